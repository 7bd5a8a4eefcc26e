import type { ScreenKey } from '../keys/screen.ts'
import type { LogClerk } from './clerk.ts'
import type { Posting } from './heap.ts'
import type { Brought } from './held.ts'

/*
 * What lies at a relay is read beside the page and taken in, much of it together, one lot after another.
 */

/** How many are read together, and how many bytes: what one builds on may lie behind it. */
const TOGETHER = 400
const LOT = 1024 * 1024
/** Bytes of what is large: others build on it, and it takes a while. */
export const MUCH = 64 * 1024

/** What is known of an entry: what it brings, and whether it was not taken in all the same. */
interface Known {
  readonly brings: Brought | undefined
  readonly refused?: true
}

/** Who takes in what lies at a relay. */
export interface Taking {
  /** Takes these in by and by. */
  later(some: readonly Posting[]): void
  /** Whether some are not read yet. */
  waits(): boolean
  /** Does this after what is just taken in. */
  afterwards(work: () => void): void
  /** What is known of an entry; undefined for what is not read yet. */
  of(entry: Posting): Known | undefined
  /** An own entry brings this. */
  own(entry: Posting, brings: Brought | undefined): void
  end(): void
}

/** What entries are taken in with. */
export interface TakingBy {
  readonly clerk: Pick<LogClerk, 'read'>
  /** Is given what comes, `by` whom where it is one alone and known, and tells whether it was taken in. */
  take(update: Uint8Array, by: ScreenKey | undefined): Promise<boolean>
  /** All that waited has been read: `some` where that was anything. */
  done(some: boolean): void
}

export function makeTaking({ clerk, take, done }: TakingBy): Taking {
  const known = new WeakMap<Posting, Known>()
  /** What is taken in one after another. */
  let turn: Promise<void> = Promise.resolve()
  /** What has still to be read. */
  const waiting = new Set<Posting>()
  let closed = false

  const taken = (update: Uint8Array, by: ScreenKey | undefined) =>
    take(update, by).catch(() => false)
  /** Takes in what these hold: all at once, and if that is refused, what of it is not. */
  async function takeIn(some: readonly Posting[]): Promise<void> {
    if (closed || some.length === 0) return
    const read = await clerk.read(some.map(({ bytes }) => bytes))
    if (closed) return
    const one = some.length === 1
    if (!read && one) for (const entry of some) known.set(entry, { brings: undefined })
    if (read)
      for (const [at, entry] of some.entries()) known.set(entry, { brings: read.brings[at] })
    const left = read ? some.filter((entry) => known.get(entry)?.brings) : some
    if (
      left.length === 0 ||
      (read?.update && (await taken(read.update, one ? read.by[0] : undefined)))
    )
      return
    if (!one) for (const entry of left) await takeIn([entry])
    else if (read)
      for (const entry of left)
        known.set(entry, { brings: known.get(entry)?.brings, refused: true })
  }

  function later(some: readonly Posting[]): void {
    for (const entry of some) waiting.add(entry)
    turn = turn
      .then(async () => {
        // All that has come meanwhile is read together: the next turn has nothing left to do.
        const together = lotOf(waiting)
        for (const entry of together) waiting.delete(entry)
        await takeIn(together)
        if (waiting.size > 0) later([])
        else done(together.length > 0)
      })
      .catch(() => {
        // What could not be taken in does not keep the rest out.
      })
  }

  return {
    later,
    waits: () => waiting.size > 0,
    afterwards: (work) => void turn.then(work),
    of: (entry) => known.get(entry),
    own: (entry, brings) => void known.set(entry, { brings }),
    end() {
      closed = true
    },
  }
}

/** What is read next: what is large first, others build on it. */
function lotOf(waiting: ReadonlySet<Posting>): Posting[] {
  const [large, small] = [true, false].map((is) =>
    [...waiting].filter(({ bytes }) => bytes.length > MUCH === is),
  )
  const some: Posting[] = []
  let bytes = 0
  for (const entry of [...(large ?? []), ...(small ?? [])]) {
    bytes += entry.bytes.length
    if (some.length >= TOGETHER || (some.length > 0 && bytes > LOT)) break
    some.push(entry)
  }
  return some
}
