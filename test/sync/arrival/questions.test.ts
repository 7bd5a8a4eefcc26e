import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { QUESTION, syncMessage } from '../../../src/sync/link/message.ts'
import { expectAlive } from '../../table/alive.ts'
import { passing, stopClock } from '../clock.ts'
import { between, framesOf, honest, wires } from '../honest.ts'

stopClock()

/** A table of so many megabytes. */
function table(seed: number, megabytes: number) {
  const ada = honest(seed)
  const items = ada.doc.getMap<unknown>('items')
  for (let n = 0; n < megabytes * 1000; n++) items.set(`card ${n}`, 'x'.repeat(1000))
  return { ada, items }
}

/** Whoever was asked goes on: a newcomer gets all of it, and what is done then. */
async function lives(ada: ReturnType<typeof honest>) {
  const cyd = honest(77)
  const pass = passing([between(ada, cyd)], 100)
  await pass(10_000)
  expect(cyd.doc.getMap('items').size).toBe(ada.doc.getMap('items').size)
  ada.doc.getMap('items').set('after', 1)
  cyd.doc.getMap('items').set('cyd was here', 1)
  await pass(1000)
  for (const { doc } of [ada, cyd]) {
    expect(doc.getMap('items').get('after')).toBe(1)
    expect(doc.getMap('items').get('cyd was here')).toBe(1)
  }
  expect([ada.cut.filter(([peer]) => peer === cyd.screen.key), cyd.cut]).toEqual([[], []])
  for (const { doc } of [ada, cyd]) expectAlive(doc)
  cyd.end()
}

test.each([
  ['58 KB of questions', 8300, Uint8Array.of(0)],
  ['questions that know of ten thousand screens', 200, vectorOf(10_000)],
])(
  '%s to a big table are answered a few times, one by one',
  { timeout: 60_000 },
  async (_, many, vector) => {
    const { ada } = table(1, 8)
    const [doc, talk] = [wires(), wires()]
    // Somebody who only watches, and takes in nothing of what is answered.
    ada.link(doc.far, talk.far, { peer: 'e'.repeat(64), client: 5, writes: false })
    doc.far.gone.length = 0
    let [bytes, most, longest] = [0, 0, 0]
    const question = framesOf(syncMessage(QUESTION, vector))
    const ask = () => {
      for (const frame of question) doc.far.onmessage?.({ data: frame.slice(0) } as MessageEvent)
    }
    const before = process.memoryUsage().arrayBuffers
    for (let n = 0; n < many; n++) {
      const began = vi.getRealSystemTime()
      ask()
      longest = Math.max(longest, vi.getRealSystemTime() - began)
      most = Math.max(most, doc.far.bufferedAmount)
    }
    bytes += most
    // Nothing but what the channel takes is made before it has gone.
    expect(bytes).toBeLessThan(1.2e6)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30e6)
    expect(ada.cut).toEqual([])
    // Now it takes all of it: each answer has its turn, and then a question is answered every two seconds.
    for (let at = 0; at < 20_000; at += 10) {
      bytes += doc.far.gone.splice(0).reduce((sum, { length }) => sum + length, 0)
      doc.far.bufferedAmount = 0
      doc.far.onbufferedamountlow?.({} as Event)
      await vi.advanceTimersByTimeAsync(10)
      // It asks on and on.
      ask()
    }
    expect(bytes).toBeGreaterThan(8e6)
    // Eight at once and one every two seconds: not thousands.
    expect(bytes).toBeLessThan(20 * 8.5e6)
    process.stdout.write(
      `questions: ${most} bytes at once, ${bytes} in 20 s, longest task ${longest} ms\n`,
    )
    await lives(ada)
    ada.end()
  },
)

test('a question longer than any honest one ends the link', async () => {
  const { ada } = table(1, 0)
  const [doc, talk] = [wires(), wires()]
  ada.link(doc.far, talk.far, { peer: 'e'.repeat(64), client: 5, writes: false })
  for (const data of framesOf(syncMessage(QUESTION, new Uint8Array(300_000)))) {
    doc.far.onmessage?.({ data } as MessageEvent)
  }
  expect(ada.cut).toEqual([['e'.repeat(64), 'too long a question']])
  await lives(ada)
  ada.end()
})

test('8 MB in frames of one byte are heard once', async () => {
  const { ada } = table(1, 0)
  const [doc, talk] = [wires(), wires()]
  ada.link(doc.far, talk.far, { peer: 'e'.repeat(64), client: 5, writes: true })
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < 8e6 / 2; n++) {
    doc.far.onmessage?.({ data: Uint8Array.of(0, 7).buffer } as MessageEvent)
    if (n === 0) expect(ada.cut).toHaveLength(1)
    // All the rest falls on deaf ears; a few of them show it.
    if (n > 10_000) break
  }
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50e6)
  await lives(ada)
  ada.end()
})

test('a big table comes whole, and the asker is told how much it will be', async () => {
  const { ada } = table(1, 4)
  const ben = honest(2)
  const told: number[] = []
  const { talk } = ben.arrivals
  ben.arrivals.talk = (link, word) => {
    const { coming } = word as { coming?: number }
    if (coming !== undefined) told.push(coming)
    return talk(link, word)
  }
  const flow = between(ada, ben)
  for (let at = 0; at < 3000; at += 50) {
    while (flow());
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(Y.encodeStateAsUpdate(ben.doc).length).toBe(Y.encodeStateAsUpdate(ada.doc).length)
  const size = Y.encodeStateAsUpdate(ada.doc).length
  expect(told).toHaveLength(1)
  expect(told[0]! / size).toBeGreaterThan(0.5)
  expect(told[0]! / size).toBeLessThan(2)
  ada.end()
  ben.end()
})

function vectorOf(many: number): Uint8Array {
  return Y.encodeStateVector(new Map(Array.from({ length: many }, (_, n) => [n * 97 + 5, 1])))
}
