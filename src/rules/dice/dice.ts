/**
 * The dice a tray can hold, by name. `d00` and `d0` are the two ten-sided dice that are thrown together as a d100:
 * tens and ones.
 */
export const DICE = ['d4', 'd6', 'd7', 'd8', 'd10', 'd12', 'd20', 'd00', 'd0'] as const
export type Die = (typeof DICE)[number]

/** How many different faces each die can show: 1 to that number. */
export const FACES: Readonly<Record<Die, number>> = {
  d4: 4,
  d6: 6,
  d7: 7,
  d8: 8,
  d10: 10,
  d12: 12,
  d20: 20,
  d00: 10,
  d0: 10,
}

/** How many dice are thrown for one Roll at most, in as many handfuls as that takes; a d100 is two. */
export const MOST_THROWN = 500

/** Lots that one Check may carry, names that one of them may have, and letters of a name. */
export const MOST_LOTS = { lots: 8, names: 200, letters: 60 } as const

/** Faces on which a die bursts, by sort of die: one more of its sort flies out of where it lies. */
export type Bursts = Readonly<Partial<Record<Die, readonly number[]>>>

/** Whether a die that shows this face bursts. */
export const burstsOn = (bursts: Bursts, die: Die, face: number): boolean =>
  bursts[die]?.includes(face) ?? false

/** Whether two say the same, whatever the order. */
export const sameBursts = (a: Bursts, b: Bursts): boolean =>
  DICE.every((die) => {
    const [p, q] = [new Set(a[die]), new Set(b[die])]
    return p.size === q.size && [...p].every((face) => q.has(face))
  })

/** What a face counts where numbers are added up. The two dice of a d100 start at nothing. */
export function worthOf(die: Die, face: number): number {
  if (die === 'd00') return 10 * (face % 10)
  return die === 'd0' ? face % 10 : face
}

/** What is printed on a face. */
export function printOn(die: Die, face: number): string {
  const worth = String(worthOf(die, face))
  return die === 'd00' ? worth.padStart(2, '0') : worth
}
