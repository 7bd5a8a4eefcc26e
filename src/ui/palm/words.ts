import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice, type Voice } from '../say/say.ts'
import { palm as en } from './en.ts'

/** What says what is said of a hand where no component is, and all else too. */
export const palmSpeaker = (voice: Voice): ((sentence: Sentence) => string) =>
  lateSpeaker(voice, en)

/** Says what is said on a phone that is a hand, and all else too. */
export function usePalmSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
