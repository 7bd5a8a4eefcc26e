import type { Page } from 'playwright-core'
import { openBackup } from '../journeys/backup.ts'
import { type Guests, guestsAt } from '../journeys/browser.ts'
import { until } from '../journeys/until.ts'
import { MIDDLE, manyNotes } from './many.ts'
import { type Cost, type Gauge, gauge } from './page.ts'
import { median, quantile, type Reading } from './reading.ts'

const WIDTH = 1280
const HEIGHT = 720
const CENTRE = [WIDTH / 2, HEIGHT / 2] as const
/** One frame of a screen of 60 a second. */
const FRAME = 1000 / 60

/** Waits until the page shows a table. */
const laid = (page: Page) =>
  until('the board is there', () => page.evaluate('Boolean(globalThis.debug?.board)'), 60_000)

/** Moves the pointer on a round way for so many milliseconds, one move a frame, from where it is pressed. */
async function circle(page: Page, time: number, radius: number): Promise<void> {
  const [x, y] = CENTRE
  const since = performance.now()
  for (let now = 0; now < time; now = performance.now() - since) {
    const turn = now / 300
    await page.mouse.move(x + radius * Math.sin(turn), y + radius * (1 - Math.cos(turn)))
    await page.waitForTimeout(Math.max(0, FRAME - 4))
  }
}

async function pan(page: Page): Promise<void> {
  await page.mouse.move(...CENTRE)
  await page.mouse.down({ button: 'middle' })
  await circle(page, 3000, 120)
  await page.mouse.up({ button: 'middle' })
}

async function zoom(page: Page): Promise<void> {
  await page.mouse.move(...CENTRE)
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, step % 30 < 15 ? -60 : 60)
    await page.waitForTimeout(30)
  }
}

async function screen(page: Page) {
  const box = await page.evaluate<{ left: number; top: number; width: number; height: number }>(
    `globalThis.debug.board.screen('${MIDDLE}')`,
  )
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width }
}

/** Zooms in until a note is as wide as it is on a real screen at 100 %: 76 mm, 287 CSS px. */
async function closer(page: Page, meter: Gauge): Promise<void> {
  for (let step = 0; step < 80; step++) {
    const { x, y, width } = await screen(page)
    if (width > 260) break
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, width > 200 ? -20 : -100)
    await page.waitForTimeout(20)
  }
  await meter.quiet()
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await screen(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await circle(page, 3000, 150)
  await page.mouse.up()
}

function paces(what: string, of: string, { intervals, script }: Cost): readonly Reading[] {
  const frames = Math.max(1, intervals.length)
  return [
    { what: `${what}: frame p50`, unit: 'ms', of, value: median(intervals), goal: 17 },
    { what: `${what}: frame p95`, unit: 'ms', of, value: quantile(intervals, 0.95), goal: 34 },
    { what: `${what}: JS per frame`, unit: 'ms', of, value: script / frames, goal: 2 },
  ]
}

async function measure(guests: Guests, game: string, count: number): Promise<readonly Reading[]> {
  const of = `${count} items`
  const table = manyNotes(game, count)
  const guest = await guests.open('?debug', { width: WIDTH, height: HEIGHT })
  const { page } = guest
  await openBackup(page, table)
  await laid(page)
  table.close()
  // A second for what a new table writes down; then the table is opened as on another day.
  await page.waitForTimeout(1000)
  await page.reload()
  await laid(page)
  const meter = await gauge(page)
  const readings: Reading[] = [
    { what: 'time to open', unit: 'ms', of, value: await meter.quiet(), goal: 2000 },
  ]
  await page.evaluate('globalThis.debug.board.fit()')
  await meter.quiet()
  readings.push(...paces('pan, all in view', of, await meter.cost(() => pan(page))))
  await meter.quiet()
  readings.push(...paces('zoom', of, await meter.cost(() => zoom(page))))
  await meter.quiet()
  await closer(page, meter)
  readings.push(...paces('pan at 100 %', of, await meter.cost(() => pan(page))))
  await meter.quiet()
  const dragged = await meter.cost(() => drag(page))
  readings.push(...paces('drag at 100 %', of, dragged), {
    what: 'drag: input to frame p50',
    unit: 'ms',
    of,
    value: median(dragged.waits),
    goal: 30,
  })
  await meter.quiet()
  const idle = await meter.cost(() => page.waitForTimeout(5000), false)
  readings.push(
    { what: 'five idle seconds: frames', unit: 'drawn', of, value: idle.drawn, goal: 0 },
    { what: 'five idle seconds: main thread', unit: 'ms', of, value: idle.task, goal: 10 },
    { what: 'memory', unit: 'MB', of, value: (await meter.heap()) / 2 ** 20 },
  )
  await guest.close()
  return readings
}

/** Everything that is seen and felt of a table with so many notes, in a browser at this address. */
export async function measureBoard(address: string, game: string, count: number) {
  const guests = guestsAt(address)
  try {
    return await measure(guests, game, count)
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}

/** Dice in the tray of the page: what people wait for, and what a rolling frame costs. */
export async function measureTray(address: string, path: string, counts: readonly number[]) {
  const guests = guestsAt(address)
  const readings: Reading[] = []
  try {
    const { page } = await guests.open(path, { width: WIDTH, height: HEIGHT })
    await until('the tray is there', () => page.evaluate('Boolean(globalThis.debug?.throwDice)'))
    const meter = await gauge(page)
    for (const count of counts) {
      const of = `${count} dice`
      let times = { known: Number.NaN, rest: Number.NaN }
      const cost = await meter.cost(async () => {
        times = await page.evaluate(`globalThis.debug.throwDice(${count})`)
      })
      readings.push(
        { what: 'in the page: throw to known', unit: 'ms', of, value: times.known, goal: 100 },
        { what: 'in the page: throw to rest', unit: 'ms', of, value: times.rest },
        ...paces('rolling', of, cost),
      )
    }
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
  return readings
}
