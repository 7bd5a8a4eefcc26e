import { say as sentence, type Words } from '../../../src/rules/plain/sentence.ts'
import { de } from '../../../src/ui/de/de.ts'
import type { Language } from '../../../src/ui/say/language.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { GAMES } from '../../games/all.ts'
import { englishOf } from '../../make.ts'

const english: Words = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, Words>>('../../../src/ui/*/en*.ts', { eager: true }),
  ).flatMap((module) => Object.values(module)),
)

/** What the page says in a language, by the keys of its catalogues. */
export type Tongue = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Speaks as the page does, to find on it what is called so in this language. */
export async function tongueOf(lang: Language): Promise<Tongue> {
  const [game] = GAMES
  const its = lang === 'en' ? [] : [(await game?.translations?.[lang]?.()) ?? {}]
  const own = game ? await englishOf(game) : {}
  const speak = speaker(lang, ...(lang === 'de' ? [de] : []), ...its, english, own)
  return (key, values) => speak(sentence(key, values))
}
