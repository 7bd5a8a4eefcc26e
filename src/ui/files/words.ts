import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice, type Voice } from '../say/say.ts'
import { files as en } from './en.ts'

/** What says sentences of the lobby, of files and the past of tables where no component is, and all the others too. */
export const filesSpeaker = (voice: Voice): ((sentence: Sentence) => string) =>
  lateSpeaker(voice, en)

/** Says sentences of the lobby, of files and the past of tables, and all the others too. */
export function useFilesSay(): (
  what: keyof typeof en | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
