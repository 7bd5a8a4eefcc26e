import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { piecesOf } from '../../../src/sync/update/pieces.ts'

const DEEDS = ['make', 'move', 'drop', 'list', 'unlist', 'write', 'rub', 'about', 'meet'] as const
/** What one of several screens does: to a map of things, a list, or the text and the map within a thing. */
interface Deed {
  readonly who: number
  readonly what: (typeof DEEDS)[number]
  readonly a: number
  readonly b: number
}
const deed: fc.Arbitrary<Deed> = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(...DEEDS),
  a: fc.nat(6),
  b: fc.nat(40),
})
const deeds = (least: number) => fc.array(deed, { minLength: least, maxLength: 90 })

/** Three screens that have nothing yet. */
function screens(): [Y.Doc, Y.Doc, Y.Doc] {
  // By itself each run would have other numbers, and a failure could not be run again.
  const all: [Y.Doc, Y.Doc, Y.Doc] = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
  for (const [n, doc] of all.entries()) doc.clientID = 7 * n + 3
  return all
}

function act(all: readonly Y.Doc[], { who, what, a, b }: Deed): void {
  const doc = all[who]!
  const items = doc.getMap<Y.Map<unknown>>('items')
  const list = doc.getArray<number>('list')
  const thing = items.get(`i${a}`)
  const text = thing?.get('text')
  if (what === 'make') {
    const made = new Y.Map<unknown>([['place', b]])
    made.set('text', new Y.Text('x'.repeat(b)))
    items.set(`i${a}`, made)
  } else if (what === 'move') thing?.set('place', b)
  else if (what === 'drop') items.delete(`i${a}`)
  else if (what === 'list') list.insert(b % (list.length + 1), [a, b])
  else if (what === 'unlist' && list.length > 0) list.delete(b % list.length, 1)
  else if (what === 'about') doc.getMap('about').set(a > 2 ? 'title' : 'game', b)
  else if (what === 'write' && text instanceof Y.Text) {
    text.insert(b % (text.length + 1), 'ü'.repeat(a))
  } else if (what === 'rub' && text instanceof Y.Text && text.length > 0) {
    text.delete(b % text.length, Math.min(a, text.length - (b % text.length)))
  } else if (what === 'meet') {
    const other = all[(who + 1 + (a % 2)) % all.length]!
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other, Y.encodeStateVector(doc)))
  }
}

const whole = (doc: Y.Doc) => ({
  items: doc.getMap('items').toJSON(),
  list: doc.getArray('list').toJSON(),
  about: doc.getMap('about').toJSON(),
})
const waits = (doc: Y.Doc) => doc.store.pendingStructs !== null || doc.store.pendingDs !== null

describe('a document in pieces', () => {
  test('property: each integrates at once, and together they are the whole', () => {
    fc.assert(
      fc.property(deeds(20), fc.nat(60), fc.integer({ min: 1, max: 400 }), (all, known, size) => {
        const docs = screens()
        const [doc] = docs
        const other = new Y.Doc()
        for (const [n, one] of all.entries()) {
          act(docs, one)
          if (n === known) Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
        }
        for (const piece of piecesOf(doc, Y.encodeStateVector(other), ['about'], size)) {
          Y.applyUpdate(other, piece)
          expect(waits(other)).toBe(false)
        }
        expect(whole(other)).toEqual(whole(doc))
        expect(Y.equalSnapshots(Y.snapshot(other), Y.snapshot(doc))).toBe(true)
      }),
    )
  })

  test('property: what is done meanwhile, on either side, is not lost', () => {
    fc.assert(
      fc.property(deeds(30), deeds(10), fc.integer({ min: 1, max: 200 }), (before, live, size) => {
        const docs = screens()
        const [doc] = docs
        for (const one of before) act(docs, one)
        const other = new Y.Doc()
        other.clientID = 1000
        doc.on('update', (update: Uint8Array) => Y.applyUpdate(other, update, doc))
        const mine: Uint8Array[] = []
        other.on('update', (update: Uint8Array, from: unknown) => {
          if (from !== doc) mine.push(update)
        })
        const rest = [...live]
        for (const piece of piecesOf(doc, Y.encodeStateVector(other), [], size)) {
          Y.applyUpdate(other, piece, doc)
          const next = rest.pop()
          if (next) act([doc, other, docs[1]], next)
          for (const update of mine.splice(0)) Y.applyUpdate(doc, update)
        }
        expect(waits(other)).toBe(false)
        expect(whole(other)).toEqual(whole(doc))
      }),
    )
  })

  test('tells first what is asked for first, in pieces that are small', () => {
    const [doc, late] = screens()
    late.getMap('about').set('game', 'prophecy')
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(late))
    for (let n = 0; n < 2000; n++) act([doc], { who: 0, what: 'make', a: n, b: 40 })
    const other = new Y.Doc()
    const pieces = [...piecesOf(doc, Y.encodeStateVector(other), ['about'], 10_000)]
    expect(pieces.length).toBeGreaterThan(10)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(11_000)
    Y.applyUpdate(other, pieces[0]!)
    expect(other.getMap('about').get('game')).toBe('prophecy')
  })
})
