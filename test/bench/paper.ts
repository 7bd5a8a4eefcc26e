import type { Page } from 'playwright-core'
import type { Change } from '../../src/rules/board/change.ts'
import type { Table } from '../../src/table/table.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { longTable, toldTable } from '../journeys/help/tale.ts'
import { until } from '../journeys/help/until.ts'
import { laid } from './board.ts'
import { type Gauge, gauge } from './page.ts'
import { median, quantile, type Reading } from './reading.ts'

/** Scenes, and loose notes beside cards and notes of the dragon, of a table played for a year. */
const LONG = { scenes: 200, notes: 300 }
/** Each is made so often, and the middle counts. */
const TURNS = 3
/** Nobody waits longer, ms. */
const PATIENCE = 300_000

function longGame(): Table {
  const table = longTable(LONG.scenes)
  const notes = Array.from({ length: LONG.notes }, (_, at): Change => {
    const place = { x: (at % 20) * 84, y: 3000 + Math.floor(at / 20) * 84, turn: 0, z: 5000 + at }
    const texts = { text: `Something about number ${at}` }
    return {
      do: 'make',
      item: { id: `loose-${at}`, kind: 'note', place, props: { color: 'yellow', made: at }, texts },
    }
  })
  table.apply(notes, { seat: 'ada', track: false })
  return table
}

/** One thing that people take home. */
interface Paper {
  readonly what: string
  /** ms */
  readonly goal: number
  /** What is done before anybody waits. */
  before?(page: Page): Promise<void>
  /** Asks for it and waits until it is there. */
  ask(page: Page): Promise<void>
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click({ timeout: PATIENCE })

/** Has the sheets made, until the page hands them to the browser's own printing. */
async function print(page: Page): Promise<void> {
  await page.evaluate('globalThis.printed = 0')
  await press(page, 'Print')
  await until('it is printed', () => page.evaluate<boolean>('globalThis.printed === 1'), PATIENCE)
}

async function printTable(page: Page, what: RegExp): Promise<void> {
  await page.keyboard.press('Control+p')
  await page.getByRole('radio', { name: what }).check()
  await print(page)
}

const PAPERS: readonly Paper[] = [
  {
    what: 'chronicle to read',
    goal: 300,
    async before(page) {
      await page.keyboard.press('/')
      await page.keyboard.type('story so far')
    },
    async ask(page) {
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'The chronicle' }).waitFor()
    },
  },
  {
    what: 'chronicle as Markdown',
    goal: 500,
    async before(page) {
      await page.keyboard.press('/')
      await page.keyboard.type('story so far')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'The chronicle' }).waitFor()
    },
    async ask(page) {
      const saved = page.waitForEvent('download', { timeout: PATIENCE })
      await press(page, 'Save as Markdown')
      await saved
    },
  },
  { what: 'chronicle to print', goal: 5000, ask: (page) => printTable(page, /story/i) },
  { what: 'cards and notes to cut out', goal: 3000, ask: (page) => printTable(page, /^Cards/) },
  {
    what: 'rulebook as a booklet',
    goal: 5000,
    async before(page) {
      await press(page, 'More')
      await page.getByRole('menuitem', { name: 'Rulebook' }).click()
      await page.locator('.book-front img').waitFor()
    },
    async ask(page) {
      await press(page, 'Print the booklet')
      await print(page)
    },
  },
]

interface Made {
  readonly time: number
  readonly longest: number
}

async function make(page: Page, meter: Gauge, { before, ask }: Paper): Promise<Made> {
  await before?.(page)
  await meter.quiet()
  let time = 0
  const { intervals } = await meter.cost(async () => {
    const since = performance.now()
    await ask(page)
    time = performance.now() - since
  })
  const open = page.getByRole('dialog')
  while ((await open.count()) > 0) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
  return { time, longest: quantile(intervals, 1) }
}

async function measure(guests: Guests, table: Table): Promise<ReadonlyMap<Paper, Made>> {
  const guest = await guests.open('?debug=quiet', { width: 1280, height: 720, still: true })
  const { page } = guest
  await page.addInitScript('globalThis.print = () => { globalThis.printed = 1 }')
  await page.reload()
  await openBackup(page, table)
  await laid(page)
  const meter = await gauge(page)
  const made = new Map<Paper, Made>()
  for (const paper of PAPERS) {
    const all: Made[] = []
    for (let turn = 0; turn < TURNS; turn++) all.push(await make(page, meter, paper))
    made.set(paper, {
      time: median(all.map(({ time }) => time)),
      longest: median(all.map(({ longest }) => longest)),
    })
  }
  await guest.close()
  return made
}

/**
 * What people take home of a short game and of a very long one: how long until it is there, and how
 * the page fares meanwhile.
 */
export async function measurePaper(address: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  const [short, long] = [toldTable(), longGame()]
  try {
    // The first page of all warms the browser up.
    await measure(guests, short)
    const [few, many] = [await measure(guests, short), await measure(guests, long)]
    return [...few].flatMap(([paper, little]): Reading[] => {
      const much = many.get(paper) ?? little
      const { what, goal } = paper
      const row = (name: string, key: keyof Made, most: number): Reading[] => [
        { what: name, unit: 'ms', of: 'short', value: little[key], goal: most },
        { what: name, unit: 'ms', of: 'long', value: much[key], goal: most },
        { what: name, unit: 'ms', of: 'times', value: much[key] / little[key] },
      ]
      return [
        ...row(what, 'time', goal),
        ...row(`${what}: longest frame meanwhile`, 'longest', 200),
      ]
    })
  } finally {
    short.close()
    long.close()
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
