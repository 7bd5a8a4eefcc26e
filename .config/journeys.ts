import './node20.ts'
import { defineConfig } from 'vitest/config'

/** Journeys: the built page in a real browser. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.journey.ts'],
    globalSetup: ['test/journeys/house.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // Each has a browser of its own, and two are what two cores carry.
    maxWorkers: 2,
    // A browser that a journey forgot must not keep the run from ending.
    teardownTimeout: 10_000,
  },
})
