import { afterEach, expect, test, vi } from 'vitest'
import { WebrtcProvider } from 'y-webrtc'
import * as Y from 'yjs'
import { shareWithTabs } from '../../../src/sync/company/tabs.ts'
import { makeGate } from '../../../src/sync/guard/gate.ts'
import {
  ANSWER,
  isAnswer,
  isQuestion,
  QUESTION,
  syncMessage,
  UPDATE,
  updateIn,
} from '../../../src/sync/link/message.ts'
import { makeTrial } from '../../../src/sync/trial/trial.ts'
import { expectAlive } from '../../table/alive.ts'
import { any, update } from '../heavy.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})
let rooms = 0

/**
 * A tab with this document, and beside it another, which is somebody's: what it hears, and what it says as it likes.
 */
async function tabOf(doc: Y.Doc) {
  const name = `tabs/${++rooms}`
  const provider = new WebrtcProvider(name, doc, { signaling: [] })
  provider.disconnect()
  await provider.key
  const { room } = provider
  if (!room) throw new Error('no room')
  const trial = makeTrial(doc, () => undefined)
  const tell = shareWithTabs(room, (give, ask) =>
    makeGate(
      { doc, trial },
      {
        from: () => ({ peer: '', client: 0, writes: true }),
        give,
        takes: () => ({ not: [doc.clientID] }),
        ask,
        misfit: () => {},
        busy: () => false,
        foul: () => {},
      },
    ),
  )
  room._docUpdateHandler = (update: Uint8Array) => tell(update)
  const beside = new BroadcastChannel(name)
  const heard: Uint8Array[] = []
  beside.onmessage = ({ data }) => void heard.push(new Uint8Array(data as ArrayBuffer))
  ends.push(() => {
    beside.close()
    provider.destroy()
    trial.end()
    vi.useRealTimers()
  })
  return {
    heard,
    connect: () => provider.connect(),
    say: (bytes: unknown) => beside.postMessage(bytes),
  }
}
const bytesOf = (all: readonly Uint8Array[]) => all.reduce((sum, { length }) => sum + length, 0)

/** Some four megabytes. */
function big(): Y.Doc {
  const doc = new Y.Doc()
  const play = doc.getMap('play')
  doc.transact(() => {
    for (let n = 0; n < 10_000; n++) play.set(`${n}`, 'x'.repeat(400))
  })
  return doc
}

test('who comes says little, however much lies on the table, and asks', async () => {
  const tab = await tabOf(big())
  tab.connect()
  await vi.waitFor(() => expect(tab.heard.some(isQuestion)).toBe(true))
  await new Promise((go) => setTimeout(go, 50))
  expect(tab.heard.some(isAnswer)).toBe(false)
  expect(bytesOf(tab.heard)).toBeLessThan(1000)
})

test('who asks is told what they lack, in small pieces, and who lacks nothing next to nothing', async () => {
  const doc = big()
  const tab = await tabOf(doc)
  tab.connect()
  const all = new Y.Doc()
  const ask = () => tab.say(syncMessage(QUESTION, Y.encodeStateVector(all)))
  ask()
  await vi.waitFor(() => {
    for (const message of tab.heard.splice(0)) {
      expect(message.length).toBeLessThan(128 * 1024)
      const told = updateIn(message)
      if (told) Y.applyUpdate(all, told)
    }
    expect(all.getMap('play').size).toBe(10_000)
  }, 10_000)
  await new Promise((go) => setTimeout(go, 50))
  tab.heard.length = 0
  ask()
  await vi.waitFor(() => expect(tab.heard.some(isAnswer)).toBe(true))
  expect(bytesOf(tab.heard)).toBeLessThan(1000)
})

test('who is asked by one that has more asks back, after a while', async () => {
  const tab = await tabOf(new Y.Doc())
  tab.connect()
  await vi.waitFor(() => expect(tab.heard.some(isQuestion)).toBe(true))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  tab.heard.length = 0
  const more = new Y.Doc()
  more.getMap('play').set('more', 1)
  for (let times = 0; times < 50; times++) tab.say(syncMessage(QUESTION, Y.encodeStateVector(more)))
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  expect(tab.heard.some(isQuestion)).toBe(false)
  vi.advanceTimersByTime(5000)
  await vi.waitFor(() => expect(tab.heard.filter(isQuestion)).toHaveLength(1))
})

test('nobody writes under our number by another tab, in whatever words', async () => {
  const doc = new Y.Doc()
  const own = doc.clientID
  const tab = await tabOf(doc)
  tab.connect()
  const play = doc.getMap('play')
  play.set('first', 1)
  const madeUp = (key: string) => update([[own, 1, [any({ root: 'play', key }, 1)]]])
  const [change] = [syncMessage(UPDATE, madeUp('changed'))]
  tab.say(change)
  tab.say(syncMessage(ANSWER, madeUp('answered')))
  // Zeros and twos of two bytes, which are read the same.
  tab.say(Uint8Array.of(0x80, 0, ...change.subarray(1)))
  tab.say(Uint8Array.of(0, 0x82, 0, ...change.subarray(2)))
  tab.say(Uint8Array.of(0, 3, ...change.subarray(2)))
  for (const nonsense of [1e15, -1, 'words', undefined, { length: -1 }, []]) tab.say(nonsense)
  for (let n = 0; n < 300; n++)
    tab.say(Uint8Array.from(change, (byte, at) => byte ^ ((n * at) % 251)))
  tab.say(syncMessage(UPDATE, update([[77, 0, [any({ root: 'play', key: 'of others' }, 2)]]])))
  await vi.waitFor(() => expect(play.get('of others')).toBe(2))
  expect([...play.keys()].sort()).toEqual(['first', 'of others'])
  expect(doc.clientID).toBe(own)
  tab.heard.length = 0
  play.set('after', 1)
  await vi.waitFor(() => expect(tab.heard).toHaveLength(1))
  expectAlive(doc)
})
