import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { strokeAlong } from '../../../src/paint/pen/stroke.ts'
import { outlineOf } from '../../../src/paint/things/ink.ts'

type Dot = readonly [x: number, y: number]
/** The points that an outline goes by. */
const dots = new WeakMap<object, Dot[]>()

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor() {
        dots.set(this, [])
      }
      moveTo(x: number, y: number) {
        dots.get(this)?.push([x, y])
      }
      lineTo(x: number, y: number) {
        dots.get(this)?.push([x, y])
      }
      quadraticCurveTo(_x: number, _y: number, x: number, y: number) {
        dots.get(this)?.push([x, y])
      }
      closePath() {}
    },
  )
})
afterAll(() => vi.unstubAllGlobals())

/** How broad a stroke along the x axis is between these two places. */
function breadth(outline: Path2D, from: number, to: number): number {
  const there = (dots.get(outline) ?? []).filter(([x]) => x >= from && x <= to).map(([, y]) => y)
  expect(there.length).toBeGreaterThan(1)
  return Math.max(...there) - Math.min(...there)
}

const LONG = 60
const way = Array.from({ length: 31 }, (_, i) => ({ x: (i * LONG) / 30, y: 0, p: 0.5 }))

test('a marker’s stroke is thinner where it begins, and thinnest where it leaves the paper', () => {
  const outline = outlineOf(way)
  const [begin, middle, end] = [
    breadth(outline, -1, 1),
    breadth(outline, 25, 35),
    breadth(outline, LONG - 0.6, LONG + 1),
  ]
  expect(begin).toBeLessThan(middle)
  expect(end).toBeLessThan(begin)
  expect(end).toBeLessThan(middle * 0.85)
})

test('as long as it lies on the paper it does not taper there', () => {
  const there = (open: boolean) => breadth(outlineOf(way, open), LONG - 3, LONG - 1)
  expect(there(true)).toBeGreaterThan(there(false))
})

test('what is pressed harder is broader', () => {
  const pressed = way.map((spot) => ({ ...spot, p: 0.9 }))
  expect(breadth(outlineOf(pressed), 25, 35)).toBeGreaterThan(breadth(outlineOf(way), 25, 35))
})

test.each([1, 2, 3])('a line of the table tapers at both ends: %i', (seed) => {
  const outline = strokeAlong(way, 2.4, seed)
  const middle = breadth(outline, 25, 35)
  expect(breadth(outline, -1, 1.5)).toBeLessThan(middle * 0.8)
  expect(breadth(outline, LONG - 1.5, LONG + 1)).toBeLessThan(middle * 0.8)
})

test.each([
  ['two spots as far apart as any may be', [-1e6, 1e6]],
  ['a way to and fro', Array.from({ length: 2000 }, (_, i) => (i % 2 === 0 ? -1e4 : 1e4))],
])(
  'however long a stroke says that it is, no more of it is drawn than of a long one: %s',
  (_, all) => {
    const path = outlineOf(all.map((x, i) => ({ x, y: i, p: 0.5 })))
    // Two sides of the steps, and round each sharp corner some more.
    expect(dots.get(path)?.length).toBeGreaterThan(0)
    expect(dots.get(path)?.length).toBeLessThan(4 * 4000 + 40 * all.length)
  },
)
