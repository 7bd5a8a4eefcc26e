import { concatBytes, randomBytes } from '@noble/hashes/utils.js'
import { beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { selfOf } from '../../src/sync/handshake.ts'
import { type Keys, watcherKeys, writerKeys } from '../../src/sync/keys.ts'
import type { Link } from '../../src/sync/link.ts'
import { relayAt } from '../../src/sync/relay.ts'
import { openEntry, sealEntry } from '../../src/sync/relaylog.ts'
import { screenOf } from '../../src/sync/screen.ts'
import { until } from '../journeys/until.ts'
import { KINDS, likeBrowser, openRelay } from './relays.ts'
import { type Spy, spyAt } from './spy.ts'

const WRITE = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))
const WATCH = watcherKeys(WRITE.read)

beforeAll(likeBrowser)
/** Somebody who knows the others by a relay only. */
function comer(name: string, address: string, keys: Keys = WRITE, doc = new Y.Doc()) {
  const items = doc.getMap<unknown>('items')
  const presence = new Awareness(doc)
  const links = new Set<Link>()
  const heard: unknown[] = []
  const direct = new Set<string>()
  const relay = relayAt(
    address,
    { ...selfOf(screenOf(randomBytes(32)), keys), peer: name, client: doc.clientID },
    doc,
    (peer) => direct.has(peer),
    () => encodeAwarenessUpdate(presence, [doc.clientID]),
    {
      async take(update) {
        Y.applyUpdate(doc, update, 'relay')
        return true
      },
      changed: () => {},
      came: (link) => links.add(link),
      gone: (link) => links.delete(link),
      talk: (link, message) => heard.push([link.other()?.peer, message]),
      hands: (link, message) => heard.push([link.other()?.peer, [...message]]),
      signal: (sealed) => heard.push(sealed),
      here: (_, update) => applyAwarenessUpdate(presence, update, 'relay'),
    },
  )
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'relay') relay.change(update, true, false)
  })
  presence.on('update', (_: unknown, origin: unknown) => {
    if (origin === 'local') relay.show()
  })
  const leave = () => relay.close()
  const end = () => {
    leave()
    presence.destroy()
  }
  return {
    end,
    doc,
    items,
    presence,
    relay,
    links,
    heard,
    direct,
    leave,
    names: () => [...links].map((link) => link.other()?.peer).sort(),
    link: (peer: string) => [...links].find((link) => link.other()?.peer === peer),
  }
}

const byKind = (a: unknown, b: unknown) =>
  Number(typeof b === 'string') - Number(typeof a === 'string')

const ALL = Object.keys(KINDS) as (keyof typeof KINDS)[]

/** A relay of this kind, and who comes there. */
async function open(kind: keyof typeof KINDS, { onTestFinished }: TestContext) {
  const relay = await openRelay(kind)
  onTestFinished(relay.stop)
  return {
    relay,
    at(name: string, keys?: Keys, doc?: Y.Doc) {
      const one = comer(name, relay.address, keys, doc)
      onTestFinished(one.end)
      return one
    },
    spy() {
      const one = spyAt(relay.address, WRITE.topic)
      onTestFinished(one.close)
      return one
    },
  }
}

/** Everything that lies there and is no entry. */
const nonsense = ({ entries }: Spy) =>
  entries.toArray().filter((entry) => openEntry(WRITE, entry) === undefined)

describe.concurrent.each(ALL)('at a relay of %s', (kind) => {
  test('people have one table, see one another and speak', async (context) => {
    const { at } = await open(kind, context)
    const [ada, ben] = [at('ada'), at('ben')]
    ada.items.set('card', 'dragon')
    ben.items.set('note', 'red')
    await until(
      'both have both',
      () =>
        [ada, ben].every(
          ({ items }) => items.get('card') === 'dragon' && items.get('note') === 'red',
        ),
      20_000,
    )
    await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1)
    expect(ada.link('ben')?.other()).toEqual({
      peer: 'ben',
      client: ben.doc.clientID,
      writes: true,
    })
    ada.presence.setLocalState({ pointer: [1, 2] })
    await until(
      'the pointer is seen',
      () => JSON.stringify(ben.presence.getStates().get(ada.doc.clientID)) === '{"pointer":[1,2]}',
    )
    ada.link('ben')?.talk({ word: 1 })
    ada.link('ben')?.talk({ word: 2 })
    ada.relay.say('call')
    await until('the words are heard', () => ben.heard.length >= 3)
    expect(ben.heard.sort(byKind)).toEqual(['call', ['ada', { word: 1 }], ['ada', { word: 2 }]])
    ada.link('ben')?.sendHands(Uint8Array.of(1, 2, 3))
    await until('the hands are seen', () => ben.heard.length >= 4)
    expect(ben.heard.at(-1)).toEqual(['ada', [1, 2, 3]])
    // Who is reached directly is not reached by the relay too; and is again when that link ends.
    ada.direct.add('ben')
    ada.relay.look()
    expect(ada.names()).toEqual([])
    ada.direct.delete('ben')
    ada.relay.look()
    expect(ada.names()).toEqual(['ben'])
    ada.leave()
    await until('ada is gone', () => ben.links.size === 0)
  }, 60_000)

  test('what was not signed by who may write is passed over and cleared away', async (context) => {
    const { at, spy } = await open(kind, context)
    const ada = at('ada')
    const wes = at('wes', WATCH)
    ada.items.set('card', 'dragon')
    await until('the watcher has the table', () => wes.items.get('card') === 'dragon')
    await until('they see one another', () => ada.links.size === 1 && wes.links.size === 1)
    expect(ada.link('wes')?.other()?.writes).toBe(false)
    const eve = spy()
    await until('somebody looks in', () => eve.entries.length > 0, 20_000)
    // A change that a watcher makes up: sealed as it should be, with another's signature, or with none.
    const forged = new Y.Doc()
    forged.getMap('items').set('forged', true)
    const update = Y.encodeStateAsUpdate(forged)
    const stranger = writerKeys(new Uint8Array(16)).sign(update) ?? new Uint8Array(96)
    eve.entries.push([
      WATCH.seal(concatBytes(stranger, update)),
      WATCH.seal(concatBytes(new Uint8Array(96), update)),
      update,
      7,
      { no: 'entry' },
    ])
    wes.items.set('forged', true)
    await until('all of that is cleared away', () => nonsense(eve).length === 0, 20_000)
    expect([ada.items.toJSON(), eve.entries.length > 0]).toEqual([{ card: 'dragon' }, true])
  }, 30_000)

  test('what somebody takes away there is written again, and a relay without memory is filled', async (context) => {
    const { relay, at, spy } = await open(kind, context)
    const ada = at('ada')
    ada.items.set('card', 'dragon')
    const eve = spy()
    await until('it lies there', () => eve.entries.length > 0)
    eve.entries.delete(0, eve.entries.length)
    await until('it is written again', () => eve.entries.length > 0, 20_000)
    eve.close()
    ada.leave()
    await relay.stop()
    await relay.revive()
    // Another screen that has the table comes to an empty relay, and then one that has nothing.
    const ben = at('ben')
    Y.applyUpdate(ben.doc, Y.encodeStateAsUpdate(ada.doc), 'relay')
    const cyd = at('cyd')
    await until('the newcomer has it', () => cyd.items.get('card') === 'dragon', 20_000)
    await relay.stop()
    ben.items.set('alone', true)
    cyd.items.set('alone too', true)
    await relay.revive()
    const has = (who: typeof ben) => who.items.get('alone') && who.items.get('alone too')
    await until('both have both when it is back', () => Boolean(has(ben) && has(cyd)), 20_000)
  }, 60_000)
})

test.concurrent('a long log becomes one entry, also when several do it at once', async (context) => {
  const { at, spy } = await open('@y/websocket-server', context)
  const [ada, ben] = [at('ada'), at('ben')]
  const eve = spy()
  ada.items.set('begin', 0)
  await until('there is a log', () => eve.entries.length > 0)
  const source = new Y.Doc()
  source.on('update', (update: Uint8Array) => eve.entries.push([sealEntry(WRITE, update)]))
  for (let n = 0; n < 310; n++) source.getMap('items').set('n', n)
  await until(
    'all of it is taken in',
    () => ada.items.get('n') === 309 && ben.items.get('n') === 309,
  )
  await until('the log is short', () => eve.entries.length < 5, 20_000)
  const cyd = at('cyd')
  await until('a newcomer has it', () => cyd.items.get('n') === 309 && cyd.items.get('begin') === 0)
}, 60_000)

test('twenty look on by a relay', async (context) => {
  const { at } = await open('@y/websocket-server', context)
  const [ada, ben] = [at('ada'), at('ben')]
  ada.items.set('card', 'dragon')
  const audience = Array.from({ length: 20 }, (_, n) => at(`w${n}`, WATCH))
  await until('all have the table', () => audience.every(({ items }) => items.has('card')), 20_000)
  await until('all see the players', () => audience.every(({ links }) => links.size === 21), 20_000)
  ben.presence.setLocalState({ pointer: [5, 6] })
  const sees = ({ presence }: typeof ada) => presence.getStates().get(ben.doc.clientID)?.['pointer']
  await until('all see a hand', () => audience.every(sees), 20_000)
  ada.items.set('card', 'griffin')
  await until('all see a change', () =>
    audience.every(({ items }) => items.get('card') === 'griffin'),
  )
  ada.link('w7')?.talk({ only: 'you' })
  await until('one hears it', () => (audience[7]?.heard.length ?? 0) > 0)
  expect(audience.flatMap(({ heard }) => heard)).toEqual([['ada', { only: 'you' }]])
}, 60_000)

test('nobody can tell a state again as somebody else’s, nor an old one', async (context) => {
  const { at, spy } = await open('@y/websocket-server', context)
  const [ada, ben] = [at('ada'), at('ben')]
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1)
  const eve = spy()
  const speaks = () => [...eve.awareness.getStates()].filter(([, state]) => state['s'])
  await until('both are heard', () => speaks().length === 2)
  const before = speaks().map(
    ([speaker, state]) => [speaker, state, eve.awareness.meta.get(speaker)] as const,
  )
  ada.link('ben')?.talk({ word: 1 })
  ben.link('ada')?.talk({ word: 1 })
  await until('both have heard a word', () => ada.heard.length === 1 && ben.heard.length === 1)
  const after = new Map(speaks())
  for (const [speaker, old] of before) {
    const now = after.get(speaker) ?? {}
    // As a third one's; and the old one anew, with the present one behind it.
    const third = 4711 + speaker
    for (const [who, state, clock] of [
      [third, now, 1],
      [speaker, old, 1000],
      [speaker, now, 1001],
    ] as const) {
      eve.awareness.states.set(who, state)
      eve.awareness.meta.set(who, { clock, lastUpdated: 0 })
      eve.tell([who])
    }
  }
  ada.link('ben')?.talk({ word: 2 })
  await until('the next word is heard', () => ben.heard.length >= 2)
  expect([ada.names(), ben.names()]).toEqual([['ben'], ['ada']])
  expect([ada.heard, ben.heard]).toEqual([
    [['ben', { word: 1 }]],
    [
      ['ada', { word: 1 }],
      ['ada', { word: 2 }],
    ],
  ])
}, 30_000)

test.concurrent('a screen that comes again under another name is met at once', async (context) => {
  const { at } = await open('@y/websocket-server', context)
  const [ada, ben] = [at('ada'), at('ben')]
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1)
  // Before the first has left, as when a page changes its ways.
  const again = at('ben again', WRITE, ben.doc)
  await until('the new one sees ada', () => again.names().includes('ada'))
  expect(ada.names()).toEqual(['ben'])
  ben.leave()
  await until('ada has changed over', () => `${ada.names()}` === 'ben again', 5000)
})
