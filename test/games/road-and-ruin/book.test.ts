import { describe, expect, it } from 'vitest'
import { bookIn } from '../../../src/games/road-and-ruin/book/book.ts'
import { shieldOf, strike } from '../../../src/games/road-and-ruin/reckon/blow.ts'
import { outcomeOf } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import { bonusOf, EXPECTED } from '../../../src/games/road-and-ruin/reckon/people.ts'
import { NEW_SEARCH, readCard, searchEnd } from '../../../src/games/road-and-ruin/reckon/search.ts'
import { speedCost, speedOf } from '../../../src/games/road-and-ruin/reckon/time.ts'
import { damageOf, WEAPONS } from '../../../src/games/road-and-ruin/reckon/weapons.ts'
import { shakenBy, woundOf } from '../../../src/games/road-and-ruin/reckon/wounds.ts'
import { textsOf, unmarked } from '../../../src/ui/book/text.ts'
import { holdsAsBook, pageOf } from '../holdsasbook.ts'
import { PRINCIPLES } from './principles.ts'

const books = [await bookIn('en'), await bookIn('de')] as const

holdsAsBook({ id: 'road-and-ruin', books, bookIn, principles: PRINCIPLES, most: 190 })

describe.each(books)('the rulebook ($lang)', (book) => {
  const tableOn = (id: string) =>
    pageOf(book, id).body.flatMap((block) =>
      typeof block === 'object' && block.as === 'table' ? block.rows : [],
    )

  it('prints what is worked out as it is worked out', () => {
    expect(tableOn('bands')).toHaveLength(21)
    const row = tableOn('bands').find(([modifier]) => modifier === '+3')
    expect(row).toEqual(['+3', '', '1', '2', '3', '4-6', '7-10'])
    expect(tableOn('steadfast')[3]).toEqual([
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
    expect(tableOn('faces')[2]).toEqual([
      '3',
      '',
      `${glancing}\u00a05-6`,
      `${glancing}\u00a05-7, ${solid}\u00a08`,
      `${glancing}\u00a05-8, ${solid}\u00a09-10`,
      `${glancing}\u00a05-9, ${solid}\u00a010-12`,
    ])
    expect(tableOn('weapons')).toHaveLength(10)
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
    const text = ['fight-example', 'fight-end']
      .flatMap((id) => textsOf(pageOf(book, id)))
      .join('\n')
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
    const text = textsOf(pageOf(book, 'search-example')).join('\n')
    for (const number of ['21', '19', '18', '16', '20', '14', '12'])
      expect(text).toMatch(new RegExp(`\\b${number}\\b`))
  })
})
