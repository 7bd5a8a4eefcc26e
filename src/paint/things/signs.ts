import { hash } from '../../rules/plain/wobble.ts'
import { COLORS } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { dash, keptPath, loop, type Point, smooth, strokeAlong } from '../pen/stroke.ts'

const CARE = '#8a4a00'

export function at(x: number, y: number) {
  return { x, y }
}

/** A closed area without corners. */
export function closed(points: readonly Point[]): Path2D {
  const path = new Path2D()
  path.moveTo(points[0]!.x, points[0]!.y)
  smooth(path, points)
  path.closePath()
  return path
}

/** A small disc of paper with a marker's ring round it. */
export function disc(
  pen: Pen,
  key: string,
  r: number,
  scale: number,
  color: string = COLORS.marker,
): void {
  const seed = hash(key)
  const rim = loop(r, r * 0.96, seed, 0.03)
  pen.fillStyle = COLORS.disc
  pen.fill(keptPath(`disc/${key}`, () => closed(rim)))
  pen.fillStyle = color
  const weight = scale > 0.6 ? 1.5 : Math.max(1.5, 0.9 / scale)
  pen.fill(keptPath(`ring/${key}/${weight.toFixed(1)}`, () => strokeAlong(rim, weight, seed)))
}

/** Something is amiss here: a ring with a stroke and a dot. */
export function amiss(pen: Pen, x: number, y: number, id: string, scale: number): void {
  pen.save()
  pen.translate(x, y)
  disc(pen, `amiss/${id}`, 6, scale, CARE)
  pen.fillStyle = CARE
  dash(pen, 'amiss/a', [at(0, -3.8), at(0.2, -1.6), at(0, 0.9)], 1.9, 3)
  dash(pen, 'amiss/b', [at(-0.5, 2.8), at(0, 2.9), at(0.6, 2.8)], 1.9, 4)
  pen.restore()
}
