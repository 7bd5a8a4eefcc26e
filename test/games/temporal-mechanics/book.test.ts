import { describe, expect, it } from 'vitest'
import { bookIn } from '../../../src/games/temporal-mechanics/book/book.ts'
import { chancesIn } from '../../../src/rules/story/chances.ts'
import { blocksOf, holdsAsBook, pageOf } from '../holdsasbook.ts'
import { PRINCIPLES } from './principles.ts'

const books = [await bookIn('en'), await bookIn('de')] as const

holdsAsBook({ id: 'temporal-mechanics', books, bookIn, principles: PRINCIPLES, most: 190 })

describe.each(books)('the rulebook ($lang)', (book) => {
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
    const [warning = ''] = blocksOf(pageOf(book, 'warning').body).filter(
      (block): block is string => typeof block === 'string' && /^\P{Ll}+$/u.test(block),
    )
    expect([...warning].length).toBeGreaterThan(150)
    expect([...warning].length).toBeLessThanOrEqual(256)
  })

  it('rolls its example by the rules', () => {
    const faces = blocksOf(pageOf(book, 'example').body).flatMap((block) =>
      typeof block === 'object' && block.as === 'dice' ? block.rows.map((row) => row.faces) : [],
    )
    expect(faces).toEqual([[3, 6, 5, 1, 6], [2, 6], [4], [4, 5, 3], [5, 2, 1]])
  })

  it('credits its author', () => {
    expect(book.credits.join(' ')).toContain('Michael Purcell')
  })
})

describe('the rulebook in English', () => {
  it('computes its chances', () => {
    const rows = chancesIn('en')
    expect(rows[0]).toEqual(['1', '50.0%', '8.3%', '1.4%', '0.2%'])
    expect(rows[5]?.[4]).toMatch(/^5\d\.|^4[5-9]\./u)
  })
})
