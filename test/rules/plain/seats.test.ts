import { expect, test } from 'vitest'
import type { Seat } from '../../../src/rules/plain/item.ts'
import { initial, seatOf } from '../../../src/rules/plain/seats.ts'

const seats: readonly Seat[] = ['ada', 'bo'].map((id) => ({ id, name: id, color: 1, sitter: '' }))

test('a seat is found by its id, and nothing that is none', () => {
  expect(seatOf(seats, 'bo')).toBe(seats[1])
  for (const id of [undefined, '', 'cy', 'constructor', 1])
    expect(seatOf(seats, id)).toBeUndefined()
})

test('a list that is new is read anew', () => {
  expect(seatOf([], 'ada')).toBeUndefined()
  const [ada] = seats
  expect(ada && seatOf([{ ...ada, name: 'Ada' }], 'ada')?.name).toBe('Ada')
})

test.each([
  ['ada', 'A'],
  ['  milo', 'M'],
  ['😀 June', '😀'],
  ['', '?'],
  ['Cultist 1', 'C1'],
  [' cultist 2 ', 'C2'],
  ['Ada2', 'A'],
  ['Player 10', 'P'],
])('the sign of "%s" is %s', (name, sign) => {
  expect(initial(name)).toBe(sign)
})
