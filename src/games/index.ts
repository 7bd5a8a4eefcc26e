import type { Game } from '../rules/game.ts'

const found = import.meta.glob<Game>('./*/game.ts', { import: 'game' })

/**
 * How each game is loaded, by its id, which is the name of its folder: found by its game.ts. Rejects where it cannot be
 * had just now.
 */
export const LOADERS: Readonly<Record<string, () => Promise<Game>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? path, load]),
)
