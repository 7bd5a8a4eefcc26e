import { type Quaternion, rotationOf } from './quaternion.ts'
import { cross, dot, length, plus, times, unit, type Vector } from './vector.ts'

/** A die's shape as a row of data. The normals need no unit length; together they must be isohedral. */
export interface SolidRow {
  /** The faces, each by the direction it looks in. */
  readonly normals: readonly Vector[]
  /** What is printed on each face, in the same order. */
  readonly labels: readonly number[]
  /** From the centre to a face, millimetres. */
  readonly inradius: number
  /** Radius of the rounded edges, millimetres. */
  readonly edge: number
  /** How much more than a cube it is held back by the felt: round dice roll on for long. */
  readonly drag: number
  /** Which part of its foot is its round footprint in the plane: a little less than the farthest corner. */
  readonly girth: number
}

/** A turn that lays the solid onto itself: the face `f` comes to lie where `to[f]` was; `from` is the way back. */
export interface Symmetry {
  readonly turn: Quaternion
  readonly from: readonly number[]
}

/** Everything the simulation and the drawing want to know of a shape. Lengths in millimetres, unit mass. */
export interface Solid {
  readonly row: SolidRow
  readonly normals: readonly Vector[]
  readonly vertices: readonly Vector[]
  /** Each face's vertices by number, counter-clockwise seen from outside. */
  readonly loops: readonly (readonly number[])[]
  /** The rotation group: for every pair of faces a turn that takes one to the other. */
  readonly symmetries: readonly Symmetry[]
  /** The face on the other side, or -1 (a tetrahedron has none). */
  readonly opposite: readonly number[]
  readonly circumradius: number
  /** The largest distance from the middle when it lies on a face. */
  readonly foot: number
  /** Inverse inertia: across the z axis, and what is to be added along it. */
  readonly inverseInertia: number
  readonly inverseInertiaAlong: number
}

const NEAR = 1e-6

/**
 * Builds an isohedral solid: the space inside all its face planes, which touch one sphere. Only + - * / and
 * square roots, so that it comes out the same, bit for bit, on every machine.
 */
export function solidOf(row: SolidRow): Solid {
  const normals = row.normals.map(unit)
  const vertices = verticesOf(normals)
  const loops = normals.map((n) => loopOf(n, normals, vertices))
  const inertia = inertiaOf(vertices, loops).map((i) => i * row.inradius * row.inradius)
  const first = normals[0]
  const [across = 1, , along = 1] = inertia
  if (!first) throw new RangeError('a solid needs faces')
  let foot = 0
  let circumradius = 0
  for (const v of vertices) {
    const high = dot(v, first)
    foot = Math.max(foot, Math.sqrt(Math.max(0, dot(v, v) - high * high)))
    circumradius = Math.max(circumradius, length(v))
  }
  const more = 1 / along - 1 / across
  return {
    row,
    normals,
    vertices: vertices.map((v) => times(v, row.inradius)),
    loops,
    symmetries: symmetriesOf(normals),
    opposite: normals.map((n) => normals.findIndex((m) => dot(n, m) < -1 + NEAR)),
    circumradius: circumradius * row.inradius,
    foot: foot * row.inradius,
    inverseInertia: 1 / across,
    inverseInertiaAlong: Math.abs(more) < NEAR / across ? 0 : more,
  }
}

/** The corners of the solid with inradius 1: where three planes meet and no other cuts them off. */
function verticesOf(normals: readonly Vector[]): Vector[] {
  const found: Vector[] = []
  normals.forEach((a, i) => {
    normals.slice(i + 1).forEach((b, j) => {
      for (const c of normals.slice(i + j + 2)) {
        const det = dot(a, cross(b, c))
        if (Math.abs(det) < NEAR) continue
        const sum = plus(plus(cross(b, c), cross(c, a)), cross(a, b))
        const p = times(sum, 1 / det)
        if (normals.some((n) => dot(n, p) > 1 + NEAR)) continue
        if (!found.some((q) => length(plus(p, q, -1)) < NEAR)) found.push(p)
      }
    })
  })
  return found
}

/** The vertices of one face, walked around counter-clockwise. */
function loopOf(n: Vector, normals: readonly Vector[], vertices: readonly Vector[]): number[] {
  const facesAt = (v: Vector) => normals.filter((m) => dot(m, v) > 1 - NEAR)
  const rim = vertices.flatMap((v, i) =>
    dot(n, v) > 1 - NEAR ? [{ v, i, faces: facesAt(v) }] : [],
  )
  const middle = times(
    rim.reduce<Vector>((s, r) => plus(s, r.v), [0, 0, 0]),
    1 / rim.length,
  )
  const loop = rim.splice(0, 1)
  for (let here = loop[0]; here && rim.length > 0; here = loop[loop.length - 1]) {
    const arm = plus(here.v, middle, -1)
    const leftness = (r: { v: Vector }) => dot(n, cross(arm, plus(r.v, middle, -1)))
    // The next corner shares a second face with this one; of the two such, the one to the left.
    const shared = here.faces.filter((m) => m !== n)
    const next = rim
      .filter((r) => r.faces.some((m) => shared.includes(m)))
      .sort((p, q) => leftness(q) - leftness(p))[0]
    if (!next) throw new RangeError('a face does not close')
    rim.splice(rim.indexOf(next), 1)
    loop.push(next)
  }
  return loop.map((r) => r.i)
}

/** All turns that lay the face normals onto one another. */
function symmetriesOf(normals: readonly Vector[]): Symmetry[] {
  const frame = (n: Vector, m: Vector): [Vector, Vector, Vector] => {
    const side = unit(cross(n, m))
    return [n, side, cross(n, side)]
  }
  const [a] = normals
  const b = normals.find((m) => a && m !== a && Math.abs(dot(a, m)) < 1 - NEAR)
  if (!a || !b) throw new RangeError('a solid needs faces')
  const home = frame(a, b)
  const found: Symmetry[] = []
  for (const n of normals) {
    for (const m of normals) {
      if (n === m || Math.abs(dot(n, m) - dot(a, b)) >= NEAR) continue
      const there = frame(n, m)
      const rowAt = (r: 0 | 1 | 2): Vector =>
        plus(
          plus(times(home[0], there[0][r]), times(home[1], there[1][r])),
          times(home[2], there[2][r]),
        )
      const rows = [rowAt(0), rowAt(1), rowAt(2)] as const
      const to = normals.map((f) => {
        const w: Vector = [dot(rows[0], f), dot(rows[1], f), dot(rows[2], f)]
        return normals.findIndex((g) => dot(g, w) > 1 - NEAR)
      })
      if (to.includes(-1)) continue
      found.push({ turn: rotationOf(rows), from: normals.map((_, f) => to.indexOf(f)) })
    }
  }
  return found
}

/** Moments of inertia about x, y, z for inradius 1 and unit mass: tetrahedra fanned out from the centre. */
function inertiaOf(vertices: readonly Vector[], loops: readonly (readonly number[])[]): number[] {
  let volume = 0
  const squares = [0, 0, 0]
  const at = (i: number | undefined): Vector => vertices[i ?? 0] ?? [0, 0, 0]
  for (const loop of loops) {
    for (let k = 1; k + 1 < loop.length; k++) {
      const [p, q, r] = [at(loop[0]), at(loop[k]), at(loop[k + 1])]
      const v = Math.abs(dot(p, cross(q, r))) / 6
      volume += v
      for (const t of [0, 1, 2] as const) {
        const own = p[t] * p[t] + q[t] * q[t] + r[t] * r[t]
        squares[t] = (squares[t] ?? 0) + (v / 10) * (own + p[t] * q[t] + p[t] * r[t] + q[t] * r[t])
      }
    }
  }
  const [x = 0, y = 0, z = 0] = squares
  return [(y + z) / volume, (x + z) / volume, (x + y) / volume]
}
