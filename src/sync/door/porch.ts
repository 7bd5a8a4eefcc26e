import { keepNewest } from '../pace/newest.ts'
import { bucketOf } from '../pace/pace.ts'
import type { Knock } from './doorwords.ts'

/** How often somebody knocks who waits, and how long nobody hears of them until they are gone (ms). */
export const KNOCKING = 5000
const GONE = 16_000
/** How many are seen waiting at once. */
const MOST_WAITING = 4
/** New ones are let before the door: so many at once, then so many each second. */
const PACE = { burst: 8, perSecond: 0.1 }
/** How long after somebody was turned away nobody of the same name is seen (ms). */
const QUIET = 60_000
/** How many answered ones are remembered. */
const REMEMBERED = 1000

/** Those who wait before a door, as one screen at the table sees them. Times are milliseconds of any clock. */
export interface Porch {
  /** Whether this very knock has been seen before: then nobody needs to look who it is of. */
  knows(knock: Knock): boolean
  /** Takes a knock. True where that changes who is seen. */
  hear(knock: Knock, now: number): boolean
  /** Somebody has been answered, here or at another screen. True where that changes who is seen. */
  answered(id: string): boolean
  /** Turns away whoever has this name for a while. */
  turnAway(name: string, now: number): void
  /** Those who are still there, the first one first. */
  waiting(now: number): readonly Knock[]
}

const plain = (name: string) => name.normalize('NFKC').toLocaleLowerCase()

/** Nobody there yet. */
export function makePorch(): Porch {
  const there = new Map<string, { readonly knock: Knock; heard: number }>()
  const done = new Set<string>()
  const away = new Map<string, number>()
  const places = bucketOf(PACE)

  const clear = (now: number) => {
    for (const [id, { heard }] of there) if (now - heard > GONE) there.delete(id)
    for (const [name, until] of away) if (until <= now) away.delete(name)
  }

  return {
    knows(knock) {
      const known = there.get(knock.id)?.knock
      return known?.key === knock.key && known.name === knock.name
    },
    hear(knock, now) {
      clear(now)
      const known = there.get(knock.id)
      if (known) {
        // Somebody else who heard what it is called.
        if (known.knock.key !== knock.key) return false
        known.heard = now
        return false
      }
      const name = plain(knock.name)
      const twice = [...there.values()].some((other) => plain(other.knock.name) === name)
      if (done.has(knock.id) || away.has(name) || twice) return false
      if (there.size >= MOST_WAITING || !places.take(1, now)) return false
      there.set(knock.id, { knock, heard: now })
      return true
    },
    answered(id) {
      done.add(id)
      keepNewest(done, REMEMBERED)
      return there.delete(id)
    },
    turnAway(name, now) {
      if (away.size < REMEMBERED) away.set(plain(name), now + QUIET)
    },
    waiting(now) {
      clear(now)
      return [...there.values()].map(({ knock }) => knock)
    },
  }
}
