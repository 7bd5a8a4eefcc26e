import { beforeAll, describe, expect, test } from 'vitest'
import { DISCIPLINES } from '../../src/games/dark-prophecy/cards/effects.ts'
import { choiceOf } from '../../src/games/dark-prophecy/cultists/cultist.ts'
import { cardsOf } from '../../src/games/dark-prophecy/reckon/choice.ts'
import { rankingOf } from '../../src/games/dark-prophecy/reckon/score.ts'
import type { GameState } from '../../src/games/dark-prophecy/reckon/state.ts'
import { luckOf, makeDealer } from '../games/dark-prophecy/dealer.ts'
import { share } from './long.ts'

// Whole games of Dark Prophecy among simple cultists: how long they are, and that nobody has it easier [D11], [D30].

/** How many games are played by each number of players. */
const GAMES_OF_EACH = share(20_000)
/** All games of one number of players take at most so long, ms. */
const PATIENCE = 3_600_000
/** In this part of them there are four to six rounds. */
const USUAL = 0.9
/** How far off its fair share the first player's wins may be. */
const FAIR = 0.03
/** No Discipline is more than this part of the levels of those who win. */
const TOO_MUCH = 0.45
/** As few games as are not all: then luck alone takes a share this much farther. */
const LUCK = 3 * Math.sqrt(0.25 / GAMES_OF_EACH)

/** A game by simple cultists, to its end. */
function played(players: number, seed: number): GameState {
  const luck = luckOf(seed)
  const dealer = makeDealer(players, luck)
  for (let waits = dealer.settle(); waits; waits = dealer.settle()) {
    const view = { game: dealer.game, seat: waits.seat, sees: dealer.knows(waits.seat) }
    const choice = choiceOf(view, luck)
    if (!choice) throw new Error(`stuck: ${players} players, seed ${seed}, ${waits.for}`)
    dealer.does(waits.seat, choice)
  }
  return dealer.game
}

/** What came of all games by one number of players. */
interface Tally {
  usual: number
  rounds: Map<number, number>
  /** Wins by place in the round, a shared one in parts. */
  wins: number[]
  levels: Record<string, number>
}

describe.each([2, 3, 4, 5])(`${GAMES_OF_EACH} games by %i`, (players) => {
  const tally: Tally = {
    usual: 0,
    rounds: new Map(),
    wins: new Array<number>(players).fill(0),
    levels: {},
  }

  beforeAll(() => {
    for (let n = 0; n < GAMES_OF_EACH; n++) {
      const game = played(players, 7919 * n + players)
      expect(new Set(cardsOf(game)).size).toBe(62 - game.marks)
      tally.rounds.set(game.round, (tally.rounds.get(game.round) ?? 0) + 1)
      if (game.round >= 4 && game.round <= 6) tally.usual++
      const { winners, scores } = rankingOf(game)
      const first = game.cultists.findIndex(({ seat }) => seat === game.first)
      for (const winner of winners) {
        const at = game.cultists.findIndex(({ seat }) => seat === winner)
        tally.wins[(at - first + players) % players]! += 1 / winners.length
        for (const { of, level } of scores.find(({ seat }) => seat === winner)?.levels ?? [])
          tally.levels[of] = (tally.levels[of] ?? 0) + level / winners.length
      }
    }
    const percent = (part: number) => `${(100 * part).toFixed(1)} %`
    const all = Object.values(tally.levels).reduce((sum, one) => sum + one, 0)
    const told = [
      [...tally.rounds]
        .sort(([a], [b]) => a - b)
        .map(([n, many]) => `${n} rounds ${percent(many / GAMES_OF_EACH)}`),
      tally.wins.map((won, i) => `place ${i + 1} ${percent(won / GAMES_OF_EACH)}`),
      DISCIPLINES.map((of) => `${of} ${percent((tally.levels[of] ?? 0) / all)}`),
    ]
    process.stdout.write(`${players} players: ${told.map((row) => row.join(', ')).join('; ')}\n`)
  }, PATIENCE)

  test('[D30] four to six rounds in nine of ten', () => {
    expect(tally.usual / GAMES_OF_EACH).toBeGreaterThanOrEqual(USUAL)
  })

  test('[D11] whoever begins wins their share', () => {
    const part = tally.wins[0]! / GAMES_OF_EACH
    expect(Math.abs(part - 1 / players)).toBeLessThanOrEqual(
      FAIR + (process.env.LONG === '1' ? 0 : LUCK),
    )
  })

  test('[D38] no Discipline is the one to have', () => {
    const all = Object.values(tally.levels).reduce((sum, one) => sum + one, 0)
    for (const of of DISCIPLINES)
      expect((tally.levels[of] ?? 0) / all).toBeLessThanOrEqual(TOO_MUCH)
  })
})
