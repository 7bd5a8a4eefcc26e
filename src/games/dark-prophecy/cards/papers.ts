import type { BarePaper } from '../../../rules/board/lateface.ts'

/** How large they are, mm: four main cards or verses, six Deeds or Disciplines fill a page of A4 or Letter. */
export const MAIN_SIZE = { width: 96, height: 132 } as const
export const VERSE_SIZE = { width: 132, height: 96 } as const
export const DEED_SIZE = { width: 96, height: 86 } as const
export const DISCIPLINE_SIZE = { width: 86, height: 86 } as const
export const AID_SIZE = { width: 96, height: 132 } as const
export const TOKEN_SIZE = { width: 24, height: 24 } as const

/** Black, bone, and one red. */
export const BLACK = '#16100e'
export const BONE = '#ece2cc'
export const RED = '#ba2721'

/** What each kind of card is printed on, seen from behind or where nobody has seen it yet. */
export const DARK_PAPERS = {
  main: { paper: BLACK, ink: BONE, round: 4 },
  verse: { paper: BLACK, ink: BONE, round: 4 },
  deed: { paper: BONE, ink: BLACK, round: 4 },
  discipline: { paper: BONE, ink: BLACK, round: 4 },
  aid: { paper: BONE, ink: BLACK, round: 4 },
  token: { paper: RED, ink: BONE, round: 12 },
} as const satisfies Readonly<Record<string, BarePaper>>
