import { useMemo } from 'react'
import type { Sentence } from '../rules/sentence.ts'
import { translated } from './language.ts'
import { useVoice } from './say.ts'
import { book as en } from './words/en-book.ts'
import { speaker } from './words.ts'

// They wait until somebody opens the book: nothing that a table opens with may import this file.

/** Says what stands in and around the rulebook. */
export function useBookSay(): (key: keyof typeof en, values?: Sentence['values']) => string {
  const { lang } = useVoice()
  return useMemo(() => {
    const say = speaker(lang, translated(lang), en)
    return (key, values) => say(values ? { key, values } : { key })
  }, [lang])
}
