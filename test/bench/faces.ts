import type { Page } from 'playwright-core'
import type { Change } from '../../src/rules/board/change.ts'
import type { Table } from '../../src/table/table.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { laid, pan } from './board.ts'
import { manyItems } from './many.ts'
import { type Gauge, gauge } from './page.ts'
import { median, type Reading } from './reading.ts'

const THINGS = 300
const SHEETS = 4
const CARDS = 60
/** How often each table is opened and panned, in turns: what else the machine does falls on both. */
const TURNS = 5
/** No more of the time without printed things may it take with them. */
const MOST = 1.1

/** What a game calls its sheets and its cards. */
interface Kinds {
  readonly sheet: string
  readonly card: string
}

/** The same table of things, with printed sheets and cards among them or without. */
function table(game: string, kinds: Kinds | undefined): Table {
  const made = manyItems(game, THINGS)
  if (!kinds) return made
  const make = (id: string, kind: string, x: number, y: number, props: object): Change => ({
    do: 'make',
    item: {
      ...{ id, kind, place: { x, y, turn: 0, z: 10_000 + x }, props: { ...props } },
      texts: { name: `Somebody ${id}`, intention: 'Guards the lantern', notes: 'Owes a song.' },
    },
  })
  const pools = { health: 5, steadfast: 2, mana: 4, exertion: 27 }
  const changes = [
    ...Array.from({ length: SHEETS }, (_, i) =>
      make(`sheet${i}`, kinds.sheet, i * 165 - 250, -120, pools),
    ),
    ...Array.from({ length: CARDS }, (_, i) =>
      make(`face${i}`, kinds.card, (i % 15) * 70 - 490, 50 + Math.floor(i / 15) * 95, { card: i }),
    ),
  ]
  const refusal = made.apply(changes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return made
}

const WHAT = {
  rest: 'printed faces: time to open',
  frame: 'printed faces: JS per frame of a pan',
  long: 'printed faces: frame p50 of a pan',
} as const

interface Opened {
  readonly page: Page
  readonly meter: Gauge
}

async function open(guests: Guests, shown: Table): Promise<Opened> {
  const { page } = await guests.open('?debug=quiet', { width: 1280, height: 720 })
  await openBackup(page, shown)
  await laid(page)
  shown.close()
  await page.waitForTimeout(1000)
  return { page, meter: await gauge(page) }
}

/** How long it takes until an opened table stands, and what a frame of a pan costs where all of it is in view, ms. */
async function turn({ page, meter }: Opened) {
  await page.bringToFront()
  await page.reload()
  await laid(page)
  const rest = await meter.quiet()
  await page.evaluate('globalThis.debug.board.does.fit()')
  await meter.quiet()
  const { script, intervals } = await meter.cost(() => pan(page))
  await meter.quiet()
  return { rest, frame: script / Math.max(1, intervals.length), long: median(intervals) }
}

/** How much longer a table takes to open and to pan with four sheets and sixty printed cards on it than without. */
export async function measureFaces(
  address: string,
  game: string,
  kinds: Kinds,
): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const without = await open(guests, table(game, undefined))
    const printed = await open(guests, table(game, kinds))
    const all: {
      readonly bare: Awaited<ReturnType<typeof turn>>
      readonly faced: Awaited<ReturnType<typeof turn>>
    }[] = []
    for (let i = 0; i < TURNS; i++)
      all.push({ bare: await turn(without), faced: await turn(printed) })
    const of = `${SHEETS} sheets, ${CARDS} cards, ${THINGS} things`
    return (['rest', 'frame', 'long'] as const).flatMap((key): readonly Reading[] => {
      const what = WHAT[key]
      // What else the machine does only ever adds to it.
      const least = (one: 'bare' | 'faced') => Math.min(...all.map((both) => both[one][key]))
      const [bare, faced] = [least('bare'), least('faced')]
      return [
        { what: `${what}, without`, unit: 'ms', of, value: bare },
        { what: `${what}, with`, unit: 'ms', of, value: faced },
        { what: `${what}, ratio`, unit: 'times', of, value: faced / bare, goal: MOST },
      ]
    })
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
