import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutting, PAPERS, sidesOf } from '../../../src/ui/paper/cutting.ts'

const cuts = fc
  .array(fc.constantFrom([63, 88], [127, 76], [148, 210]), { minLength: 1, maxLength: 40 })
  .map((sizes) => sizes.map(([w = 0, h = 0], at) => ({ id: `c${at}`, w, h })))

test('each back lies behind its front, once the paper is turned', () => {
  fc.assert(
    fc.property(cuts, fc.constantFrom('a4', 'letter' as const), fc.nat(3), (all, paper, nth) => {
      const laid = cutting(all, PAPERS[paper])
      const backs = new Set(all.flatMap(({ id }, at) => (at % 4 >= nth ? [id] : [])))
      const sides = sidesOf(laid, backs)
      const each = backs.size > 0 ? 2 : 1
      expect(sides).toHaveLength(laid.sheets.length * each)
      for (const [at, front] of laid.sheets.entries()) {
        expect(sides[each * at]).toEqual(front)
        const back = (each > 1 && sides[2 * at + 1]) || []
        expect(back.map(({ id }) => id)).toEqual(
          front.map(({ id }) => id).filter((id) => backs.has(id)),
        )
        for (const { id, x, y, w, back: turned } of back) {
          const one = front.find((other) => other.id === id)
          expect(turned).toBe(true)
          expect(y).toBe(one?.y)
          // Seen through the paper, both fill the same place.
          expect(laid.paper.wide - x - w).toBeCloseTo(one?.x ?? Number.NaN, 9)
        }
      }
    }),
    { seed: 16 },
  )
})
