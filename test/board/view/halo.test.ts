import { expect, it } from 'vitest'
import { covers } from '../../../src/board/map/hit.ts'
import { drawHalo } from '../../../src/board/view/halo.ts'
import { leanOf } from '../../../src/paint/letters/boxes.ts'
import type { Point } from '../../../src/paint/pen/stroke.ts'
import { RATING, ratingAt } from '../../../src/paint/things/oval.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { item, lay } from '../make.ts'

/** The lines of light round these items, as they are drawn at 1 px a mm. */
function lightOf(items: readonly Item[], glow: readonly string[], chosen: readonly string[] = []) {
  const { spatial } = lay(...items)
  const lines: { readonly points: readonly Point[]; readonly closed: boolean }[] = []
  const ink = {
    clear: () => {},
    area: () => {},
    line: (points: readonly Point[], closed: boolean) => lines.push({ points, closed }),
  }
  const view = {
    camera: () => ({ left: 1000, top: 1000, zoom: 1 }),
    size: () => ({ width: 2000, height: 2000 }),
    spatial,
    lifts: { ids: new Set<string>() },
  }
  drawHalo(ink, view, [{ ids: new Set(chosen) }], new Set(glow))
  return { lines, spatial }
}
const length = ({ points, closed }: { points: readonly Point[]; closed: boolean }) =>
  points.reduce((sum, { x, y }, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined)
    return sum + (next ? Math.hypot(next.x - x, next.y - y) : 0)
  }, 0)

it('light goes all the way round what lies uppermost', () => {
  const low = item('low', 'note', { z: 1 })
  const { lines } = lightOf([low, item('high', 'note', { x: 40, y: 20, z: 2 })], ['high'])
  expect(lines.map(({ closed }) => closed)).toEqual([true, true])
})

it.each([
  ['a note over its corner', [item('high', 'note', { x: 40, y: 20, z: 2 })], 0.2, 0.8],
  ['one over each side', [-1, 1].map((x) => item(`${x}`, 'note', { x: x * 60, z: 2 })), 0.3, 0.8],
  [
    'cards over all but its corners',
    ['card', 'other'].map((id, turn) => item(id, 'card', { z: 2, turn: turn * 1.6 })),
    0,
    0.06,
  ],
  ['one that is turned', [item('turned', 'note', { x: 30, z: 2, turn: 0.7 })], 0.3, 0.9],
  ['a note that is stuck on it', [item('on', 'note', { x: 30, z: 1, on: 'low' })], 0.3, 0.9],
])('no light lies over %s', (_, over, least, most) => {
  const { lines, spatial } = lightOf([item('low', 'note', { z: 1 }), ...over], ['low'])
  const whole = length({
    points: [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: 40 * x, y: 40 * x * y }))),
    closed: true,
  })
  const seen = lines.reduce((sum, line) => sum + length(line), 0) / 2
  expect(seen).toBeGreaterThanOrEqual(least * whole)
  expect(seen).toBeLessThanOrEqual(most * whole)
  const above = over.flatMap(({ id }) => spatial.entries.get(id) ?? [])
  for (const { points } of lines)
    for (const [i, a] of points.entries()) {
      const b = points[i + 1]
      if (!b) continue
      // The ends of a part may reach a step into what lies above.
      const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 3)
      for (let k = 1; k < steps - 1; k++) {
        const [x, y] = [a.x + ((b.x - a.x) * k) / steps, a.y + ((b.y - a.y) * k) / steps]
        expect(above.some((each) => covers(each, x, y))).toBe(false)
      }
    }
})

it.each([0, 0.4])(
  'the ring round a Scene that is selected leaves its rating to be read (%s)',
  (turn) => {
    const { lines, spatial } = lightOf([item('scene', 'oval', { turn })], [], ['scene'])
    const { world, w, h, piece, item: of } = spatial.entries.get('scene')!
    const lean = world.turn + leanOf(piece, of)
    const { x, y } = ratingAt(w, h)
    const at = {
      x: world.x + x * Math.cos(lean) - y * Math.sin(lean),
      y: world.y + x * Math.sin(lean) + y * Math.cos(lean),
    }
    expect(lines).toHaveLength(2)
    for (const { points, closed } of lines) {
      expect(closed).toBe(false)
      for (const p of points) expect(Math.hypot(p.x - at.x, p.y - at.y)).toBeGreaterThan(RATING)
      // All the rest of it is there, in one go.
      for (const [i, p] of points.slice(1).entries())
        expect(Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y)).toBeLessThan(14)
      expect(points.length).toBeGreaterThan(38)
    }
  },
)
