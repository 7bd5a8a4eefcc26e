import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { writerKeys } from '../../src/sync/keys.ts'
import { sealEntry } from '../../src/sync/relayentry.ts'
import { screenBy } from '../sync/comer.ts'
import { at } from '../sync/house.ts'
import { likeBrowser, openRelay } from '../sync/relays.ts'
import { spyAt } from '../sync/spy.ts'
import { bareHouse } from './bare.ts'
import type { Guest } from './browser.ts'
import { until } from './until.ts'

/*
 * A large table by a relay: how long a page stands still while it is written there, taken in, and put together. What is
 * heavy is done by workers: that is counted. How long it took is printed.
 */

const KEY = Array.from({ length: 16 }, (_, n) => n * 5)
/** Some five megabytes. */
const ITEMS = 20_000
const LETTERS = 220
const MANY = 320
/** So many entries it makes. */
const DRAFTS = expect.any(Number)

const { open } = bareHouse()
const ends: (() => unknown)[] = []
const guests: Guest[] = []
afterEach(async () => {
  for (const guest of guests.splice(0)) {
    await guest.close()
    // They called a relay.
    guest.pardon(/relay-/)
  }
  for (const end of ends.splice(0).reverse()) await end()
})

interface Watched {
  readonly long_: number[]
  readonly work_: Record<string, number>
}

/** From now on pages note how long each long task took, and what they have the relay's worker do. */
async function watchTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const long: number[] = []
    const work: Record<string, number> = {}
    Object.assign(globalThis, { long_: long, work_: work })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(Math.round(duration))
    }).observe({ type: 'longtask' })
    globalThis.Worker = class extends Worker {
      readonly tells: boolean
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how)
        this.tells = `${how[0]}`.includes('logworker')
      }
      override postMessage(told: unknown, hand?: unknown): void {
        if (this.tells && typeof told === 'object' && told && 'do' in told) {
          const what = `${told.do}`
          work[what] = (work[what] ?? 0) + 1
        }
        super.postMessage(told, hand as Transferable[])
      }
    }
  })
}
const taken = (page: Page) =>
  page.evaluate(() => {
    const { long_ } = globalThis as unknown as Watched
    return long_.splice(0)
  })
const work = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).work_)
async function tell(what: string, page: Page): Promise<void> {
  const all = await taken(page)
  process.stdout.write(`${what}: ${all.length} long tasks ${JSON.stringify(all)} ms\n`)
}

async function screen(): Promise<Guest> {
  const guest = await open({ beside: true, before: watchTasks })
  guests.push(guest)
  await at(guest.page, (s) => s.wallIn(), 0)
  return guest
}

test('a large table is written to a relay, taken in, and put together, and the page goes on meanwhile', async () => {
  likeBrowser()
  const relay = await openRelay('@y/websocket-server')
  ends.push(relay.stop)
  const join = ({ page }: Guest) =>
    at(page, (s, { key, ways }) => s.join(key, [], false, ways), {
      key: KEY,
      ways: [relay.address],
    })
  const ada = await screen()
  for (let n = 0; n < ITEMS; n += 500)
    await at(
      ada.page,
      (s, { from, to, letters }) => {
        for (let n = from; n < to; n++) s.fill(`n${n}`, letters)
      },
      { from: n, to: n + 500, letters: LETTERS },
    )
  await at(ada.page, (s) => s.set('whole', true), 0)
  await taken(ada.page)
  await join(ada)
  const keys = writerKeys(Uint8Array.from(KEY))
  const spy = spyAt(relay.address, keys.topic)
  ends.push(spy.close)
  const lies = () =>
    spy.entries.toArray().reduce<number>((sum, entry) => sum + (entry as Uint8Array).length, 0)
  await until('it lies there', () => lies() > ITEMS * LETTERS, 60_000)
  await tell('written', ada.page)
  expect(await work(ada.page)).toMatchObject({ join: DRAFTS, seal: DRAFTS })

  const ben = await screen()
  await taken(ben.page)
  await join(ben)
  await until('all of it is there', () => at(ben.page, (s) => s.read('whole') === true, 0), 60_000)
  await until('to the last', () => at(ben.page, (s) => s.size('n19999') === 220, 0), 60_000)
  await tell('taken in', ben.page)
  await tell('meanwhile, who had it', ada.page)

  // As if somebody had played for an hour.
  const eve = { keys, screen: screenBy('eve') }
  const source = new Y.Doc()
  source.on('update', (update: Uint8Array) => spy.entries.push([sealEntry(eve, update)]))
  for (let n = 0; n < MANY; n++) source.getMap('items').set('n', n)
  await until('it is taken in', () => at(ben.page, (s) => s.read('n') === 319, 0), 60_000)
  await until('the log is short', () => spy.entries.length < 30, 60_000)
  await tell('put together', ada.page)
  await tell('put together', ben.page)
  const seals = await Promise.all([ada, ben].map(async ({ page }) => (await work(page))['seal']))
  expect(seals.reduce((sum = 0, one = 0) => sum + one, 0)).toBeGreaterThan(1)
  // Whoever comes gets all of it.
  const cyd = await screen()
  await join(cyd)
  await until('a newcomer has it', () => at(cyd.page, (s) => s.read('n') === 319, 0), 60_000)
  await until('all of it', () => at(cyd.page, (s) => s.size('n19999') === 220, 0), 60_000)
}, 240_000)
