import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { strokes } from './shaky.ts'

/** Seeds of the half that the recogniser may be tuned on, and of the half that nobody looks at. */
const SEEDS = { known: 20_261_121, kept: 77_000_301 } as const
const EACH = 200

const named = (seed: number) =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(strokes(seed, EACH))))).slice(0, 16)

it('the half that is kept apart is the one that was frozen before there was a recogniser', () => {
  expect([named(SEEDS.known), named(SEEDS.kept)]).toEqual(['964a66e1d67c643d', 'f8ce7799d32df8c7'])
})
