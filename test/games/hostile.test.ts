import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import type { Game } from '../../src/rules/game.ts'
import type { Sentence } from '../../src/rules/plain/sentence.ts'
import { treeOf } from '../../src/rules/told/outline.ts'
import { fromBackup, openBackup, toBackup } from '../../src/table/store/backup.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { linesOf } from '../../src/ui/lists/lines.ts'
import { speaker } from '../../src/ui/say/words.ts'
import { englishOf } from '../make.ts'
import { expectAlive } from '../table/alive.ts'
import { hostile } from '../table/hostile.ts'
import { GAMES } from './all.ts'

/*
 * Tables of every game that somebody wrote into who means no good: any value in any register and prop, and things
 * where others are looked for.
 */

const ids = fc.constantFrom(
  'a',
  'b',
  'c',
  'd',
  'timeline',
  'warning',
  'die:a',
  'ghost',
  'constructor',
  '__proto__',
)
const numbers = fc.constantFrom(
  0,
  -1,
  0.5,
  4,
  5000,
  1e15,
  1e308,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
)
const words = fc.constantFrom(
  '',
  ' '.repeat(3000),
  'x'.repeat(3000),
  '\u0000\u202e\ud800{scene}{text}$&',
  '\udc00{__proto__}',
  'agree',
  'ice',
  'constructor',
)
const wild = fc.oneof(
  ids,
  numbers,
  words,
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    [],
    {},
    { since: 1e308, spent: 1e308 },
    { spent: 'long', paused: 1 },
    { toString: 1, valueOf: 1 },
  ),
  fc.constantFrom(
    'setup',
    'confrontation',
    'resolution',
    'story',
    'outline',
    'antagonist',
    'flashback',
    'flashforward',
  ),
)
const kinds = fc.constantFrom(
  'oval',
  'card',
  'note',
  'sheet',
  'message',
  'timeline',
  'die',
  'placard',
  'ink',
  'dragon',
)
const props = fc.constantFrom(
  'parent',
  'finale',
  'as',
  'made',
  'player',
  'scene',
  'category',
  'color',
  'width',
  'height',
  'face',
  'path',
)
const fields = fc.constantFrom(
  'title',
  'body',
  'text',
  'objective',
  'setting',
  'told',
  'constructor',
)
const places = fc.record(
  { x: numbers, y: numbers, turn: numbers, z: numbers, on: ids },
  { requiredKeys: ['x', 'y', 'turn', 'z'], noNullPrototype: true },
)
const item = fc.record({
  id: ids,
  kind: kinds,
  place: fc.oneof({ weight: 3, arbitrary: fc.constant({ x: 1, y: 2, turn: 0, z: 3 }) }, places),
  bin: fc.constantFrom(false, false, false, true, 'a'),
  props: fc.array(fc.tuple(props, wild), { maxLength: 5 }),
  texts: fc.array(fc.tuple(fields, words), { maxLength: 4 }),
})

interface Laid {
  readonly id: string
  readonly kind: string
  readonly place: unknown
  readonly bin: unknown
  readonly props: readonly (readonly [string, unknown])[]
  readonly texts: readonly (readonly [string, string])[]
}
function laid(
  id: string,
  kind: string,
  prop: readonly [string, unknown],
  field: string,
  on?: string,
): Laid {
  const place = { x: 1, y: 2, turn: 0, z: 3, ...(on && { on }) }
  return { id, kind, place, bin: false, props: [prop], texts: [[field, 'Words']] }
}

const register = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      'phase',
      'scene',
      'clock',
      'module',
      'warning',
      'arrived',
      'timeline',
      'moderator',
    ),
    fc.constantFrom(
      'set/finale',
      'set/limit',
      'set/minutes',
      'look/ground',
      'stage/',
      'stage/__proto__',
      'pair/a',
    ),
    ids.map((id) => `stage/${id}`),
    fc.tuple(ids, ids, ids, ids).map((parts) => `pair/${parts.join('/')}`),
    ids.map((id) => `pair/${id}/m/n/ada`),
  ),
  wild,
)
const roll = fc.record({
  id: ids,
  about: ids,
  dr: numbers,
  at: numbers,
  dice: fc.nat(3),
  faces: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }),
})
/** A story half played, of which any part may be something else by what comes after it. */
const half: readonly Laid[] = [
  laid('a', 'oval', ['finale', true], 'objective'),
  laid('b', 'oval', ['parent', 'a'], 'objective'),
  laid('c', 'card', ['player', 'ada'], 'title'),
  laid('d', 'card', ['as', 'antagonist'], 'title'),
  laid('n', 'note', ['made', 1], 'text', 'c'),
  laid('m', 'note', ['made', 1e15], 'text', 'd'),
  laid('timeline', 'timeline', ['made', 1], 'text'),
]

const table = fc.record({
  items: fc
    .tuple(fc.constantFrom([], half, half), fc.array(item, { maxLength: 12 }))
    .map(([some, more]): readonly Laid[] => [...some, ...more]),
  play: fc.array(register, { maxLength: 12 }),
  rolls: fc.array(roll, { maxLength: 4 }),
  more: fc.option(hostile, { freq: 3 }),
})
type Spoilt = typeof table extends fc.Arbitrary<infer T> ? T : never

function documentOf({ items, play, rolls, more }: Spoilt, game: string): Y.Doc {
  const doc = new Y.Doc()
  if (more) Y.applyUpdate(doc, more)
  doc.transact(() => {
    for (const { id, kind, place, bin, props, texts } of items) {
      const map = new Y.Map<unknown>(Object.entries({ kind, place, bin }))
      for (const [key, value] of props) map.set(`p:${key}`, value)
      for (const [key, value] of texts) map.set(`t:${key}`, new Y.Text(value))
      doc.getMap('items').set(id, map)
    }
    for (const [key, value] of play) doc.getMap('play').set(key, value)
    for (const { id, about, dr, at, dice, faces } of rolls)
      doc.getArray('rolls').push([
        {
          ...{ id, seat: 'ada', at },
          check: {
            ...{ kind: 'scene', about, dr, dice: Array(dice).fill('d6'), bursts: { d6: [6] } },
            ...{ pairs: [['a', 'b']], ready: ['die:a'] },
          },
          roll: faces.map((face) => ({ die: 'd6', face })),
        },
      ])
    doc.getMap('seats').set('ada', { name: 'Ada', color: 0, sitter: 'x' })
    doc.getMap('about').set('game', game)
  })
  // As it comes to others: half letters become the sign for such.
  const come = new Y.Doc()
  Y.applyUpdate(come, Y.encodeStateAsUpdate(doc))
  doc.destroy()
  return come
}

/** All that a screen asks a game for, said in words; and every Move, made as far as it can be. */
async function lookedAt(game: Game, at: Table, say: (sentence: Sentence) => string) {
  const board = at.board()
  let made = 0
  const chance = { id: () => `made${++made}`, seed: () => '0'.repeat(64), wobble: () => 0.5 }
  const act = { seat: 'ada', chance, now: 5000, say }
  const said: Sentence[] = []
  /** Whatever there is to be said in it. */
  const told = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('key' in value && typeof value.key === 'string') said.push(value as Sentence)
    for (const one of Object.values(value)) told(one)
  }
  const marks = game.read(board)
  for (const mark of marks) {
    expect(board.items.has(mark.on)).toBe(true)
    if (mark.as !== 'drawn') continue
    for (const { spots } of mark.strokes)
      for (const { x, y, p = 0 } of spots) expect([x, y, p].every(Number.isFinite)).toBe(true)
    for (const { x, y, w, h } of mark.words) expect([x, y, w, h].every(Number.isFinite)).toBe(true)
  }
  told(marks)
  told(game.outline(board))
  expect(linesOf(game, board).length).toBeGreaterThan(0)
  treeOf(game, board)
  const { phases } = game
  if (phases) expect(phases.list.map(({ id }) => id)).toContain(phases.now(board))
  for (const phase of phases?.list ?? []) told(phase.steps(board, act))
  for (const id of [...board.items.keys(), 'ghost', '__proto__'])
    told(game.offers?.(board, act, id))
  told(game.checks?.gathering?.(board, act))
  told(game.ending?.(board))
  for (const now of [0, 5000, 1e308]) {
    const clock = game.clock?.(board, now)
    if (clock) expect(Number.isFinite(clock.spent + clock.limit + (clock.since ?? 0))).toBe(true)
  }
  for (const supply of game.supply ?? []) expect(supply.left(board)).toBeGreaterThanOrEqual(0)
  told((await game.chronicle?.())?.read(board))
  for (const sentence of said) expect(say(sentence)).not.toMatch(/undefined|NaN|\[object/)
  return act
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', async (_, game) => {
  const chronicle = await game.chronicle?.()
  const say = speaker('en', await englishOf(game), chronicle?.words.en ?? {})

  it('tells and plays on whatever somebody has written anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.nat(1000), async (spoilt, which) => {
        const at = openTable('spoilt', documentOf(spoilt, game.id))
        const act = await lookedAt(game, at, say)
        // A Move that can be made is made, and what comes of it can be looked at.
        for (const n of [0, 1, 2]) {
          const move = game.moves[(which + 7 * n) % game.moves.length]!
          const answers: Record<string, string | number> = {}
          for (const question of move.asks(at.board(), act, answers))
            answers[question.id] =
              question.kind === 'choice'
                ? (question.options[which % Math.max(1, question.options.length)]?.value ?? 'a')
                : question.kind === 'number'
                  ? question.min
                  : 'Words'
          if (move.may(at.board(), act, answers)?.force === 'must') continue
          const played = move.play(at.board(), act, answers)
          if (!('dice' in played)) expect(at.apply(played, { seat: 'ada' })).toBeUndefined()
        }
        await lookedAt(game, at, say)
        const file = fromBackup(toBackup(at))
        if (!('refusal' in file)) {
          const again = openBackup('again', file)
          expect(game.read(again.board())).toEqual(game.read(at.board()))
          again.close()
          expectAlive(at.doc)
        } else expect(spoilt.more).not.toBeNull()
        at.close()
      }),
      { numRuns: 60 },
    )
  })
})
