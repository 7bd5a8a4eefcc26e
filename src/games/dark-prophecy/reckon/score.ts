import type { SeatId } from '../../../rules/plain/item.ts'
import { type DeedId, deedOf } from '../cards/deeds.ts'
import { pointsAt } from '../cards/disciplines.ts'
import type { Cultist, GameState, Level } from './state.ts'

/** Somebody's score, with all that makes it [D31], and what ties go by [D32]. */
export interface Score {
  readonly seat: SeatId
  readonly deeds: readonly { readonly deed: DeedId; readonly points: number }[]
  readonly levels: readonly (Level & { readonly points: number })[]
  readonly tokens: number
  readonly total: number
  /** The sum of the levels, as ties go by it. */
  readonly height: number
}

/** What somebody has, worth by worth [D31]. */
function scoreOf({ seat, completed, levels, points }: Cultist): Score {
  const deeds = completed.map((deed) => ({ deed, points: deedOf(deed).points }))
  const worths = levels.map((one) => ({ ...one, points: pointsAt(one.level) }))
  return {
    seat,
    deeds,
    levels: worths,
    tokens: points,
    total: [...deeds, ...worths].reduce((sum, one) => sum + one.points, points),
    height: levels.reduce((sum, { level }) => sum + level, 0),
  }
}

/** What a game was decided by: points, or what ties go by, one after another; or it is shared [D32]. */
export const DECIDED = ['points', 'deeds', 'levels', 'shared'] as const
export type Decided = (typeof DECIDED)[number]

/** How a game stands: all scores, best first; who wins, and by what; and step by step who is left of the tied. */
export interface Ranking {
  readonly scores: readonly Score[]
  readonly winners: readonly SeatId[]
  readonly by: Decided
  readonly steps: readonly { readonly by: Decided; readonly left: readonly SeatId[] }[]
}

const WORTHS = {
  points: ({ total }) => total,
  deeds: ({ deeds }) => deeds.length,
  levels: ({ height }) => height,
} as const satisfies Readonly<Record<string, (score: Score) => number>>

/** The standing of a game, at its end or before [D31], [D32]. */
export function rankingOf(game: GameState): Ranking {
  const scores = game.cultists
    .map(scoreOf)
    .sort((a, b) => Object.values(WORTHS).reduce((less, worth) => less || worth(b) - worth(a), 0))
  const steps: { by: Decided; left: readonly SeatId[] }[] = []
  let left: readonly Score[] = scores
  for (const by of ['points', 'deeds', 'levels'] as const) {
    const best = Math.max(...left.map(WORTHS[by]))
    left = left.filter((one) => WORTHS[by](one) === best)
    steps.push({ by, left: left.map(({ seat }) => seat) })
    if (left.length === 1) break
  }
  const winners = left.map(({ seat }) => seat)
  if (winners.length > 1) steps.push({ by: 'shared', left: winners })
  return { scores, winners, by: steps.at(-1)?.by ?? 'points', steps }
}
