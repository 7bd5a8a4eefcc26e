import { TITLES } from '../../src/games/index.ts'
import type { Game } from '../../src/rules/game.ts'

/** Every game there is, loaded. */
export const GAMES: readonly Game[] = await Promise.all(TITLES.map(({ load }) => load()))
