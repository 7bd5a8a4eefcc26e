import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice } from '../say/say.ts'
import { hands as en } from './en.ts'

/** Says what is said of cards in hand, and all else too. */
export function useHandsSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
