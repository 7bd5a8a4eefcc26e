import type { BarePaper } from '../../../rules/board/lateface.ts'

/** How large they are, mm: a character's sheet is A5, a foe's card as large as one hand holds. */
export const SHEET_SIZE = { width: 148, height: 210 } as const
export const FOE_SIZE = { width: 127, height: 89 } as const

/** What is printed on most of them. */
const INK = '#2e2016'
const CARD = { paper: '#f8ecd2', ink: INK }
const SLIP = { paper: '#f7efdd', ink: INK, round: 1.5 }

/** The paper of each kind of thing that is printed: some let through what they lie on. */
export const STOCKS = {
  character: { paper: '#f2e7cf', ink: '#2b2018', round: 3 },
  // A foe's card is told apart from afar.
  foe: { paper: '#ead9c2', ink: '#2b2018', round: 3 },
  cluster: { paper: '#dfe3ea', ink: '#22283a', round: 18 },
  spell: { paper: '#dfe3ea', ink: '#22283a' },
  slip: SLIP,
  search: SLIP,
  roster: CARD,
  deck: { paper: '#5a2019', ink: '#f3dfb2', round: 4 },
  roundtable: CARD,
  tale: CARD,
  role: CARD,
  stores: CARD,
  theatre: { paper: '#6b4a2a33', ink: INK, round: 5 },
  stage: { paper: '#e9d7b055', ink: INK, round: 5 },
  place: { paper: '#f2e6cc99', ink: INK, round: 5 },
} as const satisfies Readonly<Record<string, BarePaper>>
