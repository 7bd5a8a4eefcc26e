import type { Book } from '../../../rules/told/book.ts'

// A book in another language is one more line here; the contract of games holds it to the pages and terms of this one.
const BOOKS: Readonly<Record<string, () => Promise<Book>>> = {
  en: async () => (await import('./en.ts')).book,
  de: async () => (await import('./de.ts')).book,
}

/** The rulebook in this language, or in English where there is none. */
export async function bookIn(lang: string): Promise<Book> {
  const load = BOOKS[lang] ?? BOOKS.en
  if (!load) throw new RangeError(`no book in ${lang}`)
  return load()
}
