import './node20.ts'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './longest.ts'

/**
 * What is walked only when there is time (`npm run test:long`) or it is asked for by name: journeys that take minutes,
 * and those over ground on which little is built any more, where tests of its parts or another journey lead too.
 */
const LONG = `
  tenant dicecontrast relaylong booklet stay door impostor chaos
  witness verdicts guard trace moments bookmarks later tabs follow settings
  network signal heals deaf relayshare meetings coming bigtable pieces sweep
  mechanicslists mechanicstogether mechanicstouch gallery compact screens still context scan
  games manygames
`
  .trim()
  .split(/\s+/)
  .filter((name) => !process.env.LONG && !process.argv.some((word) => word.includes(name)))

/** Journeys: the built page in a real browser. */
export default defineConfig({
  // A game of the tests asks for what is in src as if it lay there.
  resolve: { tsconfigPaths: true },
  test: {
    include: ['test/journeys/**/*.journey.ts'],
    exclude: [...configDefaults.exclude, ...LONG.map((name) => `test/journeys/${name}.journey.ts`)],
    globalSetup: ['test/journeys/help/house.ts'],
    // Whole games of several people take four minutes where a machine is busy: each step in them has its own time.
    testTimeout: 480_000,
    hookTimeout: 60_000,
    // Each has a browser of its own, which keeps more than one core busy: with one more than there are cores, links and
    // dice do not always have the time they count on.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // Whole browsers and real links do not always have the time they count on, on a machine that does more than this.
    // What needed a further try is told by name at the end of the run, and more than one in twenty fail it.
    retry: 2,
    // In the line about a failure stands what went wrong, not that it was an array of one.
    chaiConfig: { truncateThreshold: 1000 },
    // A browser that a journey forgot must not keep the run from ending.
    teardownTimeout: 10_000,
  },
})
