import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { useVoice } from '../say/say.ts'
import { speaker } from '../say/words.ts'
import { print as en } from './en.ts'

export type PrintKey = keyof typeof en

/** Says what stands round paper and pictures. */
export function usePrintSay(): (key: PrintKey, values?: Sentence['values']) => string {
  const { lang, words } = useVoice()
  return useMemo(() => {
    const say = speaker(lang, words, en)
    return (key, values) => say(values ? { key, values } : { key })
  }, [lang, words])
}
