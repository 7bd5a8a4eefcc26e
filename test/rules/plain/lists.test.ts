import { expect, test } from 'vitest'
import { alike, grouped } from '../../../src/rules/plain/lists.ts'

test('lists are alike that hold the very same in the same order', () => {
  const one = {}
  expect(alike([one, 1], [one, 1])).toBe(true)
  expect(alike([one, 1], [1, one])).toBe(false)
  expect(alike([one], [one, 1])).toBe(false)
  expect(alike([{}], [{}])).toBe(false)
})

test('what has something in common stands together, in the order it came; what has nothing of it stands nowhere', () => {
  const groups = grouped([5, 2, 0, 7, 4], (n) => (n === 0 ? undefined : n % 2))
  expect([...groups]).toEqual([
    [1, [5, 7]],
    [0, [2, 4]],
  ])
})
