import * as encoding from 'lib0/encoding'
import { afterEach, expect, test, vi } from 'vitest'
import { readSyncMessage, writeSyncStep2, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import { makeGate, type Yard } from '../../../src/sync/guard/gate.ts'
import { makeScout } from '../../../src/sync/trial/scout.ts'
import { makeTrial, type StartScout } from '../../../src/sync/trial/trial.ts'
import { expectAlive } from '../../table/alive.ts'
import { any, BROKEN, crowd, DEADLY, firsts, update } from '../heavy.ts'

const WRITER = { peer: 'ada', client: 7, writes: true }

function message(write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, 0)
  write(encoder)
  return encoding.toUint8Array(encoder)
}
const change = (bytes: Uint8Array) => message((encoder) => writeUpdate(encoder, bytes))

/** A scout on this side of the wall. */
const onThisSide: StartScout = (heard) => {
  const scout = makeScout()
  let ended = false
  return {
    ask: (told) => queueMicrotask(() => !ended && heard(scout(told))),
    end: () => {
      ended = true
    },
  }
}

/** A gate before a document, or one more; what it does with what is said. */
function gateOf(start: StartScout = onThisSide, beside?: Yard) {
  const doc = beside?.doc ?? new Y.Doc()
  const said: string[] = []
  const trial = beside?.trial ?? makeTrial(doc, start)
  const gate = makeGate(
    { doc, trial },
    {
      from: () => WRITER,
      give(taken) {
        const decoder = { arr: taken, pos: 1 }
        readSyncMessage(decoder, encoding.createEncoder(), doc, 'ada', (error) => {
          throw error
        })
      },
      takes: () => ({}),
      misfit: () => said.push('misfit'),
      ask: () => said.push('asks'),
      busy: () => false,
      foul: ({ sort, why }) => said.push(`${sort}: ${why}`),
    },
  )
  const come = (bytes: Uint8Array) => gate.take(bytes)
  return { doc, said, gate, trial, come }
}
const quiet = () => new Promise<void>((done) => setTimeout(done))
/** Many small things, as one heavy change: keys 0 and up. */
const many = (client: number, count: number) =>
  update([
    [
      client,
      0,
      Array.from({ length: count }, (_, at) => any({ root: 'play', key: `${at}` }, client)),
    ],
  ])

afterEach(() => {
  vi.useRealTimers()
})

test.each(BROKEN)('%s changes nothing, or is left out', async (_, fault, bytes) => {
  const { doc, said, come } = gateOf()
  come(change(bytes()))
  await quiet()
  await quiet()
  // All that is wrong with it is its sender's: nothing of it depends on this computer.
  expect(said.join()).toContain(fault === 'misfit' ? fault : `nonsense: ${fault}`)
  expect(doc.getMap('items').size).toBe(fault === 'misfit' ? 1 : 0)
  expectAlive(doc)
})

test.each(DEADLY)('%s goes no further than the gate', async (_, updates) => {
  const { doc, said, come } = gateOf()
  doc.on('update', () => {})
  for (const bytes of updates()) come(change(bytes))
  await quiet()
  expect(said[0]).toMatch(/no plain value|no such content|more than one value|misfit/)
  expectAlive(doc)
})

test('what is heavy is tried, and what comes after it keeps its turn', async () => {
  const { doc, come, said } = gateOf()
  const order: string[] = []
  doc.getMap('play').observe(({ keysChanged }) => order.push([...keysChanged][0] ?? ''))
  come(change(many(5, 1000)))
  come(change(update([[6, 0, [any({ root: 'play', key: 'after' }, 1)]]])))
  expect(order).toEqual([])
  for (let at = 0; at < 5; at++) await quiet()
  // In pieces, so that the page can be used meanwhile.
  expect(order).toEqual(['0', '250', '500', '750', 'after'])
  expect(doc.getMap('play').size).toBe(1001)
  expect(said).toEqual([])
})

test('what was tried, and not taken in as its sender left, comes in when another brings it', async () => {
  const first = gateOf()
  const next = gateOf(onThisSide, first)
  first.come(change(many(5, 1000)))
  first.gate.close()
  next.come(change(many(5, 1000)))
  for (let at = 0; at < 5; at++) await quiet()
  expect(first.doc.getMap('play').size).toBe(1000)
  expect([first.said, next.said]).toEqual([[], []])
})

test('the scout knows what came by other ways, before and between', async () => {
  const { doc, come, said } = gateOf()
  const other = new Y.Doc()
  for (const round of [1, 2, 3]) {
    doc.getMap('play').set('ours', round)
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    const before = Y.encodeStateVector(other)
    for (let at = 0; at < 400; at++) other.getMap('play').set(`${at}`, round)
    come(change(Y.encodeStateAsUpdate(other, before)))
    for (let at = 0; at < 5; at++) await quiet()
    expect(doc.getMap('play').get('399')).toBe(round)
  }
  expect(said).toEqual([])
})

test.each([
  ['letters that all want to stand in one place', crowd(10_000)],
  ['a key that thousands have set first', firsts(20_000)],
])('a scout that hangs over %s is ended, and the link with it', async (_, bytes) => {
  vi.useFakeTimers()
  const ended: number[] = []
  let hands = 0
  // It would hang far longer than anybody wants to wait here.
  const { doc, said, come, trial } = gateOf((heard) => {
    const own = ++hands
    return {
      ask: (told) => 'hold' in told && queueMicrotask(() => heard({})),
      end: () => ended.push(own),
    }
  })
  doc.getMap('play').set('ours', 1)
  come(change(bytes))
  come(change(update([[9, 0, [any({ root: 'play', key: 'after' }, 1)]]])))
  await vi.advanceTimersByTimeAsync(3000)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  expect(said).toEqual(['heavy: too heavy'])
  expect(ended).toEqual([1])
  expect(doc.getMap('play').toJSON()).toEqual({ ours: 1 })
  trial.end()
})

test('where there is no worker, what has the right form is taken', async () => {
  const { doc, come } = gateOf(() => undefined)
  come(change(many(5, 1000)))
  for (let at = 0; at < 5; at++) await quiet()
  expect(doc.getMap('play').size).toBe(1000)
})

test('what does not fit is left out, asked for, and comes with the answer', async () => {
  vi.useFakeTimers()
  const { doc, come, said } = gateOf()
  const other = new Y.Doc()
  const updates: Uint8Array[] = []
  other.on('update', (bytes: Uint8Array) => updates.push(bytes))
  const text = other.getText('words')
  for (const word of ['one ', 'two ', 'three ']) text.insert(text.length, word)
  text.delete(0, 4)
  for (const bytes of updates.slice(1)) come(change(bytes))
  expect([doc.store.pendingStructs, doc.store.pendingDs]).toEqual([null, null])
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(said).toEqual(['asks'])
  come(message((encoder) => writeSyncStep2(encoder, other, Y.encodeStateVector(doc))))
  expect(doc.getText('words').toString()).toBe('two three ')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(said).toEqual(['asks'])
})

test('what can never fit piles up nowhere, and is asked for less and less', async () => {
  vi.useFakeTimers()
  const { doc, come, said } = gateOf()
  for (let at = 0; at < 100; at++) {
    come(
      change(
        update([[5, 10 + at * 2, [any({ root: 'play', key: 'a' }, 1)]]], [[6, [[at * 5, 2]]]]),
      ),
    )
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect([doc.store.pendingStructs, doc.store.pendingDs]).toEqual([null, null])
  expect(said.length).toBeLessThan(8)
  expect(new Set(said)).toEqual(new Set(['asks']))
})

test('what our own disk waits for goes on waiting', async () => {
  const { doc, come } = gateOf()
  const own = new Y.Doc()
  const rows: Uint8Array[] = []
  own.on('update', (bytes: Uint8Array) => rows.push(bytes))
  for (const word of ['a', 'b', 'c']) own.getText('words').insert(own.getText('words').length, word)
  const [first, ...rest] = rows as [Uint8Array, ...Uint8Array[]]
  for (const row of rest) Y.applyUpdate(doc, row)
  come(change(update([[5, 10, [any({ root: 'play', key: 'a' }, 1)]]])))
  come(change(first))
  expect(doc.getText('words').toString()).toBe('abc')
  expect(doc.store.pendingStructs).toBe(null)
})
