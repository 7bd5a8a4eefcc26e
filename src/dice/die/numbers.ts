import { COATS } from '../../paint/dice/coat.ts'
import type { Die } from '../../rules/dice/dice.ts'
import type { TrayEye } from '../bed/plan.ts'
import { printOf } from './engraving.ts'
import { imprintOf } from './imprint.ts'
import type { ShownDie } from './show.ts'
import { NUMBERS } from './tools.ts'

/** Dice of one sort among all: which is the first, and how many. */
export interface Batch {
  readonly first: number
  readonly count: number
}

/** Dice as numbers, as the painter's programs read them. */
export interface DiceNumbers {
  /** NUMBERS for each die, one sort after another, so that each sort is one draw call. The same until it grows. */
  all(): Float32Array<ArrayBuffer>
  /** Writes these dice, and answers where each sort lies among them. */
  write(eye: TrayEye, shown: readonly ShownDie[]): ReadonlyMap<Die, Batch>
}

/** Room for no dice yet. */
export function makeDiceNumbers(): DiceNumbers {
  let dice = new Float32Array(0)

  /** What lies up, of a die that lies still. */
  function writeReading(at: number, eye: TrayEye, d: ShownDie): void {
    dice[at + 2] = 1
    dice[at + 4] = d.color === undefined ? 0 : 1 + (d.color % COATS.length)
    if (d.still <= 0) return
    const { face, right, radius, aloft, swollen } = imprintOf(d, eye)
    dice[at] = right[0]
    dice[at + 1] = right[1]
    dice[at + 2] = radius
    dice[at + 3] = aloft
    dice[at + 5] = printOf(d.die, face)
    dice[at + 6] = swollen
  }

  return {
    all: () => dice,
    write(eye, shown) {
      if (dice.length < shown.length * NUMBERS) dice = new Float32Array(shown.length * NUMBERS * 2)
      const sorts = new Map<Die, { first: number; count: number }>()
      for (const { die } of shown) {
        const sort = sorts.get(die)
        if (sort) sort.count++
        else sorts.set(die, { first: 0, count: 1 })
      }
      let at = 0
      for (const [die, sort] of sorts) {
        sort.first = at / NUMBERS
        for (const d of shown) {
          if (d.die !== die) continue
          dice[at++] = d.x
          dice[at++] = d.y
          dice[at++] = d.z
          dice[at++] = d.size
          for (const q of d.turn) dice[at++] = q
          dice[at++] = d.gold
          dice[at++] = d.still
          dice[at++] = d.dim
          dice[at++] = d.flare
          writeReading(at, eye, d)
          at += 7
        }
      }
      return sorts
    },
  }
}
