import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RolledDie, Throw } from '../rules/dice/roll.ts'
import { handfuls, versionOf } from './physics.ts'
import type { Tumble } from './tumble.ts'

/**
 * A Throw as it leaves the hand: itself, or, where it has more dice than fit a hand, one Throw for each handful, whose
 * seed follows from that of the whole.
 */
export function handfulsOf(thrown: Throw): readonly Throw[] {
  const sizes = handfuls(thrown.dice.length)
  if (sizes.length === 1) return [thrown]
  let at = 0
  return sizes.map((size, n) => {
    const dice = thrown.dice.slice(at, at + size)
    at += size
    const seed = bytesToHex(sha256(utf8ToBytes(`dice/handful ${thrown.seed.toLowerCase()} ${n}`)))
    return { ...thrown, version: versionOf(size), seed, dice }
  })
}

/** Handfuls that were thrown one after another, as the one Tumble that they are. */
export function oneTumble(parts: readonly Tumble[]): Tumble {
  const last = parts.at(-1)
  if (!last) throw new RangeError('throw.unreadable')
  if (parts.length === 1) return last
  const steps = parts.reduce((sum, part) => sum + part.steps, 0)
  return { ...last, roll: oneRoll(parts), steps, handfuls: parts }
}

/** All dice that were thrown, in the order of the Throw, and after them those that they brought. */
function oneRoll(parts: readonly Tumble[]): RolledDie[] {
  const roll: RolledDie[] = []
  /** By handful: the number in the whole Roll of each of its dice. */
  const numbers = parts.map((): number[] => [])
  for (const burst of [false, true]) {
    parts.forEach((part, n) => {
      part.roll.forEach(({ die, face, from }, i) => {
        if ((from !== undefined) !== burst) return
        const parent = from === undefined ? undefined : numbers[n]?.[from]
        numbers[n]![i] = roll.length
        roll.push({ die, face, ...(parent === undefined ? {} : { from: parent }) })
      })
    })
  }
  return roll
}
