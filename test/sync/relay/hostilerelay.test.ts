import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { beforeAll, expect, type TestContext, test } from 'vitest'
import * as Y from 'yjs'
import { fromBase64, toBase64 } from '../../../src/rules/plain/base64.ts'
import { watcherKeys } from '../../../src/sync/keys/keys.ts'
import { makeKeyPair } from '../../../src/sync/relay/envelope.ts'
import { nameOfState } from '../../../src/sync/relay/heard.ts'
import { openState, type RelayState, sealState } from '../../../src/sync/relay/state.ts'
import { RELAY } from '../../../src/sync/relay/wire.ts'
import { until } from '../../journeys/help/until.ts'
import { expectAlive } from '../../table/alive.ts'
import { type Between, standBefore } from '../between.ts'
import { type Comer, comer, screenBy, WRITE } from '../comer.ts'
import { gone, item, update } from '../heavy.ts'
import { likeBrowser, openRelay } from '../relays.ts'
import { spyAt } from '../spy.ts'

/*
 * A relay that means harm, and watchers who do: what they have, they keep, bring again, mix up, double, hold back, and
 * tell as another's. Nobody believes them, nobody is barred for it, and when it is over everybody has everything.
 */

const WATCH = watcherKeys(WRITE.read)

beforeAll(likeBrowser)

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const sort = (bytes: Uint8Array) => decoding.readVarUint(decoding.createDecoder(bytes))
const isAir = (bytes: Uint8Array) => sort(bytes) === RELAY.awareness

/** What is said in a message about who is there: numbers, clocks, and what was said. */
function said(bytes: Uint8Array): { speaker: number; clock: number; state: string }[] {
  const decoder = decoding.createDecoder(bytes)
  decoding.readVarUint(decoder)
  const inner = decoding.createDecoder(decoding.readVarUint8Array(decoder))
  return Array.from({ length: decoding.readVarUint(inner) }, () => ({
    speaker: decoding.readVarUint(inner),
    clock: decoding.readVarUint(inner),
    state: decoding.readVarString(inner),
  }))
}
/** The same, as a relay tells it. */
function air(speaker: number, clock: number, state: string): Uint8Array {
  const inner = encoding.createEncoder()
  encoding.writeVarUint(inner, 1)
  encoding.writeVarUint(inner, speaker)
  encoding.writeVarUint(inner, clock)
  encoding.writeVarString(inner, state)
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, RELAY.awareness)
  encoding.writeVarUint8Array(encoder, encoding.toUint8Array(inner))
  return encoding.toUint8Array(encoder)
}
/** All that one of them has told of itself. */
const toldBy = ({ all }: Between, who: number) =>
  all
    .filter((one) => one.up && one.who === who && isAir(one.bytes))
    .flatMap(({ bytes }) => said(bytes))
    .filter(({ state }) => state !== 'null')

/** What a relay tells who has only this of the log. */
function logOf(update: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, RELAY.sync)
  encoding.writeVarUint(encoder, 1)
  encoding.writeVarUint8Array(encoder, update)
  return encoding.toUint8Array(encoder)
}

/** What stands in the log in the place of a change on its way there, if somebody writes it under that number before. */
function takenBefore(bytes: Uint8Array, what: 'bytes' | 'nothing'): Uint8Array | undefined {
  const decoder = decoding.createDecoder(bytes)
  if (decoding.readVarUint(decoder) !== RELAY.sync || decoding.readVarUint(decoder) !== 2)
    return undefined
  const [struct] = Y.decodeUpdate(decoding.readVarUint8Array(decoder)).structs
  if (!struct) return undefined
  const { client, clock } = struct.id
  const instead = what === 'nothing' ? gone(3) : rubbish({ root: 'log2' }, 'not hers')
  const theft = update([[client, clock, [instead]]])
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, RELAY.sync)
  encoding.writeVarUint(encoder, 2)
  encoding.writeVarUint8Array(encoder, theft)
  return encoding.toUint8Array(encoder)
}
const rubbish = (where: { root: string }, text: string) =>
  item(3, where, (encoder) => encoding.writeVarUint8Array(encoder, new TextEncoder().encode(text)))

/** A relay with somebody before it. */
async function open({ onTestFinished }: TestContext) {
  const relay = await openRelay('@y/websocket-server')
  onTestFinished(relay.stop)
  const between = await standBefore(relay.address)
  onTestFinished(between.stop)
  const at = (name: string, keys = WRITE): Comer => {
    const one = comer(name, between.address, keys)
    onTestFinished(one.end)
    return one
  }
  return {
    between,
    at,
    /** After all of it: everybody has everything, sends and hears, nobody was cut off, and a newcomer comes in. */
    async whole(...those: Comer[]) {
      between.pass = ({ bytes }) => [bytes]
      const late = at('late')
      late.items.set('late', true)
      for (const [n, one] of those.entries()) one.items.set(`after ${n}`, n)
      const everybody = [...those, late]
      const has = ({ items }: Comer) =>
        items.has('late') && those.every((_, n) => items.get(`after ${n}`) === n)
      await until('everybody has everything', () => everybody.every(has), 30_000)
      const ends = everybody.map(({ items }) => JSON.stringify(items.toJSON()))
      await until('all see the newcomer', () => those.every((one) => one.names().includes('late')))
      await until('who sees all', () => those.every((one) => late.link(nameIn(one))), 20_000)
      expect(new Set(ends.map((text) => text.length)).size).toBe(1)
      for (const one of those) {
        const before = one.heard.length
        late.link(nameIn(one))?.talk({ after: 'all' })
        await until('a word is heard', () => one.heard.slice(before).some(isAfterAll), 10_000)
        expect(one.gone.some(({ foul }) => foul)).toBe(false)
      }
      for (const { doc } of everybody) expectAlive(doc)
    },
  }
}
const isAfterAll = (word: unknown) => JSON.stringify(word) === '["late",{"after":"all"}]'
const nameIn = ({ self }: Comer) =>
  ['ada', 'ben', 'cyd', 'dan', 'eve'].find((name) => screenBy(name).key === self.peer) ?? ''
const envelopes = ({ heard }: Comer) =>
  heard.filter((one) => JSON.stringify(one).includes('secret'))

test.concurrent('who has left is not brought back: not to those who knew them, nor to a newcomer', async (context) => {
  const { between, at, whole } = await open(context)
  const [ada, ben] = [at('ada'), at('ben')]
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1)
  ada.link('ben')?.talk({ secret: 1 })
  await until('the envelope is read', () => envelopes(ben).length === 1)
  // Her last words say nothing new: nobody looks whose they are.
  for (let n = 0; n < 3; n++) {
    await wait(400)
    ada.relay.show()
  }
  await wait(400)
  ada.leave()
  await until('ada is gone', () => ben.links.size === 0, 20_000)
  const last = toldBy(between, 0)
  expect(last.length).toBeGreaterThan(2)
  // To those who knew her: each of her states, under her number, under another, with the clock as high as it goes.
  for (const { speaker, clock, state } of last) {
    between.tell(1, air(speaker, clock + 1_000_000, state))
    between.tell(1, air(4711, clock + 1, state))
    // Who only watches can seal anew what she has signed.
    const plain = WATCH.open(fromBase64(JSON.parse(state).s)) ?? new Uint8Array()
    const sealed = JSON.stringify({ ...JSON.parse(state), s: toBase64(WATCH.seal(plain)) })
    between.tell(1, air(speaker, clock + 2_000_000, sealed))
  }
  await wait(1500)
  expect([ben.names(), envelopes(ben).length]).toEqual([[], 1])
  // To a newcomer, from the first moment on.
  const cyd = at('cyd')
  for (let n = 0; n < 30; n++) {
    for (const { speaker, clock, state } of last.slice(-5)) {
      between.tell(2, air(speaker, clock + 2_000_000 + n, state))
    }
    await wait(50)
  }
  await until('cyd sees ben', () => cyd.names().includes('ben'), 20_000)
  expect(cyd.came).toEqual(['ben'])
  await whole(ben, cyd)
})

test.concurrent('envelopes are read once: doubled, mixed up, told to another session, or as another’s', async (context) => {
  const { between, at, whole } = await open(context)
  const [ada, ben] = [at('ada'), at('ben')]
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1)
  // Everything comes three times, and each time the one before comes once more, after it.
  let before: Uint8Array | undefined
  between.pass = ({ bytes, up }) => {
    if (up || !isAir(bytes)) return [bytes, bytes]
    const all = [bytes, bytes, ...(before ? [before] : []), bytes]
    before = bytes
    return all
  }
  for (let n = 0; n < 10; n++) {
    ada.link('ben')?.talk({ secret: n })
    await wait(40)
  }
  await until('they are read', () => envelopes(ben).length >= 10, 20_000)
  await wait(500)
  expect(envelopes(ben)).toEqual(Array.from({ length: 10 }, (_, n) => ['ada', { secret: n }]))
  // Ben is loaded anew: what was for him before is told to him as he comes, and again when he sees Ada.
  between.pass = ({ bytes }) => [bytes]
  ben.leave()
  const again = at('ben')
  const old = toldBy(between, 0)
  const bring = (after: number) => {
    for (const { speaker, clock, state } of old) between.tell(2, air(speaker, clock + after, state))
  }
  bring(0)
  await until('he sees ada', () => again.names().includes('ada'), 20_000)
  bring(1000)
  // As somebody else's: Eve, who may watch, says Ada's envelopes in her own name, under Ada's own half.
  at('eve', WATCH)
  await until('eve is there', () => again.names().includes('eve'), 20_000)
  const theirs = old.flatMap(({ state }) => {
    const opened = openState(WRITE, JSON.parse(state).s)
    return opened && opened !== 'older' ? [opened.state] : []
  })
  const hers = openState(WRITE, JSON.parse(toldBy(between, 3).at(-1)?.state ?? '{}').s)
  if (!hers || hers === 'older') throw new Error('eve says nothing')
  for (const [n, { open: half, box }] of theirs.entries()) {
    const state: RelayState = {
      ...hers.state,
      began: Date.now() + 5000,
      open: half,
      n: 1000 + n,
      box,
    }
    between.tell(
      2,
      air(4712, n + 1, JSON.stringify({ s: sealState(WATCH, screenBy('eve'), state) })),
    )
  }
  await wait(1500)
  expect(envelopes(again)).toEqual([])
  ada.link('ben')?.talk({ secret: 'for him' })
  await until('a new envelope is read', () => envelopes(again).length === 1, 20_000)
  await whole(ada, again)
})

test.concurrent('a watcher who tells states as Ben, before he comes and after, is not him and silences nobody', async (context) => {
  const { between, at, whole } = await open(context)
  const ada = at('ada')
  await until('ada has spoken', () => toldBy(between, 0).length > 0)
  const spy = spyAt(between.address, WRITE.topic)
  context.onTestFinished(spy.close)
  await until('eve listens', () => spy.awareness.getStates().size > 0)
  const pairs = makeKeyPair()
  const asBen = (n: number): string => {
    const now = toldBy(between, 0).at(-1)?.state ?? '{}'
    const opened = openState(WATCH, JSON.parse(now).s)
    if (!opened || opened === 'older') throw new Error('ada says nothing')
    // All that a watcher can say: names what Ada has just said, and the grant and half of whom she likes.
    const state: RelayState = {
      ...opened.state,
      key: screenBy('ben').key,
      open: pairs.open,
      n,
      after: [nameOfState(JSON.parse(now).s)],
    }
    return sealState(WATCH, screenBy('eve'), state)
  }
  const tell = (who: number, clock: number, state: object | null) => {
    if (state) spy.awareness.states.set(who, state)
    else spy.awareness.states.delete(who)
    spy.awareness.meta.set(who, { clock, lastUpdated: 0 })
    spy.tell([who])
  }
  for (let n = 1; n < 20; n++) {
    tell(99, n, { s: asBen(n) })
    await wait(50)
  }
  expect(ada.came).toEqual([])
  const ben = at('ben')
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1, 20_000)
  // Now as his number and as Ada's, with his words and with none, with the highest clock there is.
  const numbers = () =>
    [...spy.awareness.getStates()].flatMap(([number, state]) => (state['s'] ? [number] : []))
  let done = false
  const flood = (async () => {
    for (let n = 0; !done; n++) {
      for (const number of numbers()) {
        tell(number, Number.MAX_SAFE_INTEGER - 1, n % 2 ? { s: asBen(1000 + n) } : null)
      }
      await wait(300)
    }
  })()
  for (let n = 0; n < 8; n++) {
    ada.link('ben')?.talk({ secret: n })
    ben.link('ada')?.talk({ secret: n })
    await wait(300)
  }
  await until(
    'both have read all',
    () => envelopes(ada).length === 8 && envelopes(ben).length === 8,
    30_000,
  )
  done = true
  await flood
  expect(ada.link('ben')?.other()).toEqual({
    peer: ben.self.peer,
    client: ben.self.client,
    writes: true,
  })
  await whole(ada, ben)
  expect([envelopes(ada).length, envelopes(ben).length]).toEqual([8, 8])
})

test.concurrent('a watcher who makes up hundreds of screens keeps no player out', async (context) => {
  const { between, at, whole } = await open(context)
  const ada = at('ada')
  await until('ada has spoken', () => toldBy(between, 0).length > 0)
  const pairs = makeKeyPair()
  for (let n = 0; n < 340; n++) {
    const text = JSON.parse(toldBy(between, 0).at(-1)?.state ?? '{}').s
    const screen = screenBy(`made up ${n}`)
    const state: RelayState = {
      key: screen.key,
      session: 'ab',
      open: `${pairs.open.slice(0, -4)}${1000 + n}`,
      began: 1,
      n: 1,
      after: [nameOfState(text)],
      box: [],
    }
    const one = air(n + 1, 1, JSON.stringify({ s: sealState(WATCH, screen, state) }))
    between.tell(0, one)
    if (n % 20 === 0) await wait(30)
  }
  await until('ada sees as many as there may be', () => ada.relay.count() === 300, 30_000)
  const ben = at('ben')
  await until('ada sees ben', () => ada.names().includes('ben'), 30_000)
  await until('ben sees ada', () => ben.names().includes('ada'), 30_000)
  ada.link('ben')?.talk({ secret: 1 })
  await until('a word is heard', () => envelopes(ben).length === 1, 20_000)
  await whole(ada, ben)
}, 120_000)

test.concurrent('what a relay holds back shows, and shows no more when it has come', async (context) => {
  const { between, at, whole } = await open(context)
  const [ada, ben] = [at('ada'), at('ben')]
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1)
  ada.items.set('first', true)
  await until('it came', () => ben.items.has('first'))
  await wait(4000)
  expect([ada.relay.gives(), ben.relay.gives()]).toEqual(['ok', 'ok'])
  // Ben gets nothing of the log any more.
  between.pass = ({ who, up, bytes }) => (who === 1 && !up && !isAir(bytes) ? [] : [bytes])
  ada.items.set('held back', true)
  await until('ben sees that others have more', () => ben.relay.gives() === 'behind', 40_000)
  expect([ada.relay.gives(), ben.items.has('held back')]).toEqual(['ok', false])
  between.pass = ({ bytes }) => [bytes]
  await until('it comes, once asked for', () => ben.items.has('held back'), 30_000)
  await until('and he sees that too', () => ben.relay.gives() === 'ok', 10_000)
  // Only what was taken away is held back: that shows as well.
  between.pass = ({ who, up, bytes }) => (who === 1 && !up && !isAir(bytes) ? [] : [bytes])
  ada.items.delete('first')
  await until('ben sees that too', () => ben.relay.gives() === 'behind', 40_000)
  await whole(ada, ben)
}, 150_000)

test.concurrent('a newcomer who gets half of the log sees that others have more', async (context) => {
  const { between, at, whole } = await open(context)
  const ada = at('ada')
  ada.items.set('one', 1)
  const spy = spyAt(between.address, WRITE.topic)
  context.onTestFinished(spy.close)
  await until('one lies there', () => spy.entries.length > 0, 20_000)
  const first = logOf(Y.encodeStateAsUpdate(spy.log))
  // What comes after this is kept from whoever comes.
  const held: boolean[] = []
  between.pass = ({ who, up, bytes }) => {
    if (who === 0 || up || isAir(bytes)) return [bytes]
    const decoder = decoding.createDecoder(bytes)
    decoding.readVarUint(decoder)
    if (decoding.readVarUint(decoder) === 0) return [bytes]
    held.push(true)
    return [first]
  }
  ada.items.set('two', 2)
  ada.items.set('three', 3)
  await wait(1500)
  const cyd = at('cyd')
  await until('cyd sees that others have more', () => cyd.relay.gives() === 'behind', 30_000)
  expect([held.length > 0, cyd.items.has('three')]).toEqual([true, false])
  await whole(ada, cyd)
})

test.concurrent('two halves that a relay keeps apart are one table again', async (context) => {
  const { between, at, whole } = await open(context)
  const [ada, ben, cyd, dan] = [at('ada'), at('ben'), at('cyd'), at('dan')]
  const all = [ada, ben, cyd, dan]
  await until('all see all', () => all.every(({ links }) => links.size === 3), 30_000)
  const half = (who: number) => Number(who > 1)
  // Of the log nothing comes to anybody; of what people say only what their own half says.
  between.pass = ({ who, up, bytes }) => {
    if (up) return [bytes]
    if (!isAir(bytes)) return []
    const mine = [0, 1, 2, 3].filter((one) => half(one) === half(who))
    const numbers = new Set(
      mine.flatMap((one) => toldBy(between, one).map(({ speaker }) => speaker)),
    )
    return said(bytes)
      .filter(({ speaker }) => numbers.has(speaker))
      .map(({ speaker, clock, state }) => air(speaker, clock, state))
  }
  ada.items.set('of the first', 1)
  dan.items.set('of the second', 2)
  // Who is not heard any more is not there, however long their last state lies at the relay.
  await until(
    'each half sees itself',
    () => `${ada.names()}` === 'ben' && `${dan.names()}` === 'cyd',
    70_000,
  )
  await whole(ada, ben, cyd, dan)
  expect(all.every(({ items }) => items.has('of the first') && items.has('of the second'))).toBe(
    true,
  )
  await until('all see all again', () => all.every(({ links }) => links.size === 4), 30_000)
}, 180_000)

test.concurrent('old entries of the log brought again change nothing', async (context) => {
  const { between, at, whole } = await open(context)
  const [ada, ben] = [at('ada'), at('ben')]
  for (let n = 0; n < 10; n++) {
    ada.items.set('card', n)
    await wait(150)
  }
  ada.items.delete('card')
  ada.items.set('left', true)
  await until('ben has it', () => ben.items.has('left') && !ben.items.has('card'), 20_000)
  let updates = 0
  ben.doc.on('update', () => {
    updates += 1
  })
  const spy = spyAt(between.address, WRITE.topic)
  context.onTestFinished(spy.close)
  await until('somebody looks in', () => spy.entries.length > 3, 20_000)
  const old = spy.entries.toArray()
  spy.log.transact(() => {
    spy.entries.push(old.slice().reverse())
    spy.entries.push(old)
  })
  await wait(3000)
  expect([updates, ben.items.toJSON()]).toEqual([0, { left: true }])
  await whole(ada, ben)
})

test.concurrent('a page of another version at the same relay is told from nobody', async (context) => {
  const { at, whole, between } = await open(context)
  const ada = at('ada')
  await until('ada has spoken', () => toldBy(between, 0).length > 0)
  const old = new TextEncoder().encode(JSON.stringify({ relay: 1, peer: 'old', client: 7, n: 1 }))
  const sealed = toBase64(WRITE.seal(Uint8Array.from([...new Uint8Array(96), ...old])))
  between.tell(0, air(12, 1, JSON.stringify({ s: sealed })))
  await until('ada knows', () => ada.told.includes('other'))
  expect(ada.came).toEqual([])
  await whole(ada)
})

test.concurrent('what a stranger writes in the log under our number, before us, keeps nothing of ours out', async (context) => {
  const { between, at, whole } = await open(context)
  const [ada, ben] = [at('ada'), at('ben')]
  ada.items.set('first', true)
  await until('ben has it', () => ben.items.has('first'), 20_000)
  // Each time that she writes somebody has just written there, of whom the relay takes what comes first.
  let stolen = 0
  between.pass = ({ who, up, bytes }) => {
    const theft =
      who === 0 && up && stolen < 6
        ? takenBefore(bytes, stolen % 2 ? 'nothing' : 'bytes')
        : undefined
    if (!theft) return [bytes]
    stolen += 1
    return [theft, bytes]
  }
  for (let n = 0; n < 4; n++) {
    ada.items.set(`mine ${n}`, n)
    await wait(700)
  }
  const has = () => [0, 1, 2, 3].every((n) => ben.items.get(`mine ${n}`) === n)
  await until('ben has all the same', has, 30_000)
  expect(stolen).toBe(6)
  // Once more, and she is cut off in that moment: she is never told.
  between.pass = ({ who, up, bytes }) => {
    const theft = who === 0 && up ? takenBefore(bytes, 'bytes') : undefined
    if (!theft) return who === 0 && !up && stolen > 6 ? [] : [bytes]
    stolen += 1
    setTimeout(() => {
      between.pass = (one) => [one.bytes]
      between.cut(0)
    }, 300)
    return [theft, bytes]
  }
  ada.items.set('last', true)
  await until('ben has that', () => ben.items.has('last'), 30_000)
  await whole(ada, ben)
}, 120_000)
