import type { Book } from '../../../rules/told/book.ts'
import { inLanguage, type Languages } from '../../../rules/told/languages.ts'

const BOOKS: Languages<Book> = {
  en: async () => (await import('./en.ts')).book,
  de: async () => (await import('./de.ts')).book,
}

/** The rulebook in this language, or in English where there is none. */
export const bookIn = (lang: string): Promise<Book> => inLanguage(BOOKS, lang)
