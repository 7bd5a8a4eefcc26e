import { randomBytes } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenTable } from '../../../src/app/page/opentable.ts'
import { keysOf } from '../../../src/app/share/sharing.ts'
import { type Succession, succeed } from '../../../src/app/share/succession.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { MOST_NAMED, tellRenewal } from '../../../src/sync/door/renewal.ts'
import { keyCode } from '../../../src/sync/keys/code.ts'
import { freshKey, type Keys, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { type Screen, type ScreenKey, screenOf } from '../../../src/sync/keys/screen.ts'
import type { Proven } from '../../../src/sync/link/handshake.ts'
import { earlierOf } from '../../../src/table/store/earlier.ts'
import { openLobby } from '../../../src/table/store/lobby.ts'
import { newTable } from '../../../src/table/table.ts'

/*
 * Screens that hold links to one another, with true keys and renewals: only the wire is a list. What is said on it can
 * be withheld, doubled and put out of order.
 */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A screen at a table. */
interface Member {
  readonly writes: boolean
  readonly screen: Screen
  readonly key: ScreenKey
  readonly linked: Set<ScreenKey>
  keys(): Keys | undefined
  /** The topic of the key it has, or that its table is shut. */
  topic(): string | undefined
  /** What its person was told, by its keys. */
  says(): readonly string[]
  hear(from: ScreenKey, word: unknown): void
  /** The other end of a link has proven the keys with this topic. */
  proven(from: ScreenKey, topic: string): void
  /** A new key for these and, with them, for nobody else. */
  renew(stay: readonly Member[], out?: readonly Member[]): boolean | undefined
  missed(words: readonly unknown[]): void
  /** What lies here for those who come later. */
  kept(): readonly unknown[]
}
/** How long a link lives on to who does not prove the new key (ms). */
const RENEWING = 30_000
let made = 0

function hall() {
  const old = writerKeys(freshKey())
  const members = new Map<ScreenKey, Member>()
  /** What becomes of a word on its way. */
  const wire = {
    carries: (_from: ScreenKey, _to: ScreenKey, _word: object): readonly object[] => [_word],
    delay: (_from: ScreenKey, _to: ScreenKey) => 1,
  }
  function enter(
    name: string,
    writes = true,
    keys: Keys = writes ? old : watcherKeys(old.read),
  ): Member {
    const screen = screenOf(randomBytes(32))
    const table = newTable(`${name}-${made++}`, { game: 'prophecy', title: 'T', made: 1 })
    const lobby = openLobby()
    lobby.add({ id: table.id, game: 'prophecy', title: 'T', made: 1, touched: 1 })
    lobby.share(table.id, keyCode(keys), !writes)
    const told: Sentence[] = []
    const ears = new Set<(from: Proven, word: unknown) => void>()
    const linked = new Set<ScreenKey>()
    /** Whose proof of the new key is awaited, and which proofs came before the key: each serves once. */
    const awaited = new Map<ScreenKey, ReturnType<typeof setTimeout>>()
    const ahead = new Map<ScreenKey, string>()
    let { topic } = keys
    const part = (key: ScreenKey) => {
      linked.delete(key)
      members.get(key)?.linked.delete(screen.key)
    }
    const peerOf = (key: ScreenKey): Proven => ({
      peer: key,
      client: 1,
      writes: members.get(key)?.writes ?? false,
    })
    const room = {
      around: () => ({
        neighbours: [...linked].map((key) => ({ ...peerOf(key), waiting: 0, far: false })),
        servers: [],
        relays: [],
      }),
      met: () =>
        Promise.resolve({
          screen,
          renew(fresh: Keys, stay: ReadonlySet<ScreenKey>) {
            topic = fresh.topic
            for (const key of [...linked]) {
              clearTimeout(awaited.get(key))
              awaited.delete(key)
              if (!stay.has(key)) {
                part(key)
                continue
              }
              awaited.set(
                key,
                setTimeout(() => part(key), RENEWING),
              )
              setTimeout(() => members.get(key)?.proven(screen.key, fresh.topic), 1)
              const before = ahead.get(key)
              ahead.delete(key)
              if (before !== undefined) member.proven(key, before)
            }
          },
        }),
      tell(word: object, to: ScreenKey) {
        if (!linked.has(to)) return
        for (const one of wire.carries(screen.key, to, JSON.parse(JSON.stringify(word))))
          setTimeout(() => members.get(to)?.hear(screen.key, one), wire.delay(screen.key, to))
      },
      listen(ear: (from: Proven, word: unknown) => void) {
        ears.add(ear)
        return () => ears.delete(ear)
      },
    }
    const opened = { table, room, extras: {} } as unknown as OpenTable
    let succession: Succession | undefined
    let open: string | undefined
    /** As the page does: whatever goes on at a table is begun anew with each key. */
    const look = () => {
      const { key = '', shut = false } = lobby.list()[0] ?? {}
      if (open === (shut ? '' : key)) return
      open = shut ? '' : key
      succession?.end()
      const now = keysOf(open)
      succession = now && succeed(opened, now, lobby, (what) => told.push(what))
    }
    const member: Member = {
      writes,
      screen,
      key: screen.key,
      linked,
      keys: () => keysOf(lobby.list()[0]?.key ?? ''),
      topic: () => (lobby.list()[0]?.shut ? 'shut' : keysOf(lobby.list()[0]?.key ?? '')?.topic),
      says: () => told.map(({ key }) => key),
      hear(from: ScreenKey, word: unknown) {
        if (linked.has(from)) for (const ear of [...ears]) ear(peerOf(from), word)
      },
      proven(from, proof) {
        if (proof !== topic) ahead.set(from, proof)
        else {
          clearTimeout(awaited.get(from))
          awaited.delete(from)
        }
      },
      renew(stay, out = []) {
        return succession?.renew({
          stay: stay.map(({ key, writes }) => ({ key, writes })),
          out: out.map(({ key }) => ({ key, seat: '' })),
        })
      },
      missed: (words) => succession?.missed(words),
      kept: () => earlierOf(lobby, table.id)[0]?.words ?? [],
    }
    for (const other of members.values()) {
      other.linked.add(screen.key)
      linked.add(other.key)
    }
    members.set(screen.key, member)
    lobby.subscribe(look)
    look()
    return member
  }
  return { old, wire, enter }
}

async function five() {
  const { old, wire, enter } = hall()
  const all = [enter('ada'), enter('ben'), enter('cas'), enter('wes', false), enter('eve')] as const
  await pass(0)
  return { old, wire, enter, all }
}
const topics = (...some: readonly Member[]) => [...new Set(some.map((one) => one.topic()))]

test('who stays goes on together, who is removed is told, and has nothing but what everybody can have', async () => {
  const { old, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  ada.renew([ben, cas, wes], [eve])
  await pass(3000)
  const [to, ...others] = topics(ada, ben, cas, wes)
  expect(others).toEqual([])
  expect(to).not.toBe(old.topic)
  expect(wes.keys()?.write).toBeUndefined()
  expect(eve.topic()).toBe('shut')
  expect(eve.says()).toEqual(['rekey.out'])
  expect(ben.says()).toEqual(['rekey.removed'])
  expect(eve.linked.size).toBe(0)
})

test('who linked in after the list was looked at gets nothing, and is told to ask anew', async () => {
  const { enter, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  ada.renew([ben, cas, wes, eve])
  await pass(300)
  const late = enter('late')
  await pass(4000)
  expect(topics(ada, ben, cas, wes, eve)).toHaveLength(1)
  expect(late.topic()).not.toBe(ada.topic())
  expect(late.says()).toEqual(['rekey.missed'])
  expect(late.linked.size).toBe(0)
})

test('words that come twice, late and out of order, or by one way only, lead all to the same', async () => {
  const { old, wire, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  wire.carries = (_from, _to, word) => [word, word, word]
  let n = 0
  wire.delay = () => [1, 180, 40, 90, 260][n++ % 5] ?? 1
  ada.renew([ben, cas, wes], [eve])
  await pass(30)
  ben.renew([ada, cas, wes, eve])
  await pass(6000)
  expect(topics(ada, ben, cas, wes)).toHaveLength(1)
  expect(ada.topic()).not.toBe(old.topic)
  expect(eve.topic()).toBe('shut')
})

test('of two at once one may come seconds late: it still counts, for those who watch as well', async () => {
  const { old, wire, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  // Whatever Ben makes is two seconds on its way.
  wire.delay = (from) => (from === ben.key ? 2000 : 1)
  ada.renew([ben, cas, wes, eve])
  ben.renew([ada, cas, wes], [eve])
  await pass(12_000)
  expect(topics(ada, ben, cas, wes)).toHaveLength(1)
  expect(ada.topic()).not.toBe(old.topic)
  expect(eve.topic()).not.toBe(ada.topic())
})

test('after two at once those who watch go on with the next one as well, and are told of each once', async () => {
  const { old, wire, enter, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  const wil = enter('wil', false)
  const wim = enter('wim', false)
  const watching = [wes, wil, wim]
  const others = (but: Member) => [...all, wil, wim].filter((one) => one !== but)
  // Everybody who plays writes those who watch a letter; they come one after another.
  let n = 0
  wire.delay = () => 1 + (n++ % 7) * 3
  ada.renew(others(ada))
  ben.renew(others(ben))
  await pass(4000)
  expect(topics(ada, ben, cas, eve, ...watching)).toHaveLength(1)
  const joined = ada.topic()
  expect(joined).not.toBe(old.topic)
  for (const one of watching) expect(one.says()).toEqual(['rekey.made', 'rekey.made'])
  for (const one of [cas, eve]) expect(one.says()).toEqual(['rekey.made', 'rekey.made'])
  await pass(1000)
  cas.renew(others(cas))
  await pass(4000)
  expect(topics(ada, ben, cas, eve, ...watching)).toHaveLength(1)
  expect(ada.topic()).not.toBe(joined)
  for (const one of watching) expect(one.says()).toHaveLength(3)
  // No link waits for a proof that nobody has a reason to give.
  await pass(40_000)
  for (const one of [...all, wil, wim]) expect(one.linked.size).toBe(6)
})

test('out go as many as there are, and who makes a key is told whether it was made', async () => {
  const { old, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  expect(wes.renew([ada, ben, cas, eve])).toBe(false)
  const nobody = Array.from({ length: MOST_NAMED }, () => ({
    ...eve,
    key: screenOf(randomBytes(32)).key,
  }))
  expect(ada.renew([ben, cas, wes, eve, ...nobody])).toBe(false)
  await pass(3000)
  expect(topics(...all)).toEqual([old.topic])
  expect(ada.renew([ben, cas, wes], [eve, ...nobody])).toBe(true)
  await pass(3000)
  expect(topics(ada, ben, cas, wes)).toHaveLength(1)
  expect(ada.topic()).not.toBe(old.topic)
  expect(eve.topic()).toBe('shut')
})

test('who removes and is removed at once is out, too, and the rest go on', async () => {
  const { old, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  ada.renew([ben, cas, wes], [eve])
  eve.renew([ben, cas, wes], [ada])
  await pass(6000)
  expect(topics(ben, cas, wes)).toHaveLength(1)
  expect(ben.topic()).not.toBe(old.topic)
  expect([ada.topic(), eve.topic()]).toEqual(['shut', 'shut'])
})

test('what was withheld on the links is found at the porter’s, also by who has only the watching key', async () => {
  const { wire, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  wire.carries = (_from, to, word) => (to === ben.key || to === wes.key ? [] : [word])
  ada.renew([ben, cas, wes], [eve])
  await pass(3000)
  expect(ben.topic()).not.toBe(ada.topic())
  for (const one of [ben, wes, eve]) one.missed(cas.kept())
  await pass(5000)
  expect(topics(ada, ben, cas, wes)).toHaveLength(1)
  expect(wes.keys()?.write).toBeUndefined()
  expect(eve.topic()).toBe('shut')
})

test('told two ways to go on, who was away goes neither, and says so', async () => {
  const { old, wire, all } = await five()
  const [ada, ben, cas, wes, eve] = all
  wire.carries = (_from, to, word) => (to === ben.key ? [] : [word])
  ada.renew([ben, cas, wes], [eve])
  await pass(5000)
  // Eve, who is out, still has the key before, and lures those who come later.
  const stay = [eve, ben].map(({ key }) => ({ key, writes: true }))
  const lure = tellRenewal(old, writerKeys(freshKey()), eve.screen, stay, [])
  for (let n = 0; n < 3; n++) {
    ben.missed([lure])
    ben.missed(ada.kept())
    await pass(3000)
  }
  expect(ben.topic()).toBe(old.topic)
  expect(ben.says()).toEqual(['rekey.split'])
})

describe('nothing comes of', () => {
  test('a renewal forged by who only watches, however many', async () => {
    const { old, all } = await five()
    const [ada, ben, cas, wes, eve] = all
    const stay = [ada, ben, cas].map(({ key }) => ({ key, writes: true }))
    const mine = tellRenewal(old, writerKeys(freshKey()), ada.screen, [...stay], [])
    const began = process.hrtime.bigint()
    for (let n = 0; n < 2000; n++) {
      const forged = { ...mine, by: wes.key, out: [[eve.key, `${n}`]] }
      for (const one of [ada, ben, cas]) one.hear(wes.key, forged)
    }
    expect(Number(process.hrtime.bigint() - began) / 1e6).toBeLessThan(3000)
    await pass(3000)
    expect(topics(ada, ben, cas, eve)).toEqual([old.topic])
    // And it keeps nobody from being removed.
    ada.renew([ben, cas, eve], [wes])
    await pass(3000)
    expect(topics(ada, ben, cas, eve)).toHaveLength(1)
    expect(wes.topic()).toBe('shut')
  })

  test('an old one, told again after the next: not over the links, not at the porter’s', async () => {
    const { all } = await five()
    const [ada, ben, cas, wes, eve] = all
    ada.renew([ben, cas, wes, eve])
    await pass(3000)
    const replayed = ada.kept()
    ben.renew([ada, cas, wes], [eve])
    await pass(20_000)
    const [now] = topics(ada, ben, cas, wes)
    for (const one of [ada, ben, wes]) {
      for (const word of replayed) one.hear(cas.key, word)
      one.missed(replayed)
    }
    await pass(6000)
    expect(topics(ada, ben, cas, wes)).toEqual([now])
  })

  test('what who is out makes with the key before, once the others have gone on', async () => {
    const { old, all } = await five()
    const [ada, ben, cas, wes, eve] = all
    ada.renew([ben, cas, wes], [eve])
    await pass(15_000)
    const [now] = topics(ada, ben, cas, wes)
    const stay = [eve, ben, cas].map(({ key }) => ({ key, writes: true }))
    const late = tellRenewal(old, writerKeys(freshKey()), eve.screen, stay, [
      { key: ada.key, seat: '' },
    ])
    // One who stays passes it on for her.
    for (const one of [ada, ben, wes]) one.hear(cas.key, late)
    await pass(6000)
    expect(topics(ada, ben, cas, wes)).toEqual([now])
    // The table goes on: somebody new comes with the new key.
    expect(ada.keys()?.write).toEqual(ben.keys()?.write)
  })
})
