import { type Listeners, listeners } from '../../rules/plain/listeners.ts'
import { type Sentence, say, type Words } from '../../rules/plain/sentence.ts'
import type { Voice } from './say.ts'
import { speaker } from './words.ts'

/** The languages that are spoken here, by their own names. English is there from the beginning. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES
/** What a person chooses: a language, or what the browser asks for. */
export type LanguageChoice = 'auto' | Language

const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

/** Reads a choice that was kept; whatever else it says is left to the browser. */
export const choiceIn = (kept: unknown): LanguageChoice =>
  typeof kept === 'string' && isLanguage(kept) ? kept : 'auto'

/** The language of a choice: for 'auto' the first of the browser's that is spoken here, else English. */
export function languageOf(choice: LanguageChoice, asked: readonly string[]): Language {
  if (choice !== 'auto') return choice
  return asked.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en'
}

/** The language that a page speaks. */
export interface Spoken {
  /** The language that is spoken now. */
  now: Language
  /** The one that was chosen, whose words may not have come. */
  wanted: Language
  /** Words that come late, by language and whose they are: the interface's, a game's. */
  readonly come: Map<string, Words>
  /** Tells when another language is spoken, or more can be said. */
  readonly changed: Listeners<[]>
}

export const makeSpoken = (): Spoken => ({
  now: 'en',
  wanted: 'en',
  come: new Map(),
  changed: listeners(),
})

/** What has come of somebody's words in the language that is spoken; what is missing there is said in English. */
export const translated = ({ now, come }: Spoken, whose = 'ui'): Words =>
  come.get(`${now}/${whose}`) ?? {}

/** Fetches somebody's words in a language, where they have not come yet. Rejects where they cannot be had. */
export async function fetched(
  { come }: Spoken,
  lang: string,
  whose: string,
  fetch: (() => Promise<Words>) | undefined,
): Promise<void> {
  const key = `${lang}/${whose}`
  if (fetch && !come.has(key)) come.set(key, await fetch())
}

/** Speaks this language as soon as its words have come; where they cannot be had, the one of before goes on. */
export async function speakIn(
  spoken: Spoken,
  lang: Language,
  fetchWords: (lang: Language) => Promise<unknown>,
): Promise<void> {
  spoken.wanted = lang
  try {
    await fetchWords(lang)
  } catch {
    return
  }
  // Somebody may have chosen again meanwhile.
  if (spoken.wanted !== lang) return
  spoken.now = lang
  if (typeof document !== 'undefined') document.documentElement.lang = lang
  spoken.changed.tell()
}

/** A voice for a catalogue that comes late, and for all that another voice says. */
export function lateSpeaker(
  { lang, say: other, words: come }: Voice,
  words: Words,
): (what: string | Sentence, values?: Sentence['values']) => string {
  const own = speaker(lang, come, words)
  return (what, values) => {
    const sentence = typeof what === 'string' ? say(what, values) : what
    return Object.hasOwn(words, sentence.key) ? own(sentence) : other(sentence)
  }
}
