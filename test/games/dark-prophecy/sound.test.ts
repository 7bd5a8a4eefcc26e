import fc from 'fast-check'
import { expect, test } from 'vitest'
import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import type { Chosen } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import { isDid } from '../../../src/games/dark-prophecy/story/did.ts'
import {
  type GameKept,
  gameKept,
  PLAY,
  toldIn,
} from '../../../src/games/dark-prophecy/story/kept.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { isRecord } from '../../../src/rules/plain/json.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { luckOf } from './dealer.ts'
import { dealtDesk, goOn, keptAt } from './evening.ts'

// The register of the game is written by anybody: what cannot be a game is none, and nothing falls over it.

const game: Game = dark

/** Tables on the way through games, as they stand. */
const boards: readonly Board[] = [2, 3, 5].flatMap((many) => {
  const desk = dealtDesk(many, many)
  const luck = luckOf(many)
  const found: Board[] = []
  for (let n = 0; n < 90; n++) {
    if (n % 9 === 0) found.push(desk.board())
    if (!goOn(desk, luck, n % 2 > 0)) break
  }
  return [...found, desk.board()]
})

const ANSWERS: readonly Answers[] = [
  {},
  { of: 'blood', card: 'card-01', deed: 'ink', at: '0', use: 'yes', who: 'ben' },
]

/** All that a screen asks of the game, for a seat that knows everything. */
function askAll(board: Board): void {
  const act = {
    ...{ seat: 'ada', now: 1 },
    chance: { id: () => 'x', seed: () => '0'.repeat(64), wobble: () => 0.5 },
    sees: () => 'tithe',
  }
  game.read(board)
  game.outline(board)
  game.phases?.now(board)
  game.phases?.turn?.(board)
  for (const { steps } of game.phases?.list ?? []) steps(board, act)
  for (const id of [...board.items.keys()].slice(0, 30)) game.offers?.(board, act, id)
  for (const deck of game.decks ?? []) {
    deck.seals(board)
    deck.due(board)
    deck.onTrust(board)
  }
  game.hand?.(board, 'ada')
  game.forced?.(board, act)
  game.ending?.(board)
  for (const move of game.moves)
    for (const answers of ANSWERS) {
      move.asks(board, act, answers)
      move.may(board, act, answers)
      move.lasting?.(board, act, answers)
      move.play(board, act, answers)
    }
}

const JUNK: readonly Plain[] = [
  ...[null, true, -1, 0, 3, 1e9, 1.5, '', 'x', 'ada', 'card-01', 'verse', 'ink', 'king', 'final'],
  ...[[], {}, [null], ['card-01', 'card-01'], { task: 'do' }, { verb: 'draw', n: 99 }],
]

/** The same with one thing in it otherwise: of all there is, the how manieth. */
function spoilt(value: Plain, at: { n: number }, junk: Plain): Plain {
  if (at.n-- === 0) return junk
  if (Array.isArray(value)) return value.map((one) => spoilt(one, at, junk))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, spoilt(one as Plain, at, junk)]),
  )
}
const sizeOf = (value: Plain): number =>
  Array.isArray(value)
    ? value.reduce<number>((sum, one) => sum + sizeOf(one), 1)
    : isRecord(value)
      ? Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one as Plain), 1)
      : 1

test('what stands in the register of a real game is that game', () => {
  for (const board of boards) {
    expect(gameKept(board)).toBeDefined()
    expect(gameKept(board)).toEqual(board.play[PLAY])
    askAll(board)
  }
})

test('whatever one thing in it is spoilt: it is another game or none, and everything can still be asked', () => {
  let none = 0
  let other = 0
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: boards.length - 1 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.constantFrom(...JUNK),
      (which, where, junk) => {
        const board = boards[which]!
        const whole = board.play[PLAY]!
        const value = spoilt(whole, { n: Math.floor(where * sizeOf(whole)) }, junk)
        const now = { ...board, play: { ...board.play, [PLAY]: value } }
        if (gameKept(now)) other++
        else none++
        askAll(now)
      },
    ),
    { numRuns: 500 },
  )
  expect(none).toBeGreaterThan(100)
  expect(other).toBeGreaterThan(4)
})

const kept = gameKept(boards[3]!)!
const of = (more: Partial<GameKept['game']>) => ({ ...kept, game: { ...kept.game, ...more } })
const [ada] = kept.game.cultists

test.each([
  ['nothing', null],
  ['a word', 'game'],
  ['one player', of({ cultists: kept.game.cultists.slice(0, 1) })],
  [
    'a player twice',
    of({ cultists: [...kept.game.cultists.slice(0, 1), ...kept.game.cultists.slice(0, 1)] }),
  ],
  [
    'a card in two hands',
    of({ cultists: kept.game.cultists.map((one) => ({ ...one, hand: ada!.hand })) }),
  ],
  ['a card that there is not', of({ discard: ['ace'] })],
  ['a Deed twice', of({ openDeeds: [ada!.deeds[0]?.deed ?? 'ink', 'ink', 'ink'] })],
  [
    'a Discipline twice',
    of({
      cultists: kept.game.cultists.map((one) => ({
        ...one,
        levels: [one.levels[0]!, one.levels[0]!, one.levels[1]!],
      })),
    }),
  ],
  ['a turn of nobody', of({ turn: { ...kept.game.turn!, seat: 'nobody' } })],
  ['a task for nobody', of({ tasks: [{ task: 'fill', seat: 'nobody' }] })],
  ['a verse of another kind', of({ row: [{ kind: 'opening', verse: 'crown' }] })],
  [
    'endless advances',
    of({ tasks: [{ task: 'do', seat: 'ada', doing: { verb: 'advance' }, n: 1e9 }] }),
  ],
  ['a packet beyond the deck', of({ tasks: [{ task: 'shuffle', what: 'packet', at: 63 }] })],
] as const)('%s is no game: the table is as if nothing had been dealt', (_, value) => {
  const board = { ...boards[3]!, play: { [PLAY]: value as unknown as Plain } }
  expect(gameKept(board)).toBeUndefined()
  expect(game.phases?.now(board)).toBe('gather')
  expect(game.decks?.[0]?.due(board)).toEqual([])
  askAll(board)
})

test.each([
  [['begun'], []],
  [['begun', { name: 'Ada' }], []],
  [['round', { n: 'two' }], []],
  [['turn', { name: 7 }], []],
  [['constructor', {}], []],
  [['round', { n: 2 }], [{ key: 'happened.round', values: { n: 2 } }]],
])('%j in what is told: what lacks a value is passed over', (written, said) => {
  const last = { key: 'happened.last' }
  expect(toldIn([written, ['last']] as Plain)).toEqual([...said, last])
})

test('the same is dealt, laid and told whatever the order of things on the board', () => {
  const desk = dealtDesk(2)
  const board = desk.board()
  const turned = { ...board, items: new Map([...board.items].reverse()) }
  expect(game.outline(turned).map(({ rows }) => rows.length)).toEqual(
    game.outline(board).map(({ rows }) => rows.length),
  )
  expect(game.read(turned)).toEqual(game.read(board))
  expect(keptAt(desk).game.round).toBe(1)
})

const CHOSEN: readonly Chosen[] = [
  { do: 'play', card: 'card-01' },
  { do: 'play', card: 'card-01', changed: true },
  { do: 'levelUp', of: 'blood', card: 'card-01' },
  { do: 'scheme', at: 3 },
  { do: 'scheme', at: 'unseen' },
  { do: 'endActions' },
  { do: 'pick', pick: 'advance', deed: 'ink' },
  { do: 'pick', pick: 'discard', card: 'card-01' },
  { do: 'pick', pick: 'recover', card: 'card-01' },
  { do: 'pick', pick: 'move', from: 'ink', to: 'ash' },
  { do: 'pick', pick: 'level', of: 'blood' },
  { do: 'use', use: false },
  { do: 'see', verses: [] },
  { do: 'opened' },
  { do: 'shuffled', cards: ['card-01'] },
  { do: 'lots', drawn: [['ada'], []] },
  { do: 'leave', who: 'ada' },
] as never

test.each(CHOSEN.map((choice) => [JSON.stringify(choice), choice] as const))(
  'in a step %s is chosen by all that belongs to it, and nothing beside',
  (_, choice) => {
    const step = { seat: 'ada', choice, said: {} }
    expect(isDid(step)).toBe(true)
    expect(isDid({ ...step, junk: 'x' })).toBe(false)
    expect(isDid({ ...step, choice: { ...choice, junk: 'x'.repeat(9000) } })).toBe(false)
    for (const key of Object.keys(choice).filter((one) => one !== 'changed')) {
      const { [key as 'do']: _left, ...rest } = choice
      expect(isDid({ ...step, choice: rest }), key).toBe(false)
      expect(isDid({ ...step, choice: { ...choice, [key]: { x: 1 } } }), key).toBe(false)
    }
  },
)
