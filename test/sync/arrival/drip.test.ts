import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { Channel } from '../../../src/sync/link/frames.ts'
import { ANSWER, isQuestion, syncMessage } from '../../../src/sync/link/message.ts'
import { stopClock } from '../clock.ts'
import { framesOf, type Honest, honest, wires } from '../honest.ts'

/*
 * Answers that never end, and such that take their time: a newcomer is linked with both.
 */

stopClock()

const STEP = 100
type End = ReturnType<typeof wires>['near']

/** Hands on what is on the way at so many bytes a second, as a path does: `sent` counts what has gone. */
function path(from: End, to: Channel, perSecond = Number.POSITIVE_INFINITY) {
  let left = 0
  const sent = { bytes: 0 }
  const flow = () => {
    left = Math.min(left + (perSecond * STEP) / 1000, Math.max(perSecond, 16 * 1024))
    for (;;) {
      const [data] = from.gone
      if (!data || data.length > left) return
      from.gone.shift()
      left -= data.length
      sent.bytes += data.length
      from.bufferedAmount -= data.length
      to.onmessage?.({ data: data.buffer } as MessageEvent)
      from.onbufferedamountlow?.({} as Event)
    }
  }
  return { flow, sent }
}

/** Links two of ours by paths, of which the one to the first is so slow. */
function linked(one: Honest, other: Honest, perSecond?: number) {
  const [doc, talk] = [wires(), wires()]
  const peerOf = ({ screen, doc }: Honest) => ({
    peer: screen.key,
    client: doc.clientID,
    writes: true,
  })
  one.link(doc.near, talk.near, peerOf(other))
  other.link(doc.far, talk.far, peerOf(one))
  const slow = path(doc.far, doc.near, perSecond)
  const all = [slow, path(doc.near, doc.far), path(talk.near, talk.far), path(talk.far, talk.near)]
  const flow = () => {
    for (const one of all) one.flow()
  }
  return { flow, sent: slow.sent }
}

/** Somebody who may write, and answers as they like: `drop` is said every so often, once they were asked. */
function dripper(
  one: Honest,
  seed: number,
  every: number,
  drop: () => Uint8Array,
  words: object[],
) {
  const [doc, talk] = [wires(), wires()]
  const peer = seed.toString(16).padStart(64, 'd')
  const link = one.link(doc.near, talk.near, { peer, client: 7000 + seed, writes: true })
  let asked = 0
  let since = 0
  return {
    asked: () => asked,
    link,
    flow() {
      for (const data of doc.near.gone.splice(0)) {
        if (!isQuestion(data.subarray(1))) continue
        asked += 1
        for (const word of words) {
          const said = new TextEncoder().encode(JSON.stringify(word))
          for (const buffer of framesOf(said))
            talk.near.onmessage?.({ data: buffer } as MessageEvent)
        }
      }
      doc.near.bufferedAmount = 0
      talk.near.gone.length = 0
      since += STEP
      if (asked === 0 || since < every) return
      since = 0
      for (const data of framesOf(drop())) doc.near.onmessage?.({ data } as MessageEvent)
    },
  }
}

async function pass(ms: number, ...all: readonly { flow(): void }[]) {
  for (let at = 0; at < ms; at += STEP) {
    for (const { flow } of all) flow()
    await vi.advanceTimersByTimeAsync(STEP)
  }
}
function table(seed: number, cards: number): Honest {
  const ada = honest(seed)
  for (let n = 0; n < cards; n++) ada.doc.getMap('items').set(`card ${n}`, `${n} `.repeat(200))
  return ada
}
const cards = ({ doc }: Honest) => doc.getMap('items').size

/** Something known already, of about so many bytes: it says nothing new, however often it comes. */
function stale(bytes: number): () => Uint8Array {
  const doc = new Y.Doc()
  doc.getMap('items').set('drop', 'x'.repeat(bytes))
  const drop = syncMessage(ANSWER, Y.encodeStateAsUpdate(doc))
  return () => drop
}

const HUGE = Number.MAX_SAFE_INTEGER
test.each<[string, number, number, object[]]>([
  ['a drop every three seconds', 3000, 10, []],
  ['a drop every three seconds, of much', 3000, 10, [{ coming: HUGE, nth: 1 }]],
  ['as much as counts as something', 1000, 6000, [{ coming: HUGE, nth: 1 }]],
  ['very much, of what is known', 500, 60_000, [{ coming: HUGE }]],
])('%s keeps nobody from the table', async (_, every, bytes, words) => {
  const [ada, ben] = [table(1, 1200), honest(2)]
  const hal = dripper(ben, 1, every, stale(bytes), words)
  const hew = dripper(ben, 2, every, stale(bytes), words)
  const path = linked(ben, ada)
  await pass(60_000, hal, hew, path)
  // And what the two have dripped.
  expect(cards(ben)).toBe(1201)
  // Nothing else waits for an answer that is none.
  expect(ben.arrivals.arriving()).toBeUndefined()
  // What is missing later is asked for as well, and soon: whoever dripped comes last.
  ada.doc.getMap('items').set('later', 1)
  ben.doc.getMap('items').delete('later')
  ben.arrivals.ask()
  await pass(10_000, hal, hew, path)
  expect(hal.asked()).toBeGreaterThan(0)
  expect(ben.cut).toEqual([])
  const cyd = honest(3)
  const paths = [linked(cyd, ben), linked(cyd, ada)]
  await pass(20_000, hal, hew, path, ...paths)
  expect(cards(cyd)).toBe(cards(ben))
  for (const one of [ada, ben, cyd]) one.end()
})

test('who begins when all others have told what they have, and goes on for ever, is no table that comes', async () => {
  const [ada, ben] = [table(1, 300), honest(2)]
  const path = linked(ben, ada)
  await pass(5000, path)
  const all = [1, HUGE].map((coming, n) =>
    dripper(ben, n, 500, stale(60_000), [{ coming, nth: 1 }]),
  )
  await pass(300_000, path, ...all)
  expect(ben.arrivals.arriving()).toBeUndefined()
  for (const one of [ada, ben]) one.end()
})

test('a table that comes slowly comes whole, and not once from each', async () => {
  const [ada, cyd, dan, ben] = [table(1, 2000), honest(3), honest(4), honest(2)]
  const whole = Y.encodeStateAsUpdate(ada.doc)
  for (const { doc } of [cyd, dan]) Y.applyUpdate(doc, whole, 'wire')
  // Some 24 KB a second each: over a minute for all of it.
  const paths = [ada, cyd, dan].map((one) => linked(ben, one, 24_000))
  await pass(160_000, ...paths)
  expect(cards(ben)).toBe(2000)
  const sent = paths.reduce((sum, { sent }) => sum + sent.bytes, 0)
  // What is on its way when the next one is asked comes twice.
  expect(sent).toBeLessThan(1.7 * whole.length)
  expect([ben.cut, ada.cut, cyd.cut, dan.cut]).toEqual([[], [], [], []])
  for (const one of [ada, ben, cyd, dan]) one.end()
})

test('over a path that is slower than everything that counts, all of it comes in the end', async () => {
  const [ada, ben] = [table(1, 900), honest(2)]
  const hal = dripper(ben, 1, 3000, stale(10), [{ coming: HUGE, nth: 1 }])
  const path = linked(ben, ada, 3000)
  await pass(400_000, hal, path)
  expect(cards(ben)).toBe(901)
  for (const one of [ada, ben]) one.end()
})

test('who has heard enough of one answer gets the next one whole', async () => {
  const [ada, ben] = [table(1, 2000), honest(2)]
  const path = linked(ben, ada, 100_000)
  await pass(2000, path)
  // Of one that is over, or was never told, nobody has heard enough.
  const [to] = ada.mesh.neighbours()
  for (const enough of [0, 2, 7, HUGE]) ben.mesh.tell({ enough }, ada.screen.key)
  expect(to?.peer).toBe(ben.screen.key)
  await pass(20_000, path)
  expect(cards(ben)).toBe(2000)
  for (const one of [ada, ben]) one.end()
})
