import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { broughtBy, heldBy, isPartOf } from '../../../src/sync/log/held.ts'

/** A document, and each of its changes. */
function written() {
  const doc = new Y.Doc()
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  const items = doc.getMap('items')
  for (let n = 0; n < 5; n++) items.set('n', n)
  doc.getArray('list').push([1, 2, 3])
  doc.getArray('list').delete(1)
  return { doc, updates }
}
const held = (updates: readonly Uint8Array[]) => heldBy(updates.map(broughtBy))

test('all changes of a document hold what it holds, one by one, merged, and in any order', () => {
  const { doc, updates } = written()
  for (const all of [updates, [Y.mergeUpdates(updates)], [...updates].reverse()]) {
    expect(isPartOf(Y.snapshot(doc), held(all))).toBe(true)
    expect(isPartOf(held(all), Y.snapshot(doc))).toBe(true)
  }
})

test('without any one of them something is missing, and what is missing can be given', () => {
  const { doc, updates } = written()
  updates.forEach((_, left) => {
    const rest = updates.filter((_, n) => n !== left)
    const has = held(rest)
    expect(isPartOf(Y.snapshot(doc), has)).toBe(false)
    const given = Y.encodeStateAsUpdate(doc, Y.encodeStateVector(has.sv))
    expect(isPartOf(Y.snapshot(doc), held([...rest, given]))).toBe(true)
  })
})

test('what is none is an error', () => {
  expect(() => broughtBy(Uint8Array.of(1, 2, 3))).toThrow()
})
