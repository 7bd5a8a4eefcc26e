import { bytesToHex } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { BlocksSchema, differing, readBlocks } from '../../../src/sync/agree/blocks.ts'
import {
  firstDifference,
  hasHoles,
  shapeOf,
  type Units,
  unitsHash,
  unitsIn,
} from '../../../src/sync/update/units.ts'
import { diceOf } from '../garbage.ts'
import { any, gone, update } from '../heavy.ts'
import { play } from '../scribes.ts'

const unitsOf = (doc: Y.Doc, client: number, from: number, to: number): Units =>
  unitsIn(doc.store.clients.get(client) ?? [], from, to)

test('what one wrote has the same hash in every document, however it was split, joined and passed on', () => {
  const dice = diceOf(1)
  let [same, holes] = [0, 0]
  for (let round = 0; round < 30; round++) {
    const docs = [1, 2, 3].map((n) => {
      const doc = new Y.Doc()
      doc.clientID = n * 1000 + round
      return doc
    })
    /** What each author knew it had written, at once. */
    const wrote: { client: number; from: number; to: number; units: Units }[] = []
    for (const doc of docs) {
      doc.on('afterTransaction', ({ beforeState, afterState }: Y.Transaction) => {
        const client = doc.clientID
        const [from, to] = [beforeState.get(client) ?? 0, afterState.get(client) ?? 0]
        if (to > from) wrote.push({ client, from, to, units: unitsOf(doc, client, from, to) })
      })
    }
    for (let n = 0; n < 60; n++) {
      const doc = docs[dice(docs.length)]
      if (doc) play(doc, dice)
      if (dice(4) === 0) {
        const [a, b] = [docs[dice(3)], docs[dice(3)]]
        if (a && b) Y.applyUpdate(a, Y.encodeStateAsUpdate(b, Y.encodeStateVector(a)))
      }
    }
    const late = new Y.Doc()
    const whole = Y.mergeUpdates(docs.map((doc) => Y.encodeStateAsUpdate(doc)))
    Y.applyUpdate(late, whole)
    for (const doc of docs) Y.applyUpdate(doc, whole)
    for (const { client, from, to, units } of wrote) {
      for (const doc of [...docs, late]) {
        const there = unitsOf(doc, client, from, to)
        expect(firstDifference(units, there, client)).toBeUndefined()
        if (hasHoles(there) && !hasHoles(units)) {
          holes += 1
          continue
        }
        if (bytesToHex(shapeOf(there)) !== bytesToHex(shapeOf(units))) continue
        same += 1
        expect(bytesToHex(unitsHash(there, client))).toBe(bytesToHex(unitsHash(units, client)))
      }
    }
    const prints = [...docs, late].map((doc) => readBlocks(doc, Number.POSITIVE_INFINITY))
    expect(new Set(prints.map((print) => print.whole())).size).toBe(1)
    for (const print of prints) print.end()
  }
  expect(same).toBeGreaterThan(2500)
  expect(holes).toBeGreaterThan(500)
})

test('prints: kept up while a document changes, they are those of one read anew', () => {
  const dice = diceOf(2)
  const doc = new Y.Doc()
  const print = readBlocks(doc, Number.POSITIVE_INFINITY)
  for (let n = 0; n < 300; n++) {
    play(doc, dice)
    if (n % 20 === 0) {
      const fresh = readBlocks(doc, Number.POSITIVE_INFINITY)
      expect(print.whole()).toBe(fresh.whole())
      expect(differing(print.blocks(), fresh.blocks())).toEqual([])
      fresh.end()
    }
  }
})

test('prints: those of many clients with many blocks are no longer than a word may be', () => {
  const doc = new Y.Doc()
  for (let n = 0; n < 4000; n++) {
    const client = 2 ** 52 + n
    const letters = new Y.ContentString('x'.repeat(n < 2000 ? 2048 : 1024))
    const item = new Y.Item(Y.createID(client, 0), null, null, null, null, null, null, letters)
    doc.store.clients.set(client, [item])
  }
  const print = readBlocks(doc, Number.POSITIVE_INFINITY)
  const blocks = print.told()
  expect(JSON.stringify({ holds: { blocks } }).length).toBeLessThan(256 * 1024)
  expect(blocks.length).toBeGreaterThan(1500)
  expect(v.is(BlocksSchema, blocks)).toBe(true)
  print.end()
})

test('prints: what is gone is none, however much somebody says it was', () => {
  const [doc, other] = ['one', 'other'].map((said) => {
    const doc = new Y.Doc()
    doc.clientID = 2
    Y.applyUpdate(doc, update([[1, 0, [gone(2 ** 40 - 10)]]]))
    doc.getMap('play').set('said', said)
    return doc
  })
  if (!doc || !other) throw new Error('no documents')
  const print = readBlocks(doc, Number.POSITIVE_INFINITY)
  const whole = print.whole()
  const [[client, blocks] = [0, []], ...more] = print.blocks()
  expect([client, blocks.length, more]).toEqual([2, 1, []])
  expect(differing(print.blocks(), readBlocks(other).blocks())).toEqual([{ client: 2, from: 0 }])
  // Behind all that something stands, and is rubbed out.
  Y.applyUpdate(doc, update([[1, 2 ** 40 - 10, [any({ root: 'play', key: 'x' }, 1)]]]))
  expect(print.blocks()[0]?.[1].map(([n]) => n)).toEqual([Math.floor((2 ** 40 - 10) / 1024)])
  doc.getMap('play').delete('x')
  expect(print.whole()).toBe(readBlocks(doc, Number.POSITIVE_INFINITY).whole())
  expect(print.whole()).not.toBe(whole)
})

test('prints: a document with very many is read by and by', () => {
  const doc = new Y.Doc()
  doc.clientID = 1
  const text = doc.getText('notes')
  for (let n = 0; n < 50; n++) text.insert(0, 'x'.repeat(2048))
  const print = readBlocks(doc, 0)
  expect(print.whole()).toBeUndefined()
  const slow = readBlocks(doc, 2)
  let times = 0
  while (slow.whole() === undefined && times < 1000) times += 1
  expect(slow.whole()).toBe(readBlocks(doc, Number.POSITIVE_INFINITY).whole())
})

test('one clock with two contents: another hash, and where it begins', () => {
  const [ada, ben] = ['success', 'failure'].map((said) => {
    const doc = new Y.Doc()
    doc.clientID = 77
    doc.getText('notes').insert(0, `It was a ${said} 🎲.`)
    doc.getMap('play').set('roll', said)
    return doc
  })
  if (!ada || !ben) throw new Error('no documents')
  expect(Y.encodeStateVector(ada)).toEqual(Y.encodeStateVector(ben))
  const [one, other] = [unitsOf(ada, 77, 0, 99), unitsOf(ben, 77, 0, 99)]
  expect(firstDifference(one, other, 77)).toBe('It was a '.length)
  expect(unitsHash(one, 77)).not.toEqual(unitsHash(other, 77))
  const prints = [ada, ben].map((doc) => readBlocks(doc).blocks())
  expect(differing(prints[0] ?? [], prints[1] ?? [])).toEqual([{ client: 77, from: 0 }])
  // Put elsewhere it is something else too.
  const cyd = new Y.Doc()
  cyd.clientID = 77
  cyd.getText('others').insert(0, 'It was a success 🎲.')
  expect(firstDifference(one, unitsOf(cyd, 77, 0, 99), 77)).toBe(0)
})

test('whoever makes up thousands of hands hides no difference behind them', () => {
  const updates = Array.from({ length: 3600 }, (_, n) => {
    const made = new Y.Doc()
    made.clientID = n + 1
    made.getMap('play').set(`${n}`, n)
    return Y.encodeStateAsUpdate(made)
  })
  const all = Y.mergeUpdates(updates)
  const [one, other] = ['success', 'failure'].map((roll) => {
    const doc = new Y.Doc()
    doc.clientID = 2 ** 50
    doc.getMap('play').set('roll', roll)
    Y.applyUpdate(doc, all)
    return readBlocks(doc, 10_000)
  })
  if (!one || !other) throw new Error('nobody')
  const told = [one.told(), one.told()]
  for (const blocks of told) expect(JSON.stringify(blocks).length).toBeLessThan(256 * 1024)
  const found = told.flatMap((blocks) => differing(other.blocks(), blocks))
  expect(found).toEqual([{ client: 2 ** 50, from: 0 }])
})
