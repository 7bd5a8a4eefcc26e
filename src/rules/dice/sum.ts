import { alike } from '../plain/lists.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import type { Check, Dye, Ruling } from './check.ts'
import { type Die, sameBursts, worthOf } from './dice.ts'
import { FREE, isFree } from './free.ts'
import {
  type AddedDice,
  type Addend,
  burstsOf,
  isDice,
  type Notation,
  parse,
  stringify,
  thrownBy,
} from './notation.ts'
import type { Roll, RollRecord } from './roll.ts'

/** What one term of a free throw came to. */
interface Part {
  /** As it was written: `4d6kh3`. */
  readonly said: string
  /** With its sign: what it adds to the total. */
  readonly worth: number
}

/** A free throw added up. */
export interface Sum {
  readonly total: number
  readonly parts: readonly Part[]
  /** Which dice of the Roll count, in the Roll's order. */
  readonly counts: readonly boolean[]
}

/** The Check of a free throw: about nothing, and judged by what was said. */
export function freeCheck(notation: Notation): Check {
  return {
    kind: FREE,
    about: '',
    dr: 0,
    dice: thrownBy(notation),
    bursts: burstsOf(notation),
    pairs: [],
    ready: [],
    said: stringify(notation),
  }
}

/** What a free throw's Check says; undefined where it does not say what its dice are, whoever wrote it down. */
export function notationOf({ said, dice, bursts }: Check): Notation | undefined {
  const notation = said === undefined ? undefined : parse(said)
  if (!notation || 'say' in notation) return undefined
  const own = thrownBy(notation)
  return alike(own, dice) && sameBursts(bursts, burstsOf(notation)) ? notation : undefined
}

/** Dice that are nothing but added up, as a notation's text: `2d6+d8`. */
function plainly(dice: readonly Die[]): string {
  const counts = new Map<Die, number>()
  for (const die of dice) counts.set(die, (counts.get(die) ?? 0) + 1)
  return [...counts].map(([die, n]) => `${n === 1 ? '' : n}${die}`).join('+')
}

/** Adds up a free throw: each term, and all of them. Whatever the record says, it comes to something. */
export function sumOf(check: Check, roll: Roll): Sum {
  const notation = notationOf(check)
  if (!notation) {
    const total = roll.reduce((sum, { die, face }) => sum + worthOf(die, face), 0)
    const parts = check.dice.length > 0 ? [{ said: plainly(check.dice), worth: total }] : []
    return { total, parts, counts: roll.map(() => true) }
  }
  const owner = ownersOf(notation, roll)
  const counts = roll.map(() => true)
  const parts = notation.map((term, at): Part => {
    const said = stringify([{ ...term, sign: 1 }])
    if (!isDice(term)) return { said, worth: term.sign * term.number }
    const units = unitsOf(term, roll, owner, at)
    const kept = keptOf(term, units)
    for (const unit of units) if (!kept.has(unit)) for (const i of unit.dice) counts[i] = false
    const worth = [...kept].reduce((sum, unit) => sum + unit.worth, 0)
    return { said, worth: term.sign * worth }
  })
  return { total: parts.reduce((sum, { worth }) => sum + worth, 0), parts, counts }
}

/** The term that each die of a Roll belongs to: its own, or that of the die it burst from. */
function ownersOf(notation: Notation, roll: Roll): number[] {
  const thrown = notation.flatMap((term: Addend, at) => thrownBy([term]).map(() => at))
  const owners: number[] = []
  roll.forEach(({ from }, i) => {
    owners.push((from === undefined ? thrown[i] : owners[from]) ?? -1)
  })
  return owners
}

/** What counts as one: a die, or the two of a d100. */
interface Unit {
  readonly dice: readonly number[]
  readonly worth: number
}

function unitsOf(term: AddedDice, roll: Roll, owner: readonly number[], at: number): Unit[] {
  const own = roll.flatMap((_, i) => (owner[i] === at ? [i] : []))
  const worth = (i: number) => (roll[i] ? worthOf(roll[i].die, roll[i].face) : 0)
  if (term.sort !== 'd100') return own.map((i) => ({ dice: [i], worth: worth(i) }))
  const units: Unit[] = []
  for (let i = 0; i < own.length; i += 2) {
    const dice = own.slice(i, i + 2)
    // Nothing on both is the hundred.
    units.push({ dice, worth: dice.reduce((sum, die) => sum + worth(die), 0) || 100 })
  }
  return units
}

/** The units that count; of like ones the first are kept or dropped. */
function keptOf({ keep }: AddedDice, units: readonly Unit[]): ReadonlySet<Unit> {
  if (!keep) return new Set(units)
  const high = keep.which.endsWith('h')
  const sorted = units.toSorted((a, b) => (high ? b.worth - a.worth : a.worth - b.worth))
  return new Set(keep.which.startsWith('k') ? sorted.slice(0, keep.n) : sorted.slice(keep.n))
}

/** A game, as far as it judges what was thrown. */
export interface Judging {
  readonly checks?: {
    judge?(check: Check, roll: Roll): Ruling
    drawn?(record: RollRecord): readonly Sentence[]
    dyed?(check: Check): Partial<Record<Dye, Sentence>>
  }
}

/** What a Roll comes to: as its game judges it, or added up where no game asked for it, or none judges. */
export function rulingOf({ checks }: Judging, check: Check, roll: Roll): Ruling {
  if (checks?.judge && !isFree(check)) return checks.judge(check, roll)
  const { total, counts } = sumOf(check, roll)
  return {
    key: FREE,
    good: true,
    result: total,
    hits: counts.map(Number),
    say: say('free.total', { total }),
  }
}
