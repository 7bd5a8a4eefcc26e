import { useMemo } from 'react'
import { type Sentence, say, type Words } from '../rules/sentence.ts'
import { type Key, useVoice, type Voice } from './say.ts'
import { share as en } from './words/en-share.ts'
import { speaker } from './words.ts'

// They wait until somebody shares a table or joins one: nothing that a table opens with may import this file.
const CATALOGUES: Readonly<Record<string, Words>> = { en }

/** What says sentences about sharing where no component is, and all the others too. */
export function shareSpeaker({ lang, say: other }: Voice): (sentence: Sentence) => string {
  const words = CATALOGUES[lang] ?? en
  const own = speaker(lang, words)
  return (sentence) => (Object.hasOwn(words, sentence.key) ? own(sentence) : other(sentence))
}

/** Says sentences about sharing a table, and all the others too. */
export function useShareSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => {
    const speak = shareSpeaker(voice)
    return (what, values) => speak(typeof what === 'string' ? say(what, values) : what)
  }, [voice])
}
