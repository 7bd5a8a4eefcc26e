import { fromBase64 } from '../../rules/plain/base64.ts'
import type { Grants } from '../log/grant.ts'
import type { Crowd, Other } from './crowd.ts'
import { type Heard, nameOfState } from './heard.ts'
import type { OpenedState, RelayState } from './state.ts'

/*
 * Whose a state is, and whether it counts
 *
 * It was signed by the screen that it names, comes after all that was heard of it, and names what was said here shortly
 * before. To look whose it is takes a while, so it is done last, and not at all for what tells nothing.
 */

/** Who has said nothing for so long that was said after a word of ours is not there, ms. */
export const STALE = 45_000
/** How many states of one in a row that tell nothing are passed over. */
const MOST_PASSED = 50

/** What those are known by who are at a relay. */
export interface Faces {
  readonly crowd: Crowd
  readonly grants: Grants
  readonly heard: Heard
  /** What was said may be an old word, told again: whoever is there answers to what we say now. */
  answer(): void
}

/** Knows whose a state is that was opened; undefined where nothing new comes of it. */
export function knowBy({ crowd, grants, heard, answer }: Faces) {
  /** Whether it is one that was heard already, or told nothing then. */
  function isOld({ state, name }: OpenedState, known: Other | undefined): boolean {
    const before = known ?? crowd.heardOf(state.open)
    if (before && state.n <= before.n) {
      if (known && state.n === known.n) stay(known)
      return true
    }
    // Kept until its screen has left, it must not bring that back.
    return before?.passed.has(name()) ?? false
  }

  /** Somebody there goes on. */
  function goneOn(known: Other, opened: OpenedState, sealed: string): number | undefined {
    const { state, name, signed } = opened
    if (tellsNothing(known, state) && known.passed.size < MOST_PASSED) {
      known.passed.add(name())
      heard.heard(nameOfState(sealed), state.after, false)
      return undefined
    }
    return signed() ? heard.heard(nameOfState(sealed), state.after, true) : undefined
  }

  /** Somebody is there, as it has just shown. */
  function meet(
    speaker: number,
    { state, signed }: OpenedState,
    sealed: string,
  ): Other | undefined {
    const since = heard.heard(nameOfState(sealed), state.after, false)
    if (performance.now() - since > STALE) {
      answer()
      return undefined
    }
    if (!signed()) return undefined
    const { key, grant } = state
    const writes = grant !== undefined && grants.holds(key, fromBase64(grant))
    return crowd.come(speaker, state, writes, since)
  }

  return (speaker: number, opened: OpenedState, sealed: string): Other | undefined => {
    const { state } = opened
    const there = crowd.get(state.key)
    const known = there?.open === state.open ? there : undefined
    if (isOld(opened, known)) return undefined
    if (!known) return meet(speaker, opened, sealed)
    const since = goneOn(known, opened, sealed)
    if (since === undefined) return undefined
    known.since = Math.max(known.since, since)
    return known
  }
}

/** Whether nothing in this is worth looking at whose it is. */
const tellsNothing = (known: Other, state: RelayState) =>
  !known.leaving &&
  performance.now() - known.since < STALE / 3 &&
  !state.box.some(({ n }) => n > known.word) &&
  state.here === known.here &&
  state.hands === known.hands &&
  (!known.peer.writes || (state.far === known.far && state.has === undefined))

/** Somebody who was leaving has not. */
export function stay(other: Other): void {
  clearTimeout(other.leaving)
  other.leaving = undefined
}
