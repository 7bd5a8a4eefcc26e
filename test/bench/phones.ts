import type { Page } from 'playwright-core'
import { codeOf, placeOf, sitAround, takeSeats } from '../journeys/help/around.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guest, type Guests, guestsAt } from '../journeys/help/browser.ts'
import { dragonWakes } from '../journeys/help/dragon.ts'
import { until } from '../journeys/help/until.ts'
import { median, type Reading } from './reading.ts'

const NAME = 'Milo'
const SCREEN = { touch: true, width: 1920, height: 1080 }
const PHONE = { touch: true, width: 390, height: 844 }
const TURNS = 3
/** A phone that sleeps is missed after some seconds: only then is it far away. ms */
const MISSED = 60_000

/** From when a page is called it is noted when this phone is the hand, and when so many things lie on its table. */
const note = (items: number) => `
  const { noted } = globalThis.phone = { noted: {}, items: ${items} }
  setInterval(() => {
    const now = Date.now()
    if (document.querySelector('h1[aria-label="The hand of ${NAME}"]')) noted.hand ??= now
    if (globalThis.debug?.table().items >= globalThis.phone.items) noted.table ??= now
  }, 20)`

interface Noted {
  readonly hand?: number
  readonly table?: number
}

const itemsOn = (page: Page) => page.evaluate<number>('globalThis.debug.table().items')
const peersOf = (page: Page) => page.evaluate<number>('globalThis.debug.table().peers')

/** What the phone notes, once it has both. Date.now() of one machine. */
async function notedBy(page: Page): Promise<Required<Noted>> {
  let noted: Noted = {}
  await until(
    'the phone is the hand and has the table',
    async () => {
      noted = await page.evaluate<Noted>('globalThis.phone?.noted ?? {}')
      return noted.hand !== undefined && noted.table !== undefined
    },
    60_000,
  )
  return noted as Required<Noted>
}

/** People sit around a screen. */
async function screenAmong(guests: Guests): Promise<Page> {
  const { page } = await guests.open('?debug=quiet', SCREEN)
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await takeSeats(page, [NAME])
  await sitAround(page, [NAME])
  return page
}

/** A phone that was never here follows the code, in a browser of its own. */
async function scan(
  guests: Guests,
  code: string,
  items: number,
): Promise<{ phone: Guest; took: number }> {
  const phone = await guests.open(`?debug=quiet${code}`, {
    ...PHONE,
    before: (context) => context.addInitScript({ content: note(items) }),
  })
  const { hand, table } = await notedBy(phone.page)
  const called = await phone.page.evaluate(() => performance.timeOrigin)
  return { phone, took: Math.max(hand, table) - called }
}

/** The phone sleeps until it is missed, a note is laid meanwhile, and it wakes: ms until it shows that. */
async function sleep(screen: Page, phone: Guest): Promise<number> {
  const before = await itemsOn(screen)
  await phone.page.evaluate(
    `globalThis.phone.items = ${before + 1}; globalThis.phone.noted.table = undefined`,
  )
  const wake = await phone.freeze()
  try {
    await until('the phone is missed', async () => (await peersOf(screen)) === 0, MISSED)
    await placeOf(screen, NAME)
      .getByRole('button', { name: /yellow/i })
      .click()
    await until('the note lies there', async () => (await itemsOn(screen)) > before)
  } finally {
    wake()
  }
  const woke = Date.now()
  const { table } = await notedBy(phone.page)
  await until('both are linked', async () => (await peersOf(screen)) === 1, 60_000)
  return table - woke
}

/** How soon a phone is the hand of a place whose code it scans, and how soon it is back that slept. */
export async function measurePhones(address: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const screen = await screenAmong(guests)
    const code = await codeOf(screen, NAME)
    const joined: number[] = []
    const back: number[] = []
    for (let turn = 1; turn <= TURNS; turn++) {
      const { phone, took } = await scan(guests, code, await itemsOn(screen))
      joined.push(took)
      if (turn < TURNS) await phone.close()
      else for (let n = 0; n < TURNS; n++) back.push(await sleep(screen, phone))
    }
    const seconds = (all: readonly number[]) => ({
      unit: 's',
      of: 'hand',
      value: median(all) / 1000,
    })
    return [
      { what: 'phone: scanned until it is the hand', ...seconds(joined), goal: 5 },
      { what: 'phone: awake until it has what came', ...seconds(back), goal: 3 },
    ]
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
