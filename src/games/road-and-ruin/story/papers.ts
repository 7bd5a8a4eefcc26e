import type { BarePaper } from '../../../rules/board/lateface.ts'

/** How large they are, mm: a character's sheet fills a page of A4 or Letter; a foe's card, half of one. */
export const SHEET_SIZE = { width: 190, height: 266 } as const
export const FOE_SIZE = { width: 190, height: 124 } as const
export const SPELL_SIZE = { width: 156, height: 124 } as const
export const CARD_SIZE = { width: 88, height: 126 } as const
export const DECK_SIZE = { width: 96, height: 142 } as const
export const ROLE_SIZE = { width: 180, height: 66 } as const
export const TALE_SIZE = { width: 264, height: 190 } as const
export const ROSTER_SIZE = { width: 364, height: 294 } as const
export const SLIP_SIZE = { width: 130, height: 84 } as const
export const SEARCH_SIZE = { width: 130, height: 104 } as const
export const THEATRE_SIZE = { width: 464, height: 390 } as const
export const STAGE_SIZE = { width: 262, height: 160 } as const
export const PLACE_SIZE = { width: 124, height: 76 } as const

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
