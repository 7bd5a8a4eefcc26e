/** What may come at once, and how much more each second. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** Something that is used up and grows again. Times are milliseconds of any clock that does not go back. */
export interface Bucket {
  /** Takes so much out; false where there is not so much, and then nothing is taken. */
  take(amount: number, now: number): boolean
}

/** A full bucket. */
export function bucketOf({ burst, perSecond }: Allowance): Bucket {
  let left = burst
  let at = Number.NEGATIVE_INFINITY
  return {
    take(amount, now) {
      if (now > at) {
        left = Math.min(burst, left + ((now - at) * perSecond) / 1000)
        at = now
      }
      if (amount > left) return false
      left -= amount
      return true
    },
  }
}

/** How fast frames may come over one channel: whole messages, and bytes. */
export interface Pace {
  readonly messages: Allowance
  readonly bytes: Allowance
}

/*
 * Far above what honest screens do. What comes at once after a screen was hidden for a minute and a half is the most:
 * all hands that moved meanwhile. And a screen that comes to a big table gets all of it, perhaps more than once.
 */
export const PACE = {
  doc: {
    messages: { burst: 15_000, perSecond: 600 },
    bytes: { burst: 256 * 1024 * 1024, perSecond: 4 * 1024 * 1024 },
  },
  talk: {
    messages: { burst: 15_000, perSecond: 300 },
    bytes: { burst: 32 * 1024 * 1024, perSecond: 512 * 1024 },
  },
} as const satisfies Record<string, Pace>

/** Counts frames as they come; answers false for the first that is too much. */
export function paceOf({ messages, bytes }: Pace): (length: number, last: boolean) => boolean {
  const [count, size] = [bucketOf(messages), bucketOf(bytes)]
  return (length, last) => {
    const now = performance.now()
    return size.take(length, now) && (!last || count.take(1, now))
  }
}
