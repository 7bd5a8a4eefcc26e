import * as v from 'valibot'
import type { Anew } from '../../table/yjs/heal.ts'

/*
 * What a company tells its own screen of versions that part
 */

const updates = v.custom<readonly Uint8Array[]>(
  (it) => Array.isArray(it) && it.every((one) => one instanceof Uint8Array),
)
const WordSchema = v.union([
  /** The screen by this name has signed two things in one place; the number under which it did. */
  v.object({ forked: v.object({ key: v.string(), client: v.number() }) }),
  /**
   * Something else stood here and there, of what this client wrote. The whole as it was there, in updates; and the
   * document to go on with, where it is not the one that is here: nothing else may happen before that is in its place.
   */
  v.object({
    parted: v.object({
      client: v.number(),
      there: updates,
      next: v.optional(v.custom<Anew>((it) => typeof it === 'object' && it !== null)),
    }),
  }),
])
export type PartedWord = v.InferOutput<typeof WordSchema>
export type Parted = Extract<PartedWord, { parted: unknown }>['parted']

/** Reads such a word of our own; undefined for any other. */
export function readParted(word: unknown): PartedWord | undefined {
  const found = v.safeParse(WordSchema, word)
  return found.success ? found.output : undefined
}
