/*
 * Faults
 *
 * Who is cut off, and what others are told of it, follows from the sort that a fault is of; its words are for people.
 */

/**
 * What no page of ours sends; more than any sends; what alone takes longer than this computer bears; and what does so
 * only together with all that came before it.
 */
export const SORTS = ['nonsense', 'flood', 'heavy', 'work'] as const
export type FaultSort = (typeof SORTS)[number]

/** What somebody else did that is not borne here. */
export interface Fault {
  readonly sort: FaultSort
  /** For people. */
  readonly why: string
}

/** What no page of ours sends. */
export const nonsense = (why: string): Fault => ({ sort: 'nonsense', why })

/** A fault as it is thrown. */
export class Faulty extends Error {
  readonly fault: Fault

  constructor(sort: FaultSort, why: string) {
    super(why)
    this.fault = { sort, why }
  }
}

/** The fault in what was thrown: what threw at something that no page of ours sends says nothing of its sort. */
export function faultIn(error: unknown): Fault {
  if (error instanceof Faulty) return error.fault
  return nonsense(error instanceof Error ? error.message : String(error))
}
