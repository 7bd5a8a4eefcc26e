import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { useVoice } from '../say/say.ts'
import { speaker } from '../say/words.ts'
import { book as en } from './en.ts'

/** Says what stands in and around the rulebook. */
export function useBookSay(): (key: keyof typeof en, values?: Sentence['values']) => string {
  const { lang, words } = useVoice()
  return useMemo(() => {
    const say = speaker(lang, words, en)
    return (key, values) => say(values ? { key, values } : { key })
  }, [lang, words])
}
