import type { CDPSession, Page } from 'playwright-core'
import { game } from '../../src/games/road-and-ruin/game.ts'
import { newProps } from '../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../src/games/road-and-ruin/reckon/sheets.ts'
import { cardId } from '../../src/games/road-and-ruin/story/deck.ts'
import { type OnMat, settled } from '../../src/rules/board/mat.ts'
import { type Item, NOTE_COLORS } from '../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { at, item } from '../make.ts'
import { circle, laid } from './board.ts'
import { type Gauge, gauge } from './page.ts'
import { median, type Reading } from './reading.ts'
import { onMainThread, type TraceEvent, tracedIn } from './tracing.ts'

const GAME = game.id
const THINGS = 300
const CARDS = 60
/** How often each table is opened, and panned; and that without a goal. */
const TURNS = { open: 9, pan: 5, drawn: 2 } as const
const [BARE, PILED, DRAWN] = ['without', 'deck in its pile', 'all cards drawn'] as const
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

/** The whole deck face up in its pile, as each card comes to lie that is put back there. */
function pile(): readonly Item[] {
  const { deck, roundtable } = game.pieces
  const lying = Array.from({ length: CARDS }, (_, i) => cardId(i + 1)).reduce<readonly OnMat[]>(
    (others, id) => [
      ...others,
      ...settled(deck!.mat!, deck!, others, { id, size: roundtable!, spot: at(0, 0) }),
    ],
    [],
  )
  return [
    item('deck', 'deck', { place: at(356, 0, { z: 110 }) }),
    ...lying.map(({ id, spot }, i) =>
      item(id, 'roundtable', {
        place: at(spot.x, spot.y, { z: 111 + i, on: 'deck' }),
        props: { card: i + 1 },
      }),
    ),
  ]
}

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
  readonly wire: CDPSession
}

async function open(guests: Guests, shown: Table): Promise<Opened> {
  const { page } = await guests.open('?debug=quiet', { width: 1280, height: 720 })
  await openBackup(page, shown)
  await laid(page)
  shown.close()
  await page.waitForTimeout(1000)
  return {
    page,
    meter: await gauge(page),
    wire: await page.context().newCDPSession(page),
  }
}

/** The tasks of a page, each with what the processor worked at it; and what the page itself marks. */
const TRACED = ['toplevel', 'blink.user_timing']

/** How long the processor worked for a page's main thread, until it marks this or else to the end, ms. */
function workedIn(events: readonly TraceEvent[], mark?: string): number {
  const own = onMainThread(events)
  const until = mark === undefined ? undefined : own.findLast(({ name }) => name === mark)?.ts
  return own
    .filter(({ name, ts }) => name.endsWith('RunTask') && !(until !== undefined && ts > until))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
}

/** How long it takes until an opened table stands, and how long the processor works for that, ms. */
async function opening({ page, meter, wire }: Opened) {
  await page.bringToFront()
  const [rest, events] = await tracedIn(wire, TRACED, async () => {
    await page.reload()
    await laid(page)
    return meter.quiet()
  })
  const { whole } = await meter.opening()
  return { whole, rest, work: workedIn(events, 'table whole'), all: workedIn(events) }
}

/** What a frame of a pan costs where all of the table is in view, ms. */
async function panning({ page, meter, wire }: Opened) {
  await page.bringToFront()
  await page.evaluate('globalThis.debug.board.does.fit()')
  await meter.quiet()
  await page.mouse.move(640, 360)
  await page.mouse.down({ button: 'middle' })
  const [{ script, intervals }, events] = await tracedIn(wire, TRACED, () =>
    meter.cost(() => circle(page, 1500, 120)),
  )
  await page.mouse.up({ button: 'middle' })
  await meter.quiet()
  const frames = Math.max(1, intervals.length)
  return { frame: script / frames, busy: workedIn(events) / frames, long: median(intervals) }
}

const OPENING = {
  whole: 'time until the view is whole',
  work: 'processor until the view is whole',
  rest: 'time to open',
  all: 'processor to open',
} as const
const PANNING = {
  frame: 'JS per frame of a pan',
  busy: 'processor per frame of a pan',
  long: 'frame p50 of a pan',
} as const

/** What is read of this of each table, turn by turn, and by how much more than of the first in the same turn. */
function readings<Key extends string>(
  what: Readonly<Record<Key, string>>,
  turns: readonly Readonly<Record<string, Readonly<Record<Key, number>>>>[],
  [first, ...others]: readonly string[],
): readonly Reading[] {
  if (first === undefined) return []
  return (Object.keys(what) as Key[]).flatMap((key) => {
    const name = `printed faces: ${what[key]}`
    const of = (one: string) => turns.map((turn) => turn[one]?.[key] ?? Number.NaN)
    const ratios = (one: string) => of(one).map((value, i) => value / (of(first)[i] ?? Number.NaN))
    return [
      ...[first, ...others].map((one) => ({
        ...{ what: name, unit: 'ms', of: one, value: median(of(one)) },
      })),
      ...others.map((one) => ({
        ...{ what: `${name}, ratio`, unit: 'times', of: one, value: median(ratios(one)) },
        ...(one === PILED && { goal: MOST }),
      })),
    ]
  })
}

/**
 * How much longer a table of things takes to open and to pan with four sheets and the whole deck among them than
 * without: the same things at the same places, seen from the same place. With the deck in its pile; and, without a
 * goal, with each card of it drawn. Opening is until all of the view is painted, and until nothing more is drawn. Each
 * turn takes one after the other, this way round and that, and compares them with each other: what else the machine
 * does falls on all alike. What the processor worked is hardly touched by that.
 */
export async function measureFaces(address: string): Promise<readonly Reading[]> {
  const guests = guestsAt(address)
  try {
    const tables: Readonly<Record<string, Opened>> = {
      [BARE]: await open(guests, table([])),
      [PILED]: await open(guests, table([...sheets(), ...pile()])),
      [DRAWN]: await open(guests, table([...sheets(), ...drawn()])),
    }
    const inTurns = async <One>(
      names: readonly string[],
      turns: number,
      measure: (of: Opened) => Promise<One>,
    ) => {
      const all: Record<string, One>[] = []
      for (let turn = 0; turn < turns; turn++) {
        const one: Record<string, One> = {}
        for (const name of turn % 2 ? [...names].reverse() : names)
          one[name] = await measure(tables[name]!)
        all.push(one)
      }
      return all
    }
    const two = [BARE, PILED]
    const drawnToo = [BARE, DRAWN]
    // The browser has not kept its scripts ready yet.
    await inTurns(Object.keys(tables), 1, opening)
    const opened = readings(OPENING, await inTurns(two, TURNS.open, opening), two)
    const panned = readings(PANNING, await inTurns(two, TURNS.pan, panning), two)
    const others = [
      ...readings(OPENING, await inTurns(drawnToo, TURNS.drawn, opening), drawnToo),
      ...readings(PANNING, await inTurns(drawnToo, TURNS.drawn, panning), drawnToo),
    ]
    return [...opened, ...panned, ...others.filter(({ of }) => of === DRAWN)]
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
