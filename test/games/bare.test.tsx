import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { meaningOf } from '../../src/app/asides/meanings.ts'
import { labelOf } from '../../src/app/page/label.ts'
import { game as whole } from '../../src/games/prophecy/game.ts'
import { newItem } from '../../src/rules/board/piece.ts'
import { rulingOf } from '../../src/rules/dice/sum.ts'
import type { Game } from '../../src/rules/game.ts'
import { treeOf } from '../../src/rules/told/outline.ts'
import { newTable } from '../../src/table/table.ts'
import { PauseButton } from '../../src/ui/bars/PauseCard.tsx'
import { COMMANDS } from '../../src/ui/desk/commands.ts'
import type { Desk } from '../../src/ui/desk/desk.ts'
import { begun, sent } from '../../src/ui/desk/form.ts'
import { Seated } from '../../src/ui/desk/forms.tsx'
import { lacking } from '../../src/ui/desk/lacking.ts'
import { Tools, toolsOf } from '../../src/ui/desk/Tools.tsx'
import { actionsInPlay, actionsTo } from '../../src/ui/heard/actions.ts'
import { linesOf } from '../../src/ui/lists/lines.ts'
import { en } from '../../src/ui/say/en.ts'
import { speaker } from '../../src/ui/say/words.ts'
import { record } from '../make.ts'
import { bare } from './bare.ts'
import { game as beasts } from './beasts/game.ts'

const luck = { id: () => 'slip', seed: () => '', wobble: () => 0.5 }
const act = { seat: 'ada', chance: luck, now: 1000 }
const say = speaker('en', bare.words.en, en)

const open: { close(): void }[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.close()
})

/** A table of a game, as it is opened, and all that is asked of its desk here. */
function opened(game: Game) {
  const table = newTable('one', { game: game.id, title: 'A table', made: 1000 })
  open.push(table)
  table.apply([...(game.setup?.(act) ?? [])], { seat: '', track: false })
  table.apply([{ do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'here' } }], {
    seat: 'ada',
  })
  const desk = {
    table,
    game,
    lang: 'en',
    device: 'here',
    say: speaker('en', game.words.en, en),
    seat: () => 'ada',
    act: () => act,
    without: lacking(game, true),
  } as unknown as Desk
  return { table, desk }
}

const instant = ({ table }: ReturnType<typeof opened>) => {
  const { items, about } = table.state()
  return { board: table.board(), items, title: about.title }
}

const slip = (words: string) =>
  newItem(bare, {
    id: 'slip',
    kind: 'slip',
    place: { x: 0, y: 0, turn: 0, z: 1 },
    texts: { words },
  })

test('a card is laid on its table, listed, named and told of', () => {
  const at = opened(bare)
  const before = instant(at)
  expect(at.table.apply([{ do: 'make', item: slip('A lamp') }], { seat: 'ada' })).toBeUndefined()
  const after = instant(at)
  const lying = after.board.items.get('slip')!
  const parts = linesOf(bare, after.board)
  expect(parts.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual(['slip'])
  expect(treeOf(bare, after.board)).toEqual([])
  expect(labelOf(lying, bare, [], say, 0)).toContain('A lamp')
  const deeds = [
    ...actionsTo(bare, before, after, undefined, 'slip'),
    ...actionsInPlay(bare, before, after, act),
  ]
  expect(deeds.map(({ did }) => did)).toEqual(['made'])
})

test('its Moves are asked and played', () => {
  const at = opened(bare)
  const [move] = bare.moves
  const desk = {
    game: bare,
    board: at.table.board,
    act: () => act,
    play(_: string, answers = {}) {
      const changes = move!.play(at.table.board(), act, answers)
      if ('dice' in changes || changes.length === 0)
        return { ask: move!.asks(at.table.board(), act, answers) }
      at.table.apply(changes, { seat: 'ada' })
      return 'done' as const
    },
  }
  const form = begun(desk, { move: 'lay' })
  expect(form).toBeDefined()
  expect(sent(desk, { ...form!, answers: { words: 'A bell' } })).toBeUndefined()
  expect(at.table.board().items.get('slip')?.texts.words).toBe('A bell')
})

test('what it does not have is offered nowhere', () => {
  const lacks = lacking(bare, true)
  expect([...lacks].sort()).toEqual(
    ['card', 'chronicle', 'count', 'ending', 'line', 'note', 'oval', 'rules', 'tidy'].sort(),
  )
  expect(COMMANDS.table.filter(({ id }) => lacks.has(id))).toHaveLength(lacks.size)
  expect(toolsOf(bare, false)).toEqual(['hand', 'select', 'marker', 'eraser'])
  expect(toolsOf(bare, true)).toEqual([])
  const tools = (game: Game, lists: boolean) =>
    renderToString(
      <Seated desk={opened(game).desk}>
        <Tools tool="hand" onTool={() => {}} lists={lists} />
        <PauseButton />
      </Seated>,
    )
  expect(tools(bare, false)).not.toContain('data-tool="oval"')
  expect(tools(bare, true)).toBe('')
  expect(tools(whole, true)).toContain('data-tool="oval"')
})

test('a game that has it all lacks nothing', () => {
  // The things of that one bear no numbers.
  const pieces = { ...whole.pieces, ...beasts.pieces }
  expect(lacking({ ...whole, pieces }, true).size).toBe(0)
})

test('what a marker drew means no Move that is not there', () => {
  const { desk } = opened(bare)
  const round = { x: 0, y: 0, width: 90, height: 50, turn: 0, ids: ['a'], inside: [] }
  expect(meaningOf(desk, { ...round, is: 'oval' })).toBeUndefined()
  expect(meaningOf(desk, { ...round, is: 'box' })).toBeUndefined()
  expect(meaningOf(desk, { is: 'line', from: 'a', to: 'b', ids: ['c'] })).toBeUndefined()
})

test('a Roll that somebody wrote down for it is added up, since nobody judges it', () => {
  const { check, roll } = record('slip', 1, 2, 3, 4)
  expect(rulingOf(bare, check, roll)).toMatchObject({ result: 7, hits: [1, 1] })
})
