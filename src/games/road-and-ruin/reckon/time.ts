import { isGood, type OutcomeBand } from './outcome.ts'

/** A round: its Time Pips, for which nothing is priced, and its length in seconds [R17]. */
export const FIGHT_ROUND = { pips: 10, seconds: 3 } as const

/** The spans of a day, each of the same length [R17]. */
export const DAY_SPANS = ['morning', 'noon', 'afternoon', 'evening', 'night', 'late'] as const
/** How long one of them is, in hours [R17]. */
export const DAY_SPAN = { hours: 4 } as const

/** The span that comes after so many more, and how many mornings have come meanwhile [R17]. */
export function spanAfter(
  span: number,
  more: number,
): { readonly span: number; readonly days: number } {
  const all = span + more
  return { span: all % DAY_SPANS.length, days: Math.floor(all / DAY_SPANS.length) }
}

/** What two bring to the question of who is faster, and what of it counts. */
export interface Quickness {
  readonly int: number
  /** Connection. */
  readonly con: number
  readonly dex: number
  readonly wit: number
  /** Proficiency for the foe's weapon. */
  readonly foes?: number
  /** Proficiency for the own weapon, where it answers the threat. */
  readonly own?: number
}

/** Speed of whoever saw it coming [R19]. */
export const presumptive = ({ int, con, foes = 0 }: Quickness): number => int + con + foes
/** Speed of whoever only answers [R19]. */
export const reactive = ({ dex, wit, own = 0 }: Quickness): number => dex + wit + own

/** The speed that counts, the higher of two, and which that is; the other's Action Speed is taken from it [R19]. */
export function speedOf(quick: Quickness): {
  readonly as: 'presumptive' | 'reactive'
  readonly speed: number
} {
  const [seen, answered] = [presumptive(quick), reactive(quick)]
  return seen >= answered ? { as: 'presumptive', speed: seen } : { as: 'reactive', speed: answered }
}

/** What it costs in Exertion to have been faster: 1 where one had the better of it from the start [R19]. */
export const speedCost = (band: OutcomeBand, modifier: number): number =>
  isGood(band) && modifier > 0 ? 1 : 0

/** Whether whoever threw this acts late [R19]. */
export const actsLate = (band: OutcomeBand): boolean => !isGood(band)
