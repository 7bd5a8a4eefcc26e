import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSorted, resorted } from '../../../src/ui/hands/order.ts'

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })

test('a hand that was sorted is the same hand, what was sorted first and what has come last', () => {
  fc.assert(
    fc.property(ids, fc.array(fc.constantFrom(...'abcdefgh')), (hand, sorted) => {
      const order = asSorted(hand, sorted)
      expect([...order].sort()).toEqual([...hand].sort())
      const known = [...new Set(sorted)].filter((card) => hand.includes(card))
      expect(order.slice(0, known.length)).toEqual(known)
      expect(order.slice(known.length)).toEqual(hand.filter((card) => !known.includes(card)))
    }),
  )
})

test.each([
  ['abc', 'a', 'c', 'bca'],
  ['abc', 'c', 'a', 'cab'],
  ['abc', 'b', 'b', 'abc'],
  ['abc', 'x', 'a', 'abc'],
  ['abc', 'a', undefined, 'abc'],
] as const)('in %s the card %s put where %s lies gives %s', (order, card, to, after) => {
  expect(resorted([...order], card, to).join('')).toBe(after)
})
