import { LOADERS } from '../../games/index.ts'
import type { Game } from '../../rules/game.ts'
import { fetched } from '../../ui/say/language.ts'
import { isComing, type Speaks } from './voice.ts'

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
  loaders = LOADERS,
): Promise<Game | undefined> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (!load) return undefined
  const game = page.games.get(id) ?? (await load())
  page.games.set(id, game)
  // Without its words in another language it is played in English.
  await wordsOf(page, game, page.spoken.wanted).catch(() => undefined)
  // No table waits for it.
  void proseOf(page, game)
  void bringWhole(page, game)
  return game
}

/**
 * What a game says at length, on its way; undefined where it is here already. Never rejects: what cannot be had is
 * asked for again the next time.
 */
export function proseOf(page: Speaks, game: Game): Promise<void> | undefined {
  if (!isComing(page, game)) return undefined
  const { spoken } = page
  return fetched(spoken, 'en', game.id, game.prose).then(spoken.changed.tell, () => undefined)
}

/** Brings what of a game itself comes late. Never rejects: what cannot be had is asked for again the next time. */
export async function bringWhole({ spoken }: Speaks, { whole }: Game): Promise<void> {
  if (!whole || whole.isHere()) return
  // What is offered, and told of things, is told anew.
  await whole.load().then(spoken.changed.tell, () => undefined)
}

/** Fetches what a game says in this language. */
export const wordsOf = ({ spoken }: Speaks, game: Game, lang: string): Promise<void> =>
  fetched(spoken, lang, game.id, game.translations?.[lang])
