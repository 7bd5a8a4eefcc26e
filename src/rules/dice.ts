/** The dice a tray can hold, by name. The other solids come as rows of data. */
export const DICE = ['d6'] as const
export type Die = (typeof DICE)[number]

/** How many different faces each die can show. */
export const FACES: Readonly<Record<Die, number>> = { d6: 6 }
