import type { OutcomeBand } from './outcome.ts'

/** The two numbers of a search, as they stand on its slip. */
export interface Search {
  readonly discovery: number
  readonly dismissal: number
}

/** How a search begins [R11]. */
export const NEW_SEARCH: Search = { discovery: 21, dismissal: 1 }

/** What both numbers are at most: beyond it neither would change anything [R12]. */
export const SEARCH_MOST = 21

/** What an Outcome brings a search [R11]. */
export interface Searched {
  /** How many cards are drawn. */
  readonly cards: number
  /** The cards come at a cost. */
  readonly costs?: true
  /** The next search is thrown twice, and the better one counts. */
  readonly twice?: true
}

const SEARCHED: Readonly<Record<OutcomeBand, Searched>> = {
  'bad-and': { cards: 2 },
  bad: { cards: 1 },
  'bad-but': { cards: 1, twice: true },
  'good-but': { cards: 1, costs: true },
  good: { cards: 1 },
  'good-and': { cards: 2 },
}

/** What this Outcome brings a search [R11]. */
export const searchedBy = (band: OutcomeBand): Searched => SEARCHED[band]

/** What a card means for what is looked for [R12]. */
export const SIGNIFICANCES = ['none', 'some', 'high'] as const
export type Significance = (typeof SIGNIFICANCES)[number]

/**
 * The search once a card has been read [R12]: a good one takes 0, 1 or 2 from Discovery, a bad one adds 2, 1 or 0 to
 * Dismissal.
 */
export function readCard(search: Search, good: boolean, significance: Significance): Search {
  const weight = SIGNIFICANCES.indexOf(significance)
  return good
    ? { ...search, discovery: Math.max(0, search.discovery - weight) }
    : { ...search, dismissal: Math.min(SEARCH_MOST, search.dismissal + 2 - weight) }
}

/** Dismissal under an Obsession with what is looked for: 5 less, and not under 1 [R13]. */
export const obsessed = (dismissal: number): number => Math.max(1, dismissal - 5)

/** How a search stands after its d20. */
export type SearchEnd =
  | { readonly end: 'found'; readonly importance: number; readonly again: boolean }
  | { readonly end: 'dismissed' | 'open' }

const levels = (face: number, discovery: number): number =>
  Math.max(0, Math.floor((face - discovery) / 5)) + (face === 20 ? 1 : 0)

/**
 * How a search stands after the d20, and after those that 20s which found brought [R13]. What is found has levels of
 * importance: one for each full five above Discovery, one for a 20. `again`: one more has still to be thrown.
 */
export function searchEnd({ discovery, dismissal }: Search, faces: readonly number[]): SearchEnd {
  const [first = 0] = faces
  if (first <= discovery) return { end: first < dismissal ? 'dismissed' : 'open' }
  const last = faces.findIndex((face) => face !== 20)
  const counted = last < 0 ? faces : faces.slice(0, last + 1)
  const importance = counted.reduce((sum, face) => sum + levels(face, discovery), 0)
  return { end: 'found', importance, again: last < 0 }
}
