import './node20.ts'
import { defineConfig } from 'vitest/config'

/** Proofs: what dice and games promise, over more throws than a quick check has time for; LONG=1 runs them whole. */
export default defineConfig({
  test: {
    include: ['test/proofs/**/*.proof.ts'],
    testTimeout: 3_600_000,
    maxWorkers: 2,
  },
})
