import type { Page } from 'playwright-core'
import { game } from '../../src/games/road-and-ruin/game.ts'
import { newProps } from '../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../src/games/road-and-ruin/reckon/sheets.ts'
import { cardId } from '../../src/games/road-and-ruin/story/deck.ts'
import { type Item, NOTE_COLORS } from '../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { at, item } from '../make.ts'
import { laid, pan } from './board.ts'
import { type Gauge, gauge } from './page.ts'
import { median, type Reading } from './reading.ts'

const GAME = game.id
const THINGS = 300
const CARDS = 60
/** How often each table is opened and panned, in turns: what else the machine does falls on all alike. */
const TURNS = 9
/** No more of the time without printed things may it take with them. */
const MOST = 1.1

/** From note to note, mm; and the clearing in their middle, in which what is printed lies, and else nothing. */
const GAP = 84
const CLEARING = { x: 500, y: 170 }

/** To read this the page comes as near as it ever does by itself: each table is seen from equally near. */
const LONG =
  'What stands here takes as near a look as any, whatever else lies on this table beside it.'

/** Notes, and an index card for each tenth, round the clearing: the same on each table. */
function things(): readonly Item[] {
  const places = Array.from({ length: 30 * 30 }, (_, i) => ({
    x: ((i % 30) - 14.5) * GAP,
    y: (Math.floor(i / 30) - 14.5) * GAP,
  })).filter(({ x, y }) => Math.abs(x) > CLEARING.x || Math.abs(y) > CLEARING.y)
  // The nearest first, as far again to the sides as up and down.
  places.sort((a, b) => Math.hypot(a.x, a.y * 1.5) - Math.hypot(b.x, b.y * 1.5))
  return places.slice(0, THINGS).map(({ x, y }, i) => {
    // What was laid last is what the view opens at: on each table the same one.
    const place = at(x, y, { z: i === 0 ? 9000 : 1000 - i, turn: (((i * 37) % 11) - 5) / 60 })
    return i % 10 === 9
      ? item(`card-${i}`, 'card', {
          place,
          texts: { title: `Card ${i}`, body: 'What stands here' },
        })
      : item(`note-${i}`, 'note', {
          place,
          props: { color: NOTE_COLORS[i % NOTE_COLORS.length] ?? 'yellow' },
          texts: { text: i === 0 ? LONG : `Note ${i} has some words` },
        })
  })
}

/** The four sheets that come with the game. */
const sheets = (): readonly Item[] =>
  (Object.keys(SHEETS) as (keyof typeof SHEETS)[]).map((id, i) =>
    item(id, 'character', {
      place: at(-404 + i * 196, 0, { z: 100 + i }),
      props: newProps(SHEETS[id]),
      texts: { name: id },
    }),
  )

/** The whole deck face up in its pile, as what is put back there lies. */
const pile = (): readonly Item[] => [
  item('deck', 'deck', { place: at(356, 0, { z: 110 }) }),
  ...Array.from({ length: CARDS }, (_, i) =>
    item(cardId(i + 1), 'roundtable', {
      place: at(0, -i * 0.1, { z: 111 + i, on: 'deck' }),
      props: { card: i + 1 },
    }),
  ),
]

/** Each card of the deck drawn, in rows above the sheets and over the things there. */
const drawn = (): readonly Item[] => [
  item('deck', 'deck', { place: at(356, 0, { z: 110 }) }),
  ...Array.from({ length: CARDS }, (_, i) =>
    item(cardId(i + 1), 'roundtable', {
      place: at((i % 12) * 93 - 511, -210 - Math.floor(i / 12) * 131, { z: 2000 + i }),
      props: { card: i + 1 },
    }),
  ),
]

function table(printed: readonly Item[]): Table {
  const made = newTable('bench', { game: GAME, title: `${THINGS} things`, made: 0 })
  const refusal = made.apply(
    [...things(), ...printed].map(({ bin: _, ...one }) => ({ do: 'make', item: one })),
    { seat: 'ada', track: false },
  )
  if (refusal) throw new Error(refusal.key)
  return made
}

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
  const { whole } = await meter.opening()
  await page.evaluate('globalThis.debug.board.does.fit()')
  await meter.quiet()
  const { script, intervals } = await meter.cost(() => pan(page))
  await meter.quiet()
  return { whole, rest, frame: script / Math.max(1, intervals.length), long: median(intervals) }
}
type Turn = Awaited<ReturnType<typeof turn>>

const WHAT = {
  whole: 'time until the view is whole',
  rest: 'time to open',
  frame: 'JS per frame of a pan',
  long: 'frame p50 of a pan',
} as const satisfies Record<keyof Turn, string>

/**
 * How much longer a table of things takes to open and to pan with four sheets and the whole deck among them than
 * without: the same things at the same places, seen from the same place. With the deck in its pile; and, without a
 * goal, with each card of it drawn. Opening is until all of the view is painted, and until nothing more is drawn.
 */
export async function measureFaces(address: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const tables = {
      without: await open(guests, table([])),
      'deck in its pile': await open(guests, table([...sheets(), ...pile()])),
      'all cards drawn': await open(guests, table([...sheets(), ...drawn()])),
    }
    type Name = keyof typeof tables
    const names = Object.keys(tables) as Name[]
    const all: Record<Name, Turn>[] = []
    for (let i = 0; i < TURNS; i++) {
      const turns = {} as Record<Name, Turn>
      for (const name of names) turns[name] = await turn(tables[name])
      all.push(turns)
    }
    return (Object.keys(WHAT) as (keyof Turn)[]).flatMap((key) => {
      const of = (name: Name) => median(all.map((turns) => turns[name][key]))
      const what = `printed faces: ${WHAT[key]}`
      return names.flatMap((name): readonly Reading[] => [
        { what, unit: 'ms', of: name, value: of(name) },
        {
          ...{ what: `${what}, ratio`, unit: 'times', of: name },
          value: of(name) / of('without'),
          ...(name === 'deck in its pile' && { goal: MOST }),
        },
      ])
    })
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
