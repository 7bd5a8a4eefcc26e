import type { Page } from 'playwright-core'
import { playExample } from '../../src/app/lobby/example.ts'
import { game } from '../../src/games/road-and-ruin/game.ts'
import { cardId } from '../../src/games/road-and-ruin/story/deck.ts'
import type { Change } from '../../src/rules/board/change.ts'
import type { Item } from '../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { at, englishOf, item, spoken } from '../make.ts'
import { laid, pan } from './board.ts'
import { manyItems } from './many.ts'
import { type Gauge, gauge } from './page.ts'
import { median, type Reading } from './reading.ts'

const GAME = game.id
const THINGS = 300
const CARDS = 60
/** How often each table is opened and panned, in turns: what else the machine does falls on both. */
const TURNS = 5
/** No more of the time without printed things may it take with them. */
const MOST = 1.1

// All of it is fetched now: once the benches run, nothing more is.
await game.whole.load()
const said = await englishOf(game)

/** All that lies on a table of the game's own example: sheets and what sticks on them, Roster, Tale, slips, foes. */
async function example(): Promise<readonly Item[]> {
  const table = newTable('example', { game: GAME, title: '', made: 1 })
  await playExample(table, game, await game.example('en'), {
    say: (sentence) => spoken(said, sentence) ?? '',
    roll: async (thrown) => simulate(thrown),
    now: 1_000_000_000,
  })
  const { items } = table.state()
  table.close()
  return [...items.values()]
}
const played = await example()

/** Each card of the deck that is not drawn yet, in rows. */
const deck = (drawn: readonly Item[]): readonly Item[] =>
  Array.from({ length: CARDS }, (_, i) =>
    item(cardId(i), 'roundtable', {
      place: at((i % 15) * 70 - 490, 50 + Math.floor(i / 15) * 95, { z: 10_000 + i }),
      props: { card: i },
    }),
  ).filter(({ id }) => !drawn.some((one) => one.id === id))

/** The same table of things, with all that the example brings and its whole deck among them, or without. */
function table(printed: readonly Item[]): Table {
  const made = manyItems(GAME, THINGS)
  const changes = printed.map(({ bin: _, ...one }): Change => ({ do: 'make', item: one }))
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

/** How much longer a table takes to open and to pan with an example and a whole deck on it than without. */
export async function measureFaces(address: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const without = await open(guests, table([]))
    const printed = await open(guests, table([...played, ...deck(played)]))
    const all: {
      readonly bare: Awaited<ReturnType<typeof turn>>
      readonly faced: Awaited<ReturnType<typeof turn>>
    }[] = []
    for (let i = 0; i < TURNS; i++)
      all.push({ bare: await turn(without), faced: await turn(printed) })
    const of = `example, ${CARDS} cards, ${THINGS} things`
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
