import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from '../source.ts'

const GAMES = join(home, 'src/games')

/** The folders of all games. */
export const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The numbers of a game's rules, such as P14, in the order in which its `rules.md` tells them. */
export function numbersOf(game: string): readonly string[] {
  const path = join(GAMES, game, 'rules.md')
  if (!existsSync(path)) return []
  const told = readFileSync(path, 'utf8').matchAll(/^\*\*\[([A-Z]\d+)\]\*\* \S/gmu)
  return [...told].map(([, number = '']) => number)
}
