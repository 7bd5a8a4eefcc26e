import type { ScreenKey } from '../keys/screen.ts'
import { type HowFar, type Progress, readHowFar } from './howfar.ts'

/** Who is not where others are for so long, ms, tells in full where it is; and again after so long. */
const APART = 3000
const AGAIN = 3000
/** What others have may be on its way for so long (ms). */
const LATE = 6000

/** Whether others have more than we get. Times are ms of any clock. */
export interface Lack {
  /** One who may write has told how far it is: in short, and perhaps in full. */
  told(who: ScreenKey, short: string | undefined, full: string | undefined, now: number): void
  /** Somebody is not there any more. */
  forget(who: ScreenKey): void
  /** What we are to tell of ourselves now. */
  ours(now: number): { readonly far: string; readonly has?: string }
  /** Whether somebody is elsewhere for so long that we should tell in full where we are. */
  pressing(now: number): boolean
  /** Whether they have had for long what we have not. */
  behind(now: number): boolean
}

/** Nobody has told anything yet. */
export function watchLack(progress: Progress): Lack {
  /** Since when others are not where we are. */
  const apart = new Map<ScreenKey, number>()
  /** What we lack of what one has, and since when. */
  const lacks = new Map<ScreenKey, { readonly far: HowFar; readonly at: number }>()
  let toldAt = Number.NEGATIVE_INFINITY
  const pressing = (now: number) =>
    now - toldAt >= AGAIN && [...apart.values()].some((at) => now - at >= APART)
  return {
    told(who, short, full, now) {
      if (short === undefined) return
      if (short === progress.short()) {
        apart.delete(who)
        lacks.delete(who)
        return
      }
      if (!apart.has(who)) apart.set(who, now)
      const before = lacks.get(who)
      if (before && !progress.covers(before.far)) return
      lacks.delete(who)
      const far = full === undefined ? undefined : readHowFar(full)
      if (far && !progress.covers(far)) lacks.set(who, { far, at: now })
    },
    forget(who) {
      apart.delete(who)
      lacks.delete(who)
    },
    ours(now) {
      const far = progress.short()
      if (!pressing(now)) return { far }
      toldAt = now
      const has = progress.full()
      return has === undefined ? { far } : { far, has }
    },
    pressing,
    behind(now) {
      for (const [who, { far }] of lacks) if (progress.covers(far)) lacks.delete(who)
      return [...lacks.values()].some(({ at }) => now - at >= LATE)
    },
  }
}
