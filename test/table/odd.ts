import * as Y from 'yjs'
import { makeSpatial } from '../../src/board/spatial.ts'
import { game } from '../../src/games/prophecy/game.ts'
import type { Chronicler } from '../../src/rules/game.ts'
import { treeOf } from '../../src/rules/outline.ts'
import { carried } from '../../src/rules/place.ts'
import { openTable } from '../../src/table/table.ts'
import { linesOf } from '../../src/ui/lines.ts'

/** Lays so many things on the table of a document. */
export type Fill = (doc: Y.Doc, count: number) => void
/** What the one of this number is called. */
export const name = (n: number) => `i${String(n).padStart(7, '0')}`

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
  'pairs of everything with everything': (doc, count) => pairs(doc, count, 'word', 80),
  'pairs of one long note': (doc, count) => pairs(doc, count / 10, 'x '.repeat(100_000), 1),
  'ink on ink': (doc, count) =>
    things(doc, count, 'ink', (n) => (n > 0 ? { on: name(n - 1) } : {})),
  'notes at one Scene': (doc, count) => {
    PLAIN(doc, count)
    lay(doc, 's', 'oval', { x: 0, y: 0 }, { finale: true })
    for (let n = 0; n < count; n++) write(doc, name(n), 'text', 'word')
  },
  'as many Scenes as notes, far from one another': (doc, count) => {
    for (let n = 0; n < count / 2; n++) {
      lay(doc, name(n), 'oval', { x: 0, y: 0 }, n > 0 ? { parent: name(0) } : { finale: true })
      lay(doc, `n${n}`, 'note', { x: 0, y: 300 + n / 100 })
      write(doc, `n${n}`, 'text', 'word')
    }
  },
  'cards for the place of one Scene': (doc, count) => {
    things(doc, count, 'card', () => ({ props: { scene: 's' } }))
    lay(doc, 's', 'oval', { x: 0, y: 0 }, { finale: true })
  },
  'a seat and a Character for each': (doc, count) => {
    things(doc, count / 2, 'card', (n) => ({ props: { player: name(n) } }))
    for (let n = 0; n < count / 2; n++)
      doc.getMap('seats').set(name(n), { name: 'Ada', color: n % 8, sitter: '' })
  },
  'Scenes that were played with one long pair': (doc, count) => {
    const scenes = Math.ceil(count / 500)
    for (const [note, card] of [
      ['a', 'b'],
      ['c', 'd'],
    ] as const) {
      lay(doc, card, 'card', { x: 0, y: 0 }, card === 'b' ? { player: 'ada' } : {})
      lay(doc, note, 'note', { x: 0, y: 0, on: card })
      write(doc, note, 'text', 'x '.repeat(100_000))
    }
    const dice = Array.from({ length: 500 }, () => 'd6' as const)
    for (let n = 0; n < scenes; n++) {
      lay(doc, name(n), 'oval', { x: 0, y: 0 }, n > 0 ? { parent: name(0) } : { finale: true })
      const about = { kind: 'scene', about: name(n), dr: 1, dice, bursts: { d6: [6] }, ready: [] }
      const check = { ...about, pairs: dice.map(() => ['a', 'c']) }
      const roll = dice.map((die) => ({ die, face: 5 }))
      doc.getArray('rolls').push([{ id: name(n), seat: 'ada', at: n, check, roll }])
    }
  },
}

/** One thing more. */
function lay(doc: Y.Doc, id: string, kind: string, at: object, props: object = {}): void {
  const thing = new Y.Map<unknown>([
    ['kind', kind],
    ['place', { turn: 0, z: 1, ...at }],
    ['bin', false],
    ...Object.entries(props).map(([key, value]) => [`p:${key}`, value] as [string, unknown]),
  ])
  doc.getMap('items').set(id, thing)
}

/** Something is written on it. */
function write(doc: Y.Doc, id: string, field: string, text: string): void {
  const thing = doc.getMap('items').get(id)
  if (thing instanceof Y.Map) thing.set(`t:${field}`, new Y.Text(text))
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
/** A table of loose notes. */
export const PLAIN: Fill = (doc, count) => things(doc, count, 'note', () => ({}))

const EVERYWHERE = { minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9 }

/** Reads all that there is to read of a table, and tells how long each reading took, ms. */
export function readings(doc: Y.Doc, chronicler: Chronicler): ReadonlyMap<string, number> {
  const took = new Map<string, number>()
  const timed = <T>(what: string, read: () => T): T => {
    const began = performance.now()
    const found = read()
    took.set(what, performance.now() - began)
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
  timed('steps', () => game.phases.map((phase) => phase.steps(board, act)))
  timed('Check', () => game.gathering(board, act))
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

/** The same anew, of which nothing is known yet. */
export function docWith(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}
