import type { Page } from 'playwright-core'
import type { Item } from '../../src/rules/plain/item.ts'
import type { Table } from '../../src/table/table.ts'
import { openBackup, tableOn } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { type Fingers, fingersOn } from '../journeys/help/fingers.ts'
import { laid } from './board.ts'
import { manyItems } from './many.ts'
import { type Cost, type Gauge, gauge } from './page.ts'
import { median, quantile, type Reading } from './reading.ts'

const [WIDTH, HEIGHT] = [3840, 2160]
const ITEMS = 2000
/** People sit around the screen, two fingers of each drag something. */
const NAMES = ['Ada', 'Milo', 'June', 'Finn', 'Cleo']
const FINGERS = 10
const DEVICE = 'bench'
/** How long a drag lasts, ms; how wide it goes round, px. */
const LASTS = 4000
const ROUND = 110
const FRAME = 1000 / 60

type Spot = readonly [x: number, y: number]

/** A table of many things at which all of them sit at this device. */
function sat(game: string): Table {
  const table = manyItems(game, ITEMS)
  for (const [color, name] of NAMES.entries())
    table.apply([{ do: 'seat', seat: { id: name, name, color, sitter: DEVICE } }], { seat: name })
  return table
}

async function sitAround(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sit around this screen' }).click()
  await page.getByRole('button', { name: 'Sit around it' }).click()
  await page.getByRole('region', { name: `The place of ${NAMES[0]}` }).waitFor()
}

/** Loose notes that lie spread over the view, and where on the screen each is. */
async function notesOn(page: Page, items: readonly Item[]): Promise<readonly Spot[]> {
  const ids = items.flatMap(({ id, kind, place }) =>
    kind === 'note' && place.on === undefined ? [id] : [],
  )
  const spots = await page.evaluate<readonly Spot[]>(`${JSON.stringify(ids)}.flatMap((id) => {
    const { left, top, width, height } = debug.board.screen(id)
    const [x, y] = [left + width / 2, top + height / 2]
    const free = document.elementFromPoint(x, y)?.closest('.tabletop-canvas')
    return free ? [[x, y]] : []
  })`)
  const near = (x: number, y: number) =>
    spots.reduce((best, spot) =>
      Math.hypot(spot[0] - x, spot[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? spot : best,
    )
  return Array.from({ length: FINGERS }, (_, i) =>
    near(WIDTH * (0.2 + 0.15 * (i % 5)), HEIGHT * (i < 5 ? 0.3 : 0.7)),
  )
}

/** Fingers drag what lies under them, each on a round way, a move of all of them a frame. */
async function drag(page: Page, fingers: Fingers, spots: readonly Spot[], meter: Gauge) {
  const round = (at: number) =>
    Object.fromEntries(
      spots.map(([x, y], i) => {
        const turn = at / 300 + i
        return [
          i + 1,
          [
            x + ROUND * (Math.sin(turn) - Math.sin(i)),
            y + ROUND * (Math.cos(i) - Math.cos(turn)),
          ] as const,
        ]
      }),
    )
  // One after another, as people do: three at once on one spot would be a hand that is laid down.
  for (const [i, spot] of spots.entries()) await fingers.down({ [i + 1]: spot })
  await fingers.move(round(60))
  await meter.quiet()
  const cost = await meter.cost(async () => {
    const since = performance.now()
    for (let n = 1; performance.now() - since < LASTS; n++) {
      await fingers.move(round(60 + performance.now() - since))
      await page.waitForTimeout(Math.max(0, since + n * FRAME - performance.now()))
    }
  })
  await fingers.cancel()
  await meter.quiet()
  return cost
}

const scriptOf = ({ script, intervals }: Cost) => script / Math.max(1, intervals.length)

async function measure(guests: Guests, game: string): Promise<readonly Reading[]> {
  const { page } = await guests.open('?debug=quiet', {
    ...{ touch: true, width: WIDTH, height: HEIGHT },
    before: (context) =>
      context.addInitScript((device) => {
        localStorage['prophecy-table'] = JSON.stringify({ hints: false, device })
      }, DEVICE),
  })
  const table = sat(game)
  await openBackup(page, table)
  table.close()
  await laid(page)
  await sitAround(page)
  const meter = await gauge(page)
  await meter.quiet()
  const open = await tableOn(page)
  const spots = await notesOn(page, [...open.board().items.values()])
  open.close()
  const fingers = await fingersOn(page)
  // The first drag of all fetches and warms what drags.
  await drag(page, fingers, spots.slice(0, 1), meter)
  const one = await drag(page, fingers, spots.slice(0, 1), meter)
  const ten = await drag(page, fingers, spots, meter)
  const costs = [
    ['one drag', one, 1],
    ['ten drags', ten, FINGERS],
  ] as const
  return costs.flatMap(([of, cost, count]): Reading[] => [
    { what: 'at 3840x2160: frame p50', unit: 'ms', of, value: median(cost.intervals), goal: 17 },
    {
      what: 'at 3840x2160: frame p95',
      unit: 'ms',
      of,
      value: quantile(cost.intervals, 0.95),
      goal: 20,
    },
    {
      what: 'at 3840x2160: JS per frame and finger',
      unit: 'ms',
      of,
      value: scriptOf(cost) / count,
      // One finger pays alone for what a frame costs anyhow.
      ...(count > 1 && { goal: 1 }),
    },
    {
      what: 'at 3840x2160: frames drawn',
      unit: 'a second',
      of,
      value: cost.drawn / (LASTS / 1000),
    },
    { what: 'at 3840x2160: renders', unit: 'React', of, value: cost.renders },
    {
      what: 'at 3840x2160: main thread per frame',
      unit: 'ms',
      of,
      value: cost.task / Math.max(1, cost.intervals.length),
    },
  ])
}

/** Ten fingers of five people drag at once, on a large screen full of things, beside one that does. */
export async function measureHands(address: string, game: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    return await measure(guests, game)
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
