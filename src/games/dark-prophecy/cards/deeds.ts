import type { Discipline, Effect } from './effects.ts'

/** A Dark Deed [D4]: what it costs in advances, what it is worth, and what happens when it is completed. */
export interface DarkDeed {
  readonly discipline: Discipline
  readonly cost: number
  readonly points: number
  readonly brings?: Effect
}

/** The twenty-four Deeds [D40]; their words lie in `prose/cards.ts`. */
export const DEEDS = {
  chalice: { discipline: 'blood', cost: 2, points: 2, brings: { verb: 'draw', n: 1 } },
  ink: { discipline: 'blood', cost: 2, points: 3 },
  wedding: {
    discipline: 'blood',
    cost: 3,
    points: 3,
    brings: { verb: 'advance', n: 1, same: true },
  },
  physician: { discipline: 'blood', cost: 3, points: 4 },
  rose: { discipline: 'blood', cost: 3, points: 4 },
  heir: { discipline: 'blood', cost: 4, points: 5, brings: { verb: 'level', n: 1, of: 'blood' } },
  fountain: { discipline: 'blood', cost: 4, points: 6 },
  moon: { discipline: 'blood', cost: 5, points: 8 },
  chalk: { discipline: 'demons', cost: 2, points: 2, brings: { verb: 'point', n: 1 } },
  guest: { discipline: 'demons', cost: 2, points: 3 },
  notary: {
    discipline: 'demons',
    cost: 3,
    points: 3,
    brings: { verb: 'draw', n: 1 },
  },
  mirror: { discipline: 'demons', cost: 3, points: 4 },
  bridge: { discipline: 'demons', cost: 3, points: 4 },
  library: {
    discipline: 'demons',
    cost: 4,
    points: 5,
    brings: { verb: 'level', n: 1, of: 'demons' },
  },
  tower: { discipline: 'demons', cost: 4, points: 6 },
  embassy: { discipline: 'demons', cost: 5, points: 8 },
  sexton: {
    discipline: 'dead',
    cost: 2,
    points: 2,
    brings: { verb: 'point', n: 1 },
  },
  candle: { discipline: 'dead', cost: 2, points: 3 },
  wake: { discipline: 'dead', cost: 3, points: 3, brings: { verb: 'advance', n: 1 } },
  mill: { discipline: 'dead', cost: 3, points: 4 },
  regiment: { discipline: 'dead', cost: 4, points: 6 },
  lighthouse: { discipline: 'dead', cost: 4, points: 6 },
  cathedral: {
    discipline: 'dead',
    cost: 5,
    points: 7,
    brings: { verb: 'level', n: 1, of: 'dead' },
  },
  king: { discipline: 'dead', cost: 5, points: 8 },
} as const satisfies Readonly<Record<string, DarkDeed>>
export type DeedId = keyof typeof DEEDS

/** A Deed as any of them may be. */
export const deedOf = (id: DeedId): DarkDeed => DEEDS[id]

/** How many Deeds lie open to be taken [D10]. */
export const OPEN_DEEDS = 3
