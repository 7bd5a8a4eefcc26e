import type { Block, Book, RulePage, Term } from '../../rules/told/book.ts'

/** A piece of a text: words, a term where it is first used, or a way to another page. */
export type Phrase =
  | { readonly as: 'words'; readonly text: string }
  | { readonly as: 'first'; readonly text: string }
  | { readonly as: 'link'; readonly text: string; readonly page: string; readonly asked: boolean }

/** All running texts of a page in the order they are read, with their marks. */
export const textsOf = (page: RulePage): readonly string[] => page.body.flatMap(textsOfBlock)

function textsOfBlock(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  switch (block.as) {
    case 'steps':
    case 'points':
      return block.items
    case 'terms':
      return block.items.flatMap(({ name, says }) => [name, says])
    case 'example':
      return block.body.flatMap(textsOfBlock)
    case 'dice':
      return block.rows.map(({ says }) => says)
    case 'pairs':
      return block.pairs.map(({ says }) => says)
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'cards':
    case 'tree':
      return []
  }
}

/** A text as it is read, without its marks. */
export const unmarked = (text: string): string =>
  text.replace(/\[\[[^|\]]+\|([^\]]+)\]\]/g, '$1').replaceAll('*', '')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export interface Mention {
  readonly at: number
  readonly text: string
  readonly term: Term
}

/** Finds terms in a text, each as often as it stands there; of two that begin at the same place the longer one. */
export function mentions(terms: readonly Term[]): (text: string) => readonly Mention[] {
  const byForm = new Map(
    terms.flatMap((term) =>
      [term.name, ...(term.forms ?? [])].map((form) => [form, term] as const),
    ),
  )
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  if (forms.length === 0) return () => []
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  return (text) =>
    [...text.matchAll(any)].flatMap(({ index, 0: found }) => {
      const term = byForm.get(found)
      return term ? [{ at: index, text: found, term }] : []
    })
}

const MARKED = /\*([^*]+)\*|\[\[([^|\]]+)\|([^\]]+)\]\]/g

/** The texts of a page in pieces, by the text: every term leads to its page where the page first speaks of it. */
export function phrasesOf(book: Book, page: RulePage): ReadonlyMap<string, readonly Phrase[]> {
  const find = mentions(book.terms)
  const seen = new Set<string>()
  const linked = (text: string): readonly Phrase[] => {
    const pieces: Phrase[] = []
    let done = 0
    for (const { at, text: found, term } of find(text)) {
      if (term.page === page.id || seen.has(term.id)) continue
      seen.add(term.id)
      if (at > done) pieces.push({ as: 'words', text: text.slice(done, at) })
      pieces.push({ as: 'link', text: found, page: term.page, asked: false })
      done = at + found.length
    }
    if (done < text.length) pieces.push({ as: 'words', text: text.slice(done) })
    return pieces
  }
  const split = (text: string): readonly Phrase[] => {
    const pieces: Phrase[] = []
    let done = 0
    for (const match of text.matchAll(MARKED)) {
      pieces.push(...linked(text.slice(done, match.index)))
      const [whole, first, target = '', words = ''] = match
      // What is introduced here is not looked up elsewhere.
      for (const { term } of find(first ?? '')) seen.add(term.id)
      pieces.push(
        first === undefined
          ? { as: 'link', text: words, page: target, asked: true }
          : { as: 'first', text: first },
      )
      done = match.index + whole.length
    }
    return [...pieces, ...linked(text.slice(done))]
  }
  return new Map(textsOf(page).map((text) => [text, split(text)]))
}
