import { expect, test } from 'vitest'
import type { Seat } from '../../../src/rules/plain/item.ts'
import {
  type OtherScreen,
  screensOf,
  type Whereabouts,
  whereaboutsOf,
} from '../../../src/ui/desk/presence.ts'

const seat = (id: string, sitter: string): Seat => ({ id, name: id, color: 0, sitter })
// One person may have two chairs, and a chair may be empty.
const seats = [seat('ada', 'a'), seat('wolf', 'a'), seat('ben', 'b'), seat('empty', '')]

test.each<[string, readonly OtherScreen[], readonly number[], Whereabouts]>([
  ['nobody else', [], [], 'gone'],
  ['only others', [[1, 'ben', false]], [], 'gone'],
  ['one who looks on', [[1, '', false]], [], 'gone'],
  ['a seat that there is not', [[1, 'cas', false]], [], 'gone'],
  ['nobody sits there', [[1, 'empty', false]], [], 'gone'],
  ['here', [[1, 'ada', false]], [1], 'here'],
  ['away', [[1, 'ada', true]], [1], 'away'],
  [
    'away from one of two screens',
    [
      [1, 'ada', true],
      [2, 'ada', false],
    ],
    [1, 2],
    'here',
  ],
  [
    'at the other of their seats',
    [
      [1, 'ada', true],
      [2, 'ben', false],
      [3, 'wolf', true],
    ],
    [1, 3],
    'away',
  ],
])('whether whoever has a chair is here: %s', (_, others, screens, whereabouts) => {
  const theirs = screensOf('a', seats, others)
  expect(theirs.map(([client]) => client)).toEqual(screens)
  expect(whereaboutsOf(theirs)).toBe(whereabouts)
})
