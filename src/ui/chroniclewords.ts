import type { Words } from '../rules/sentence.ts'
import { type DiceSay, diceSay } from './dicewords.ts'
import type { Voice } from './say.ts'
import { chronicle as en } from './words/en-chronicle.ts'
import { speaker } from './words.ts'

// They wait until somebody asks for a chronicle: nothing that a table opens with may import this file.
const CATALOGUES: Readonly<Record<string, Words>> = { en }

/** Says sentences of a chronicle and of its throws, and all the others too. */
export type ChronicleSay = (
  what: keyof typeof en | Parameters<DiceSay>[0],
  values?: Parameters<DiceSay>[1],
) => string

/** A voice that knows these words of a game's chronicle as well. */
export function chronicleSay(
  { lang, say: other }: Voice,
  told: Readonly<Record<string, Words>> = {},
): ChronicleSay {
  const words = { ...(told[lang] ?? told.en), ...(CATALOGUES[lang] ?? en) }
  const own = speaker(lang, words)
  const say = diceSay({ lang, say: (s) => (Object.hasOwn(words, s.key) ? own(s) : other(s)) })
  return (what, values) =>
    say(typeof what === 'string' ? { key: what, ...(values ? { values } : {}) } : what)
}
