import { expect, test } from 'vitest'
import { edgeOf } from '../../../src/board/others/edge.ts'

const clear = { left: 100, top: 50, width: 800, height: 400 }

test('what is in view needs no arrow', () => {
  for (const [x, y] of [
    [100, 50],
    [500, 200],
    [900, 450],
  ] as const)
    expect(edgeOf(clear, { x, y }, 60, 30)).toBeUndefined()
})

test.each([
  ['right of it', [2000, 250], [840, 250], [1, 0]],
  ['left of it, under a panel', [20, 250], [160, 250], [-1, 0]],
  ['above it', [300, -900], [300, 80], [0, -1]],
  ['beyond a corner', [1840, 1420], [840, 420], [Math.SQRT1_2, Math.SQRT1_2]],
] as const)('an arrow to what is %s stands inside and points there', (_, [x, y], at, way) => {
  const edge = edgeOf(clear, { x, y }, 60, 30)
  expect([edge?.x, edge?.y]).toEqual(at)
  expect(edge?.dx).toBeCloseTo(way[0])
  expect(edge?.dy).toBeCloseTo(way[1])
})

test('a view too small for an arrow has it in its middle', () => {
  const edge = edgeOf({ left: 0, top: 0, width: 90, height: 40 }, { x: 500, y: 20 }, 60, 30)
  expect([edge?.x, edge?.y]).toEqual([45, 20])
})
