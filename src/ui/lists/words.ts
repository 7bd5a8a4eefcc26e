import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice } from '../say/say.ts'
import { outline as en } from './en.ts'

/** Says sentences round the table as lists, and all the others too. */
export type OutlineSay = (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string

/** To be made once for all lines. */
export function useOutlineSay(): OutlineSay {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
