/** Tells that something odd arrived: what sort of thing, and the whole sentence. */
export type Odd = (sort: string, sentence: string) => void

/** How often one sort of thing is told at most (ms). */
const PACE = 60_000
/** How many sorts are kept apart. */
const SORTS = 50

/** Tells odd things one by one: of each sort once a minute, with how many there were since the last. */
export function paced(tell: (line: string) => void, now: () => number = Date.now): Odd {
  const sorts = new Map<string, { since: number; unsaid: number }>()
  return (sort, sentence) => {
    const known = sorts.get(sort)
    if (known && now() - known.since < PACE) {
      known.unsaid++
      return
    }
    if (!known && sorts.size >= SORTS) sorts.clear()
    sorts.set(sort, { since: now(), unsaid: 0 })
    const more = known?.unsaid ?? 0
    tell(
      more > 0 ? `${sentence} (${more} more of this since the last time it was told.)` : sentence,
    )
  }
}
