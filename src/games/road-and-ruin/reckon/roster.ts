/** How many items a Story Roster holds [R4]. */
export const ROSTER = 20

/** What a throw of the Roster's d20 asks for: an item that recurs, or a new one and the place it takes. */
export type RosterCall = { readonly recurs: number } | { readonly fresh: number }

/** The lowest free slot, from 1; undefined where all twenty are filled [R4]. */
export function freeSlot(filled: ReadonlySet<number>): number | undefined {
  for (let slot = 1; slot <= ROSTER; slot++) if (!filled.has(slot)) return slot
  return undefined
}

/** What a face of the d20 asks for: a filled slot recurs, an empty one brings something new to the lowest one [R4]. */
export function rosterCall(filled: ReadonlySet<number>, face: number): RosterCall {
  const slot = freeSlot(filled)
  return filled.has(face) || slot === undefined ? { recurs: face } : { fresh: slot }
}

/** How many cards the Roundtable Deck has [R5]. */
export const ROUNDTABLE = 60

/** What a card of the Roundtable Deck may be read as, by the face of a d7 [R5]. */
export const READINGS = ['person', 'creature', 'object', 'event', 'place', 'theme'] as const
export type Reading = (typeof READINGS)[number]

/** The face that joins another card and is thrown again [R5]. */
export const JOINS = 7

/**
 * How a card is read by the faces of the d7, in the order they fell [R5]: as what, and how many more cards are joined
 * to it. Until something other than a 7 has fallen it is read as nothing yet.
 */
export function readingOf(faces: readonly number[]): {
  readonly as: Reading | undefined
  readonly joined: number
} {
  const end = faces.findIndex((face) => face !== JOINS)
  const joined = end < 0 ? faces.length : end
  return { as: READINGS[(faces[joined] ?? 0) - 1], joined }
}
