import { concatBytes } from '@noble/hashes/utils.js'
import { beforeAll, describe, expect, type TestContext, test } from 'vitest'
import * as Y from 'yjs'
import { type Keys, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { openEntry, sealEntry } from '../../../src/sync/log/entry.ts'
import { until } from '../../journeys/help/until.ts'
import { expectAlive } from '../../table/alive.ts'
import { comer, screenBy, WRITE } from '../comer.ts'
import { KINDS, likeBrowser, openRelay } from '../relays.ts'
import { type Spy, spyAt } from '../spy.ts'

const WATCH = watcherKeys(WRITE.read)
const BY = { keys: WRITE, screen: screenBy('somebody') }

beforeAll(likeBrowser)

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
      peer: ben.self.peer,
      client: ben.self.client,
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
  })

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
    expectAlive(ada.doc)
    const late = at('late')
    await until('a newcomer has it', () => late.items.get('card') === 'dragon', 20_000)
    expectAlive(late.doc)
  })

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
  })
})

test.concurrent('a long log becomes one entry, also when several do it at once', async (context) => {
  const { at, spy } = await open('@y/websocket-server', context)
  const [ada, ben] = [at('ada'), at('ben')]
  const eve = spy()
  ada.items.set('begin', 0)
  await until('there is a log', () => eve.entries.length > 0)
  const source = new Y.Doc()
  source.on('update', (update: Uint8Array) => eve.entries.push([sealEntry(BY, update)]))
  for (let n = 0; n < 310; n++) source.getMap('items').set('n', n)
  await until(
    'all of it is taken in',
    () => ada.items.get('n') === 309 && ben.items.get('n') === 309,
    30_000,
  )
  await until('the log is short', () => eve.entries.length < 5, 20_000)
  const cyd = at('cyd')
  await until('a newcomer has it', () => cyd.items.get('n') === 309 && cyd.items.get('begin') === 0)
})

test('twenty look on by a relay', async (context) => {
  const { at } = await open('@y/websocket-server', context)
  const [ada, ben] = [at('ada'), at('ben')]
  ada.items.set('card', 'dragon')
  const audience = Array.from({ length: 20 }, (_, n) => at(`w${n}`, WATCH))
  await until('all have the table', () => audience.every(({ items }) => items.has('card')), 30_000)
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
})

test.concurrent('a screen that comes again is met at once, in the place of what it was', async (context) => {
  const { at } = await open('@y/websocket-server', context)
  const [ada, ben] = [at('ada'), at('ben')]
  await until('they see one another', () => ada.links.size === 1 && ben.links.size === 1)
  // Before the first has left, as when a page is loaded anew.
  const again = at('ben', WRITE)
  await until('the new one sees ada', () => again.names().includes('ada'))
  await until('ada has changed over', () => ada.link('ben')?.other()?.client === again.self.client)
  ben.leave()
  await new Promise((done) => setTimeout(done, 3000))
  expect(ada.names()).toEqual(['ben'])
})
