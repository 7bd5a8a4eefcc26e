import type { Page } from 'playwright-core'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { until } from '../journeys/help/until.ts'
import { MIDDLE, manyItems } from './many.ts'
import { type Cost, countRenders, type Gauge, gauge } from './page.ts'
import { median, quantile, type Reading } from './reading.ts'

const WIDTH = 1280
const HEIGHT = 720
const CENTRE = [WIDTH / 2, HEIGHT / 2] as const
/** One frame of a screen of 60 a second. */
const FRAME = 1000 / 60

/** Waits until the page shows a table. */
export const laid = (page: Page) =>
  until('the board is there', () => page.evaluate('Boolean(globalThis.debug?.board)'), 60_000)

/** Moves the pointer on a round way for so many milliseconds, one move a frame, from where it is pressed. */
export async function circle(page: Page, time: number, radius: number): Promise<void> {
  const [x, y] = CENTRE
  const since = performance.now()
  for (let now = 0; now < time; now = performance.now() - since) {
    const turn = now / 300
    await page.mouse.move(x + radius * Math.sin(turn), y + radius * (1 - Math.cos(turn)))
    await page.waitForTimeout(Math.max(0, FRAME - 4))
  }
}

export async function pan(page: Page): Promise<void> {
  await page.mouse.move(...CENTRE)
  await page.mouse.down({ button: 'middle' })
  await circle(page, 3000, 120)
  await page.mouse.up({ button: 'middle' })
}

export async function zoom(page: Page): Promise<void> {
  await page.mouse.move(...CENTRE)
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, step % 30 < 15 ? -60 : 60)
    await page.waitForTimeout(30)
  }
}

export async function screen(page: Page) {
  const box = await page.evaluate<{ left: number; top: number; width: number; height: number }>(
    `globalThis.debug.board.screen('${MIDDLE}')`,
  )
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width }
}

/** Zooms in until a note is as wide as it is on a real screen at 100 %: 76 mm, 287 CSS px. */
export async function closer(page: Page, meter: Gauge): Promise<void> {
  await page.evaluate(`globalThis.debug.board.show(['${MIDDLE}'])`)
  await meter.quiet()
  for (let step = 0; step < 80; step++) {
    const { x, y, width } = await screen(page)
    if (width > 260) break
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, width > 200 ? -20 : -100)
    await page.waitForTimeout(20)
  }
  await meter.quiet()
}

/** Lifts the note in the middle, so that moves now carry it. */
export async function lift(page: Page, meter: Gauge): Promise<void> {
  await page.evaluate(`globalThis.debug.board.show(['${MIDDLE}'])`)
  await meter.quiet()
  const { x, y } = await screen(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 10)
  await meter.quiet()
}

/** A table with so many things should be open after so long (ms). */
const OPEN = new Map([
  [300, 550],
  [2000, 650],
  [10_000, 900],
])

/**
 * How often a table is opened anew, after a first time that is told apart: the browser has not kept
 * its scripts ready yet.
 */
const OPENINGS = 5

async function reopen(page: Page, meter: Gauge) {
  await page.reload()
  await laid(page)
  return { rest: await meter.quiet(), ...(await meter.opening()) }
}

/** How a table opens that was there before, the middle of several times. */
async function openings(page: Page, of: string, meter: Gauge, goal: number) {
  const first = await reopen(page, meter)
  const all: (typeof first)[] = []
  for (let turn = 0; turn < OPENINGS; turn++) all.push(await reopen(page, meter))
  const row = (what: string, key: keyof typeof first) => {
    const value = median(all.map((one) => one[key]))
    return { what, unit: 'ms', of, value }
  }
  const readings: readonly Reading[] = [
    { ...row('time to open', 'rest'), goal },
    { what: 'time to open, first reload', unit: 'ms', of, value: first.rest },
    row('opening: scripts have come', 'scripts'),
    row('opening: faces have come', 'faces'),
    row('opening: table is read', 'read'),
    { ...row('opening: words stand', 'words'), goal: 250 },
    row('opening: canvas is there', 'canvas'),
    row('opening: first picture', 'picture'),
    row('opening: view is whole', 'whole'),
    row('opening: script', 'script'),
    row('opening: main thread', 'task'),
  ]
  return readings
}

const KEYS = 'seldom'

/** What one drop costs from the hand's opening to rest, and one key of many in a note. */
async function touches(page: Page, of: string, meter: Gauge): Promise<readonly Reading[]> {
  const drops: Cost[] = []
  for (let turn = 0; turn < 5; turn++) {
    await lift(page, meter)
    drops.push(
      await meter.cost(async () => {
        await page.mouse.up()
        await page.waitForTimeout(400)
      }, false),
    )
  }
  const { x, y } = await screen(page)
  await page.mouse.dblclick(x, y)
  await page.getByRole('textbox', { name: /^Writing on/ }).waitFor({ timeout: 5000 })
  await page.keyboard.type('x')
  await meter.quiet()
  const typed = await meter.cost(async () => {
    for (const key of KEYS) {
      await page.keyboard.press(key)
      await page.waitForTimeout(200)
    }
  }, false)
  await page.keyboard.press('Escape')
  await meter.quiet()
  const renders = { unit: 'React', of }
  return [
    {
      what: 'one drop: script',
      unit: 'ms',
      of,
      value: median(drops.map((d) => d.script)),
      goal: 16,
    },
    { what: 'one drop: main thread', unit: 'ms', of, value: median(drops.map((d) => d.task)) },
    { what: 'one drop: renders', ...renders, value: median(drops.map((d) => d.renders)) },
    { what: 'one key: script', unit: 'ms', of, value: typed.script / KEYS.length, goal: 16 },
    { what: 'one key: main thread', unit: 'ms', of, value: typed.task / KEYS.length },
    { what: 'one key: renders', ...renders, value: typed.renders / KEYS.length },
  ]
}

function paces(
  what: string,
  of: string,
  { intervals, script }: Cost,
  goal = 2,
): readonly Reading[] {
  const frames = Math.max(1, intervals.length)
  return [
    { what: `${what}: frame p50`, unit: 'ms', of, value: median(intervals), goal: 17 },
    { what: `${what}: frame p95`, unit: 'ms', of, value: quantile(intervals, 0.95), goal: 34 },
    { what: `${what}: JS per frame`, unit: 'ms', of, value: script / frames, goal },
  ]
}

async function measure(guests: Guests, game: string, count: number): Promise<readonly Reading[]> {
  const of = `${count} items`
  const table = manyItems(game, count)
  const guest = await guests.open('?debug=quiet', { width: WIDTH, height: HEIGHT })
  const { page } = guest
  await countRenders(page)
  await openBackup(page, table)
  await laid(page)
  table.close()
  // A second for what a new table writes down; then the table is opened as on another day.
  await page.waitForTimeout(1000)
  const meter = await gauge(page)
  const readings = [...(await openings(page, of, meter, OPEN.get(count) ?? 2000))]
  await page.evaluate('globalThis.debug.board.does.fit()')
  await meter.quiet()
  readings.push(...paces('pan, all in view', of, await meter.cost(() => pan(page))))
  await meter.quiet()
  readings.push(...paces('zoom', of, await meter.cost(() => zoom(page))))
  await meter.quiet()
  await closer(page, meter)
  const panned = await meter.cost(() => pan(page))
  readings.push(...paces('pan at 100 %', of, panned))
  await meter.quiet()
  await lift(page, meter)
  const dragged = await meter.cost(() => circle(page, 3000, 150))
  await page.mouse.up()
  readings.push(
    ...paces('drag at 100 %', of, dragged),
    { what: 'drag: input to frame p50', unit: 'ms', of, value: median(dragged.waits), goal: 30 },
    { what: 'pan: renders', unit: 'React', of, value: panned.renders, goal: 0 },
    { what: 'drag: renders', unit: 'React', of, value: dragged.renders, goal: 0 },
  )
  await meter.quiet()
  readings.push(...(await touches(page, of, meter)))
  const idle = await meter.idle(5000)
  const five = { unit: 'ms', of }
  readings.push(
    { what: 'five idle seconds: frames', unit: 'drawn', of, value: idle.drawn, goal: 0 },
    { what: 'five idle seconds: main thread', ...five, value: idle.task - idle.cleaning, goal: 10 },
    { what: 'five idle seconds: browser tidies memory', ...five, value: idle.cleaning },
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

/** Dice in the tray of a table of this game: what people wait for, and what a rolling frame costs. */
export async function measureTray(address: string, game: string, counts: readonly number[]) {
  const guests = guestsAt(address)
  const readings: Reading[] = []
  try {
    const { page } = await guests.open('?debug=quiet', { width: WIDTH, height: HEIGHT })
    await countRenders(page)
    await page.reload()
    const table = manyItems(game, 20)
    await openBackup(page, table)
    table.close()
    await until('the tray is there', () => page.evaluate('Boolean(globalThis.debug?.tray)'))
    const meter = await gauge(page)
    await meter.quiet()
    // The first throw of an evening starts the worker.
    const first = await page.evaluate<{ known: number }>('globalThis.debug.throwDice(1)')
    readings.push({
      what: 'in the page: first throw to known',
      unit: 'ms',
      of: '1 die',
      value: first.known,
    })
    for (const count of counts) {
      const of = `${count} dice`
      const times: { known: number; rest: number }[] = []
      const cost = await meter.cost(async () => {
        for (let n = 0; n < 5; n++)
          times.push(await page.evaluate(`globalThis.debug.throwDice(${count})`))
      })
      readings.push(
        {
          what: 'in the page: throw to known',
          unit: 'ms',
          of,
          value: median(times.map(({ known }) => known)),
          ...(count <= 12 && { goal: 20 }),
        },
        {
          what: 'in the page: throw to rest',
          unit: 'ms',
          of,
          value: median(times.map(({ rest }) => rest)),
        },
        ...paces('rolling', of, cost, count <= 12 ? 1 : 2),
      )
    }
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
  return readings
}
