import * as v from 'valibot'
import { checked } from '../document/schema.ts'
import type { Lobby } from './lobby.ts'

/*
 * The earlier keys of a table, and how one came from each to the next: so that who has an old one finds a letter when
 * they come back. It is kept beside the list of tables, and not in the table, where anybody could strike it out.
 */

/** One step from a key to the next. */
export interface Earlier {
  /** The key before, as a text by which one may only watch. */
  readonly key: string
  /** What was said then, plain but unchecked. */
  readonly words: readonly unknown[]
}

/** How many steps back are kept, and how many letters in all at most. */
const MOST = { steps: 3, letters: 120_000 } as const

const EarlierSchema = v.pipe(
  v.array(
    v.object({
      key: v.pipe(v.string(), v.maxLength(100)),
      words: v.pipe(v.array(v.unknown()), v.maxLength(40)),
    }),
  ),
  v.maxLength(MOST.steps),
)

const steps = (lobby: Lobby) => lobby.doc.getMap('earlier')

/** The last steps of a table, the newest first. */
export const earlierOf = (lobby: Lobby, table: string): readonly Earlier[] =>
  checked(EarlierSchema, steps(lobby).get(table)) ?? []

const OutSchema = v.object({ out: v.array(v.tuple([v.string(), v.string()])) })

/** The screens that were removed from a table with its last keys, as this device has heard. */
export const removedFrom = (lobby: Lobby, table: string): ReadonlySet<string> =>
  new Set(
    earlierOf(lobby, table)
      .flatMap(({ words }) => words)
      .flatMap((word) => checked(OutSchema, word)?.out.map(([key]) => key) ?? []),
  )

/** Keeps a step; one from the same key again takes its place. */
export function noteEarlier(lobby: Lobby, table: string, step: Earlier): void {
  const all = [step, ...earlierOf(lobby, table).filter(({ key }) => key !== step.key)]
  const kept = all.slice(0, MOST.steps)
  while (kept.length > 1 && JSON.stringify(kept).length > MOST.letters) kept.pop()
  // Through JSON: what stands there is plain, and nobody's but its own.
  if (JSON.stringify(kept).length <= MOST.letters)
    steps(lobby).set(table, JSON.parse(JSON.stringify(kept)))
}
