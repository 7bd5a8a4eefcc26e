import { describe, expect, it } from 'vitest'
import { bookIn } from '../../../src/games/prophecy/book/book.ts'
import {
  CHARACTER_PROMPTS,
  ENVIRONMENT_PROMPTS,
} from '../../../src/games/prophecy/prose/prompts.ts'
import { chancesIn } from '../../../src/rules/story/chances.ts'
import { blocksOf, holdsAsBook, pageOf, readOn } from '../holdsasbook.ts'
import { PRINCIPLES } from './principles.ts'

const books = [await bookIn('en'), await bookIn('de')] as const
const [book] = books

holdsAsBook({ id: 'prophecy', books, bookIn, principles: PRINCIPLES, most: 170 })

describe('the booklet', () => {
  it('[P29] writes the terms of the game with a capital', () => {
    const small = ['matching pair', 'place card']
    for (const { name } of book.terms) if (!small.includes(name)) expect(name).toMatch(/^\p{Lu}/u)
    const terms = [
      'scene',
      'character',
      'aspect',
      'precursor',
      'finale',
      'objective',
      'catastrophe',
    ]
    for (const { id } of book.pages)
      for (const term of terms)
        expect(readOn(book, id), id).not.toMatch(new RegExp(`\\b${term}s?\\b`, 'u'))
  })

  it('[P29] credits its author, who thanks fourteen playtesters', () => {
    const credits = book.credits.join(' ')
    expect(credits).toContain('Michael Purcell')
    expect(credits).toContain('fourteen playtesters')
  })

  it('[P14] rolls its examples by the rules', () => {
    const faces = blocksOf(pageOf(book, 'example').body).flatMap((block) =>
      typeof block === 'object' && block.as === 'dice' ? block.rows.map((row) => row.faces) : [],
    )
    expect(faces).toEqual([[3, 6, 5, 1, 6], [2, 6], [4], [4, 5, 3], [1, 2]])
    // Each wave has as many dice as there were sixes in the one before.
    const sixes = (wave: readonly number[] = []) => wave.filter((face) => face === 6).length
    expect(faces[1]).toHaveLength(sixes(faces[0]))
    expect(faces[2]).toHaveLength(sixes(faces[1]))
    expect(sixes(faces[2])).toBe(0)
  })

  it('[P21] draws its outline of eight by the rules', () => {
    const scenes = blocksOf(pageOf(book, 'eight-scenes').body).flatMap((block) =>
      typeof block === 'object' && block.as === 'tree' ? block.scenes : [],
    )
    expect(scenes.map(({ rating }) => rating)).toEqual([4, 3, 3, 2, 2, 1, 3, 2])
    for (const { parent, rating } of scenes)
      expect(scenes.find(({ id }) => id === parent)?.rating).toBe(parent ? rating + 1 : undefined)
  })

  it('[P28] shows words that are offered', () => {
    const offered = [...Object.values(CHARACTER_PROMPTS).flat(), ...ENVIRONMENT_PROMPTS]
    const rows = pageOf(book, 'prompts').body.flatMap((block) =>
      typeof block === 'object' && block.as === 'table' ? block.rows : [],
    )
    const shown = rows.flatMap(([, words = '']) => words.split(', '))
    expect(shown.length).toBeGreaterThan(10)
    for (const one of shown) expect(offered).toContain(one)
  })

  it('computes its chances', () => {
    const rows = chancesIn('en')
    expect(rows[0]).toEqual(['1', '50.0%', '8.3%', '1.4%', '0.2%'])
    expect(rows[4]).toEqual(['5', '96.9%', '83.9%', '60.0%', '34.3%'])
    expect(rows[7]).toEqual(['8', '99.6%', '97.0%', '89.0%', '73.7%'])
  })
})
