import fc from 'fast-check'
import * as encoding from 'lib0/encoding'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeLedger } from '../../../src/sync/log/ledger.ts'
import { makeSlices } from '../../../src/sync/pace/slices.ts'
import { diceOf, spoilt } from '../garbage.ts'
import { any, BROKEN, crowd, firsts, gone, update } from '../heavy.ts'

type Ledger = ReturnType<typeof makeLedger>

/** Takes in all of it at once; and how many rests there were. */
function takeAll(ledger: Ledger, bytes: Uint8Array) {
  let rests = 0
  const work = ledger.take(bytes)
  for (;;) {
    const { done, value } = work.next()
    rests += 1
    if (done) return { ...value, rests }
  }
}

const textsOf = (ledger: Ledger) =>
  ledger
    .entries()
    .map(({ bytes }) => bytes.join())
    .sort()

/** An honest screen writes there, and another reads it: the log lives. */
function lives(ledger: Ledger) {
  const relay = new Y.Doc()
  const { update: said, added } = ledger.write([Uint8Array.of(1, 2, 3)])
  expect(added).toHaveLength(1)
  Y.applyUpdate(relay, said)
  const other = makeLedger()
  takeAll(other, Y.encodeStateAsUpdate(relay))
  expect(textsOf(other)).toEqual(['1,2,3'])
  expect(ledger.full()).toBe(false)
}

test('property: it reads what Yjs writes, and Yjs what it writes', () => {
  const deed = fc.oneof(
    fc.record({ at: fc.nat(2), put: fc.uint8Array({ maxLength: 8 }) }),
    fc.record({ at: fc.nat(2), take: fc.nat() }),
    fc.record({ at: fc.nat(2), litter: fc.jsonValue() }),
    fc.record({ ours: fc.uint8Array({ maxLength: 8 }), away: fc.nat() }),
  )
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
      const relay = new Y.Doc()
      const ledger = makeLedger()
      relay.on('update', (said: Uint8Array, origin: unknown) => {
        if (origin !== 'ours') expect(takeAll(ledger, said).gap).toBe(false)
        for (const doc of docs) Y.applyUpdate(doc, said, 'relay')
      })
      for (const doc of docs) {
        doc.on('update', (said: Uint8Array, origin: unknown) => {
          if (origin !== 'relay') Y.applyUpdate(relay, said)
        })
      }
      for (const one of deeds) {
        if ('ours' in one) {
          const all = ledger.entries()
          const away = all.length > 0 ? all.slice(one.away % all.length).slice(0, 1) : []
          Y.applyUpdate(relay, ledger.write([one.ours], away).update, 'ours')
          continue
        }
        const list = docs[one.at]?.getArray<unknown>('log2')
        if ('put' in one) list?.push([one.put])
        else if ('litter' in one) list?.push([one.litter])
        else if (list && list.length > 0) list.delete(one.take % list.length)
      }
      Y.applyUpdate(relay, ledger.write([]).update, 'ours')
      const left = relay.getArray<unknown>('log2').toArray()
      const lie = left.map((one) => (one instanceof Uint8Array ? one.join() : `${one}`)).sort()
      expect(textsOf(ledger)).toEqual(lie)
      expect(Y.decodeStateVector(ledger.vector())).toEqual(
        Y.decodeStateVector(Y.encodeStateVector(relay)),
      )
      // Whoever comes anew reads the same.
      const late = makeLedger()
      takeAll(late, Y.encodeStateAsUpdate(relay))
      expect(textsOf(late)).toEqual(textsOf(ledger))
      expect(relay.store.pendingStructs).toBe(null)
    }),
    { numRuns: 200 },
  )
})

const tiny = (many: number) =>
  update([[5, 0, Array.from({ length: many }, () => any({ root: 'log2' }, 1))]])
/** Ever the same client deleted from, in turns with another. */
const turns = (many: number) => {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, 0)
  encoding.writeVarUint(encoder, many)
  for (let n = 0; n < many; n++) {
    for (const number of [5 + (n % 2), 1, 0, 1]) encoding.writeVarUint(encoder, number)
  }
  return encoding.toUint8Array(encoder)
}
const claims = (what: readonly number[]) => {
  const encoder = encoding.createEncoder()
  for (const number of what) encoding.writeVarUint(encoder, number)
  return encoding.toUint8Array(encoder)
}

describe('what took Yjs a minute, or spoilt a document for good', () => {
  test.each<[string, () => Uint8Array]>([
    ['letters between the same two, 224 KB', () => crowd(13_000)],
    ['a key set first by thousands', () => firsts(30_000)],
    ['a hundred thousand tiny things', () => tiny(100_000)],
    ['deletions in turns', () => turns(100_000)],
    ['more structs than there are', () => claims([1, 2 ** 50, 5, 0])],
    ['more clients than there are', () => claims([2 ** 50])],
    [
      'a list of more values than there are',
      () => Uint8Array.of(1, 1, 5, 0, 8, 1, 1, 97, 1, 117, 255, 255, 255, 255, 15),
    ],
    [
      'twenty thousand hands',
      () => update(Array.from({ length: 20_000 }, (_, at) => [at + 10, 0, [gone(1)]] as const)),
    ],
    // More of them than it takes make a log that says it is full, see below.
    ...BROKEN.filter(([, fault]) => fault !== 'too many hands').map(
      ([what, , bytes]): [string, () => Uint8Array] => [what, bytes],
    ),
  ])('%s', (_, bytes) => {
    const ledger = makeLedger()
    const big = bytes()
    let rests = 0
    try {
      ;({ rests } = takeAll(ledger, big))
    } catch {
      // That it is nonsense is soon found.
    }
    // It rests after every few thousand bytes, and no more work is done than there are bytes.
    expect(rests).toBeLessThan(2 + big.length / 256)
    if (rests > 0) expect(rests).toBeGreaterThan(big.length / 16_384 / 4 - 1)
    lives(ledger)
  })

  test('any spoilt bytes are read or refused, and it lives on', () => {
    const dice = diceOf(31)
    const doc = new Y.Doc()
    for (let n = 0; n < 20; n++)
      doc.getArray('log2').push([Uint8Array.of(n, n, n), { n: [n] }, `${n}`])
    doc.getArray('log2').delete(3, 9)
    doc.getXmlFragment('x').push([new Y.XmlElement('p'), new Y.XmlText('text')])
    const whole = Y.encodeStateAsUpdate(doc)
    for (let n = 0; n < 3000; n++) {
      const ledger = makeLedger()
      try {
        takeAll(ledger, spoilt(whole, whole, dice))
      } catch {
        // Nonsense.
      }
      expect(ledger.entries().length).toBeLessThan(100)
      if (n % 1000 === 0) lives(ledger)
    }
  })
})

test('a log that is filled without end is full, and nothing more of it is kept', () => {
  const ledger = makeLedger()
  for (let client = 1; client < 60 && !ledger.full(); client++) {
    const doc = new Y.Doc()
    doc.clientID = client
    const list = doc.getArray('log2')
    doc.transact(() => {
      for (let n = 0; n < 1000; n++) list.push([Uint8Array.of(n)])
    })
    takeAll(ledger, Y.encodeStateAsUpdate(doc))
  }
  expect(ledger.full()).toBe(true)
  expect(ledger.entries().length).toBe(20_000)
})

test('what the relay has forgotten is forgotten here, and numbers are not used twice', () => {
  const ledger = makeLedger()
  const first = ledger.write([Uint8Array.of(1)]).added[0]
  expect(ledger.lost(Uint8Array.of(0))).toBe(true)
  expect(ledger.entries()).toEqual([])
  const second = ledger.write([Uint8Array.of(2)]).added[0]
  expect(second?.client).not.toBe(first?.client)
  expect(ledger.lost(ledger.vector())).toBe(false)
})

test('works are done a little at a time, and nonsense ends alone', async () => {
  const slices = makeSlices()
  const done: string[] = []
  slices.add(function* () {
    for (let n = 0; n < 60; n++) {
      const until = performance.now() + 1
      while (performance.now() < until);
      yield
    }
    done.push('long')
  }, 5)
  slices.add(function* () {
    yield
    throw new Error('nonsense')
  }, 7)
  let rests = 0
  await new Promise<void>((over) => {
    slices.add(function* () {
      done.push('last')
      yield
      over()
    }, 1)
    expect(slices.waiting()).toBe(13)
    const look = () => {
      rests += 1
      if (done.length < 2) setTimeout(look)
    }
    look()
  })
  expect(done).toEqual(['long', 'last'])
  // Sixty milliseconds of work are some eight slices.
  expect(rests).toBeGreaterThan(3)
  slices.end()
})
