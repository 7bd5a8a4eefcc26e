import * as v from 'valibot'

/** Which page this is: its version, what it was made of, and when (milliseconds since 1970). */
export interface Build {
  readonly version: string
  readonly of: string
  readonly made: number
}

/** What the built page knows of itself; a page that was not built knows nothing. */
declare const __BUILD__: Build | undefined

export const BUILD: Build | undefined = typeof __BUILD__ === 'undefined' ? undefined : __BUILD__

const short = v.pipe(v.string(), v.maxLength(40))
/** A build as another page tells it. */
export const BuildSchema = v.object({
  version: short,
  of: short,
  made: v.pipe(v.number(), v.finite()),
})

/** Whether another page is made of something else, and later. */
export const isNewer = (other: Build, ours: Build | undefined): boolean =>
  ours !== undefined && other.of !== ours.of && other.made > ours.made

/**
 * What two pages are to each other that are not the same: they cannot talk; or they can, and the other one is newer.
 */
export const AGES = ['other', 'newer'] as const
const AgeSchema = v.object({ version: v.picklist(AGES) })
export type Age = (typeof AGES)[number]

/** Reads word of another version; undefined for any other word. */
export function readAge(word: unknown): Age | undefined {
  const found = v.safeParse(AgeSchema, word)
  return found.success ? found.output.version : undefined
}
