import { describe, expect, test } from 'vitest'
import { DICE, type Die, FACES, worthOf } from '../../src/rules/dice/dice.ts'
import { type SolidRow, solidOf } from '../../src/tray/solid.ts'
import { SOLID_ROWS, solidOfDie } from '../../src/tray/solids.ts'
import { dot, length, type Vector } from '../../src/tray/vector.ts'

const PHI = (1 + Math.sqrt(5)) / 2
const around = ([x, y, z]: Vector): Vector[] => [
  [x, y, z],
  [y, z, x],
  [z, x, y],
]
const signs = (v: Vector): Vector[] =>
  [1, -1].flatMap((a) =>
    [1, -1].flatMap((b) => [1, -1].map((c): Vector => [v[0] * a, v[1] * b, v[2] * c])),
  )
const distinct = (list: Vector[]): Vector[] =>
  list.filter((v, i) => list.findIndex((w) => w.every((x, k) => x === v[k])) === i)
const row = (normals: Vector[]): SolidRow => ({
  normals,
  labels: normals.map((_, i) => i + 1),
  inradius: 10,
  edge: 1,
  drag: 1,
  girth: 1,
})
/** A kite-faced solid around an axis, as ten-sided dice are. */
const kites = (n: number): Vector[] =>
  Array.from({ length: 2 * n }, (_, k): Vector => {
    const angle = (k * Math.PI) / n
    return [Math.cos(angle), Math.sin(angle), k % 2 ? -0.92 : 0.92]
  })

const SHAPES: [
  string,
  SolidRow,
  faces: number,
  vertices: number,
  corners: number,
  turns: number,
][] = [
  ['d6', SOLID_ROWS.d6, 6, 8, 4, 24],
  [
    'tetrahedron',
    row([
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ]),
    4,
    4,
    3,
    12,
  ],
  ['octahedron', row(signs([1, 1, 1])), 8, 6, 3, 24],
  ['dodecahedron', row(distinct(around([0, 1, PHI]).flatMap(signs))), 12, 20, 5, 60],
  [
    'icosahedron',
    row(distinct([...signs([1, 1, 1]), ...around([0, 1 / PHI, PHI]).flatMap(signs)])),
    20,
    12,
    3,
    60,
  ],
  ['ten kites', row(kites(5)), 10, 12, 4, 10],
  ['fourteen kites', row(kites(7)), 14, 16, 4, 14],
]

describe('a solid is built from its faces', () => {
  test.each(SHAPES)('%s', (_, shape, faces, vertices, corners, turns) => {
    const solid = solidOf(shape)
    expect(solid.loops).toHaveLength(faces)
    expect(solid.vertices).toHaveLength(vertices)
    expect(new Set(solid.loops.map((l) => l.length))).toEqual(new Set([corners]))
    expect(solid.symmetries).toHaveLength(turns)
  })

  test.each(SHAPES)(
    '%s: every face goes to every face equally often',
    (_, shape, faces, _vertices, _corners, turns) => {
      const solid = solidOf(shape)
      for (let slot = 0; slot < faces; slot++) {
        const count = new Array<number>(faces).fill(0)
        for (const s of solid.symmetries) count[s.from[slot] ?? -1]!++
        expect(new Set(count)).toEqual(new Set([turns / faces]))
      }
    },
  )

  test.each(SHAPES)('%s: loops run counter-clockwise in their planes', (_, shape) => {
    const solid = solidOf(shape)
    solid.loops.forEach((loop, f) => {
      const n = solid.normals[f]!
      for (const v of loop) expect(dot(n, solid.vertices[v]!)).toBeCloseTo(shape.inradius, 6)
    })
    expect(Math.max(...solid.vertices.map(length))).toBeCloseTo(solid.circumradius, 9)
  })
})

describe('the dice in use', () => {
  test.each(DICE.map((die) => [die]))('%s shows each of its faces equally often', (die) => {
    const { labels } = SOLID_ROWS[die]
    const shown = new Map<number, number>()
    for (const l of labels) shown.set(l, (shown.get(l) ?? 0) + 1)
    expect([...shown.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: FACES[die] }, (_, i) => i + 1),
    )
    expect(new Set(shown.values()).size).toBe(1)
  })

  test.each<[Die, number]>([
    ['d6', 7],
    ['d7', 8],
    ['d8', 9],
    ['d12', 13],
    ['d20', 21],
  ])('opposite faces of the %s add up to %i', (die, sum) => {
    const { opposite, row } = solidOfDie(die)
    opposite.forEach((g, f) => {
      expect((row.labels[f] ?? 0) + (row.labels[g] ?? 0)).toBe(sum)
    })
  })

  test.each<[Die, number]>([
    ['d0', 9],
    ['d00', 90],
  ])('opposite digits of the %s add up to %i', (die, sum) => {
    const { opposite, row } = solidOfDie(die)
    const worth = (f: number) => worthOf(die, row.labels[f] ?? 0)
    opposite.forEach((g, f) => {
      expect(worth(f) + worth(g)).toBe(sum)
    })
  })

  test('no number of the d7 lies beside its like', () => {
    const { loops, row } = solidOfDie('d7')
    loops.forEach((loop, f) => {
      const beside = loops.flatMap((other, g) =>
        g !== f && other.filter((v) => loop.includes(v)).length === 2 ? [row.labels[g]] : [],
      )
      expect(beside).toHaveLength(4)
      expect(beside).not.toContain(row.labels[f])
    })
  })

  test('a d6 of 16 mm has the inertia of a cube', () => {
    expect(solidOfDie('d6').inverseInertia).toBeCloseTo(6 / 256, 12)
    expect(solidOfDie('d6').inverseInertiaAlong).toBe(0)
  })
})
