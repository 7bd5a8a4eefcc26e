import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LOOKS } from '../../../src/app/gallery/exhibits.ts'
import { BARE } from '../../../src/paint/ground/ground.ts'
import { COVERS, SQUARED } from '../../../src/paint/ground/grounds.ts'
import { there } from '../../../src/paint/ground/papers.ts'
import { COLORS, FAMILY, NOTE_PAPERS } from '../../../src/paint/pen/look.ts'
import { stamps } from '../../../src/paint/pen/stamps.ts'
import { markerColor, markerTint, TONES } from '../../../src/paint/things/marker.ts'
import { wear, wearing } from '../../../src/paint/things/wear.ts'

/** A canvas that remembers nothing, as wide as it is asked to be. */
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return new Proxy({}, { get: () => () => undefined, set: () => true })
  }
}

beforeAll(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal(
    'ImageData',
    class {
      data: Uint8ClampedArray
      constructor(width: number, height: number) {
        this.data = new Uint8ClampedArray(width * height * 4)
      }
    },
  )
})
afterEach(() => wear(undefined))
afterAll(() => vi.unstubAllGlobals())

/** Everything that a look may change, as it is now. */
const now = () =>
  structuredClone({ COLORS, FAMILY, NOTE_PAPERS, TONES, SQUARED, COVERS, wood: BARE.wood })

test.each(LOOKS)('the look %s is worn whole, and taken off whole', (_, look) => {
  const before = now()
  wear(look)
  expect(now()).not.toEqual(before)
  expect(COLORS).toMatchObject(look.paints ?? {})
  expect(NOTE_PAPERS).toMatchObject(look.notes ?? {})
  for (const [i, ink] of (look.inks ?? []).entries()) {
    expect(`#${markerTint(i).toString(16).padStart(6, '0')}`).toBe(ink)
    expect(markerColor(i)).not.toBe(markerColor(undefined))
  }
  if (look.heading) expect(FAMILY.title).toContain(look.heading.family)
  if (look.squared) expect(SQUARED.now).toBe(look.squared)
  const wood = there.get('light')
  wear(undefined)
  expect(now()).toEqual(before)
  if (look.wood) expect(there.get('light')).not.toBe(wood)
  // Once more it is the same wood, and not made anew.
  wear(look)
  expect(there.get('light')).toBe(wood)
})

test('what was painted in another look is painted anew', () => {
  const [, look] = LOOKS[0]!
  const leaf = {} as never
  stamps.set('card', leaf)
  wear(undefined)
  expect(stamps.size).toBe(1)
  wear(look)
  expect(stamps.size).toBe(0)
})

test('something is painted in a look of its own, even if that fails, and the page goes on in its own', () => {
  const [, look] = LOOKS[0]!
  const before = now()
  let seen = ''
  const paint = () => {
    seen = COLORS.card
    throw new Error('no canvas')
  }
  expect(() => wearing(look, paint)).toThrow('no canvas')
  expect(seen).toBe(look.paints?.card)
  expect(now()).toEqual(before)
  wear(look)
  wearing(undefined, () => {
    seen = COLORS.card
  })
  expect(seen).toBe(before.COLORS.card)
  expect(COLORS.card).toBe(look.paints?.card)
})
