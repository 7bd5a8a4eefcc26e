import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice, type Voice } from '../say/say.ts'
import { share as en } from './en.ts'

/** What says sentences about sharing where no component is, and all the others too. */
export const shareSpeaker = (voice: Voice): ((sentence: Sentence) => string) =>
  lateSpeaker(voice, en)

/** Says sentences about sharing a table, and all the others too. */
export function useShareSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
