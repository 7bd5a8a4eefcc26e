import type { Words } from '../../rules/plain/sentence.ts'
import {
  fetched,
  type Language,
  type LanguageChoice,
  languageOf,
  speakIn,
} from '../../ui/say/language.ts'
import { type Plays, proseOf, wordsOf } from './games.ts'

const INTERFACE: Partial<Record<Language, () => Promise<Words>>> = {
  de: async () => (await import('../../ui/de/de.ts')).de,
}

/** Speaks the language that somebody has chosen for this device, with all words that it needs. */
export async function speakAs(page: Plays, choice: LanguageChoice): Promise<void> {
  await speakIn(page.spoken, languageOf(choice, navigator.languages), (lang) =>
    Promise.all([
      fetched(page.spoken, lang, 'ui', INTERFACE[lang]),
      ...[...page.games.values()].map((game) => wordsOf(page, game, lang)),
    ]),
  )
  for (const game of page.games.values()) void proseOf(page, game)
}
