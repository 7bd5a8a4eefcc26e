import { beforeAll, expect, test } from 'vitest'
import type { Link } from '../../../src/sync/link/link.ts'
import { until } from '../../journeys/help/until.ts'
import { expectAlive } from '../../table/alive.ts'
import { comer, screenBy } from '../comer.ts'
import { guarded } from '../guarded.ts'
import { likeBrowser, openRelay } from '../relays.ts'

beforeAll(likeBrowser)

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
})

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
