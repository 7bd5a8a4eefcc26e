import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { writerKeys } from '../../src/sync/keys/keys.ts'
import { sealEntry } from '../../src/sync/log/entry.ts'
import { screenBy } from '../sync/comer.ts'
import { at } from '../sync/house.ts'
import { likeBrowser, openRelay } from '../sync/relays.ts'
import { spyAt } from '../sync/spy.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { heldIn } from './help/held.ts'
import { until } from './help/until.ts'

/*
 * A large table by a relay: how long a page stands still while it is written there, taken in, and put together. What is
 * heavy is done by workers: that is counted. How long it took is printed.
 */

const KEY = Array.from({ length: 16 }, (_, n) => n * 5)
/** Some five megabytes. */
const ITEMS = 20_000
const LETTERS = 220
const MANY = 320
/** How many entries it makes: any number. */
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
  readonly work_: Record<string, number>
}

/** From now on pages note what they have the relay's worker do. */
async function watchWork(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const work: Record<string, number> = {}
    Object.assign(globalThis, { work_: work })
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
const work = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).work_)

/** What this holds any page up with is printed: how long, but for what is held here to see that it is seen. */
async function held(what: string, { page }: Guest, deed: () => Promise<void>): Promise<void> {
  const stop = await heldIn(page)
  await deed()
  await page.evaluate(() => {
    for (const end = performance.now() + 1000; performance.now() < end; );
  })
  const all = await stop()
  const most = Math.max(...all)
  expect(most).toBeGreaterThan(50)
  const ours = JSON.stringify(all.toSpliced(all.indexOf(most), 1))
  process.stdout.write(`${what}: tasks of more than 50 ms of a processor: ${ours}\n`)
}

async function screen(): Promise<Guest> {
  const guest = await open({ alone: false, before: watchWork })
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
  const keys = writerKeys(Uint8Array.from(KEY))
  const spy = spyAt(relay.address, keys.topic)
  ends.push(spy.close)
  const lies = () =>
    spy.entries.toArray().reduce<number>((sum, entry) => sum + (entry as Uint8Array).length, 0)
  await held('written', ada, async () => {
    await join(ada)
    await until('it lies there', () => lies() > ITEMS * LETTERS, 60_000)
  })
  expect(await work(ada.page)).toMatchObject({ join: DRAFTS, seal: DRAFTS })

  const ben = await screen()
  await held('taken in, while another has it', ben, async () => {
    await join(ben)
    await until(
      'all of it is there',
      () => at(ben.page, (s) => s.read('whole') === true, 0),
      60_000,
    )
    await until('to the last', () => at(ben.page, (s) => s.size('n19999') === 220, 0), 60_000)
  })

  // As if somebody had played for an hour.
  const eve = { keys, screen: screenBy('eve') }
  const source = new Y.Doc()
  source.on('update', (update: Uint8Array) => spy.entries.push([sealEntry(eve, update)]))
  await held('put together by two', ada, async () => {
    for (let n = 0; n < MANY; n++) source.getMap('items').set('n', n)
    await until('it is taken in', () => at(ben.page, (s) => s.read('n') === 319, 0), 60_000)
    await until('the log is short', () => spy.entries.length < 30, 60_000)
  })
  const seals = await Promise.all([ada, ben].map(async ({ page }) => (await work(page))['seal']))
  expect(seals.reduce((sum = 0, one = 0) => sum + one, 0)).toBeGreaterThan(1)
  // Whoever comes gets all of it.
  const cyd = await screen()
  await join(cyd)
  await until('a newcomer has it', () => at(cyd.page, (s) => s.read('n') === 319, 0), 60_000)
  await until('all of it', () => at(cyd.page, (s) => s.size('n19999') === 220, 0), 60_000)
}, 240_000)
