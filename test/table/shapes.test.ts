import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeSpatial } from '../../src/board/spatial.ts'
import { game } from '../../src/games/prophecy/game.ts'
import type { Chronicler } from '../../src/rules/game.ts'
import type { Item } from '../../src/rules/item.ts'
import { treeOf } from '../../src/rules/outline.ts'
import { carried } from '../../src/rules/place.ts'
import { type Line, linesOf } from '../../src/ui/lines.ts'
import { tableOf } from './make.ts'

/*
 * Tables of any shape
 *
 * Whoever writes can stick everything on everything. However they do, a table is read in a time that grows with what is on
 * it, and not with how it hangs together.
 */

type Fill = (doc: Y.Doc, count: number) => void
const name = (n: number) => `i${String(n).padStart(7, '0')}`

/** So many things, each a map as pages of ours write it. */
function things(
  doc: Y.Doc,
  count: number,
  kind: string,
  of: (n: number) => { readonly on?: string; readonly props?: object },
  text = 'word',
): void {
  const items = doc.getMap('items')
  const field = kind === 'note' ? 't:text' : 't:title'
  for (let n = 0; n < count; n++) {
    const { on, props = {} } = of(n)
    const place = { x: n % 300, y: n / 300, turn: 0.1, z: n, ...(on !== undefined && { on }) }
    const thing = new Y.Map<unknown>([
      ['kind', kind],
      ['place', place],
      ['bin', false],
      ...Object.entries(props).map(([key, value]) => [`p:${key}`, value] as [string, unknown]),
    ])
    items.set(name(n), thing)
    if (n % 50 === 0) thing.set(field, new Y.Text(text))
  }
}

const SHAPES: Readonly<Record<string, Fill>> = {
  'one on the other': (doc, count) =>
    things(doc, count, 'note', (n) => (n > 0 ? { on: name(n - 1) } : {})),
  'one on the other, the last made lowest': (doc, count) =>
    things(doc, count, 'note', (n) => (n < count - 1 ? { on: name(n + 1) } : {})),
  'in a ring': (doc, count) => things(doc, count, 'note', (n) => ({ on: name((n + 1) % count) })),
  'all on one': (doc, count) => things(doc, count, 'card', (n) => (n > 0 ? { on: name(0) } : {})),
  'Scenes in a row': (doc, count) =>
    things(doc, count, 'oval', (n) => ({
      props: n > 0 ? { parent: name(n - 1) } : { finale: true },
    })),
  'Scenes in a ring': (doc, count) =>
    things(doc, count, 'oval', (n) => ({ props: { parent: name((n + 1) % count) } })),
  'Scenes on one': (doc, count) =>
    things(doc, count, 'oval', (n) => ({ props: n > 0 ? { parent: name(0) } : { finale: true } })),
  'pairs of everything with everything': (doc, count) => pairs(doc, count, 'word', 80),
  'pairs of one long note': (doc, count) => pairs(doc, count / 10, 'x '.repeat(100_000), 1),
  'ink on ink': (doc, count) =>
    things(doc, count, 'ink', (n) => (n > 0 ? { on: name(n - 1) } : {})),
}
/** Everybody has said something of every pair. */
function pairs(doc: Y.Doc, count: number, text: string, left: number): void {
  things(doc, 2, 'card', (n) => ({ props: n === 0 ? { player: 'ada' } : {} }))
  const items = doc.getMap('items')
  const place = { x: 0, y: 0, turn: 0, z: 1 }
  items.set(
    's',
    new Y.Map<unknown>([
      ['kind', 'oval'],
      ['place', place],
      ['bin', false],
      ['p:finale', true],
    ]),
  )
  const right = Math.ceil(count / left)
  const note = (id: string, on: string, words: string) => {
    const made = new Y.Map<unknown>([
      ['kind', 'note'],
      ['place', { ...place, on }],
      ['bin', false],
    ])
    items.set(id, made)
    made.set('t:text', new Y.Text(words))
  }
  for (let n = 0; n < left; n++) note(`a${n}`, name(0), text)
  for (let n = 0; n < right; n++) note(`b${n}`, name(1), 'word')
  doc.getMap('seats').set('ada', { name: 'Ada', color: 0, sitter: '' })
  const play = doc.getMap('play')
  play.set('phase', 'story')
  play.set('scene', 's')
  for (let n = 0; n < count; n++)
    play.set(`pair/s/a${n % left}/b${Math.floor(n / left)}/ada`, 'agree')
}
const PLAIN: Fill = (doc, count) => things(doc, count, 'note', () => ({}))

/** Reads all that there is to read of a table. */
function readAll(doc: Y.Doc, chronicler: Chronicler): number {
  const began = performance.now()
  const table = tableOf(doc)
  const board = table.board()
  const act = {
    seat: 'ada',
    now: 0,
    chance: { id: () => 'x'.repeat(21), seed: () => '0'.repeat(64), wobble: () => 0.5 },
  }
  const spatial = makeSpatial(game.pieces)
  spatial.update(board.items, board.items.keys())
  spatial.setLines(game.read(board))
  expect(spatial.seen({ minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9 })).toBeDefined()
  linesOf(game, board)
  treeOf(game, board)
  chronicler.read(board)
  for (const phase of game.phases) phase.steps(board, act)
  game.gathering(board, act)
  for (const id of [name(0), name(1)]) {
    carried(board.items, id)
    game.offers(board, act, id)
  }
  table.close()
  return performance.now() - began
}

async function chroniclerOf() {
  if (!game.chronicle) throw new Error('no chronicle')
  return game.chronicle()
}
const docOf = (fill: Fill, count: number) => {
  const doc = new Y.Doc()
  doc.transact(() => fill(doc, count))
  return doc
}

describe('a table is read in as long as one of as many loose notes', () => {
  const MANY = 6000
  test.each(Object.entries(SHAPES))('%s', { timeout: 60_000 }, async (_, fill) => {
    const chronicler = await chroniclerOf()
    const [plain, odd] = [docOf(PLAIN, MANY), docOf(fill, MANY)]
    readAll(plain, chronicler)
    const least = (doc: Y.Doc) =>
      Math.min(...[1, 2, 3].map(() => readAll(docWith(doc), chronicler)))
    // What grows with the square would take hundreds of times as long.
    expect(least(odd) / least(plain)).toBeLessThan(12)
  })
})

test('a hundred and thirty thousand notes on one card are listed', () => {
  const place = { x: 0, y: 0, turn: 0, z: 0 }
  const thing = (id: string, kind: string, on?: string): Item => ({
    id,
    kind,
    place: on === undefined ? place : { ...place, on },
    bin: false,
    props: {},
    texts: {},
  })
  const items = new Map([['card', thing('card', 'card')]])
  for (let n = 0; n < 130_000; n++) items.set(name(n), thing(name(n), 'note', 'card'))
  const [part] = linesOf(game, { items, seats: [], rolls: [], play: {} }).filter(
    ({ lines }) => lines.length > 0,
  )
  expect(part?.lines.map(({ id, lines }) => [id, lines.length])).toEqual([['card', 130_000]])
  // And where nothing is read as deep as it goes.
  const deep = new Map(items)
  for (let n = 1; n < 20; n++) deep.set(name(n), thing(name(n), 'note', name(n - 1)))
  for (let n = 20; n < 130_000; n++) deep.set(name(n), thing(name(n), 'note', name(19)))
  const count = (lines: readonly Line[]): number =>
    lines.reduce((sum, line) => sum + 1 + count(line.lines), 0)
  const parts = linesOf(game, { items: deep, seats: [], rolls: [], play: {} })
  expect(parts.reduce((sum, { lines }) => sum + count(lines), 0)).toBe(130_001)
})

/** The same anew, of which nothing is known yet. */
function docWith(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}
