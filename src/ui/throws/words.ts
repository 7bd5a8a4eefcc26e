import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice, type Voice } from '../say/say.ts'
import { dice as en } from './en.ts'

/** Says sentences of throws, and all the others too. */
export type DiceSay = (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string

/** A voice that knows the words of throws as well. */
export const diceSay = (voice: Voice): DiceSay => lateSpeaker(voice, en)

export function useDiceSay(): DiceSay {
  const voice = useVoice()
  return useMemo(() => diceSay(voice), [voice])
}
