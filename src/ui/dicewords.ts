import { useMemo } from 'react'
import { type Sentence, say, type Words } from '../rules/sentence.ts'
import { type Key, useVoice, type Voice } from './say.ts'
import { dice as en } from './words/en-dice.ts'
import { speaker } from './words.ts'

// They wait until somebody asks for a throw's story: nothing that a table opens with may import this file.
const CATALOGUES: Readonly<Record<string, Words>> = { en }

/** Says sentences of throws, and all the others too. */
export type DiceSay = (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string

/** A voice that knows the words of throws as well. */
export function diceSay({ lang, say: other }: Voice): DiceSay {
  const words = CATALOGUES[lang] ?? en
  const own = speaker(lang, words)
  return (what, values) => {
    const sentence = typeof what === 'string' ? say(what, values) : what
    return Object.hasOwn(words, sentence.key) ? own(sentence) : other(sentence)
  }
}

export function useDiceSay(): DiceSay {
  const voice = useVoice()
  return useMemo(() => diceSay(voice), [voice])
}
