import { useMemo, useSyncExternalStore } from 'react'
import type { Game } from '../../rules/game.ts'
import { en } from '../../ui/say/en.ts'
import { language, onLanguage, translated } from '../../ui/say/language.ts'
import type { Voice } from '../../ui/say/say.ts'
import { speaker } from '../../ui/say/words.ts'

/** The voice of the interface, and of a game, in the language that is spoken now. */
export function voiceOf(game?: Game): Voice {
  const lang = language()
  const words = game ? [translated(lang, game.id), game.words.en ?? {}] : []
  return { lang, say: speaker(lang, ...words, translated(lang), en) }
}

/** The same for a component, which is drawn again when another language is chosen. */
export function useVoiceOf(game?: Game): Voice {
  const lang = useSyncExternalStore(onLanguage, language)
  // Made anew for each language, though it finds out by itself which one that is.
  return useMemo(() => ({ ...voiceOf(game), lang }), [game, lang])
}
