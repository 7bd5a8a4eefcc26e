import { describe, expect, test } from 'vitest'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { INTERIORS } from '../../../src/games/road-and-ruin/reckon/places.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { SPELLS } from '../../../src/games/road-and-ruin/reckon/spells.ts'
import { ROLE_IDS, TALE_IDS } from '../../../src/games/road-and-ruin/reckon/tales.ts'
import { WEAPONS } from '../../../src/games/road-and-ruin/reckon/weapons.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import { TABLE_SMALL } from '../../../src/rules/plain/round.ts'
import { item } from '../../make.ts'
import { paintedBy } from '../../paint/pens.ts'
import { scribe } from '../../paint/scribe.ts'
import { LANGUAGES, runTogether, unread, untold, written } from './printed.ts'

/**
 * How far out the page goes by itself, and how near, CSS px a mm: test/app/table/printed.test.ts holds that it goes no
 * farther.
 */
const ZOOMS = [0.84, 0.95, 1.05, 1.24] as const

paintedBy(() => scribe([]))

const one = (kind: string, props: Readonly<Record<string, Plain>> = {}, texts = {}): Item =>
  item('a', kind, { props, texts })

const GOAL = { goal: 'Climb the wall before the guard is back' }
/** What lies on a table, as it is in play. */
const LYING: readonly (readonly [string, Item])[] = [
  ...Object.entries(SHEETS).map(
    ([id, sheet]) =>
      [id, one('character', newProps(sheet), { name: 'Ilvy of the Basket' })] as const,
  ),
  [
    'who was hit',
    one(
      'character',
      {
        ...newProps(SHEETS.brindle),
        ...{ health: 3, bleed: 2, stagger: 1, stance: 'defend', distance: 'near', damaged: 1 },
      },
      { name: 'Brindle Marrow', intention: 'Hold the door' },
    ),
  ],
  ...Object.keys(WEAPONS).map(
    (weapon) =>
      [
        `foe with ${weapon}`,
        one(
          'foe',
          { weapon, health: 14, steadfast: 3, armour: 3, speed: 6, skill: 3, distance: 'near' },
          { name: 'The toll keeper' },
        ),
      ] as const,
  ),
  ...TALE_IDS.map((tale) => [`Tale ${tale}`, one('tale', { tale })] as const),
  ...ROLE_IDS.map((role) => [`Role ${role}`, one('role', { role })] as const),
  ...Array.from(
    { length: 60 },
    (_, i) => [`card ${i + 1}`, one('roundtable', { card: i + 1, as: 'creature' })] as const,
  ),
  ...Object.keys(SPELLS).map((spell) => [`spell ${spell}`, one('spell', { spell })] as const),
  ...INTERIORS.map(
    ({ id }) =>
      [
        `place ${id}`,
        one('place', { interior: id, band: 'very-far' }, { title: 'The gatehouse' }),
      ] as const,
  ),
  ['roster', one('roster', {}, { slot1: 'Find out who closed the road', slot20: 'The toll' })],
  ['deck', one('deck')],
  ['slip', one('slip', { check: 'outcome' }, GOAL)],
  ['search', one('search', { obsession: 'obsessed' }, { sought: 'The page cut out of the book' })],
  ['theatre', one('theatre')],
  ['stage', one('stage', { inn: true, band: 'close' })],
  ['stores', one('stores', { stores: 4 })],
]

describe.each(LANGUAGES)('what lies on the table as the page shows it, in %s', (_, say) => {
  test.each(LYING)('%s: is read without effort, and tells all that play needs', (_, thing) => {
    for (const zoom of ZOOMS) {
      const lines = written(thing, say, zoom)
      expect(lines.length).toBeGreaterThan(0)
      expect(unread(thing, lines), `at ${zoom}`).toEqual([])
      expect(untold(thing, say, lines), `at ${zoom}`).toEqual([])
      expect(runTogether(thing, lines, zoom), `at ${zoom}`).toEqual([])
    }
  })

  test.each(LYING)(
    '%s: round a screen of many nothing runs together, from as far as one sees',
    (_, thing) => {
      let told = 0
      for (let zoom = 0.3; zoom < 2.6; zoom *= 1.07) {
        const lines = written(thing, say, zoom, 1, TABLE_SMALL)
        told += lines.length
        expect(runTogether(thing, lines, zoom), `at ${zoom.toFixed(2)}`).toEqual([])
      }
      expect(told).toBeGreaterThan(10)
    },
  )
})

describe.each(LANGUAGES)('a beat of a Tale is told wherever its number is, in %s', (_, say) => {
  test.each(TALE_IDS)('%s', (tale) => {
    const names = [1, 2, 3, 4].map(
      (beat) => say({ key: `tale.${tale}.beats.${beat}` }).split(':')[0]!,
    )
    // Round a screen of 43 inches, where each has a line.
    for (const zoom of [1, 1.18, 1.3]) {
      const lines = written(item('a', 'tale', { props: { tale } }), say, zoom, 1.25, TABLE_SMALL)
      const told = lines.map(({ text }) => text)
      expect(told).toContain('1')
      expect(names.filter((name) => !told.some((line) => line.startsWith(name)))).toEqual([])
    }
  })
})
