/** What may come at once, and how much more each second. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** Something that is used up and grows again. Times are milliseconds of any clock that does not go back. */
export interface Bucket {
  /** Takes so much out; false where there is not so much, and then nothing is taken. */
  take(amount: number, now: number): boolean
  /** How long until there is so much, ms; for more than it ever holds, until it is full. */
  wait(amount: number, now: number): number
}

/** A full bucket. */
export function bucketOf({ burst, perSecond }: Allowance): Bucket {
  let left = burst
  let at = Number.NEGATIVE_INFINITY
  const grow = (now: number) => {
    if (now <= at) return
    left = Math.min(burst, left + ((now - at) * perSecond) / 1000)
    at = now
  }
  return {
    take(amount, now) {
      grow(now)
      if (amount > left) return false
      left -= amount
      return true
    },
    wait(amount, now) {
      grow(now)
      return (Math.max(0, Math.min(amount, burst) - left) * 1000) / perSecond
    },
  }
}

/** How fast frames may come over one channel: whole messages, and bytes. */
export interface Pace {
  readonly messages: Allowance
  readonly bytes: Allowance
}

const MB = 1024 * 1024

/*
 * What is borne is far above what honest screens do. What comes at once after a screen was hidden for a minute and a
 * half is the most: all hands that moved meanwhile. And a screen that comes to a big table gets all of it, perhaps more
 * than once.
 */
export const PACE = {
  doc: {
    messages: { burst: 30_000, perSecond: 600 },
    bytes: { burst: 256 * MB, perSecond: 4 * MB },
  },
  talk: {
    messages: { burst: 30_000, perSecond: 600 },
    bytes: { burst: 32 * MB, perSecond: MB / 2 },
  },
} as const satisfies Record<string, Pace>

/**
 * What an honest screen gives: so much less, whatever others make it pass on or answer, that nobody who bears the above
 * can ever take it for a flood, not even one that was asleep for a minute and a half and hears all of it at once. What
 * is more waits, up to so many bytes.
 */
export const GIVEN = {
  doc: {
    messages: { burst: 8000, perSecond: 200 },
    bytes: { burst: 128 * MB, perSecond: MB },
    waiting: 64 * MB,
  },
  talk: {
    messages: { burst: 8000, perSecond: 200 },
    bytes: { burst: 12 * MB, perSecond: MB / 8 },
    waiting: 4 * MB,
  },
} as const satisfies Record<keyof typeof PACE, Pace & { readonly waiting: number }>

/** Counts frames as they come; answers false for the first that is too much. */
export function paceOf({ messages, bytes }: Pace): (length: number, last: boolean) => boolean {
  const [count, size] = [bucketOf(messages), bucketOf(bytes)]
  return (length, last) => {
    const now = performance.now()
    return size.take(length, now) && (!last || count.take(1, now))
  }
}

/** Counts frames before they go; answers how long the next one has to wait, ms, and has taken it where that is 0. */
export function givingOf({ messages, bytes }: Pace): (length: number, last: boolean) => number {
  const [count, size] = [bucketOf(messages), bucketOf(bytes)]
  return (length, last) => {
    const now = performance.now()
    const wait = Math.ceil(Math.max(size.wait(length, now), last ? count.wait(1, now) : 0))
    if (wait === 0) {
      size.take(length, now)
      if (last) count.take(1, now)
    }
    return wait
  }
}
