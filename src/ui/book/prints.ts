import type { Book, RulePage, Term } from '../../rules/told/book.ts'

/** What a page of the printed booklet is. */
export type Print =
  | { readonly as: 'cover' | 'credits' | 'contents' | 'notes' | 'back' }
  | { readonly as: 'topic'; readonly page: RulePage }
  | { readonly as: 'words'; readonly terms: readonly Term[]; readonly first: boolean }

// How many words of the game are explained on a page.
const WORDS = 17

/** The pages of the printed booklet in their order: as many as folded sheets have, four each. */
export function printsOf(book: Book): readonly Print[] {
  const alike = new Intl.Collator(book.lang)
  const terms = [...book.terms].sort((a, b) => alike.compare(a.name, b.name))
  const lists = Math.ceil(terms.length / WORDS)
  const each = Math.ceil(terms.length / Math.max(1, lists))
  const words = Array.from({ length: lists }, (_, i): Print => {
    return { as: 'words', terms: terms.slice(i * each, (i + 1) * each), first: i === 0 }
  })
  const inside: readonly Print[] = [
    { as: 'cover' },
    { as: 'credits' },
    { as: 'contents' },
    ...book.pages.map((page): Print => ({ as: 'topic', page })),
    ...words,
  ]
  const empty = (4 - ((inside.length + 1) % 4)) % 4
  return [
    ...inside,
    ...Array.from({ length: empty }, (): Print => ({ as: 'notes' })),
    { as: 'back' },
  ]
}

/** The page numbers (from 1) that lie side by side on sheets folded into one another: front, back, front, back ... */
export function folded(pages: number): readonly (readonly [number, number])[] {
  return Array.from({ length: pages / 2 }, (_, side) =>
    side % 2 === 0 ? ([pages - side, side + 1] as const) : ([side + 1, pages - side] as const),
  )
}

/** The number of a topic's page: the same on the screen as on paper, where the cover is the first. */
export const numberOf = (book: Book, id: string): number =>
  printsOf(book).findIndex((print) => print.as === 'topic' && print.page.id === id) + 1
