import { TITLES } from '../../games/index.ts'
import type { Game } from '../../rules/game.ts'
import type { Title } from '../../rules/title.ts'
import { fetched } from '../../ui/say/language.ts'
import type { Speaks } from './voice.ts'

/** Who plays games: a page, with those that it has loaded, by their ids. */
export interface Plays extends Speaks {
  readonly games: Map<string, Game>
}

/**
 * The game of this id with its words in the language that is spoken, loaded when it is first asked for; undefined where
 * this page knows none. Rejects where it cannot be had just now.
 */
export async function gameOf(
  page: Plays,
  id: string,
  titles: readonly Pick<Title, 'id' | 'load'>[] = TITLES,
): Promise<Game | undefined> {
  const title = titles.find((one) => one.id === id)
  if (!title) return undefined
  const game = page.games.get(id) ?? (await title.load())
  page.games.set(id, game)
  // Without its words in another language it is played in English.
  await wordsOf(page, game, page.spoken.wanted).catch(() => undefined)
  return game
}

/** Fetches what a game says in this language. */
export const wordsOf = ({ spoken }: Speaks, game: Game, lang: string): Promise<void> =>
  fetched(spoken, lang, game.id, game.translations?.[lang])
