import * as v from 'valibot'
import { MOST, type Terms } from '../rules/roll.ts'
import { checked, TermsSchema } from '../table/schema.ts'

/** Chains of one screen that are told of at once: one for each screen it knows. */
export const MOST_CHAINS = 64

const peer = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const n = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST.links))
const asked = v.pipe(v.array(peer), v.maxLength(MOST.asked))

const WordSchema = v.variant('joint', [
  /** Whose throws, and where the speaker's chain for those is anchored. */
  v.object({
    joint: v.literal('anchors'),
    anchors: v.pipe(v.array(v.tuple([peer, hash])), v.maxLength(MOST_CHAINS)),
  }),
  /** The speaker is about to throw. */
  v.object({
    joint: v.literal('throw'),
    n,
    commitment: hash,
    asked,
    terms: TermsSchema,
  }),
  /** The speaker's link for somebody's n-th throw, to which that one committed so. */
  v.object({ joint: v.literal('salt'), thrower: peer, n, commitment: hash, link: hash }),
  /** The speaker's own link, and the anchors and links of all who answered. */
  v.object({
    joint: v.literal('open'),
    n,
    link: hash,
    salts: v.pipe(v.array(v.tuple([peer, hash, hash])), v.maxLength(MOST.asked)),
  }),
])

type Read = v.InferOutput<typeof WordSchema>
export type Announcement = Omit<Extract<Read, { joint: 'throw' }>, 'terms'> & {
  readonly terms: Terms
}
export type Salt = Extract<Read, { joint: 'salt' }>
export type Opening = Extract<Read, { joint: 'open' }>
/** What screens say to each other to throw dice together. */
export type Word = Exclude<Read, { joint: 'throw' }> | Announcement

/** Reads what came from another screen; undefined for anything that is no such word. Takes anything and never throws. */
export const readWord = (message: unknown): Word | undefined => checked(WordSchema, message)
