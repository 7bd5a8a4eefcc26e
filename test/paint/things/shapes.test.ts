import { describe, expect, it } from 'vitest'
import { textBox } from '../../../src/paint/letters/boxes.ts'
import { curve, loop } from '../../../src/paint/pen/stroke.ts'
import { linkEnds, rimPoint } from '../../../src/paint/things/link.ts'
import { hash, lean, wobble } from '../../../src/rules/plain/wobble.ts'
import { item, PIECES } from '../../board/make.ts'

describe('a hand that draws the same everywhere', () => {
  it('draws the same numbers from the same seed', () => {
    const a = wobble(hash('scene'))
    const b = wobble(hash('scene'))
    const list = Array.from({ length: 1000 }, () => a())
    expect(Array.from({ length: 1000 }, () => b())).toEqual(list)
    expect(Math.min(...list)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...list)).toBeLessThan(1)
    expect(lean('a', 'lean')).not.toBe(lean('b', 'lean'))
  })

  it.each(['a', 'b', 'scene-7'])('never a perfect ellipse, always near one: %s', (id) => {
    const off = loop(60, 32, hash(id)).map((p) => Math.hypot(p.x / 60, p.y / 32))
    expect(Math.max(...off)).toBeLessThan(1.09)
    expect(Math.min(...off)).toBeGreaterThan(0.91)
    expect(Math.max(...off) - Math.min(...off)).toBeGreaterThan(0.01)
  })

  it('a line begins and ends near where it should', () => {
    const points = curve({ x: 0, y: 0 }, { x: 100, y: 50 }, 3)
    expect(Math.hypot(points[0]!.x, points[0]!.y)).toBeLessThan(1)
    expect(Math.hypot(points.at(-1)!.x - 100, points.at(-1)!.y - 50)).toBeLessThan(1)
  })
})

describe('lines between ovals', () => {
  const a = { x: 0, y: 0, w: 120, h: 64, turn: 0 }
  it('meet the rim towards the other', () => {
    expect(rimPoint(a, { x: 500, y: 0 }).x).toBeCloseTo(59.7)
    expect(rimPoint(a, { x: 0, y: -500 }).y).toBeCloseTo(-31.7)
    const turned = rimPoint({ ...a, turn: Math.PI / 2 }, { x: 0, y: 500 })
    expect(turned.y).toBeCloseTo(59.7)
    expect(rimPoint(a, a)).toEqual({ x: 0, y: 0 })
  })
  it.each([
    ['apart', { ...a, y: 200 }, true],
    ['touching', { ...a, y: 20 }, false],
    ['in the same place', a, false],
  ])('are drawn when they lie %s: %o', (_name, b, drawn) => {
    expect(linkEnds(a, b) !== undefined).toBe(drawn)
  })
})

describe('boxes of texts', () => {
  it.each(Object.entries(PIECES))('lie within a %s', (kind, piece) => {
    for (const field of piece.texts) {
      const box = textBox(piece, item('i', kind, {}), field)
      if (!box) continue
      expect(box.x).toBeGreaterThanOrEqual(-piece.width / 2)
      expect(box.y).toBeGreaterThanOrEqual(-piece.height / 2)
      expect(box.x + box.w).toBeLessThanOrEqual(piece.width / 2)
      expect(box.y + box.h).toBeLessThanOrEqual(piece.height / 2)
      expect(box.least).toBeLessThan(box.size)
    }
    expect(textBox(piece, item('i', kind, {}), 'nonsense')).toBeUndefined()
  })
})
