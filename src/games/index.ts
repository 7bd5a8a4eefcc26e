import type { Game } from '../rules/game.ts'

const found = import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'game' })

/** Every game there is: one folder each, found by its game.ts. */
export const GAMES: readonly Game[] = Object.values(found)
