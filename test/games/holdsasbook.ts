import { describe, expect, it } from 'vitest'
import type { Block, Book } from '../../src/rules/told/book.ts'
import { mentions, textsOf, unmarked } from '../../src/ui/book/text.ts'
import { numbersOf } from './numbered.ts'

/** Where each rule stands in the English rulebook: its number, the page, and what must be said there. */
export type Principles = readonly (readonly [rule: string, page: string, ...says: RegExp[]])[]

/** A page of a rulebook; one that is not there is a fault of the test. */
export function pageOf(book: Book, id: string): Book['pages'][number] {
  const found = book.pages.find((one) => one.id === id)
  if (!found) throw new RangeError(`no page ${id}`)
  return found
}

/** All blocks, those in examples too. */
export const blocksOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) =>
    typeof block === 'object' && block.as === 'example' ? blocksOf(block.body) : [block],
  )

/** All that is written on a page as it is read, a line each. */
export const readOn = (book: Book, id: string): string =>
  textsOf(pageOf(book, id)).map(unmarked).join('\n')

const words = (text: string) => text.split(/[\s—]+/u).filter((word) => /\p{L}/u.test(word))

/**
 * What holds for the rulebook of every game of ours in both languages, beyond the contract of games; a page has fewer
 * than `most` words.
 */
export function holdsAsBook(game: {
  readonly id: string
  readonly books: readonly [english: Book, german: Book]
  readonly principles: Principles
  readonly most: number
  bookIn(lang: string): Promise<Book>
}): void {
  const [english, german] = game.books

  describe.each(game.books)('the rulebook ($lang)', (book) => {
    it('has one topic a page', () => {
      expect(book.pages.length).toBeGreaterThanOrEqual(20)
      for (const { id } of book.pages) {
        const count = words(readOn(book, id)).length
        expect(count, id).toBeGreaterThan(15)
        expect(count, id).toBeLessThan(game.most)
      }
    })

    it('prints each term in italics once, where it is first used', () => {
      // Where a way leads to is not read.
      const texts = book.pages.flatMap(textsOf).map((text) => text.replace(/\[\[[^|]+\|/gu, '[[|'))
      const find = mentions(book.terms)
      const seen = new Set<string>()
      const late: string[] = []
      for (const text of texts) {
        expect((text.match(/\*/gu) ?? []).length % 2).toBe(0)
        for (const { at, term, text: found } of find(text)) {
          if (seen.has(term.id)) continue
          seen.add(term.id)
          if (text[at - 1] !== '*' || text[at + found.length] !== '*')
            late.push(`${found}: ${text}`)
        }
      }
      expect(late).toEqual([])
      expect(book.terms.filter(({ id }) => !seen.has(id))).toEqual([])
      const marked = [...texts.join('\n').matchAll(/\*([^*]+)\*/gu)].map(([, term]) => term!)
      const known = new Set(book.terms.flatMap(({ name, forms = [] }) => [name, ...forms]))
      expect(marked.filter((one) => !known.has(one))).toEqual([])
      expect(marked).toHaveLength(book.terms.length)
    })
  })

  describe('the rulebook in German', () => {
    it('leads wherever the English one leads', () => {
      const asked = (book: Book, id: string) =>
        [
          ...textsOf(pageOf(book, id))
            .join('\n')
            .matchAll(/\[\[([^|]+)\|/gu),
        ].map(([, to]) => to)
      for (const { id } of english.pages) expect(asked(german, id), id).toEqual(asked(english, id))
    })

    it('is built of the same blocks', () => {
      const shape = (block: Block): unknown => {
        if (typeof block === 'string') return 'text'
        if (block.as === 'example') return ['example', block.body.map(shape)]
        if (block.as === 'steps' || block.as === 'points') return [block.as, block.items.length]
        return block.as
      }
      for (const { id, body } of english.pages)
        expect(pageOf(german, id).body.map(shape), id).toEqual(body.map(shape))
    })
  })

  describe('the rulebook in English', () => {
    it.each(game.principles)('[%s] stands on the page “%s”', (_rule, id, ...says) => {
      const text = readOn(english, String(id))
      for (const one of says) expect(text).toMatch(one)
    })

    it('covers every rule of the game', () => {
      const covered = new Set(game.principles.map(([rule]) => rule))
      expect(numbersOf(game.id).filter((rule) => !covered.has(rule))).toEqual([])
    })

    it('is there for whoever reads a language it has not been written in', async () => {
      expect((await game.bookIn('tlh')).lang).toBe('en')
    })
  })
}
