import type { Book, RulePage } from '../../rules/told/book.ts'
import { comparable } from '../say/find.ts'
import { textsOf, unmarked } from './text.ts'

/** A page on which all the words stand, and the sentence that holds most of them. */
export interface Found {
  readonly page: RulePage
  readonly sentence: string
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const SENTENCE = /(?<=[.!?…])\s+/u

/** The words looked for, as they are compared. */
const wordsOf = (text: string) => comparable(text).match(WORD) ?? []

/** Pages that hold every word looked for, or one that begins so; those first that have them in their title. */
export function searchBook(book: Book, wanted: string): readonly Found[] {
  const words = wordsOf(wanted)
  if (words.length === 0) return []
  const counted = (text: string) => {
    const there = wordsOf(text)
    return words.filter((word) => there.some((one) => one.startsWith(word))).length
  }
  return book.pages
    .flatMap((page) => {
      const terms = book.terms.filter((term) => term.page === page.id)
      // What a page explains is found by its name, and told by its explanation.
      const told = terms.map(({ name, says }) => `${name}: ${says}`)
      const sentences = [
        ...told,
        ...textsOf(page).flatMap((text) => unmarked(text).split(SENTENCE)),
      ]
      const all = [page.title, ...sentences].join('\n')
      if (counted(all) < words.length) return []
      const best = sentences.reduce((a, b) => (counted(b) > counted(a) ? b : a), '')
      const rank = counted(page.title) * 4 + counted(terms.map(({ name }) => name).join(' ')) * 2
      return [{ page, sentence: best || (sentences[0] ?? ''), rank: rank + counted(best) }]
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ page, sentence }) => ({ page, sentence }))
}

export interface Span {
  readonly text: string
  readonly hit: boolean
}

/** A text in parts: the words in it that begin like one that is looked for, and what is between. */
export function marked(text: string, wanted: string): readonly Span[] {
  const words = wordsOf(wanted)
  const parts: Span[] = []
  let done = 0
  for (const { index, 0: word } of text.matchAll(WORD)) {
    const read = comparable(word)
    if (!words.some((one) => read.startsWith(one))) continue
    if (index > done) parts.push({ text: text.slice(done, index), hit: false })
    parts.push({ text: word, hit: true })
    done = index + word.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false })
  return parts
}
