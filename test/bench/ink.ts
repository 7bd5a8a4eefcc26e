import type { Page } from 'playwright-core'
import * as Y from 'yjs'
import { inkOf, type Spot } from '../../src/rules/ink/ink.ts'
import { wobble } from '../../src/rules/plain/wobble.ts'
import type { Table } from '../../src/table/table.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { circle, closer, laid, lift, pan, screen, zoom } from './board.ts'
import { manyItems } from './many.ts'
import { gauge } from './page.ts'
import { median, quantile, type Reading } from './reading.ts'

const ITEMS = 300
const STROKES = 5000
/** A frame of sixty in a second, ms, and one that came too late once. */
const [FRAME, TWO] = [17, 34]
/** What is wanted where thousands of strokes lie, ms. */
const GOALS: Readonly<Record<string, number>> = {
  'pan, all in view: frame p95': TWO,
  'zoom: frame p95': TWO,
  'drag at 100 %: frame p95': TWO,
  'write at 100 %: frame p95': TWO,
  'write: input to ink p50': FRAME,
  'write: input to ink p95': TWO,
}
/** Strokes lie about the middle, so far to each side, mm. */
const WIDE = { x: 900, y: 620 }

/** A stroke of so many points by a hand that wanders: some letters of a word, mm. */
function wandering(seed: number, count: number, x: number, y: number): readonly Spot[] {
  const next = wobble(seed)
  let way = next() * 6
  let [px, py, p] = [x, y, 0.5]
  return Array.from({ length: count }, () => {
    way += (next() - 0.45) * 0.8
    p = Math.min(1, Math.max(0, p + (next() - 0.5) * 0.15))
    px += Math.cos(way) * 1.1
    py += Math.sin(way) * 1.1
    return { x: px, y: py, p }
  })
}

/** The bytes that a stroke of so many points adds to what is sent of a table. */
function bytesOf(table: Table, points: number): number {
  const before = Y.encodeStateVector(table.doc)
  const spots = wandering(points, points, 10, 10)
  table.apply(
    [{ do: 'make', item: inkOf({ id: 'V1StGXR8_Z5jdHi6B-myT', spots, z: 1, color: 3 }) }],
    {
      seat: 'ada',
    },
  )
  return Y.encodeStateAsUpdate(table.doc, before).length
}

function inked(game: string): Table {
  const table = manyItems(game, ITEMS)
  const next = wobble(77)
  const changes = Array.from({ length: STROKES }, (_, at) => {
    const [x, y] = [(next() * 2 - 1) * WIDE.x, (next() * 2 - 1) * WIDE.y]
    const spots = wandering(at, 30 + (at % 50), x, y)
    const item = inkOf({ id: `ink-${at}`, spots, z: 10_000 + at, color: at % 8 })
    return { do: 'make' as const, item }
  })
  table.apply(changes, { seat: 'ada', track: false })
  return table
}

/** Writes in the middle of the view for so long. */
async function write(page: Page): Promise<void> {
  const { x, y } = await screen(page)
  await page.keyboard.press('m')
  await page.mouse.move(x, y - 120)
  await page.mouse.down()
  await circle(page, 3000, 120)
  await page.mouse.up()
  await page.keyboard.press('v')
}

async function measure(guests: Guests, table: Table): Promise<ReadonlyMap<string, number>> {
  const guest = await guests.open('?debug=quiet', { width: 1280, height: 720 })
  const { page } = guest
  await openBackup(page, table)
  await laid(page)
  await page.waitForTimeout(1000)
  await page.reload()
  await laid(page)
  const meter = await gauge(page)
  const found = new Map([['time to open', await meter.quiet()]])
  const take = async (what: string, work: () => Promise<void>) => {
    await meter.quiet()
    const cost = await meter.cost(work)
    const frames = Math.max(1, cost.intervals.length)
    found.set(`${what}: frame p50`, median(cost.intervals))
    found.set(`${what}: frame p95`, quantile(cost.intervals, 0.95))
    found.set(`${what}: JS per frame`, cost.script / frames)
    return cost
  }
  await page.evaluate('globalThis.debug.board.does.fit()')
  await take('pan, all in view', () => pan(page))
  await take('zoom', () => zoom(page))
  await meter.quiet()
  await closer(page, meter)
  await take('pan at 100 %', () => pan(page))
  await meter.quiet()
  await lift(page, meter)
  await take('drag at 100 %', () => circle(page, 3000, 150))
  await page.mouse.up()
  await meter.quiet()
  const { waits } = await take('write at 100 %', () => write(page))
  found.set('write: input to ink p50', median(waits))
  found.set('write: input to ink p95', quantile(waits, 0.95))
  await guest.close()
  return found
}

/** A table with thousands of strokes beside the same without: what each thing costs, and how many times as much. */
export async function measureInk(address: string, game: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  const [bare, full] = [manyItems(game, ITEMS), inked(game)]
  try {
    // The first page of all warms the browser up.
    await measure(guests, bare)
    const without = await measure(guests, bare)
    const withInk = await measure(guests, full)
    const unit = 'ms'
    return [
      {
        what: '200 points, as sent',
        unit: 'bytes',
        of: 'a stroke',
        value: bytesOf(bare, 200),
        goal: 600,
      },
      ...[...without].flatMap(([what, value]): Reading[] => {
        const inkedValue = withInk.get(what) ?? Number.NaN
        const goal = GOALS[what]
        return [
          { what, unit, of: `${ITEMS} items`, value },
          { what, unit, of: `and ${STROKES} strokes`, value: inkedValue, ...(goal && { goal }) },
          { what, unit, of: 'times', value: inkedValue / value },
        ]
      }),
    ]
  } finally {
    bare.close()
    full.close()
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
