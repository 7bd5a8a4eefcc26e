import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIAGONAL, pxPerMm, seatingIn } from '../../../src/rules/plain/round.ts'
import { MOST_SIDES, spread } from '../../../src/rules/plain/sides.ts'

describe('how people sit round a screen, as it was kept', () => {
  it('is read as it was written', () => {
    const seating = { sides: spread(['ada', 'ben', 'cem']), diagonal: 1397, turns: false }
    expect(seatingIn(JSON.parse(JSON.stringify(seating)))).toEqual(seating)
  })

  it.each([
    ['nothing', undefined],
    ['a word', 'round'],
    ['a list', []],
    ['no places', { diagonal: 1000 }],
  ])('is not read from %s', (_what, kept) => {
    expect(seatingIn(kept)).toBeUndefined()
  })

  it.each([
    ['no diagonal', {}],
    ['one of a watch', { diagonal: 40 }],
    ['one of a stadium', { diagonal: 1e9 }],
    ['words', { diagonal: 'large' }],
  ])('has the usual screen where there is %s', (_what, more) => {
    expect(seatingIn({ sides: [], ...more })?.diagonal).toBe(DIAGONAL.usual)
  })

  it('holds, whatever stands there: no seat twice, no more than have room, every place on the rim', () => {
    fc.assert(
      fc.property(
        fc.array(fc.anything(), { maxLength: 20 }),
        fc.array(
          fc.record({
            seat: fc.oneof(fc.constantFrom('ada', 'ben', ''), fc.string()),
            edge: fc.oneof(fc.constantFrom('bottom', 'left', 'top', 'right'), fc.string()),
            along: fc.oneof(fc.double(), fc.string()),
          }),
          { maxLength: 20 },
        ),
        (odd, sides) => {
          const seating = seatingIn({ sides: [...odd, ...sides], turns: odd[0] })
          const seats = seating?.sides.map(({ seat }) => seat) ?? []
          expect(new Set(seats).size).toBe(seats.length)
          expect(seats.length).toBeLessThanOrEqual(MOST_SIDES)
          for (const { along } of seating?.sides ?? []) {
            expect(along).toBeGreaterThanOrEqual(0)
            expect(along).toBeLessThanOrEqual(1)
          }
        },
      ),
    )
  })

  it.each([
    [43, 3840, 2160, 4],
    [55, 1920, 1080, 1.6],
    [32, 3840, 2160, 5.4],
  ])(
    'a screen of %i inches and %i by %i px has %f px a millimetre',
    (inches, width, height, px) => {
      expect(pxPerMm({ width, height }, inches * 25.4)).toBeCloseTo(px, 1)
    },
  )
})
