import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64 } from '../../rules/plain/base64.ts'
import { keepNewest } from '../pace/newest.ts'

/*
 * What was said after what
 *
 * Whoever carries states can keep them and bring them again: the last one of somebody who has left, say. So each state
 * names some that its screen has heard shortly before, by their hashes. Nobody can name what is not said yet; so what
 * names something of ours, or something that does, was said after it. That needs no clock, and nobody's honesty.
 */

/** States that are remembered; and that wait to be named, of people and of those who are not known yet. */
const REMEMBERED = 6000
const WAITING = 400
/** Of each of both, one state names so many; and names each again for so long, as one may be lost, ms. */
const NAMED = 16
const AGAIN = 1500

/** What was heard at one place, and said. Times are ms of any clock. */
export interface Heard {
  /** We have said this. */
  told(name: string, now: number): void
  /**
   * Somebody has, after others: gives when the last of ours was said that came before it, -Infinity where none is
   * known. What those say who are `known` is named first.
   */
  heard(name: string, after: readonly string[], known: boolean): number
  /** What our next state names. */
  next(now: number): string[]
}

/** More than this no state names. */
export const MOST_AFTER = 4 * NAMED

/** The name of a state: 16 bytes of its hash, as base64. */
export const nameOfState = (sealed: string): string =>
  toBase64(sha256(utf8ToBytes(sealed)).subarray(0, 16))

/** Nothing heard yet. */
export function makeHeard(): Heard {
  /** When we had said what came before each. */
  const since = new Map<string, number>()
  /** What nobody we know has named. */
  const loose = { known: new Set<string>(), strange: new Set<string>() }
  let named: { readonly name: string; readonly at: number }[] = []
  const remember = (name: string, at: number) => {
    since.delete(name)
    since.set(name, at)
    keepNewest(since, REMEMBERED)
  }
  const newest = (all: Set<string>) => {
    const some = [...all].slice(-NAMED)
    for (const name of some) all.delete(name)
    return some
  }
  return {
    told: remember,
    heard(name, after, known) {
      let at = Number.NEGATIVE_INFINITY
      for (const one of after) {
        at = Math.max(at, since.get(one) ?? at)
        if (!known) continue
        loose.known.delete(one)
        loose.strange.delete(one)
      }
      if (at > (since.get(name) ?? Number.NEGATIVE_INFINITY)) remember(name, at)
      const waiting = known ? loose.known : loose.strange
      waiting.add(name)
      keepNewest(waiting, WAITING)
      return at
    },
    next(now) {
      const fresh = [...newest(loose.known), ...newest(loose.strange)]
      const again = named.filter(({ at }) => now - at < AGAIN).slice(-NAMED)
      named = [...again, ...fresh.map((name) => ({ name, at: now }))]
      return named.map(({ name }) => name)
    },
  }
}
