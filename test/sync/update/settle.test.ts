import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readBlocks } from '../../../src/sync/agree/blocks.ts'
import {
  composed,
  readVersion,
  settledVersion,
  type Version,
  versionIn,
} from '../../../src/sync/update/settle.ts'
import { faultOf } from '../../../src/sync/update/structure.ts'
import { firstDifference } from '../../../src/sync/update/units.ts'
import { soundState } from '../../../src/table/yjs/sound.ts'
import { expectAlive } from '../../table/alive.ts'
import { diceOf } from '../garbage.ts'
import { play } from '../scribes.ts'

const EVE = 77

const docOf = (client: number, ...updates: readonly Uint8Array[]) => {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  doc.clientID = client
  return doc
}
const told = (doc: Y.Doc) => Y.encodeStateAsUpdate(doc)
const meet = (...docs: readonly Y.Doc[]) => {
  for (let n = 0; n < 2; n++)
    for (const one of docs)
      for (const other of docs)
        if (one !== other)
          Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)))
}
const seen = (doc: Y.Doc) => {
  const parts = [doc.getMap('items'), doc.getMap('play'), doc.getArray('rolls')]
  return JSON.stringify(parts, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value) && !('toJSON' in value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
const whole = (doc: Y.Doc) => {
  const printer = readBlocks(doc, Number.POSITIVE_INFINITY)
  const print = printer.whole()
  printer.end()
  return print
}
/** Whether a document has something else than this version. */
const isAgainst = (doc: Y.Doc, version: Version) => {
  const { client, from } = version
  const here = readVersion(versionIn(doc, client, from)).units
  return firstDifference(here, readVersion(version).units, client) !== undefined
}

test('two who were told different things end with one, and with all that both wrote themselves', () => {
  const dice = diceOf(5)
  let [differed, mended] = [0, 0]
  for (let round = 0; round < 25; round++) {
    const begin = docOf(1)
    for (let n = 0; n < 10; n++) play(begin, dice)
    // Eve writes one thing for one, and another for the other; both take as many clocks at first.
    const halves = [0, 1].map((n) => {
      const eve = docOf(EVE, told(begin))
      eve.getMap('play').set('before', 'the same')
      const once = diceOf(100 * round + n)
      eve.getMap('play').set('roll', n ? 'success' : 'failure')
      for (let k = 1 + dice(12); k > 0; k--) play(eve, once)
      return eve
    })
    const docs = halves.map((eve, n) => docOf(10 + n, told(eve)))
    const [ada, ben] = docs
    if (!ada || !ben) throw new Error('nobody')
    for (const doc of docs) {
      for (let n = dice(12); n > 0; n--) play(doc, dice)
      doc.getMap('play').set(`own${doc.clientID}`, doc.clientID)
    }
    meet(ada, ben)
    const [one, other] = docs.map((doc) => versionIn(doc, EVE, 0))
    if (!one || !other) throw new Error('nothing')
    const from = firstDifference(readVersion(one).units, readVersion(other).units, EVE)
    // What differed may be overwritten everywhere by now.
    if (from === undefined) continue
    differed += 1
    expect(from).toBeGreaterThanOrEqual(1)
    const version = settledVersion(versionIn(ada, EVE, from), versionIn(ben, EVE, from))
    expect(isAgainst(ben, version)).toBe(true)
    const next = [ada, ben].map((doc) => {
      const fresh = docOf(doc.clientID, composed(doc, version))
      expect([fresh.store.pendingStructs, fresh.store.pendingDs]).toEqual([null, null])
      // What somebody wrote into what counts no more may have no place now.
      if (faultOf(told(fresh), new Y.Doc()) === undefined) return fresh
      mended += 1
      return docOf(doc.clientID, soundState(fresh))
    })
    meet(...next)
    const [a, b] = next
    if (!a || !b) throw new Error('nobody')
    expect(seen(b)).toBe(seen(a))
    expect(whole(b)).toBe(whole(a))
    for (const doc of next) {
      expect([doc.store.pendingStructs, doc.store.pendingDs]).toEqual([null, null])
      expect(isAgainst(doc, version)).toBe(false)
      expect(doc.getMap('play').get('own10')).toBe(10)
      expect(doc.getMap('play').get('own11')).toBe(11)
    }
    for (const doc of next) {
      expect(faultOf(told(doc), new Y.Doc())).toBeUndefined()
      expectAlive(doc)
    }
    expect(seen(docOf(5, told(b)))).toBe(seen(b))
  }
  expect(differed).toBeGreaterThan(15)
  expect(mended).toBeGreaterThan(10)
})

test('what is no version is not read as one', () => {
  const doc = docOf(EVE)
  doc.getMap('play').set('a', 1)
  const version = versionIn(doc, EVE, 0)
  expect(() => readVersion({ ...version, client: 5 })).toThrow()
  expect(() => readVersion({ ...version, from: 1 })).not.toThrow()
  expect(() => readVersion({ ...version, update: version.update.slice(2) })).toThrow()
  const more = docOf(6, told(doc))
  more.getMap('play').set('b', 1)
  expect(() => readVersion({ ...version, update: told(more) })).toThrow()
})
