import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import type { Game } from '../../../src/rules/game.ts'
import { type Desk, deskOf } from '../desk.ts'

const game: Game = dark
await game.whole?.load()

/** People at a table of this game, before anything is dealt. */
export const makeDesk = (names: readonly string[], seed = 1): Desk => deskOf(game, names, seed)
