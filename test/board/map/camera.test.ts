import { describe, expect, it } from 'vitest'
import {
  between,
  type Camera,
  framing,
  pan,
  reveal,
  toScreen,
  toTable,
  viewOf,
  ZOOM,
  zoomAt,
} from '../../../src/board/map/camera.ts'

const camera: Camera = { left: 40, top: -20, zoom: 2 }
const size = { left: 0, top: 0, width: 800, height: 600 }

describe('camera', () => {
  it('finds the way to the table and back', () => {
    expect(toTable(camera, 140, 80)).toEqual({ x: 50, y: 50 })
    expect(toScreen(camera, 50, 50)).toEqual({ x: 140, y: 80 })
    expect(viewOf(camera, size)).toEqual({ minX: -20, minY: 10, maxX: 380, maxY: 310 })
  })

  it.each([0.2, 0.9, 1.1, 3, 100, 0, Number.NaN])(
    'keeps the point under the pointer: factor %d',
    (f) => {
      const before = toTable(camera, 300, 200)
      const after = zoomAt(camera, f, 300, 200)
      expect(after.zoom).toBeGreaterThanOrEqual(ZOOM.least)
      expect(after.zoom).toBeLessThanOrEqual(ZOOM.most)
      const there = toTable(after, 300, 200)
      expect(there.x).toBeCloseTo(before.x, 6)
      expect(there.y).toBeCloseTo(before.y, 6)
    },
  )

  it('never wanders off for good', () => {
    let c = camera
    for (let i = 0; i < 50; i++) c = pan(c, 1e9, -1e9)
    expect(Math.abs(toTable(c, 0, 0).x)).toBeLessThanOrEqual(1e6)
    expect(pan(camera, 3, 4)).toEqual({ left: 43, top: -16, zoom: 2 })
  })

  it.each([
    [{ minX: 0, minY: 0, maxX: 100, maxY: 50 }, 4],
    [{ minX: -5000, minY: 0, maxX: 5000, maxY: 50 }, 0.1],
    [{ minX: 7, minY: 7, maxX: 7, maxY: 7 }, 4],
  ])('looks at a rectangle in the middle of the view', (rect, zoom) => {
    const c = framing(rect, size)
    expect(c.zoom).toBeCloseTo(zoom, 5)
    const middle = toScreen(c, (rect.minX + rect.maxX) / 2, (rect.minY + rect.maxY) / 2)
    expect(middle).toEqual({ x: 400, y: 300 })
  })

  it.each([
    ['in view', { minX: 100, minY: 100, maxX: 200, maxY: 150 }, 0, 0],
    ['beyond the left edge', { minX: -50, minY: 100, maxX: 20, maxY: 150 }, 84, 0],
    ['beyond the lower right', { minX: 390, minY: 300, maxX: 400, maxY: 330 }, -64, -64],
    ['larger than the view', { minX: 0, minY: 50, maxX: 1000, maxY: 100 }, -640, 0],
  ])('moves no more than it must to show what is %s', (_name, rect, dx, dy) => {
    const next = reveal(camera, rect, size)
    expect(next).toEqual({ ...camera, left: camera.left + dx, top: camera.top + dy })
  })

  it('glides from one look to another', () => {
    const to = framing({ minX: 0, minY: 0, maxX: 400, maxY: 300 }, size)
    expect(between(camera, to, 0, size).left).toBeCloseTo(camera.left)
    expect(between(camera, to, 1, size).zoom).toBeCloseTo(to.zoom)
    expect(between(camera, to, 0.5, size).zoom).toBeCloseTo(Math.sqrt(camera.zoom * to.zoom))
  })
})

it('shows what is higher than the view from its top, where its name stands', () => {
  const clear = { left: 0, top: 140, width: 390, height: 208 }
  const tall = { minX: 0, minY: 400, maxX: 300, maxY: 700 }
  const camera = reveal({ left: 0, top: 0, zoom: 1 }, tall, clear)
  expect(toScreen(camera, tall.minX, tall.minY).y).toBe(clear.top)
})
