import type { Words } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import type { Voice } from '../say/say.ts'
import { speaker } from '../say/words.ts'
import { type DiceSay, diceSay } from '../throws/words.ts'
import { chronicle as en } from './en.ts'

/** Says sentences of a chronicle and of its throws, and all the others too. */
export type ChronicleSay = (
  what: keyof typeof en | Parameters<DiceSay>[0],
  values?: Parameters<DiceSay>[1],
) => string

/** A voice that knows these words of a game's chronicle as well. */
export function chronicleSay(
  voice: Voice,
  told: Readonly<Record<string, Words>> = {},
): ChronicleSay {
  const { lang } = voice
  const own = speaker(lang, told[lang] ?? {}, told.en ?? {})
  const its: Voice = {
    ...voice,
    say: (s) => (Object.hasOwn(told.en ?? {}, s.key) ? own(s) : voice.say(s)),
  }
  return lateSpeaker({ ...voice, say: diceSay(its) }, en)
}
