import { describe, expect, it } from 'vitest'
import { BOOK_LANGUAGES } from '../../../src/games/prophecy/book/book.ts'
import {
  CHARACTER_PROMPTS,
  ENVIRONMENT_PROMPTS,
} from '../../../src/games/prophecy/prose/prompts.ts'
import { chancesIn } from '../../../src/rules/story/chances.ts'
import { mentions, textsOf, unmarked } from '../../../src/ui/book/text.ts'
import { numbersOf } from '../numbered.ts'
import { prophecy } from './eight.ts'
import { PRINCIPLES } from './principles.ts'

const book = await prophecy.book('en')
const words = (text: string) => text.split(/[\s—]+/u).filter((word) => /\p{L}/u.test(word))

describe('the booklet', () => {
  it('[P29] has one topic a page', () => {
    expect(book.pages.length).toBeGreaterThanOrEqual(10)
    for (const page of book.pages) {
      const count = words(textsOf(page).map(unmarked).join(' ')).length
      expect(count, page.id).toBeGreaterThan(15)
      expect(count, page.id).toBeLessThan(170)
    }
  })

  it('[P29] prints each term in italics once, where it is first used', () => {
    // Where a way leads to is not read.
    const texts = book.pages.flatMap(textsOf).map((text) => text.replace(/\[\[[^|]+\|/gu, '[[|'))
    const all = texts.join('\n')
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
    const marked = [...all.matchAll(/\*([^*]+)\*/gu)].map(([, term]) => term!)
    expect(new Set(marked).size).toBe(marked.length)
  })

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
    for (const page of book.pages) {
      const text = textsOf(page).map(unmarked).join('\n')
      for (const term of terms)
        expect(text, page.id).not.toMatch(new RegExp(`\\b${term}s?\\b`, 'u'))
    }
  })

  it('[P29] credits its author, who thanks fourteen playtesters', () => {
    const credits = book.credits.join(' ')
    expect(credits).toContain('Michael Purcell')
    expect(credits).toContain('fourteen playtesters')
  })

  it.each(PRINCIPLES)('[%s] stands on the page “%s”', (_rule, id, ...says) => {
    const page = book.pages.find((one) => one.id === id)
    const text = page ? textsOf(page).map(unmarked).join('\n') : ''
    for (const one of says) expect(text).toMatch(one)
  })

  it('covers every rule of a game', () => {
    const covered = new Set(PRINCIPLES.map(([rule]) => rule))
    expect(numbersOf('prophecy').filter((rule) => !covered.has(rule))).toEqual([])
  })

  it('[P14] rolls its examples by the rules', () => {
    const rows = book.pages
      .find(({ id }) => id === 'example')
      ?.body.flatMap((block) =>
        typeof block === 'object' && block.as === 'example' ? block.body : [],
      )
      .flatMap((block) => (typeof block === 'object' && block.as === 'dice' ? block.rows : []))
    const faces = rows?.map((row) => row.faces) ?? []
    expect(faces).toEqual([[3, 6, 5, 1, 6], [2, 6], [4], [4, 5, 3], [1, 2]])
    // Each wave has as many dice as there were sixes in the one before.
    const sixes = (wave: readonly number[] = []) => wave.filter((face) => face === 6).length
    expect(faces[1]).toHaveLength(sixes(faces[0]))
    expect(faces[2]).toHaveLength(sixes(faces[1]))
    expect(sixes(faces[2])).toBe(0)
  })

  it('[P21] draws its outline of eight by the rules', () => {
    const scenes = book.pages
      .find(({ id }) => id === 'eight-scenes')
      ?.body.flatMap((block) =>
        typeof block === 'object' && block.as === 'example' ? block.body : [],
      )
      .flatMap((block) => (typeof block === 'object' && block.as === 'tree' ? block.scenes : []))
    expect(scenes?.map(({ rating }) => rating)).toEqual([4, 3, 3, 2, 2, 1, 3, 2])
    for (const { parent, rating } of scenes ?? [])
      expect(scenes?.find(({ id }) => id === parent)?.rating).toBe(parent ? rating + 1 : undefined)
  })

  it('[P28] shows words that are offered', () => {
    const offered = [...Object.values(CHARACTER_PROMPTS).flat(), ...ENVIRONMENT_PROMPTS]
    const rows = book.pages
      .find(({ id }) => id === 'prompts')
      ?.body.flatMap((block) =>
        typeof block === 'object' && block.as === 'table' ? block.rows : [],
      )
    const shown = rows?.flatMap(([, words = '']) => words.split(', ')) ?? []
    expect(shown.length).toBeGreaterThan(10)
    for (const one of shown) expect(offered).toContain(one)
  })

  it('computes its chances', () => {
    const rows = chancesIn('en')
    expect(rows[0]).toEqual(['1', '50.0%', '8.3%', '1.4%', '0.2%'])
    expect(rows[4]).toEqual(['5', '96.9%', '83.9%', '60.0%', '34.3%'])
    expect(rows[7]).toEqual(['8', '99.6%', '97.0%', '89.0%', '73.7%'])
  })

  it('is there in English for whoever reads a language it has not been written in', async () => {
    expect(BOOK_LANGUAGES).toContain('en')
    expect((await prophecy.book('tlh')).lang).toBe('en')
  })
})
