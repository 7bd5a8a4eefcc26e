import { useMemo, useSyncExternalStore } from 'react'
import type { Game } from '../../rules/game.ts'
import { en } from '../../ui/say/en.ts'
import { type Spoken, translated } from '../../ui/say/language.ts'
import type { Voice } from '../../ui/say/say.ts'
import { speaker } from '../../ui/say/words.ts'

/** Who speaks a language: a page. */
export interface Speaks {
  readonly spoken: Spoken
}

/** The voice of the interface, and of a game, in the language that is spoken now. */
export function voiceOf({ spoken }: Speaks, game?: Game): Voice {
  const lang = spoken.now
  const its = game ? [translated(spoken, game.id), game.words.en ?? {}] : []
  const words = translated(spoken)
  return { lang, words, say: speaker(lang, ...its, words, en) }
}

/** The same for a component, which is drawn again when another language is chosen. */
export function useVoiceOf(page: Speaks, game?: Game): Voice {
  const lang = useSyncExternalStore(page.spoken.changed.add, () => page.spoken.now)
  // Made anew for each language, though it finds out by itself which one that is.
  return useMemo(() => ({ ...voiceOf(page, game), lang }), [page, game, lang])
}
