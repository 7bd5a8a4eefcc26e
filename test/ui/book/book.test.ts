import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Book, RulePage } from '../../../src/rules/told/book.ts'
import { folded, numberOf, printsOf } from '../../../src/ui/book/prints.ts'
import { marked, searchBook } from '../../../src/ui/book/search.ts'
import { mentions, phrasesOf, textsOf, unmarked } from '../../../src/ui/book/text.ts'
import { comparable } from '../../../src/ui/say/find.ts'

const page = (id: string, title: string, ...body: RulePage['body']): RulePage => ({
  id,
  title,
  body,
})

const book: Book = {
  lang: 'en',
  title: 'A game',
  subtitle: 'of cafés',
  back: 'The end.',
  credits: ['By nobody.'],
  pages: [
    page('start', 'How it begins', 'Everybody takes a *Cup*. A Cup is filled at the [[bar|bar]].'),
    page('bar', 'The bar', {
      as: 'example',
      title: 'At noon',
      body: ['Ruth fills her Cup. It is a Café Noir, and the Cup is hot.'],
    }),
    page('spoon', 'Spoons', { as: 'steps', items: ['Stir a Cup.', 'A *Long Spoon* is a Spoon.'] }),
  ],
  terms: [
    { id: 'cup', name: 'Cup', forms: ['Cups'], says: 'What one drinks out of.', page: 'start' },
    { id: 'spoon', name: 'Spoon', says: 'What one stirs with.', page: 'spoon' },
    { id: 'long', name: 'Long Spoon', says: 'For supper with the devil.', page: 'spoon' },
  ],
}
const at = (id: string) => {
  const found = book.pages.find((one) => one.id === id)
  if (!found) throw new Error(`no page ${id}`)
  return found
}
const pieces = (id: string) => [...phrasesOf(book, at(id)).values()].flat()

describe('words of a game in its book', () => {
  it('are found whole, with their capitals, the longer before the shorter', () => {
    const find = mentions(book.terms)
    const found = (text: string) => find(text).map(({ text: word, term }) => `${word}=${term.id}`)
    expect(found('Two Cups, a Cupboard, a cup, a Long Spoon and a Spoon’s end')).toEqual([
      'Cups=cup',
      'Long Spoon=long',
      'Spoon=spoon',
    ])
    expect(mentions([])('Cup')).toEqual([])
  })

  it('lead to their page once on a page, and never on their own', () => {
    expect(pieces('bar').filter(({ as }) => as === 'link')).toEqual([
      { as: 'link', text: 'Cup', page: 'start', asked: false },
    ])
    const own = pieces('start').flatMap((one) => (one.as === 'link' ? [one.page] : []))
    expect(own).toEqual(['bar'])
  })

  it('are set apart where they are first used, and ways lead where they say', () => {
    expect(pieces('start')).toEqual([
      { as: 'words', text: 'Everybody takes a ' },
      { as: 'first', text: 'Cup' },
      { as: 'words', text: '. A Cup is filled at the ' },
      { as: 'link', text: 'bar', page: 'bar', asked: true },
      { as: 'words', text: '.' },
    ])
    for (const one of book.pages)
      for (const [text, parts] of phrasesOf(book, one))
        expect(parts.map((part) => part.text).join('')).toBe(unmarked(text))
    expect(textsOf(at('spoon'))).toHaveLength(2)
  })
})

describe('searching a book', () => {
  const ids = (wanted: string) => searchBook(book, wanted).map((found) => found.page.id)
  it.each([
    ['a word', 'stir', ['spoon']],
    ['the beginning of a word', 'every', ['start']],
    ['not the middle of one', 'body', []],
    ['no accents', 'cafe noir', ['bar']],
    ['accents where there are none', 'Cúp hót', ['bar']],
    ['all of the words', 'cup stir', ['spoon']],
    ['words of an example', 'ruth', ['bar']],
    ['a title', 'begins', ['start']],
    ['an explanation', 'devil', ['spoon']],
    ['nothing', '  ', []],
    ['what is nowhere', 'saucer', []],
    ['signs only', '?!', []],
  ])('finds %s: “%s”', (_what, wanted, pages) => {
    expect(ids(wanted)).toEqual(pages)
  })

  it('has the page first that is about it', () => {
    expect(ids('bar')).toEqual(['bar', 'start'])
    expect(ids('cup')[0]).toBe('start')
  })

  it('shows the sentence that holds it, without marks', () => {
    expect(searchBook(book, 'noir')[0]?.sentence).toBe('It is a Café Noir, and the Cup is hot.')
    expect(searchBook(book, 'filled')[0]?.sentence).toBe('A Cup is filled at the bar.')
  })

  it('marks what was found, and loses no letter', () => {
    const parts = marked('It is a Café Noir.', 'cafe no')
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Café', 'Noir'])
    expect(parts.map(({ text }) => text).join('')).toBe('It is a Café Noir.')
    expect(marked('Nothing', 'else')).toEqual([{ text: 'Nothing', hit: false }])
  })
})

describe('the pages of a printed booklet', () => {
  it('[P29] are a cover, credits, contents, a topic each, the words in their order, and a back', () => {
    const prints = printsOf(book)
    const kinds = prints.map(({ as }) => as)
    expect(kinds.slice(0, 3)).toEqual(['cover', 'credits', 'contents'])
    expect(kinds.filter((as) => as === 'topic')).toHaveLength(book.pages.length)
    expect(kinds.at(-1)).toBe('back')
    expect(prints.length % 4).toBe(0)
    const terms = prints.flatMap((one) => (one.as === 'words' ? one.terms : []))
    expect(terms.map(({ name }) => name)).toEqual(['Cup', 'Long Spoon', 'Spoon'])
  })

  it('leave no list of words out, and fill the last sheet with room for notes', () => {
    for (let n = 0; n < 60; n++) {
      const terms = Array.from({ length: n }, (_, i) => ({ ...book.terms[0]!, id: `${i}` }))
      const prints = printsOf({ ...book, terms })
      expect(prints.flatMap((one) => (one.as === 'words' ? one.terms : []))).toHaveLength(n)
      expect(prints.length % 4).toBe(0)
      expect(prints.filter(({ as }) => as === 'notes').length).toBeLessThan(4)
    }
  })

  it('are numbered on the screen as on paper, where the cover, the credits and the contents come first', () => {
    const prints = printsOf(book)
    for (const [at, { id }] of book.pages.entries()) {
      expect(numberOf(book, id)).toBe(at + 4)
      expect(prints[numberOf(book, id) - 1]).toMatchObject({ as: 'topic', page: { id } })
    }
  })

  it('lie on folded sheets so that they can be leafed through', () => {
    expect(folded(8)).toEqual([
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ])
    for (const pages of [4, 12, 28]) {
      const sides = folded(pages)
      expect(sides.flat().sort((a, b) => a - b)).toEqual(
        Array.from({ length: pages }, (_, i) => i + 1),
      )
      // A page and the one on its back share a leaf: odd and even.
      for (const [left, right] of sides) {
        expect(left % 2).toBe(0)
        expect(right % 2).toBe(1)
        expect(left + right).toBe(pages + 1)
      }
    }
  })
})

test('what is marked in a text loses no letter, and each mark begins like a word that is looked for', () => {
  const words = fc.constantFrom(
    'Café',
    'cafe\u0301s',
    'Noir',
    'ﬁne',
    'spoons',
    '東京',
    'Straße',
    '7',
  )
  const between = fc.constantFrom(' ', ', ', '…', '\n', ' — ')
  const text = fc
    .array(fc.tuple(words, between), { maxLength: 8 })
    .map((all) => all.flat().join(''))
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('cafe', 'CAFÉ no', 'fine', 'spoon 東', '', '?'),
      (all, wanted) => {
        const parts = marked(all, wanted)
        expect(parts.map((part) => part.text).join('')).toBe(all)
        expect(parts.every((part) => part.text !== '')).toBe(true)
        const begins = comparable(wanted).split(' ').filter(Boolean)
        for (const { text: part, hit } of parts)
          expect(begins.some((one) => comparable(part).startsWith(one))).toBe(hit)
      },
    ),
    { seed: 23, numRuns: 200 },
  )
})

test('the more words are looked for, the fewer pages hold them all', () => {
  const word = fc.constantFrom('cup', 'spoon', 'the', 'is', 'bar', 'stir', 'hot', 'body', 'noir')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, (some, more) => {
      const ids = (all: readonly string[]) =>
        searchBook(book, all.join(' ')).map(({ page }) => page.id)
      const [few, many] = [ids([...some, more]), ids(some)]
      expect(many).toEqual(expect.arrayContaining(few))
      expect(new Set(few).size).toBe(few.length)
      // And in whatever order they are asked for.
      expect(ids([more, ...some])).toEqual(few)
    }),
    { seed: 24 },
  )
})
