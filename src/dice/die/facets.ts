import { cross, dot, plus, times, unit, type Vector } from '../../tray/vector.ts'
import type { Mould } from './mould.ts'

/** Numbers of one vertex: place, normal, the print's own right, where on the print (u, v) and which one. */
export const VERTEX = 12

/** A die to be drawn: triangles counter-clockwise seen from outside, in the die's own space, millimetres. */
export interface Facets {
  readonly vertices: Float32Array<ArrayBuffer>
  readonly triangles: Uint16Array<ArrayBuffer>
}

/** How many strips make the quarter of a rounded edge. */
const FINE = 3

/**
 * The mesh of a die: flat plates, rounded edges and round corners, with smooth normals. `layer` says which picture
 * is printed for a face.
 */
export function facetsOf(form: Mould, layer: (face: number) => number): Facets {
  const vertices: number[] = []
  const triangles: number[] = []
  const { plates, edge, corners, loops } = form
  const count = () => vertices.length / VERTEX

  function put(at: Vector, normal: Vector, right: Vector, u = -9, v = -9, print = 0): void {
    vertices.push(...at, ...normal, ...right, u, v, print)
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
      const [u, v] = [dot(arm, plate.right) / plate.radius, dot(arm, plate.up) / plate.radius]
      // A blank face is flat like the others, but nothing is read off a picture there.
      if (plate.face > 0) put(corner, plate.normal, plate.right, u, v, layer(plate.face))
      else put(corner, plate.normal, plate.right, -8, -8)
    }
    for (let k = 1; k + 1 < plate.corners.length; k++) join(first, first + k, first + k + 1)
  }

  /** The normal a part of the way from one to another, on the round. */
  const between = (a: Vector, b: Vector, t: number) => unit(plus(times(a, 1 - t), b, t))
  const round = (v: Vector, n: Vector) => put(plus(v, n, edge), n, [0, 0, 0])

  // Edges: a quarter of a tube between the two plates that share two corners.
  loops.forEach((loop, f) => {
    loop.forEach((i, k) => {
      const j = loop[(k + 1) % loop.length] ?? i
      const other = loops.findIndex((l, g) => g > f && l.includes(i) && l.includes(j))
      const [a, b] = [plates[f]?.normal, plates[other]?.normal]
      const [v, w] = [corners[i], corners[j]]
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
  corners.forEach((v, i) => {
    const around = loops.flatMap((loop, f) => (loop.includes(i) ? [f] : []))
    const normals = around.map((f) => plates[f]?.normal ?? v)
    const top = unit(normals.reduce<Vector>((sum, n) => plus(sum, n), [0, 0, 0]))
    around.forEach((f, k) => {
      around.slice(k + 1).forEach((g, m) => {
        // Neighbours around the corner share an edge that ends here.
        if ((loops[f] ?? []).filter((c) => loops[g]?.includes(c)).length < 2) return
        patch(v, top, normals[k] ?? v, normals[k + 1 + m] ?? v)
      })
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
export function hullOf({ corners, loops, edge }: Mould): Facets {
  const triangles = loops.flatMap(([first = 0, ...rest]) =>
    rest.slice(1).flatMap((v, k) => [first, rest[k] ?? 0, v]),
  )
  // Rounded corners cast a little less than sharp ones.
  const vertices = corners.flatMap((v) => plus(v, unit(v), edge * 0.9))
  return { vertices: new Float32Array(vertices), triangles: new Uint16Array(triangles) }
}
