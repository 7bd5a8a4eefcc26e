import { describe, expect, it } from 'vitest'
import { bookIn } from '../../../src/games/road-and-ruin/book/book.ts'
import { cover } from '../../../src/games/road-and-ruin/book/cover.ts'
import { shieldOf, strike } from '../../../src/games/road-and-ruin/reckon/blow.ts'
import { outcomeOf } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import { bonusOf, EXPECTED } from '../../../src/games/road-and-ruin/reckon/people.ts'
import { NEW_SEARCH, readCard, searchEnd } from '../../../src/games/road-and-ruin/reckon/search.ts'
import { speedCost, speedOf } from '../../../src/games/road-and-ruin/reckon/time.ts'
import { damageOf, WEAPONS } from '../../../src/games/road-and-ruin/reckon/weapons.ts'
import { shakenBy, woundOf } from '../../../src/games/road-and-ruin/reckon/wounds.ts'
import type { Block } from '../../../src/rules/told/book.ts'
import { mentions, phrasesOf, textsOf, unmarked } from '../../../src/ui/book/text.ts'
import { numbersOf } from '../numbered.ts'
import { PRINCIPLES } from './principles.ts'

const english = await bookIn('en')
const german = await bookIn('de')
const words = (text: string) => text.split(/[\s—]+/u).filter((word) => /\p{L}/u.test(word))

const page = (id: string, book = english) => {
  const found = book.pages.find((one) => one.id === id)
  if (!found) throw new RangeError(`no page ${id}`)
  return found
}

const tableOn = (id: string, book: typeof english) =>
  page(id, book).body.flatMap((block) =>
    typeof block === 'object' && block.as === 'table' ? block.rows : [],
  )

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

  it('prints what is worked out as it is worked out', () => {
    expect(tableOn('bands', book)).toHaveLength(21)
    const row = tableOn('bands', book).find(([modifier]) => modifier === '+3')
    expect(row).toEqual(['+3', '', '1', '2', '3', '4-6', '7-10'])
    expect(tableOn('steadfast', book)[3]).toEqual([
      '3',
      '1/0',
      '2/0',
      '3/0',
      '3/0',
      '3/0',
      '3/3',
      '3/3',
      '3/6',
    ])
    const [glancing, solid] = book.lang === 'en' ? ['G', 'S'] : ['S', 'V']
    expect(tableOn('faces', book)[2]).toEqual([
      '3',
      '',
      `${glancing}\u00a05-6`,
      `${glancing}\u00a05-7, ${solid}\u00a08`,
      `${glancing}\u00a05-8, ${solid}\u00a09-10`,
      `${glancing}\u00a05-9, ${solid}\u00a010-12`,
    ])
    expect(tableOn('weapons', book)).toHaveLength(10)
  })

  it('adds up all its sums', () => {
    const sums = book.pages
      .flatMap((one) => textsOf(one).map(unmarked))
      .flatMap((text) => [...text.matchAll(/((?:\d+ [+-] )+\d+) = (\d+)/gu)])
    expect(sums.length).toBeGreaterThan(12)
    for (const [whole, left = '', right] of sums) {
      const parts = left.replaceAll('- ', '-').replaceAll('+ ', '').split(' ').map(Number)
      expect(
        parts.reduce((sum, part) => sum + part, 0),
        whole,
      ).toBe(Number(right))
    }
  })

  it('works its fight out by the rules', () => {
    const text = ['fight-example', 'fight-end'].flatMap((id) => textsOf(page(id, book))).join('\n')
    const people = { int: 2, con: 2, dex: 2, wit: 2, foes: 0, own: 2 }
    const speed = speedOf(people).speed - WEAPONS.hatchet.speed
    expect([speed, outcomeOf(3, speed), speedCost('good', speed)]).toEqual([4, 'good', 1])
    const sword = { die: 'd8', proficiency: 2, damage: damageOf(WEAPONS.sword), armour: 3 } as const
    const first = strike({ ...sword, face: 5, special: 6 })
    expect(first).toMatchObject({ hit: 7, steps: 1, after: 4, lands: 'glancing', takes: true })
    expect(woundOf(first.damage, 2)).toEqual({ steadfast: 2, health: 0 })
    expect(shakenBy(outcomeOf(8, bonusOf(2, EXPECTED.adult)))).toBe('acts')
    const hatchet = { die: 'd10', proficiency: 1, damage: damageOf(WEAPONS.hatchet) } as const
    const shield = shieldOf(2, 4, 1)
    const back = strike({ ...hatchet, armour: 1, shield, face: 6, special: 4 })
    expect(back).toMatchObject({ hit: 7, armour: 3, after: 4, lands: 'glancing', steps: 0 })
    expect(woundOf(back.damage, 3)).toEqual({ steadfast: 2, health: 0 })
    const last = strike({ ...sword, face: 8, special: 7 })
    expect(last).toMatchObject({ hit: 10, steps: 2, after: 7, lands: 'solid', damage: 4 })
    expect(woundOf(last.damage, 0)).toEqual({ steadfast: 0, health: 4 })
    for (const sum of ['5 + 2 = 7', '7 - 3 = 4', '6 + 1 = 7', '8 + 2 = 10', '10 - 3 = 7'])
      expect(text).toContain(sum)
  })

  it('finds what it searches for by the rules', () => {
    expect([outcomeOf(7, 1), outcomeOf(10, 1)]).toEqual(['good', 'good-and'])
    const day = readCard(NEW_SEARCH, true, 'high')
    expect(searchEnd(day, [12])).toEqual({ end: 'open' })
    const third = readCard(readCard(day, true, 'some'), true, 'high')
    expect(third).toEqual({ discovery: 16, dismissal: 1 })
    expect(searchEnd(third, [20, 14])).toEqual({ end: 'found', importance: 1, again: false })
    const text = textsOf(page('search-example', book)).join('\n')
    for (const number of ['21', '19', '18', '16', '20', '14', '12'])
      expect(text).toMatch(new RegExp(`\\b${number}\\b`))
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
    expect(numbersOf('road-and-ruin').filter((rule) => !covered.has(rule))).toEqual([])
  })

  it('is there for whoever reads a language it has not been written in', async () => {
    expect((await bookIn('tlh')).lang).toBe('en')
  })
})

describe('its cover', () => {
  it('is plain data, and the same whenever it is drawn', () => {
    expect(JSON.parse(JSON.stringify(cover))).toEqual(cover)
    expect(cover.length).toBeGreaterThan(30)
    expect(JSON.stringify(cover)).not.toMatch(/NaN|undefined|null/u)
  })
})
