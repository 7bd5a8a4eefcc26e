import { describe, expect, test } from 'vitest'
import { topmost } from '../../../src/board/bake/bake.ts'

const rect = { minX: 0, minY: 0, maxX: 500, maxY: 500 }
const notes = (count: number) => Array.from({ length: count }, () => ({ w: 76, h: 76 }))

describe('of what lies in one place', () => {
  test.each([
    ['nothing', 0, 0],
    ['a few', 30, 30],
    ['a table full', 1000, 1000],
    ['more than anybody could see', 100_000, 1083],
  ])('%s is painted as far as it is seen', (_, count, painted) => {
    const all = notes(count)
    const top = topmost(all, rect)
    expect(top).toHaveLength(painted)
    expect(top.at(-1)).toBe(all.at(-1))
  })

  test('a deep pile is painted also where only its middle is looked at', () => {
    expect(topmost(notes(150), { ...rect, maxX: 5, maxY: 5 })).toHaveLength(150)
    expect(topmost(notes(5000), { ...rect, maxX: 5, maxY: 5 })).toHaveLength(200)
  })
})
