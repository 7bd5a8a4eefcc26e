import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeFirsthand } from '../../../src/sync/arrival/firsthand.ts'
import { selfOf } from '../../../src/sync/link/handshake.ts'
import type { Link } from '../../../src/sync/link/link.ts'
import { makeMesh } from '../../../src/sync/link/mesh.ts'
import { updateIn } from '../../../src/sync/link/message.ts'
import { makeRelays } from '../../../src/sync/relay/relays.ts'
import { makeTrial } from '../../../src/sync/trial/trial.ts'
import { until } from '../../journeys/help/until.ts'
import { expectAlive } from '../../table/alive.ts'
import { comer, screenBy, WRITE } from '../comer.ts'
import { likeBrowser, openRelay } from '../relays.ts'

beforeAll(likeBrowser)

/** A screen with all that stands before its table, and word of whom it blames. */
function guarded(name: string, address: string) {
  const self = selfOf(screenBy(name), WRITE)
  const doc = new Y.Doc()
  doc.clientID = self.client
  const mesh = makeMesh(self, () => true, { changed: () => {}, heard: () => {}, behind: () => {} })
  const blamed: string[] = []
  const room = {}
  const trial = makeTrial(doc)
  const firsthand = makeFirsthand(doc, self.client, { signedTo: () => 0, madeUp: () => {} })
  const yard = { doc, trial }
  const relays = makeRelays([address], self, undefined, mesh, firsthand, yard, room, {
    opened: (link: Link) => mesh.opened(link),
    closed: (link: Link) => mesh.closed(link),
    talk: () => {},
    hands: () => {},
    changed: () => {},
    aged: () => {},
    misfit: () => {},
    foul: (by) => blamed.push(by),
    give(message) {
      const update = updateIn(message)
      if (update) Y.applyUpdate(doc, update, room)
    },
  })
  doc.on('update', (update: Uint8Array, origin: unknown) => relays.change(update, origin !== room))
  return {
    self,
    doc,
    items: doc.getMap<unknown>('items'),
    mesh,
    blamed,
    firsthand,
    relays,
    end() {
      relays.end()
      mesh.end()
      trial.end()
    },
  }
}

/** What no table holds: values in values, deep down. */
function deep(levels: number): unknown {
  let value: unknown = 1
  for (let n = 0; n < levels; n++) value = { in: value }
  return value
}

test('a foul entry falls back on the screen that signed it, and on nobody else', async ({
  onTestFinished,
}) => {
  const relay = await openRelay('@y/websocket-server')
  onTestFinished(relay.stop)
  const [ada, ben] = ['ada', 'ben'].map((name) => {
    const one = guarded(name, relay.address)
    onTestFinished(one.end)
    return one
  }) as [ReturnType<typeof guarded>, ReturnType<typeof guarded>]
  ada.items.set('card', 'dragon')
  await until('ben has it', () => ben.items.get('card') === 'dragon', 20_000)
  // Eve may write, and writes with a page of her own.
  const eve = comer('eve', relay.address)
  onTestFinished(eve.end)
  await until('she has it too', () => eve.items.get('card') === 'dragon', 20_000)
  eve.items.set('foul', deep(500))
  await until('both blame her', () => [ada, ben].every(({ blamed }) => blamed.length > 0), 20_000)
  for (const one of [ada, ben]) {
    expect(new Set(one.blamed)).toEqual(new Set([screenBy('eve').key]))
    expect(one.items.has('foul')).toBe(false)
  }
  // The table goes on, and whoever comes gets what is in order, and blames nobody else.
  ben.items.set('card', 'griffin')
  await until('ada has it', () => ada.items.get('card') === 'griffin', 20_000)
  const late = guarded('late', relay.address)
  onTestFinished(late.end)
  await until('a newcomer has it', () => late.items.get('card') === 'griffin', 20_000)
  expect(late.blamed.every((by) => by === screenBy('eve').key)).toBe(true)
  expect(late.items.has('foul')).toBe(false)
  for (const { doc } of [ada, ben, late]) expectAlive(doc)
}, 60_000)

test('what somebody linked writes at a relay, and does not tell over the link, comes when they have gone', async ({
  onTestFinished,
}) => {
  const relay = await openRelay('@y/websocket-server')
  onTestFinished(relay.stop)
  const ada = guarded('ada', relay.address)
  onTestFinished(ada.end)
  const [eve, ben] = ['eve', 'ben'].map((name) => {
    const one = comer(name, relay.address)
    onTestFinished(one.end)
    return one
  }) as [ReturnType<typeof comer>, ReturnType<typeof comer>]
  const { peer, client } = eve.self
  const link = { other: () => ({ peer, client, writes: true }), talk: () => {} } as unknown as Link
  ada.firsthand.opened(link)
  ada.firsthand.told(link)
  eve.items.set('card', 'dragon')
  await until('ben has it', () => ben.items.get('card') === 'dragon', 20_000)
  const gives = () => ada.relays.around()[0]?.gives
  await until('ada knows that something is missing', () => gives() === 'behind', 30_000)
  expect(ada.items.has('card')).toBe(false)
  ada.firsthand.closed(link)
  ada.relays.look()
  await until('ada has it', () => ada.items.get('card') === 'dragon', 20_000)
  await until('nothing is missing', () => gives() === 'ok', 20_000)
  expect(ada.blamed).toEqual([])
  for (const { doc } of [ada, ben]) expectAlive(doc)
}, 100_000)
