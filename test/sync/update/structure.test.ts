import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { examine, faultOf } from '../../../src/sync/update/structure.ts'
import { expectAlive } from '../../table/alive.ts'
import { any, BROKEN, gone, update } from '../heavy.ts'

const faultIn = (bytes: Uint8Array, doc = new Y.Doc()) => faultOf(bytes, doc)

describe('an update', () => {
  test.each(BROKEN)('%s is refused, or left out: %s', (_, fault, bytes) => {
    const seen = examine(bytes(), new Y.Doc())
    expect(seen.fault ?? (seen.misfit && 'misfit')).toBe(fault)
  })

  test('that nests where something lies deep already is refused', () => {
    const doc = new Y.Doc()
    let map = doc.getMap<unknown>('items')
    for (let at = 0; at < 9; at++) {
      const inner = new Y.Map<unknown>()
      map.set('a', inner)
      map = inner
    }
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    const before = Y.encodeStateVector(doc)
    map.set('b', new Y.Map())
    expect(faultIn(Y.encodeStateAsUpdate(doc, before), other)).toBe('no such place')
  })

  test('of honest pages is never refused, whole or by parts', () => {
    const deed = fc.record({
      who: fc.nat(2),
      does: fc.constantFrom('make', 'set', 'write', 'rub', 'bin', 'roll', 'meet'),
      which: fc.nat(5),
      value: fc.anything({ maxDepth: 4, withNullPrototype: false }).filter((value) => {
        try {
          return JSON.stringify(value) !== undefined
        } catch {
          return false
        }
      }),
    })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
        const exchange = () => {
          for (const from of docs) {
            for (const to of docs) {
              if (from === to) continue
              const update = Y.encodeStateAsUpdate(from, Y.encodeStateVector(to))
              expect(faultIn(update, to)).toBeUndefined()
              Y.applyUpdate(to, update)
            }
          }
        }
        for (const doc of docs) {
          doc.on(
            'update',
            (update: Uint8Array, _: unknown, __: Y.Doc, { local }: Y.Transaction) => {
              if (local) expect(faultIn(update, doc)).toBeUndefined()
            },
          )
        }
        for (const { who, does, which, value } of deeds) {
          const doc = docs[who]
          if (!doc) continue
          const items = doc.getMap<unknown>('items')
          const item = items.get(`${which}`)
          const plain: unknown = JSON.parse(
            JSON.stringify(value, (key, inner) => (key === '' ? inner : inner)),
          )
          doc.transact(() => {
            if (does === 'make') {
              const map = new Y.Map<unknown>()
              map.set('t:text', new Y.Text('some words'))
              items.set(`${which}`, map)
            } else if (does === 'roll') doc.getArray('rolls').push([1])
            else if (item instanceof Y.Map) {
              const text: unknown = item.get('t:text')
              if (does === 'set') item.set('p:x', plain)
              else if (does === 'bin') items.delete(`${which}`)
              else if (text instanceof Y.Text) {
                if (does === 'write') text.insert(which % (text.length + 1), 'more')
                else text.delete(0, Math.min(text.length, which))
              }
            }
          })
          if (does === 'meet') exchange()
        }
        exchange()
        exchange()
        const [a, b, c] = docs.map((doc) => JSON.stringify(doc.getMap('items').toJSON()))
        expect(b).toBe(a)
        expect(c).toBe(a)
        for (const doc of docs) expectAlive(doc)
      }),
      { numRuns: 60 },
    )
  })
})

test('a table that somebody has filled with hands takes what those write who are linked, and is one as a whole', () => {
  const doc = new Y.Doc()
  const made = Array.from({ length: 50_000 }, (_, n) => [n + 10, 0, [gone(1)]] as const)
  const crowd = update(made)
  expect(faultOf(crowd, doc)).toBeUndefined()
  Y.applyUpdate(doc, crowd)
  const theirs = update([[7, 0, [any({ root: 'play', key: 'a' }, 1)]]])
  expect(examine(theirs, doc).misfit).toBe('too many hands')
  const seen = examine(theirs, doc, { takes: { only: 7 } })
  expect([seen.misfit, seen.fresh.length]).toEqual([undefined, 1])
  Y.applyUpdate(doc, theirs)
  expect(faultOf(Y.encodeStateAsUpdate(doc), doc)).toBeUndefined()
  // Whoever has written goes on.
  doc.clientID = 7
  expectAlive(doc)
})
