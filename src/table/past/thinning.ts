/**
 * What can be dropped: when it was kept (milliseconds since 1970), its bytes, and whether it stands for something big.
 */
export interface Droppable {
  readonly id: number
  readonly at: number
  readonly size: number
  readonly big: boolean
}

/** What was kept before something big is as good as so many others. */
const BIG = 4
/**
 * Beyond the oldest there is nothing: it counts as if the next one were so many times farther than the one after it.
 */
const FIRST = 3
/** Age begins with this, ms: two that were just kept are not told apart by it. */
const FRESH = 60_000

/**
 * Which of these to drop, so that at most so many with so many bytes in all are left. First goes what lies closest
 * between its neighbours for its age: what is left lies close together of late, and ever farther apart the older it is.
 * The newest stays, however big.
 */
export function toDrop(
  all: readonly Droppable[],
  now: number,
  most: number,
  room: number,
): readonly number[] {
  const left = [...all].sort((a, b) => b.at - a.at || b.id - a.id)
  let bytes = left.reduce((sum, { size }) => sum + size, 0)
  const dropped: number[] = []
  while (left.length > 1 && (left.length > most || bytes > room)) {
    let [least, which] = [Number.POSITIVE_INFINITY, left.length - 1]
    for (let i = 1; i < left.length; i++) {
      const worth = worthOf(left, i, now)
      if (worth < least) [least, which] = [worth, i]
    }
    const [gone] = left.splice(which, 1)
    if (!gone) break
    bytes -= gone.size
    dropped.push(gone.id)
  }
  return dropped
}

/** The gap that would be left without it, against its age. */
function worthOf(list: readonly Droppable[], i: number, now: number): number {
  const { at, big } = list[i]!
  const newer = list[i - 1]!.at
  const older = list[i + 1]?.at ?? at - FIRST * (newer - at)
  return ((newer - older) / (FRESH + Math.max(0, now - at))) * (big ? BIG : 1)
}
