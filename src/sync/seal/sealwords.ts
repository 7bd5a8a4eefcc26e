import * as v from 'valibot'
import { toBase64 } from '../../rules/plain/base64.ts'
import { checked } from '../../table/document/schema.ts'
import { bytes64, hex } from '../keys/letters.ts'
import { MOST_CARDS } from './mask.ts'
import type { TrialWord } from './owesdeck.ts'
import { MOST_SCREENS } from './pact.ts'
import { TRIALS } from './trials.ts'

/** Letters of one trial, opened: an order, and a number of 32 bytes for each card. */
const MOST_LETTERS = 4 * Math.ceil((MOST_CARDS * (1 + 32)) / 3)

/*
 * What screens say to one another of sealed cards over their links: what is of no matter later, or too large for a
 * document.
 */
const WordSchema = v.variant('seal', [
  /** Whose hand the screen is that says so. */
  v.object({
    seal: v.literal('hands'),
    seats: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
      v.maxLength(MOST_SCREENS),
    ),
  }),
  /** Asks that the trials beside a list be opened. */
  v.object({ seal: v.literal('wish'), list: hex(64) }),
  /** The trials beside a list, opened. */
  v.object({
    seal: v.literal('trials'),
    list: hex(64),
    opened: v.pipe(v.array(bytes64(MOST_LETTERS)), v.length(TRIALS)),
  }),
])

/** A word about sealed cards. */
export type SealWord = v.InferOutput<typeof WordSchema>

/** Trials, opened, as they are said. */
export const trialsWord = ({ list, opened }: TrialWord): object => ({
  seal: 'trials',
  list,
  opened: opened.map((one) => toBase64(one)),
})

/** Reads what somebody says; undefined for anything that is no word about sealed cards. */
export const readSealWord = (raw: unknown): SealWord | undefined => checked(WordSchema, raw)
