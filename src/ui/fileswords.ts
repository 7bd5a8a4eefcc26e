import { useMemo } from 'react'
import { type Sentence, say, type Words } from '../rules/sentence.ts'
import { type Key, useVoice, type Voice } from './say.ts'
import { files as en } from './words/en-files.ts'
import { speaker } from './words.ts'

// They wait until somebody asks for a file, the lobby or the past: nothing that a table opens with may import this file.
const CATALOGUES: Readonly<Record<string, Words>> = { en }

/** What says sentences about files and the past of tables where no component is, and all the others too. */
export function filesSpeaker({ lang, say: other }: Voice): (sentence: Sentence) => string {
  const words = CATALOGUES[lang] ?? en
  const own = speaker(lang, words)
  return (sentence) => (Object.hasOwn(words, sentence.key) ? own(sentence) : other(sentence))
}

/** Says sentences about files and the past of tables, and all the others too. */
export function useFilesSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => {
    const speak = filesSpeaker(voice)
    return (what, values) => speak(typeof what === 'string' ? say(what, values) : what)
  }, [voice])
}
