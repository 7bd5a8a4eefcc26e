import type { Die } from '../../rules/dice/dice.ts'
import { type Quaternion, rowsOf } from '../../tray/quaternion.ts'
import type { Solid } from '../../tray/solid.ts'
import { solidOfDie } from '../../tray/solids.ts'
import { cross, dot, length, plus, times, unit, type Vector } from '../../tray/vector.ts'

/** A flat face of a die as it is made, millimetres in the die's own space. */
export interface Plate {
  readonly normal: Vector
  /** The middle of what is printed on it, and the print's own right and up. */
  readonly middle: Vector
  readonly right: Vector
  readonly up: Vector
  /** The circle around that middle for which prints are made: hardly larger than the largest on the face. */
  readonly radius: number
  /** The face that is printed on it, 0 for none. */
  readonly face: number
  /** Its corners, drawn in by the rounding of the edges. */
  readonly corners: readonly Vector[]
}

/** A die as it is made: a smaller solid with a ball rolled all around it, which rounds its edges. */
export interface Mould {
  readonly plates: readonly Plate[]
  /** The ball's radius. */
  readonly edge: number
  /** Corners of the smaller solid, and its faces by their numbers, counter-clockwise seen from outside. */
  readonly corners: readonly Vector[]
  readonly loops: readonly (readonly number[])[]
}

const ZERO: Vector = [0, 0, 0]

/** How much of each edge a cut tip takes: so much that a number has room on it. */
const CUT = 0.37

const made = new Map<Die, Mould>()

/** The form of a die, made once. */
export function mouldOf(die: Die): Mould {
  const known = made.get(die) ?? makeForm(solidOfDie(die))
  made.set(die, known)
  return known
}

function makeForm(solid: Solid): Mould {
  const { edge, inradius, labels } = solid.row
  // Touching one sphere, all faces drawn in by the same length make the same solid, only smaller.
  const corners = solid.vertices.map((v) => times(v, (inradius - edge) / inradius))
  // Where no face lies above another, a tip lies above it: the number is printed there.
  const shape = solid.opposite.includes(-1)
    ? cut(corners, solid.loops, labels)
    : { corners, loops: solid.loops, faces: labels }
  return {
    edge,
    corners: shape.corners,
    loops: shape.loops,
    plates: shape.loops.map((loop, i) =>
      plateOf(
        loop.map((v) => shape.corners[v] ?? ZERO),
        edge,
        shape.faces[i] ?? 0,
      ),
    ),
  }
}

/** Cuts all tips off; each cut bears the label of the face on the other side, which itself is left blank. */
function cut(
  tips: readonly Vector[],
  faces: readonly (readonly number[])[],
  labels: readonly number[],
) {
  const corners: Vector[] = []
  const numbers = new Map<string, number>()
  /** The corner on the edge from one tip towards another. */
  const corner = (from: number, to: number): number => {
    const name = `${from}-${to}`
    const known = numbers.get(name) ?? corners.length
    const [a, b] = [tips[from] ?? ZERO, tips[to] ?? ZERO]
    if (known === corners.length) corners.push(plus(times(a, 1 - CUT), b, CUT))
    numbers.set(name, known)
    return known
  }
  const around = (loop: readonly number[], k: number) => loop[(k + loop.length) % loop.length] ?? 0
  const sides = faces.map((loop) =>
    loop.flatMap((tip, k) => [corner(tip, around(loop, k - 1)), corner(tip, around(loop, k + 1))]),
  )
  const tops = tips.map((_, tip) => {
    // From face to face around the tip: each leaves it towards the corner where the next one comes from.
    const steps = faces.flatMap((loop) => {
      const k = loop.indexOf(tip)
      return k < 0 ? [] : [[around(loop, k - 1), around(loop, k + 1)] as const]
    })
    const ring = [...(steps[0] ?? [])]
    while (ring.length < steps.length) {
      const next = steps.find(([, to]) => to === ring[0])
      ring.unshift(next?.[0] ?? 0)
    }
    return ring.map((to) => corner(tip, to)).reverse()
  })
  const opposite = tips.map((_, tip) => labels[faces.findIndex((loop) => !loop.includes(tip))] ?? 0)
  return { corners, loops: [...sides, ...tops], faces: [...faces.map(() => 0), ...opposite] }
}

/** A face between corners of the smaller solid. */
function plateOf(inner: readonly Vector[], edge: number, face: number): Plate {
  const [p = ZERO, q = ZERO, r = ZERO] = inner
  const normal = unit(cross(plus(q, p, -1), plus(r, q, -1)))
  const corners = inner.map((c) => plus(c, normal, edge))
  const foot = times(normal, dot(normal, corners[0] ?? ZERO))
  const [first = foot, second = foot] = corners
  const square = corners.length % 2 === 0 && same(corners.map((c) => length(plus(c, foot, -1))))
  // A number stands on an edge; on a kite it looks to the pointed end.
  const far = [...corners].sort((a, b) => length(plus(b, foot, -1)) - length(plus(a, foot, -1)))[0]
  const up = square
    ? unit(cross(normal, plus(second, first, -1)))
    : unit(plus(far ?? first, foot, -1))
  const room = (at: Vector) =>
    Math.min(
      ...corners.map((c, k) => {
        const along = unit(plus(corners[(k + 1) % corners.length] ?? c, c, -1))
        return dot(cross(normal, along), plus(at, c, -1))
      }),
    )
  // Faces are alike on both sides of their up: the best place lies on that line.
  let [low, high] = [-length(foot), length(foot)]
  for (let i = 0; i < 40; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (room(plus(foot, up, a)) < room(plus(foot, up, b))) low = a
    else high = b
  }
  const middle = plus(foot, up, low)
  return {
    normal,
    middle,
    up,
    right: cross(up, normal),
    // Only pips need all of a face; numbers are narrow, and may come nearer to its edges.
    radius: room(middle) * (square ? 1 : 1.12) + edge * 0.5,
    face,
    corners,
  }
}

const same = (lengths: readonly number[]) => Math.max(...lengths) - Math.min(...lengths) < 1e-6

/** What lies up on a die that is turned so: the plate, and its print's right as seen from above. */
export interface Top {
  readonly plate: Plate
  readonly right: readonly [number, number]
  /** From the die's middle to the print's, along the print's up. */
  readonly aloft: number
}

/** The printed plate of a die that looks up most. */
export function topOf(die: Die, turn: Quaternion): Top {
  const [rx, ry, up] = rowsOf(turn)
  const { plates } = mouldOf(die)
  let plate = plates[0]
  let most = -2
  for (const each of plates) {
    const high = each.face > 0 ? dot(up, each.normal) : -2
    if (high <= most) continue
    most = high
    plate = each
  }
  if (!plate) throw new RangeError('a die has faces')
  const [x, y] = [dot(rx, plate.right), dot(ry, plate.right)]
  const l = Math.sqrt(x * x + y * y) || 1
  return { plate, right: [x / l, y / l], aloft: dot(plate.middle, plate.up) }
}
