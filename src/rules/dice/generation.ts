import type { Sentence } from '../plain/sentence.ts'
import type { Check, Dye } from './check.ts'
import { type Die, worthOf } from './dice.ts'
import type { Roll } from './roll.ts'
import type { Judging } from './sum.ts'

/** Dice of one sort that left the hand together, or flew out of others together; a d100 is one number. */
export interface Volley {
  readonly die: Die | 'd100'
  /** The numbers they show, in the Roll's order. */
  readonly numbers: readonly number[]
  /** The number that all the dice they burst from showed, where it was the same. */
  readonly of?: number
}

/** A Roll as it happened: what was thrown; what flew out of that; what flew out of those, and so on. By sort of die. */
export function generations(roll: Roll): readonly (readonly Volley[])[] {
  const depth: number[] = []
  roll.forEach(({ from }, i) => {
    depth.push(from === undefined || from >= i ? 0 : 1 + (depth[from] ?? 0))
  })
  const waves: number[][] = []
  depth.forEach((d, i) => {
    waves[d] ??= []
    waves[d].push(i)
  })
  return waves.map((wave) => volleysIn(roll, wave))
}

function volleysIn(roll: Roll, wave: readonly number[]): Volley[] {
  const found = new Map<Volley['die'], { numbers: number[]; parents: Set<number | undefined> }>()
  const add = (die: Volley['die'], number: number, parent: number | undefined) => {
    const { numbers, parents } = found.get(die) ?? { numbers: [], parents: new Set() }
    found.set(die, { numbers, parents })
    numbers.push(number)
    parents.add(parent)
  }
  for (let at = 0; at < wave.length; at++) {
    const here = roll[wave[at] ?? -1]
    const next = roll[wave[at + 1] ?? -1]
    if (!here) continue
    const parent = here.from === undefined ? undefined : roll[here.from]
    const worth = worthOf(here.die, here.face)
    // Tens and ones lie side by side in a Roll; nothing on both is the hundred.
    if (here.die === 'd00' && next?.die === 'd0' && here.from === undefined) {
      add('d100', worth + worthOf('d0', next.face) || 100, undefined)
      at++
    } else add(here.die, worth, parent && worthOf(parent.die, parent.face))
  }
  return [...found].map(([die, { numbers, parents }]) => {
    const [of] = parents.size === 1 ? parents : []
    return of === undefined ? { die, numbers } : { die, numbers, of }
  })
}

/** What each die was thrown for, in the Roll's order; what burst is as what it burst from. Undefined for plain dice. */
export function dyesOf({ dyes }: Pick<Check, 'dyes'>, roll: Roll): readonly Dye[] | undefined {
  if (!dyes) return undefined
  const found: Dye[] = []
  roll.forEach(({ from }, i) => {
    found.push((from === undefined ? dyes[i] : found[from]) ?? 'plain')
  })
  return found
}

/**
 * What each die was thrown for in the words of its game, in the Roll's order; undefined where all mean the same. Such
 * dice keep their colour whatever they bring: it tells them apart.
 */
export function meansOf(
  { checks }: Judging,
  check: Check,
  roll: Roll,
): readonly (Sentence | undefined)[] | undefined {
  const means = check.dyes && checks?.dyed?.(check)
  return means && dyesOf(check, roll)?.map((dye) => means[dye])
}
