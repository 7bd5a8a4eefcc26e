import { useMemo } from 'react'
import { type Sentence, say, type Words } from '../rules/sentence.ts'
import { type Key, useVoice } from './say.ts'
import { share as en } from './words/en-share.ts'
import { speaker } from './words.ts'

// They wait until somebody shares a table or joins one: nothing that a table opens with may import this file.
const CATALOGUES: Readonly<Record<string, Words>> = { en }

/** Says sentences about sharing a table, and all the others too. */
export function useShareSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const { lang, say: other } = useVoice()
  return useMemo(() => {
    const words = CATALOGUES[lang] ?? en
    const own = speaker(lang, words)
    return (what, values) => {
      const sentence = typeof what === 'string' ? say(what, values) : what
      return Object.hasOwn(words, sentence.key) ? own(sentence) : other(sentence)
    }
  }, [lang, other])
}
