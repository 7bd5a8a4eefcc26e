import { MOST_AT_ONCE, type Renewal, readRenewal } from '../../sync/door/renewal.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'

/** How long after a change another new key that was made at the same time still counts (ms). */
const LATE = 10_000
/** How many one screen makes at once. */
const MOST_OF_ONE = 2

/** The new keys of a table that were heard of or made here, and the keys that all of them come after. */
export interface HeardKeys {
  readonly before: Keys
  readonly made: readonly Renewal[]
}

/** The last change of the key, with what it came of, and when it was: as `performance.now` has it. */
interface Changed extends HeardKeys {
  readonly at: number
}

/** With one more; the same where it is there already; undefined where there are too many for one of somebody else. */
export function withRenewal(
  heard: HeardKeys,
  renewal: Renewal,
  isOwn: boolean,
): HeardKeys | undefined {
  const { made } = heard
  if (made.some(({ id }) => id === renewal.id)) return heard
  const many = made.filter(({ by }) => by === renewal.by).length >= MOST_OF_ONE
  if (!isOwn && (many || made.length >= MOST_AT_ONCE)) return undefined
  return { ...heard, made: [...made, renewal] }
}

/**
 * What a word says, beside what was heard already. Where that is nothing, the word may have been made at the same time
 * as those that we have just changed to, and come late: then it counts beside those. Undefined where it says nothing.
 */
export function readBeside(
  word: object,
  heard: HeardKeys,
  last: Changed | undefined,
): { readonly renewal: Renewal; readonly beside: HeardKeys } | undefined {
  const renewal = readRenewal(word, heard.before)
  if (renewal) return { renewal, beside: heard }
  if (heard.made.length > 0 || !last || performance.now() - last.at > LATE) return undefined
  const { before, made } = last
  const late = readRenewal(word, before)
  if (!late || made.some(({ id }) => id === late.id)) return undefined
  return { renewal: late, beside: { before, made } }
}

/** What of this is news for who sits here: what others have made, and was not told at the change before. */
export function newsIn(
  { before, made }: HeardKeys,
  last: HeardKeys | undefined,
  own: ScreenKey,
): readonly Renewal[] {
  const known = new Set(last?.before.topic === before.topic ? last.made.map(({ id }) => id) : [])
  return made.filter(({ id, of, by }) => of.length === 0 && by !== own && !known.has(id))
}
