import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { toBackup } from '../../src/table/store/backup.ts'
import type { Table } from '../../src/table/table.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guest, type Guests, guestsAt } from '../journeys/help/browser.ts'
import { until } from '../journeys/help/until.ts'
import { MIDDLE, manyItems } from './many.ts'
import { gauge } from './page.ts'
import { median, type Reading } from './reading.ts'

/** About so many bytes an item takes up with as many letters more on each note. */
const ITEM = 1000
const LETTERS = 800
const MEGABYTE = 1024 * 1024
const PEOPLE = 8
/** Milliseconds. */
const IDLE = 10_000
/** What two people do in two hours: somebody moves something every ten seconds. */
const MOVES = 720

/** From when a page is called it is noted when its table is first drawn, and when so many items are there. */
const noteArrival = (items: number) => `
  const times = globalThis.arrival = {}
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    times.longest = longest
  }).observe({ type: 'longtask', buffered: true })
  const look = setInterval(() => {
    const { debug } = globalThis
    if (!debug?.board) return
    const now = performance.now()
    if (debug.board.debug().frames > 0) times.drawn ??= now
    if (debug.table().items < ${items}) return
    times.whole ??= now
    if (times.drawn !== undefined) clearInterval(look)
  }, 20)`

interface Arrival {
  readonly drawn?: number
  readonly whole?: number
  readonly longest?: number
}

/** Somebody with this table open, and the link to it. */
async function host(guests: Guests, table: Table): Promise<{ guest: Guest; link: string }> {
  const guest = await guests.open('?debug=quiet', { still: true })
  const { page } = guest
  await openBackup(page, table)
  await until('the table is open', () => page.evaluate('Boolean(globalThis.debug?.board)'), 60_000)
  await page.keyboard.press('i')
  const field = page.getByRole('textbox', { name: 'The link to this table' })
  const link = await field.inputValue({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  return { guest, link: link.slice(link.indexOf('#')) }
}

/** Somebody who follows the link in a browser of their own, until so many items are there. */
async function follow(guests: Guests, address: string, link: string, items: number) {
  const { page, ...guest } = await guests.open('', { still: true })
  await page.addInitScript({ content: noteArrival(items) })
  await page.goto(`${address}?debug=quiet${link}`)
  const told = () => page.evaluate<Arrival>('globalThis.arrival ?? {}')
  await until(
    'the whole table is there',
    async () => {
      const { drawn, whole } = await told()
      return drawn !== undefined && whole !== undefined
    },
    180_000,
  )
  return { ...guest, page, arrival: await told() }
}

/** From following a link to the first picture and to the whole table, for tables of so many MB. */
export async function measureJoining(
  address: string,
  game: string,
  megabytes: number,
): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const table = manyItems(game, Math.max(1, Math.round((megabytes * MEGABYTE) / ITEM)), LETTERS)
    const items = table.state().items.size
    const { link } = await host(guests, table)
    const { arrival } = await follow(guests, address, link, items)
    const of = `${megabytes} MB`
    const { drawn = Number.NaN, whole = Number.NaN, longest = 0 } = arrival
    return [
      { what: 'document', unit: 'MB', of, value: toBackup(table).length / MEGABYTE },
      { what: 'join: first picture', unit: 'ms', of, value: drawn },
      { what: 'join: synced', unit: 'ms', of, value: whole },
      { what: 'join: longest task', unit: 'ms', of, value: longest },
    ]
  } finally {
    await guests.close()
  }
}

/** What it costs when eight sit at a table and nobody does anything: each page's main thread, part of one core. */
export async function measureIdleTable(address: string, game: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const table = manyItems(game, 300)
    const items = table.state().items.size
    const { guest, link } = await host(guests, table)
    const all: { readonly page: Page }[] = [guest]
    while (all.length < PEOPLE) all.push(await follow(guests, address, link, items))
    await until(
      'all are linked',
      async () => {
        const peers = await Promise.all(
          all.map(({ page }) => page.evaluate<number>('globalThis.debug.table().peers')),
        )
        return peers.every((count) => count === PEOPLE - 1)
      },
      60_000,
    )
    await guest.page.waitForTimeout(IDLE)
    const meters = await Promise.all(all.map(({ page }) => gauge(page)))
    const before = processorTime()
    const costs = await Promise.all(
      meters.map((meter) => meter.cost(() => guest.page.waitForTimeout(IDLE), false)),
    )
    const used = processorTime() - before
    const part = (ms: number) => (100 * ms) / IDLE
    const of = `${PEOPLE} idle`
    return [
      {
        what: 'main thread of a page',
        unit: '% of a core',
        of,
        value: part(median(costs.map(({ task }) => task))),
        goal: 1,
      },
      { what: 'all processes, per person', unit: '% of a core', of, value: part(used) / PEOPLE },
      {
        what: 'frames drawn, all',
        unit: 'in 10 s',
        of,
        value: costs.reduce((sum, { drawn }) => sum + drawn, 0),
        goal: 0,
      },
    ]
  } finally {
    await guests.close()
  }
}

/** Milliseconds of processor time that this process's children have used, as Linux counts them. */
function processorTime(): number {
  const TICK = 10
  const stats = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // After the name in brackets, which may hold anything: state, parent, group ... user time, system time.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return [
        {
          id: Number(name),
          parent: Number(fields[1]),
          ticks: Number(fields[11]) + Number(fields[12]),
        },
      ]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
  const under = (parent: number): number =>
    stats
      .filter((one) => one.parent === parent)
      .reduce((sum, { id, ticks }) => sum + ticks + under(id), 0)
  return under(process.pid) * TICK
}

/** What two hours of play leave in the memory of who plays and of who looks on. */
export async function measureLongPlay(address: string, game: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const table = manyItems(game, 300)
    const { guest, link } = await host(guests, table)
    const other = await follow(guests, address, link, table.state().items.size)
    const pages = [guest.page, other.page]
    const meters = await Promise.all(pages.map((page) => gauge(page)))
    const heaps = () => Promise.all(meters.map((meter) => meter.heap()))
    await play(guest.page, MOVES / 12)
    const before = await heaps()
    await play(guest.page, MOVES)
    await guest.page.waitForTimeout(2000)
    const after = await heaps()
    return ['who plays', 'who looks on'].flatMap((of, at) => {
      const [start = Number.NaN, end = Number.NaN] = [before[at], after[at]]
      return [
        { what: 'heap after two hours of play', unit: 'MB', of, value: end / MEGABYTE },
        {
          what: 'heap after two hours of play',
          unit: 'of before',
          of,
          value: end / start,
          goal: 1.5,
        },
      ]
    })
  } finally {
    await guests.close()
  }
}

/** Drags the note in the middle to and fro so many times. */
async function play(page: Page, moves: number): Promise<void> {
  await page.evaluate(`globalThis.debug.board.show(['${MIDDLE}'])`)
  await page.waitForTimeout(1000)
  for (let n = 0; n < moves; n++) {
    const box = await page.evaluate<{ left: number; top: number; width: number; height: number }>(
      `globalThis.debug.board.screen('${MIDDLE}')`,
    )
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const there = n % 2 === 0 ? 60 : -60
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= 4; step++) await page.mouse.move(x + (there * step) / 4, y)
    await page.mouse.up()
    await page.waitForTimeout(60)
  }
}
