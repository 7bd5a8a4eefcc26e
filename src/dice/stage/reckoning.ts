/** The colour of dice that do not count comes over them when the counting reaches its end. */
const DIM = 300
/**
 * Milliseconds from one counted Hit to the next; very many are counted faster, so that all of it takes
 * no longer than this.
 */
const COUNT_PACE = 110
const LONGEST_COUNT = 2400
export const countPace = (hits: readonly number[]): number =>
  Math.min(COUNT_PACE, LONGEST_COUNT / Math.max(1, hits.filter((hit) => hit > 0).length))
const countLength = (hits: readonly number[]) =>
  DIM + countPace(hits) * hits.filter((hit) => hit > 0).length

/** Hits as they are counted on dice that lie there, each die by its place in the Roll. Times in milliseconds. */
export interface Reckoning {
  /**
   * Begins at this moment; `done` has it over by then. Dice of which is said what each `means` keep their colours, by
   * which they are told apart.
   */
  begin(
    hits: readonly number[],
    at: number,
    how?: { readonly done?: boolean; readonly means?: readonly string[] | undefined },
  ): void
  forget(): void
  /** How many Hits each die is; undefined while none is counted. */
  hits(): readonly number[] | undefined
  /** What each die that left the hand is thrown for, where they do not all mean the same. */
  means(): readonly string[] | undefined
  /** Since when they are counted, for who draws it. */
  told(now: number): { readonly counted?: number }
  /** Whether more of it is to be seen. */
  goes(now: number): boolean
  /** How much of the colour has left a die that does not count, 0 to 1. */
  dim(nth: number, now: number): number
}

/** Nothing is counted yet. */
export function makeReckoning(): Reckoning {
  let hits: readonly number[] | undefined
  let means: readonly string[] | undefined
  let began = 0
  return {
    begin(counts, at, { done = false, means: said } = {}) {
      hits = counts
      means = said
      began = done ? at - countLength(counts) : at
    },
    forget() {
      hits = means = undefined
    },
    hits: () => hits,
    means: () => means,
    told: (now) => (hits ? { counted: now - began } : {}),
    goes: (now) => hits !== undefined && now - began < countLength(hits),
    dim: (nth, now) =>
      hits && !means && !(hits[nth] ?? 0) ? Math.min(1, Math.max(0, (now - began) / DIM)) : 0,
  }
}
