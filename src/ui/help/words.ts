import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice } from '../say/say.ts'
import { help as en } from './en.ts'

/** Keys of what the list of commands and the hints say. */
export type HelpKey = keyof typeof en

/** Says sentences of hands and hints, and all the others too. */
export function useHelpSay(): (
  what: HelpKey | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
