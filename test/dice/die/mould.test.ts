import { describe, expect, test } from 'vitest'
import { type Facets, facetsOf, hullOf, VERTEX } from '../../../src/dice/die/facets.ts'
import { mouldOf, topOf } from '../../../src/dice/die/mould.ts'
import { faceUp } from '../../../src/dice/stage/ready.ts'
import { DICE, FACES } from '../../../src/rules/dice/dice.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { POSE } from '../../../src/tray/tumble.ts'
import { cross, dot, length, plus, type Vector } from '../../../src/tray/vector.ts'
import { throwOf } from '../../tray/throws.ts'

/** The triangles of a mesh as places, so many numbers a vertex. */
function trianglesOf({ vertices, triangles }: Facets, stride: number): [Vector, Vector, Vector][] {
  const at = (n: number): Vector => [
    vertices[n * stride]!,
    vertices[n * stride + 1]!,
    vertices[n * stride + 2]!,
  ]
  return Array.from({ length: triangles.length / 3 }, (_, t) => [
    at(triangles[3 * t]!),
    at(triangles[3 * t + 1]!),
    at(triangles[3 * t + 2]!),
  ])
}
const grain = (v: Vector) => v.map((n) => Math.round(n * 1e3)).join()

describe.each(DICE)('the form of a %s', (die) => {
  const form = mouldOf(die)
  const shapes = [
    [
      'body',
      trianglesOf(
        facetsOf(form, (face) => face),
        VERTEX,
      ),
    ],
    ['hull', trianglesOf(hullOf(form), 3)],
  ] as const

  test.each(shapes)('its %s is closed and looks outward', (_, triangles) => {
    const edges = new Map<string, number>()
    for (const [a, b, c] of triangles) {
      const out = cross(plus(b, a, -1), plus(c, a, -1))
      // Slivers at round corners may have no area, but none may look inward.
      if (length(out) > 1e-6) expect(dot(out, a)).toBeGreaterThan(0)
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        if (grain(p) === grain(q)) continue
        const [there, back] = [`${grain(p)}>${grain(q)}`, `${grain(q)}>${grain(p)}`]
        if (edges.get(back)) edges.set(back, edges.get(back)! - 1)
        else edges.set(there, (edges.get(there) ?? 0) + 1)
      }
    }
    // Every edge is walked once in each direction.
    expect([...edges.values()].filter((n) => n > 0)).toEqual([])
  })

  test('each of its faces is printed, in a circle hardly larger than it has room for', () => {
    const printed = form.plates.filter(({ face }) => face > 0)
    expect(new Set(printed.map(({ face }) => face)).size).toBe(FACES[die])
    for (const { middle, normal, corners, radius, right, up } of printed) {
      expect(dot(cross(right, up), normal)).toBeCloseTo(1, 9)
      expect(dot(plus(middle, corners[0]!, -1), normal)).toBeCloseTo(0, 9)
      corners.forEach((c, k) => {
        const along = plus(corners[(k + 1) % corners.length]!, c, -1)
        const far = length(cross(along, plus(middle, c, -1))) / length(along)
        expect(far * 1.12 + form.edge * 0.5).toBeGreaterThan(radius - 1e-6)
      })
      expect(radius).toBeGreaterThan(2.9)
    }
  })

  test('laid with a face up it shows that face', () => {
    for (let face = 1; face <= FACES[die]; face++) {
      const { plate } = topOf(die, faceUp(die, face, face * 0.7))
      expect(plate.face).toBe(face)
    }
  })
})

test('what lies up when a throw of all dice has come to rest is what was rolled', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { dice, poses, steps } = simulate(throwOf(seed, 0, { dice: [...DICE, ...DICE] }))
    dice.forEach(({ die, face }, i) => {
      const at = ((steps - 1) * dice.length + i) * POSE
      const [w, x, y, z] = poses.subarray(at + 3, at + POSE)
      const top = topOf(die, [w!, x!, y!, z!])
      expect(top.plate.face).toBe(face)
    })
  }
})
