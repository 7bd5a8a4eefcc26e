import type { Game } from '../rules/game.ts'
import type { Voice } from '../ui/say.ts'
import { en } from '../ui/words/en.ts'
import { speaker } from '../ui/words.ts'

/** The reader's language. English is the only complete one so far. */
const LANG = 'en'

/** The voice of the interface, and of a game. */
export function voiceOf(game?: Game): Voice {
  const words = game?.words[LANG]
  return { lang: LANG, say: speaker(LANG, ...(words ? [words] : []), en) }
}
