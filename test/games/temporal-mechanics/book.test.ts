import { describe, expect, it } from 'vitest'
import { bookIn } from '../../../src/games/temporal-mechanics/book/book.ts'
import { cover } from '../../../src/games/temporal-mechanics/book/cover.ts'
import { chancesIn } from '../../../src/rules/story/chances.ts'
import type { Block } from '../../../src/rules/told/book.ts'
import { mentions, phrasesOf, textsOf, unmarked } from '../../../src/ui/book/text.ts'
import { numbersOf } from '../numbered.ts'
import { PRINCIPLES } from './principles.ts'

const english = await bookIn('en')
const german = await bookIn('de')
const words = (text: string) => text.split(/[\s—]+/u).filter((word) => /\p{L}/u.test(word))

/** All blocks of a page, those in its examples too. */
const blocksOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) =>
    typeof block === 'object' && block.as === 'example' ? blocksOf(block.body) : [block],
  )

const page = (id: string, book = english) => {
  const found = book.pages.find((one) => one.id === id)
  if (!found) throw new RangeError(`no page ${id}`)
  return found
}

describe.each([english, german])('the rulebook ($lang)', (book) => {
  it('has one topic a page', () => {
    expect(book.pages.length).toBeGreaterThanOrEqual(20)
    for (const one of book.pages) {
      const count = words(textsOf(one).map(unmarked).join(' ')).length
      expect(count, one.id).toBeGreaterThan(15)
      expect(count, one.id).toBeLessThan(190)
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
        if (text[at - 1] !== '*' || text[at + found.length] !== '*') late.push(`${found}: ${text}`)
      }
    }
    expect(late).toEqual([])
    expect(book.terms.filter(({ id }) => !seen.has(id))).toEqual([])
    const marked = [...texts.join('\n').matchAll(/\*([^*]+)\*/gu)].map(([, term]) => term!)
    const known = new Set(book.terms.flatMap(({ name, forms = [] }) => [name, ...forms]))
    expect(marked.filter((one) => !known.has(one))).toEqual([])
    expect(marked).toHaveLength(book.terms.length)
  })

  it('explains each term on the page that it names', () => {
    for (const { page: id, name, forms = [], says } of book.terms) {
      expect(says).toMatch(/[.?]$/u)
      const text = textsOf(page(id, book)).map(unmarked).join('\n')
      expect(
        [name, ...forms].some((form) => text.includes(form)),
        `${name} on ${id}`,
      ).toBe(true)
    }
  })

  it('leads nowhere but to its pages, and to each of them from the first', () => {
    const ways = new Map(
      book.pages.map((one) => {
        const pieces = [...phrasesOf(book, one).values()].flat()
        return [one.id, pieces.flatMap((each) => (each.as === 'link' ? [each.page] : []))] as const
      }),
    )
    for (const [id, to] of ways) {
      expect(to).not.toContain(id)
      for (const one of to) expect(ways.has(one), `${id} -> ${one}`).toBe(true)
    }
    const reached = new Set(book.pages.slice(0, 1).map(({ id }) => id))
    for (const id of reached) for (const one of ways.get(id) ?? []) reached.add(one)
    expect([...ways.keys()].filter((id) => !reached.has(id))).toEqual([])
  })

  it('draws its trees from the climax up, 4 minus depth on each oval', () => {
    const trees = book.pages
      .flatMap(({ body }) => blocksOf(body))
      .flatMap((block) => (typeof block === 'object' && block.as === 'tree' ? [block] : []))
    expect(trees).toHaveLength(2)
    for (const { scenes, grows } of trees) {
      expect(grows).toBe('up')
      for (const { parent, rating } of scenes) {
        const below = scenes.find(({ id }) => id === parent)
        if (below) expect(rating).toBe(below.rating - 1)
      }
    }
    const [{ scenes = [] } = {}] = trees
    expect(scenes.map(({ rating }) => rating).sort()).toEqual([1, 2, 2, 2, 3, 3, 3, 4])
    expect(scenes.filter(({ parent }) => parent === undefined)).toHaveLength(1)
  })

  it('shows a Warning that can be sent', () => {
    const [warning = ''] = blocksOf(page('warning', book).body).filter(
      (block): block is string => typeof block === 'string' && /^\P{Ll}+$/u.test(block),
    )
    expect([...warning].length).toBeGreaterThan(150)
    expect([...warning].length).toBeLessThanOrEqual(256)
  })

  it('rolls its example by the rules', () => {
    const faces = blocksOf(page('example', book).body).flatMap((block) =>
      typeof block === 'object' && block.as === 'dice' ? block.rows.map((row) => row.faces) : [],
    )
    expect(faces).toEqual([[3, 6, 5, 1, 6], [2, 6], [4], [4, 5, 3], [5, 2, 1]])
  })

  it('credits its author', () => {
    expect(book.credits.join(' ')).toContain('Michael Purcell')
  })
})

describe('the rulebook in German', () => {
  it('has the pages and terms of the English one, and leads wherever it leads', () => {
    expect(german.pages.map(({ id }) => id)).toEqual(english.pages.map(({ id }) => id))
    expect(german.terms.map(({ id, page }) => [id, page])).toEqual(
      english.terms.map(({ id, page }) => [id, page]),
    )
    const asked = (book: typeof english, id: string) =>
      [
        ...textsOf(page(id, book))
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
      expect(page(id, german).body.map(shape), id).toEqual(body.map(shape))
  })
})

describe('the rulebook in English', () => {
  it.each(PRINCIPLES)('[%s] stands on the page “%s”', (_rule, id, ...says) => {
    const text = textsOf(page(String(id)))
      .map(unmarked)
      .join('\n')
    for (const one of says) expect(text).toMatch(one)
  })

  it('covers every rule of a game', () => {
    const covered = new Set(PRINCIPLES.map(([rule]) => rule))
    expect(numbersOf('temporal-mechanics').filter((rule) => !covered.has(rule))).toEqual([])
  })

  it('computes its chances', () => {
    const rows = chancesIn('en')
    expect(rows[0]).toEqual(['1', '50.0%', '8.3%', '1.4%', '0.2%'])
    expect(rows[5]?.[4]).toMatch(/^5\d\.|^4[5-9]\./u)
  })

  it('is there for whoever reads a language it has not been written in', async () => {
    expect((await bookIn('tlh')).lang).toBe('en')
  })
})

describe('its cover', () => {
  it('is plain data, and the same whenever it is drawn', () => {
    expect(JSON.parse(JSON.stringify(cover))).toEqual(cover)
    expect(cover.length).toBeGreaterThan(50)
    expect(JSON.stringify(cover)).not.toMatch(/NaN|undefined|null/u)
  })
})
