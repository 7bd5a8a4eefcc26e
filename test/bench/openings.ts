import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { home } from '../../.config/run.mjs'
import { openBackup } from '../journeys/help/backup.ts'
import { type Guests, guestsAt } from '../journeys/help/browser.ts'
import { until } from '../journeys/help/until.ts'
import { laid } from './board.ts'
import { type Box, layAlike, serveExcalidraw } from './excalidraw.ts'
import { manyItems } from './many.ts'
import { gauge } from './page.ts'
import { median, type Reading } from './reading.ts'
import { seenToOpen } from './seen.ts'

const SCREEN = { width: 1280, height: 720 }
/**
 * How often each is opened, by turns, after a first time that is told apart: the browser has not kept
 * its scripts ready yet.
 */
const TURNS = 5
/** A table of 300 things should be open in so much of the time that Excalidraw takes. */
const GOAL = { of: 300, part: 0.6 }

/** The top of the outline, by which the view is set. */
const OVAL = 'oval-0'

/** One who looks at a page of each, with the same on both. */
interface Pair {
  readonly ours: Page
  readonly theirs: Page
}

/** What somebody leaves who was here a moment ago: one table with so many things, in both programs, seen alike. */
async function left(us: Guests, them: Guests, game: string, count: number): Promise<Pair> {
  const table = manyItems(game, count)
  const { page: ours } = await us.open('?debug=quiet', SCREEN)
  await openBackup(ours, table)
  await laid(ours)
  await (await gauge(ours)).quiet()
  const box = await ours.evaluate<Box>(`globalThis.debug.board.screen('${OVAL}')`)
  // From here on as people have it, and not as benches do.
  await ours.evaluate(() => history.replaceState(null, '', location.pathname + location.hash))
  const { page: theirs } = await them.open('', SCREEN)
  await until('Excalidraw is there', () => theirs.evaluate('Boolean(globalThis.lay)'), 60_000)
  await layAlike(theirs, table, OVAL, box)
  table.close()
  // A second for what is written down behind.
  await theirs.waitForTimeout(1000)
  return { ours, theirs }
}

async function measure(us: Guests, them: Guests, game: string, count: number) {
  const { ours, theirs } = await left(us, them, game, count)
  const took: { ours: number; theirs: number }[] = []
  for (let turn = 0; turn <= TURNS; turn++)
    took.push({ ours: await seenToOpen(ours), theirs: await seenToOpen(theirs) })
  const [first, ...rest] = took
  // To be looked at: whether both draw the same.
  const shot = (name: string) => ({ path: join(home, '.cache', `${name}-${count}.png`) })
  await ours.screenshot(shot('opened-ours'))
  await theirs.screenshot(shot('opened-excalidraw'))
  const own = median(rest.map((one) => one.ours))
  const other = median(rest.map((one) => one.theirs))
  const of = `${count} items`
  const ms = { unit: 'ms', of }
  const readings: readonly Reading[] = [
    { what: 'time to open, as seen', ...ms, value: own },
    { what: 'Excalidraw: time to open, as seen', ...ms, value: other },
    {
      what: 'ours by Excalidraw: time to open, as seen',
      unit: 'times',
      of,
      value: own / other,
      ...(count === GOAL.of && { goal: GOAL.part }),
    },
    { what: 'first reload, as seen', ...ms, value: first!.ours },
    { what: 'Excalidraw: first reload, as seen', ...ms, value: first!.theirs },
  ]
  return readings
}

/** How long tables with so many things take to open beside Excalidraw with the same things, by what is seen of both. */
export async function measureOpenings(
  address: string,
  game: string,
  counts: readonly number[],
): Promise<readonly Reading[]> {
  const excalidraw = await serveExcalidraw()
  const readings: Reading[] = []
  try {
    for (const count of counts) {
      const us = guestsAt(address)
      const them = guestsAt(excalidraw.address)
      try {
        readings.push(...(await measure(us, them, game, count)))
      } finally {
        for (const guests of [us, them])
          for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
      }
    }
  } finally {
    await excalidraw.close()
  }
  return readings
}
