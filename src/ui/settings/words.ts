import { useMemo } from 'react'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import { type Key, useVoice } from '../say/say.ts'
import { settings as en } from './en.ts'

/** Keys of what the settings say. */
export type SettingsKey = keyof typeof en

/** Says sentences of the settings, and all the others too. */
export function useSettingsSay(): (
  what: SettingsKey | Key | Sentence,
  values?: Sentence['values'],
) => string {
  const voice = useVoice()
  return useMemo(() => lateSpeaker(voice, en), [voice])
}
