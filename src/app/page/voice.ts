import { useMemo, useSyncExternalStore } from 'react'
import type { Game } from '../../rules/game.ts'
import { en } from '../../ui/say/en.ts'
import { type Spoken, translated } from '../../ui/say/language.ts'
import type { PatientVoice } from '../../ui/say/say.ts'
import { speaker } from '../../ui/say/words.ts'

/** Who speaks a language: a page. */
export interface Speaks {
  readonly spoken: Spoken
}

/** Whether what a game says at length has still to come: in the language that is spoken, or at least in English. */
export const isComing = ({ spoken: { now, come } }: Speaks, { id, prose }: Game): boolean =>
  prose !== undefined && !come.has(`${now}/${id}`) && !come.has(`en/${id}`)

/** The voice of the interface, and of a game, in the language that is spoken now. */
export function voiceOf(
  page: Speaks,
  game?: Game,
  coming = game !== undefined && isComing(page, game),
): PatientVoice {
  const { spoken } = page
  const lang = spoken.now
  const words = translated(spoken)
  const its = game
    ? [translated(spoken, game.id), spoken.come.get(`en/${game.id}`) ?? {}, game.words.en ?? {}]
    : []
  const all = [...its, words, en]
  return {
    lang,
    words,
    say: speaker(lang, ...all),
    lacks: ({ key }) => coming && !all.some((catalogue) => Object.hasOwn(catalogue, key)),
  }
}

/** The same for a component, which is drawn again when another language is chosen, or more words have come. */
export function useVoiceOf(page: Speaks, game?: Game): PatientVoice {
  const { changed } = page.spoken
  const lang = useSyncExternalStore(changed.add, () => page.spoken.now)
  const coming = useSyncExternalStore(changed.add, () => game !== undefined && isComing(page, game))
  // Made anew for each language, though it finds out by itself which one that is.
  return useMemo(() => ({ ...voiceOf(page, game, coming), lang }), [page, game, lang, coming])
}
