import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST } from '../../src/rules/roll.ts'
import { chainsOf, follows } from '../../src/tray/chain.ts'

const chain = chainsOf(new Uint8Array(32).fill(7))('ada')
const n = fc.integer({ min: 1, max: MOST.links })

test('every link follows from the anchor and from each link before it, in so many steps and no others', () => {
  fc.assert(
    fc.property(n, n, fc.integer({ min: -3, max: 3 }), (a, b, off) => {
      const [first, second] = a < b ? [a, b] : [b, a]
      const steps = second - first
      expect(follows(chain.anchor, first, chain.link(first))).toBe(true)
      expect(follows(chain.link(first), steps + off, chain.link(second))).toBe(
        off === 0 && steps > 0,
      )
    }),
    { numRuns: 40 },
  )
})

test('one secret has a chain for each name, always the same', () => {
  const own = chainsOf(new Uint8Array(32).fill(7))
  expect(own('ada').anchor).toBe(chain.anchor)
  expect(own('ada').link(5)).toBe(chain.link(5))
  expect(own('ben').anchor).not.toBe(chain.anchor)
  expect(chainsOf(new Uint8Array(32).fill(8))('ada').anchor).not.toBe(chain.anchor)
})
