import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice } from '../say/say.ts'
import { round as en } from './en.ts'

/** Says what is said around a screen, and all else too. */
export function useRoundSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
