import * as v from 'valibot'
import { keyCode, readCode } from './code.ts'
import type { Keys } from './keys.ts'

/*
 * From one key of a table to the next
 *
 * Whoever may write makes a new key and tells it to all who are linked and are to stay, to each what it had before:
 * who plays can play on, who watches can watch on. Those tell it on, so that it reaches everybody in the mesh. All
 * wait a moment before they change to it: when two make new keys at once, all choose the same one.
 */

/** What the next key of a table is, and whom it leaves out. */
export interface Successor {
  readonly keys: Keys
  /** Screens that are removed, by their names in the room. */
  readonly out: readonly string[]
  /** The seat of who is removed, '' for one without a seat; undefined where nobody is. */
  readonly seat?: string | undefined
}

const WordSchema = v.object({
  next: v.pipe(v.string(), v.maxLength(100)),
  out: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(64)),
  seat: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
const RemovedSchema = v.object({ removed: v.literal(true) })

/** What is said to one who is removed. */
export const REMOVED = { removed: true } as const

/** How a successor is told to one who may write, or to one who only watches. */
export const tellSuccessor = ({ keys, out, seat }: Successor, writes: boolean): object => ({
  next: keyCode(keys, !writes),
  out,
  ...(seat !== undefined && { seat }),
})

/**
 * Reads such a word from somebody who may write; undefined for anything else. To those who play only a key to play
 * is one, and to those who watch only a key to watch: nobody changes places by a word.
 */
export function readSuccessor(word: unknown, now: Keys): Successor | 'removed' | undefined {
  if (v.is(RemovedSchema, word)) return 'removed'
  const read = v.safeParse(WordSchema, word)
  if (!read.success) return undefined
  const { next, out, seat } = read.output
  const code = readCode(next)
  if (!('is' in code) || code.is !== 'key') return undefined
  const { keys } = code
  const fits = (keys.write === undefined) === (now.write === undefined)
  return fits && keys.topic !== now.topic ? { keys, out, seat } : undefined
}

/** Of several the one that all choose: one that removes somebody, so that no other brings them back; else any, but the same. */
export function chosen(all: readonly Successor[]): Successor | undefined {
  const rank = ({ seat, keys }: Successor) => `${seat === undefined ? 1 : 0}${keys.topic}`
  return [...all].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}
