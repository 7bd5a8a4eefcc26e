import { expect, test } from 'vitest'
import type { Seat } from '../../../src/rules/plain/item.ts'
import { handsHere, veilOf } from '../../../src/ui/hands/veil.ts'

const seat = (id: string, sitter: string, hand?: string): Seat => ({
  ...{ id, name: id, color: 0, sitter },
  ...(hand !== undefined && { hand }),
})
const boardOf = (...seats: readonly Seat[]) => ({ items: new Map(), seats, rolls: [], play: {} })
/** A game in which the program plays whoever is called so. */
const game = { hand: (_: unknown, id: string) => (id.startsWith('program') ? undefined : []) }

test.each([
  ['one alone at it', [seat('ada', 'here')], 'ada', undefined],
  ['one with others elsewhere', [seat('ada', 'here'), seat('ben', 'there')], 'ada', undefined],
  ['two at it', [seat('ada', 'here'), seat('ben', 'here')], 'ada', 'shared'],
  ['one alone with the program', [seat('ada', 'here'), seat('program1', 'here')], 'ada', undefined],
  ['whose phone is the hand', [seat('ada', 'here', 'phone')], 'ada', 'phone'],
  [
    'one whose neighbour has a phone',
    [seat('ada', 'here'), seat('ben', 'here', 'phone')],
    'ada',
    'shared',
  ],
  ['the phone itself', [seat('ada', 'there', 'here')], 'ada', undefined],
  [
    'a phone at which somebody sits besides',
    [seat('ada', 'there', 'here'), seat('ben', 'here')],
    'ada',
    'shared',
  ],
] as const)('a hand is before others or is not: %s', (_, seats, id, veil) => {
  expect(veilOf(game, boardOf(...seats), 'here', id)).toBe(veil)
})

test('nothing is veiled in a game without hands, and nobody has one there', () => {
  const two = boardOf(seat('ada', 'here'), seat('ben', 'here'))
  expect(veilOf({}, two, 'here', 'ada')).toBeUndefined()
  expect(handsHere({}, two, 'here')).toEqual([])
})
