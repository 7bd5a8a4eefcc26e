import { LOADERS } from '../../src/games/index.ts'
import { TITLES } from '../../src/games/titles.ts'
import type { Game } from '../../src/rules/game.ts'

const all: readonly Game[] = await Promise.all(TITLES.map(({ id }) => LOADERS[id]!()))

await Promise.all(all.map(({ whole }) => whole?.load()))

/** Every game there is, loaded; first those that are played through phases, as the interface is tried with. */
export const GAMES: readonly Game[] = [
  ...all.filter(({ phases }) => phases),
  ...all.filter(({ phases }) => !phases),
]
