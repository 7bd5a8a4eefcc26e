import { describe, expect, it } from 'vitest'
import { bookIn } from '../../../src/games/dark-prophecy/book/book.ts'
import { pointsAt } from '../../../src/games/dark-prophecy/cards/disciplines.ts'
import { phrasesOf, textsOf, unmarked } from '../../../src/ui/book/text.ts'
import { holdsAsBook, pageOf, readOn } from '../holdsasbook.ts'
import { PRINCIPLES } from './principles.ts'

const books = [await bookIn('en'), await bookIn('de')] as const

holdsAsBook({ id: 'dark-prophecy', books, bookIn, principles: PRINCIPLES, most: 190 })

describe.each(books)('the rulebook ($lang)', (book) => {
  const tableOn = (id: string) =>
    pageOf(book, id).body.flatMap((block) =>
      typeof block === 'object' && block.as === 'table' ? block.rows : [],
    )

  it('prints what is worked out as it is worked out', () => {
    const [middle, final] = book.lang === 'en' ? ['Middle', 'Final'] : ['Mitte', 'Schluss']
    const packets = (a: number, b: number, rest: number) =>
      `${a}, 4\u00a0+\u00a0${middle}, ${b}, 4\u00a0+\u00a0${final}, ${rest}`
    expect(tableOn('layers')).toEqual([
      ['2', '49', packets(4, 4, 33)],
      ['3', '44', packets(6, 6, 24)],
      ['4', '39', packets(8, 8, 15)],
      ['5', '34', packets(10, 10, 6)],
    ])
    expect(tableOn('costs')).toEqual([
      ['2', '2 + 2 + 2', '3', '2'],
      ['3', '3 + 3 + 2', '4', '3'],
      ['4', '2 + 2 + 2', '6', '5'],
      ['5', '1 + 1 + 2', '8', '7'],
    ])
    expect(tableOn('disciplines')).toEqual([[0, 1, 2, 3, 4].map((n) => String(pointsAt(n)))])
    expect(tableOn('verses')).toHaveLength(9)
    for (const row of tableOn('verses')) expect(row.join(' ')).not.toMatch(/undefined|\w\.\w/)
  })

  it('adds up all its sums', () => {
    const sums = book.pages
      .flatMap((one) => textsOf(one).map(unmarked))
      .flatMap((text) => [...text.matchAll(/((?:\d+ \+ )+\d+) = (\d+)/gu)])
    expect(sums.length).toBeGreaterThan(0)
    for (const [whole, left = '', right] of sums)
      expect(
        left.split(' + ').reduce((sum, part) => sum + Number(part), 0),
        whole,
      ).toBe(Number(right))
  })

  it('leads from its first page to every other', () => {
    const reached = new Set(['game'])
    for (const id of reached)
      for (const one of [...phrasesOf(book, pageOf(book, id)).values()].flat())
        if (one.as === 'link') reached.add(one.page)
    expect(book.pages.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([])
  })

  it('has each word of the game on the page that explains it', () => {
    for (const { name, forms = [], page } of book.terms)
      expect(
        [name, ...forms].some((form) => readOn(book, page).includes(form)),
        name,
      ).toBe(true)
  })
})
