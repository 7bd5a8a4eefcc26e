import * as Y from 'yjs'
import { makeSpatial } from '../../src/board/map/spatial.ts'
import { game } from '../../src/games/prophecy/game.ts'
import { carried } from '../../src/rules/plain/place.ts'
import type { Chronicler } from '../../src/rules/told/chronicle.ts'
import { treeOf } from '../../src/rules/told/outline.ts'
import { openTable } from '../../src/table/table.ts'
import { linesOf } from '../../src/ui/lists/lines.ts'
import { record } from '../make.ts'

/** Lays so many things on the table of a document. */
export type Fill = (doc: Y.Doc, count: number) => void
/** What the one of this number is called. */
export const name = (n: number) => `i${String(n).padStart(7, '0')}`

/** Things, `count` of them, each a map as pages of ours write it; one in fifty, or in `each`, bears words. */
function things(
  doc: Y.Doc,
  count: number,
  kind: string,
  of: (n: number) => {
    readonly on?: string
    readonly props?: object
    readonly x?: number
    readonly id?: string
  },
  { text = 'word', each = 50 } = {},
): void {
  const items = doc.getMap('items')
  const field = kind === 'note' ? 't:text' : kind === 'oval' ? 't:objective' : 't:title'
  for (let n = 0; n < count; n++) {
    const { on, props = {}, x = n % 300, id = name(n) } = of(n)
    const place = { x, y: n / 300, turn: 0.1, z: n, ...(on !== undefined && { on }) }
    const thing = new Y.Map<unknown>([
      ['kind', kind],
      ['place', place],
      ['bin', false],
      ...Object.entries(props).map(([key, value]) => [`p:${key}`, value] as [string, unknown]),
    ])
    items.set(id, thing)
    if (n % each === 0) thing.set(field, new Y.Text(text))
  }
}

/** Tables that hang together in every odd way. */
export const SHAPES: Readonly<Record<string, Fill>> = {
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
  'Scenes on one of many letters': (doc, count) => {
    things(doc, 1, 'oval', () => ({ id: 's', props: { finale: true } }), {
      text: `${' '.repeat(100_000)}${'x'.repeat(100_000)}`,
    })
    things(doc, count, 'oval', () => ({ props: { parent: 's' } }))
  },
  'pairs of everything with everything': (doc, count) => pairs(doc, count, 'word', 80),
  'pairs of one long note': (doc, count) => pairs(doc, count / 10, 'x '.repeat(100_000), 1),
  'ink on ink': (doc, count) =>
    things(doc, count, 'ink', (n) => (n > 0 ? { on: name(n - 1) } : {})),
  'words on one place card': (doc, count) => {
    scene(doc)
    things(doc, 1, 'card', () => ({ id: 'c', props: { scene: 's' } }))
    things(doc, count, 'note', () => ({ on: 'c' }), { each: 1 })
  },
  'place cards of one Scene': (doc, count) => {
    scene(doc)
    things(doc, count, 'card', () => ({ props: { scene: 's' } }))
  },
  'words at one Scene': (doc, count) => {
    scene(doc)
    things(doc, count, 'note', () => ({ x: 0 }), { each: 1 })
  },
  'words among Scenes': (doc, count) => {
    const half = Math.floor(count / 2)
    things(doc, half, 'oval', (n) => ({ id: `s${n}`, x: (n % 300) * 120 }))
    things(doc, half, 'note', (n) => ({ x: (n % 300) * 120 + 40 }), { each: 1 })
  },
  'a Character for each of as many': (doc, count) => {
    const half = Math.floor(count / 2)
    people(doc, half)
    things(doc, half, 'card', (n) => ({ props: { player: `p${n}` } }))
  },
  'pause cards': (doc, count) => {
    scene(doc)
    doc.getMap('play').set('clock', { spent: 0, since: 1 })
    things(doc, count, 'placard', () => ({}))
  },
  pages: (doc, count) => things(doc, count, 'sheet', (n) => ({ props: { after: n % 2 === 0 } })),
  'everybody of one pair': (doc, count) => {
    const half = Math.floor(count / 2)
    pairs(doc, 1, 'word', 1)
    people(doc, half)
    for (let n = 0; n < half; n++) doc.getMap('play').set(`pair/s/a0/b0/p${n}`, 'object')
  },
  'Rolls of one long pair': (doc, count) => {
    pairs(doc, 1, 'x '.repeat(100_000), 1)
    const pair = Array.from({ length: 500 }, () => ['a0', 'b0'])
    things(doc, count / 500, 'oval', (n) => ({ id: `s${n}`, props: { parent: 's' } }))
    const rolls = Array.from({ length: count / 500 }, (_, n) => rollOf(`s${n}`, pair))
    doc.getArray('rolls').push(rolls)
  },
  'Rolls of one Scene': (doc, count) => {
    scene(doc)
    doc.getArray('rolls').push(Array.from({ length: count }, (_, n) => rollOf('s', [], n)))
  },
}
/** The Finale, played now. */
function scene(doc: Y.Doc): void {
  things(doc, 1, 'oval', () => ({ id: 's', props: { finale: true } }))
  doc.getMap('play').set('phase', 'story')
  doc.getMap('play').set('scene', 's')
}
function people(doc: Y.Doc, count: number): void {
  for (let n = 0; n < count; n++)
    doc.getMap('seats').set(`p${n}`, { name: `P ${n}`, color: n % 8, sitter: '' })
}
const rollOf = (about: string, pairs: readonly (readonly string[])[], n = 0) => {
  const dice = Math.max(1, pairs.length)
  const written = record(about, 1, dice, ...new Array<number>(dice).fill(1))
  return { ...written, id: `${about}/${n}`, check: { ...written.check, pairs } }
}
/** Everybody has said something of every pair. */
function pairs(doc: Y.Doc, count: number, text: string, left: number): void {
  things(doc, 2, 'card', (n) => ({ props: n === 0 ? { player: 'ada' } : {} }))
  const items = doc.getMap('items')
  const place = { x: 0, y: 0, turn: 0, z: 1 }
  scene(doc)
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
  for (let n = 0; n < count; n++)
    play.set(`pair/s/a${n % left}/b${Math.floor(n / left)}/ada`, 'agree')
}
/** A table of loose notes. */
export const PLAIN: Fill = (doc, count) => things(doc, count, 'note', () => ({}))

const EVERYWHERE = { minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9 }

/** Reads all that there is to read of a table, and tells how long each reading took by this clock, ms. */
export function readings(
  doc: Y.Doc,
  chronicler: Chronicler,
  now = () => performance.now(),
): ReadonlyMap<string, number> {
  const took = new Map<string, number>()
  const timed = <T>(what: string, read: () => T): T => {
    const began = now()
    const found = read()
    took.set(what, now() - began)
    return found
  }
  const table = timed('document', () => openTable('any', doc))
  const board = timed('board', () => table.board())
  const act = {
    seat: 'ada',
    now: 0,
    chance: { id: () => 'x'.repeat(21), seed: () => '0'.repeat(64), wobble: () => 0.5 },
  }
  const spatial = makeSpatial(game.pieces)
  timed('places', () => spatial.update(board.items, board.items.keys()))
  const marks = timed('marks', () => game.read(board))
  timed('picture', () => {
    spatial.setLines(marks)
    return spatial.seen(EVERYWHERE)
  })
  timed('lists', () => linesOf(game, board))
  timed('tree', () => treeOf(game, board))
  timed('chronicle', () => chronicler.read(board))
  timed('steps', () => game.phases.list.map((phase) => phase.steps(board, act)))
  timed('Check', () => game.checks.gathering(board, act))
  timed('clock', () => game.clock(board, 0))
  timed('ending', () => game.ending(board))
  timed('what may be asked', () => game.moves.map((move) => move.asks(board, act, {})))
  timed('what the bin brings', () => game.binned?.(board, act, [...board.items.keys()]))
  timed('what is carried', () => [name(0), name(1)].map((id) => carried(board.items, id)))
  timed('offers', () => [name(0), name(1)].map((id) => game.offers(board, act, id)))
  table.close()
  return took
}

/** A document with so many things on its table. */
export function docOf(fill: Fill, count: number): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => fill(doc, count))
  return doc
}
