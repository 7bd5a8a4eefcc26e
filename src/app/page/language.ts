import { GAMES } from '../../games/index.ts'
import type { Words } from '../../rules/plain/sentence.ts'
import { type Language, type LanguageChoice, languageOf, speakIn } from '../../ui/say/language.ts'
import type { Speaks } from './voice.ts'

const INTERFACE: Partial<Record<Language, () => Promise<Words>>> = {
  de: async () => (await import('../../ui/de/de.ts')).de,
}

async function fetchWords(lang: Language): Promise<Record<string, Words>> {
  const all = [
    ['ui', INTERFACE[lang]] as const,
    ...GAMES.map(({ id, translations }) => [id, translations?.[lang]] as const),
  ]
  const words = await Promise.all(
    all.map(async ([whose, load]) => [whose, await load?.()] as const),
  )
  return Object.fromEntries(words.flatMap(([whose, its]) => (its ? [[whose, its]] : [])))
}

/** Speaks the language that somebody has chosen for this device, with all words that it needs. */
export const speakAs = ({ spoken }: Speaks, choice: LanguageChoice): Promise<void> =>
  speakIn(spoken, languageOf(choice, navigator.languages), fetchWords)
