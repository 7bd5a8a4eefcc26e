import type { Solid } from '../tray/solid.ts'
import { cross, dot, length, plus, times, unit, type Vector } from '../tray/vector.ts'

/** Numbers of one vertex: place, normal, the face's own right, where on the face (u, v) and which label. */
export const VERTEX = 12

/** A die to be drawn: triangles counter-clockwise seen from outside, in the die's own space, millimetres. */
export interface Mesh {
  readonly vertices: Float32Array<ArrayBuffer>
  readonly triangles: Uint16Array<ArrayBuffer>
}

/** A face in the flat, for whoever draws on it. */
export interface Plate {
  readonly normal: Vector
  readonly middle: Vector
  readonly right: Vector
  readonly up: Vector
  /** From its middle to the nearest edge. */
  readonly radius: number
  readonly label: number
  /** Its corners, drawn in by the rounding of the edges. */
  readonly corners: readonly Vector[]
}

/** So many strips make the quarter of a rounded edge. */
const FINE = 3

/** The faces of a solid, rounded by its row's edge radius. */
export function platesOf(solid: Solid): Plate[] {
  const { edge, inradius, labels } = solid.row
  // Touching one sphere, all faces drawn in by the same length make the same solid, only smaller.
  const inner = (inradius - edge) / inradius
  return solid.normals.map((normal, f) => {
    const outer = (solid.loops[f] ?? []).map((v) => solid.vertices[v] ?? normal)
    const middle = times(normal, inradius)
    const [p = middle, q = middle] = outer
    const along = unit(plus(q, p, -1))
    const up = unit(cross(normal, along))
    return {
      normal,
      middle,
      up,
      right: cross(up, normal),
      radius: length(cross(along, plus(middle, p, -1))),
      label: labels[f] ?? 0,
      corners: outer.map((v) => plus(times(v, inner), normal, edge)),
    }
  })
}

/** The mesh of a solid: flat plates, rounded edges and round corners, with smooth normals. */
export function meshOf(solid: Solid): Mesh {
  const vertices: number[] = []
  const triangles: number[] = []
  const plates = platesOf(solid)
  const { edge, inradius } = solid.row
  const inner = (inradius - edge) / inradius
  const count = () => vertices.length / VERTEX

  function put(at: Vector, normal: Vector, right: Vector, u = -9, v = -9, label = 0): void {
    vertices.push(...at, ...normal, ...right, u, v, label)
  }
  /** A triangle, turned so that it looks outward. */
  function join(i: number, j: number, k: number): void {
    const at = (n: number): Vector => [
      vertices[n * VERTEX] ?? 0,
      vertices[n * VERTEX + 1] ?? 0,
      vertices[n * VERTEX + 2] ?? 0,
    ]
    const out = dot(cross(plus(at(j), at(i), -1), plus(at(k), at(i), -1)), at(i))
    triangles.push(i, ...(out >= 0 ? [j, k] : [k, j]))
  }

  for (const plate of plates) {
    const first = count()
    for (const corner of plate.corners) {
      const arm = plus(corner, plate.middle, -1)
      const [u, v] = [dot(arm, plate.right), dot(arm, plate.up)]
      put(corner, plate.normal, plate.right, u / plate.radius, v / plate.radius, plate.label)
    }
    for (let k = 1; k + 1 < plate.corners.length; k++) join(first, first + k, first + k + 1)
  }

  /** The normal a part of the way from one to another, on the round. */
  const between = (a: Vector, b: Vector, t: number) => unit(plus(times(a, 1 - t), b, t))
  const facesAt = solid.vertices.map((v) =>
    plates.filter((p) => dot(p.normal, v) > inradius - 1e-4).map((p) => p.normal),
  )
  const round = (v: Vector, n: Vector) => put(plus(times(v, inner), n, edge), n, [0, 0, 0])

  // Edges: a quarter of a tube between the two plates that share two corners.
  solid.loops.forEach((loop, f) => {
    loop.forEach((i, k) => {
      const j = loop[(k + 1) % loop.length] ?? i
      const other = solid.loops.findIndex((l, g) => g > f && l.includes(i) && l.includes(j))
      const [a, b] = [plates[f]?.normal, plates[other]?.normal]
      const [v, w] = [solid.vertices[i], solid.vertices[j]]
      if (!a || !b || !v || !w) return
      const first = count()
      for (let s = 0; s <= FINE; s++) {
        const n = between(a, b, s / FINE)
        round(v, n)
        round(w, n)
        if (s === 0) continue
        const at = first + 2 * s
        join(at - 2, at - 1, at)
        join(at - 1, at + 1, at)
      }
    })
  })

  // Corners: a piece of a ball, from the corner's own direction out to each pair of neighbouring plates.
  solid.vertices.forEach((v, i) => {
    const top = unit(v)
    const around = facesAt[i] ?? []
    around.forEach((a, k) => {
      for (const b of around.slice(k + 1)) {
        // Neighbours around the corner share an edge: no other plate lies between them.
        const mid = unit(plus(a, b))
        if (around.some((c) => c !== a && c !== b && dot(c, mid) > dot(a, mid))) continue
        patch(v, top, a, b)
      }
    })
  })
  function patch(v: Vector, top: Vector, a: Vector, b: Vector): void {
    const first = count()
    round(v, top)
    for (let r = 1; r <= FINE; r++) {
      for (let s = 0; s <= FINE; s++) {
        round(v, between(top, between(a, b, s / FINE), r / FINE))
      }
    }
    const at = (r: number, s: number) => (r === 0 ? first : first + 1 + (r - 1) * (FINE + 1) + s)
    for (let r = 1; r <= FINE; r++) {
      for (let s = 0; s < FINE; s++) {
        join(at(r, s), at(r, s + 1), at(r - 1, s))
        if (r > 1) join(at(r, s + 1), at(r - 1, s + 1), at(r - 1, s))
      }
    }
  }
  return { vertices: new Float32Array(vertices), triangles: new Uint16Array(triangles) }
}

/** The plain hull, for shadows: only places. */
export function hullOf(solid: Solid): Mesh {
  const triangles = solid.loops.flatMap(([first = 0, ...rest]) =>
    rest.slice(1).flatMap((v, k) => [first, rest[k] ?? 0, v]),
  )
  // Rounded corners cast less than sharp ones.
  const inset = 1 - (0.45 * solid.row.edge) / solid.row.inradius
  const vertices = solid.vertices.flatMap((v) => times(v, inset))
  return { vertices: new Float32Array(vertices), triangles: new Uint16Array(triangles) }
}
