import type { Discipline } from './effects.ts'

/** The highest level of a Discipline [D2]. */
export const TOP_LEVEL = 4

/** The points that the levels 0 to 4 are worth, in each Discipline [D38]. */
const LEVEL_POINTS = [0, 1, 2, 4, 6] as const

/** What a level is worth [D31]: what is printed at it, and not the lower ones too. */
export const pointsAt = (level: number): number => LEVEL_POINTS[level] ?? 0

/** How many cards a hand holds [D20], how many Deeds lie unfinished before somebody [D18]: without a gift. */
export const HAND_SIZE = 5
export const DEEDS_AT_MOST = 3

/** What a Discipline gives while it stands at level 4 [D38]. */
export const GIFTS = {
  blood: { hand: 1 },
  demons: { deeds: 1 },
  dead: { takesTop: true },
} as const satisfies Readonly<Record<Discipline, object>>
