import type { Knock } from './doorwords.ts'

/** So often somebody knocks who waits, ms; who has not been heard for longer is gone. */
export const KNOCKING = 5000
const GONE = 16_000
/** So many are seen waiting at once. */
const MOST_WAITING = 4
/** New ones are let before the door: so many at once, then one each so many ms. */
const CROWD = 8
const PACE = 10_000
/** So long after somebody was turned away nobody of the same name is seen, ms. */
const QUIET = 60_000
/** So many answered ones are remembered. */
const REMEMBERED = 1000

/** Those who wait before a door, as one screen at the table sees them. Times are milliseconds of any clock. */
export interface Porch {
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
  let places = CROWD
  let since = 0

  const clear = (now: number) => {
    for (const [id, { heard }] of there) if (now - heard > GONE) there.delete(id)
    for (const [name, until] of away) if (until <= now) away.delete(name)
  }
  /** Whether one more may come before the door now. */
  const place = (now: number) => {
    places = Math.min(CROWD, places + (now - since) / PACE)
    since = now
    if (places < 1) return false
    places -= 1
    return true
  }

  return {
    hear(knock, now) {
      clear(now)
      const known = there.get(knock.id)
      if (known) {
        known.heard = now
        return false
      }
      const name = plain(knock.name)
      const twice = [...there.values()].some((other) => plain(other.knock.name) === name)
      if (done.has(knock.id) || away.has(name) || twice) return false
      if (there.size >= MOST_WAITING || !place(now)) return false
      there.set(knock.id, { knock, heard: now })
      return true
    },
    answered(id) {
      done.add(id)
      for (const old of done) {
        if (done.size <= REMEMBERED) break
        done.delete(old)
      }
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
