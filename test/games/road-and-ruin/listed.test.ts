import { describe, expect, test } from 'vitest'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { facesOf } from '../../../src/rules/board/lateface.ts'
import { printedOn } from '../../../src/rules/board/printing.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { de as plainDe } from '../../../src/ui/de/de.ts'
import { outline } from '../../../src/ui/lists/en.ts'
import { englishOf, item } from '../../make.ts'
import { road } from './lab.ts'
import { LANGUAGES } from './printed.ts'

await facesOf(Object.values(road.pieces))

const CATALOGUES = [
  ['English', { ...outline, ...(await englishOf(road)) }],
  ['German', { ...plainDe, ...(await road.translations?.de?.()) }],
] as const

const said = (kind: string, props: Readonly<Record<string, Plain>> = {}) =>
  printedOn(road.pieces[kind]!, item('a', kind, { props }), LANGUAGES[0]![1])

describe('what whoever does not see the table is told of it', () => {
  test('[R5] a card of the Deck is read whole: its picture, its light and its shadow', () => {
    const told = said('roundtable', { card: 10, as: 'person' })
    expect(told).toHaveLength(8)
    for (const which of ['Light', 'Shadow']) {
      const read = LANGUAGES[0]![1](say(`deck.10.${which.toLowerCase()}`))
      expect(told[told.indexOf(which) + 1]).toBe(read)
    }
  })

  test('[R4] the numbers of the Roster and of beats are for the eye', () => {
    expect(said('roster')).toEqual([])
    expect(said('tale', { tale: 'errand' }).filter((words) => /^\d+$/.test(words))).toEqual([])
  })

  test('[R33] a sheet tells where somebody comes from, and no heading without what it heads', () => {
    const words = said('character', newProps(SHEETS.brindle))
    expect(words).toContain('Kept the Toll')
    for (const heading of ['Speed', 'Intention', 'Belief', 'Goal', 'Notes'])
      expect(words).not.toContain(heading)
  })

  test.each(CATALOGUES)('all that is written on a thing has a name in %s', (_, words) => {
    const texts = Object.values(road.pieces).flatMap((piece) =>
      piece.texts.length > 1 ? piece.texts : [],
    )
    expect(texts.filter((text) => !Object.hasOwn(words, `field.${text}`))).toEqual([])
  })
})
