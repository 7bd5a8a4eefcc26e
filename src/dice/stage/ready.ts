import { type Die, FACES } from '../../rules/dice/dice.ts'
import { type Felt, feltFor } from '../../tray/physics.ts'
import { type Quaternion, turnBy } from '../../tray/quaternion.ts'
import { solidOfDie } from '../../tray/solids.ts'
import { cross, times } from '../../tray/vector.ts'

/** Where a die lies or is held, in the tray's space. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: Quaternion
}

/** A turn of the die as printed that lays a face up, turned by `yaw` radians. */
export function faceUp(die: Die, face: number, yaw: number): Quaternion {
  const solid = solidOfDie(die)
  const slot = solid.row.labels.indexOf(face)
  const looks = solid.normals[slot] ?? [0, 0, 1]
  // A die without a face on the other side is read by the one it lies on.
  const normal = solid.opposite[slot] === -1 ? times(looks, -1) : looks
  const [x, y] = cross(normal, [0, 0, 1])
  const w = 1 + normal[2]
  // Looking straight down already, there is no shortest way up: over its right side.
  const l = Math.hypot(w, x, y)
  const up: Quaternion = l < 1e-6 ? [0, 1, 0, 0] : [w / l, x / l, y / l, 0]
  return turnBy([Math.cos(yaw / 2), 0, 0, Math.sin(yaw / 2)], up)
}

/** A little disorder that is the same every time, -1 to 1. */
export function disorder(i: number, salt: number): number {
  const s = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453
  return (s - Math.floor(s)) * 2 - 1
}

/** Distance of dice that lie ready, from middle to middle. */
const APART = 23

/** Places for dice in neat rows, `low` rows near the thrower or in the middle of the felt. */
function rows(count: number, felt: Felt, low: boolean): { x: number; y: number }[] {
  const most = Math.floor((felt.width - APART) / APART)
  const lines = Math.max(1, Math.ceil(count / most))
  const perLine = Math.ceil(count / lines)
  const first = low ? APART * 0.85 : felt.height / 2 - ((lines - 1) * APART) / 2
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / perLine)
    const inLine = Math.min(perLine, count - line * perLine)
    return {
      x: felt.width / 2 + ((i % perLine) - (inLine - 1) / 2) * APART + disorder(i, 1) * 1.6,
      // The first row lies farthest away, so that they read like lines of text.
      y: first + (lines - 1 - line) * APART + disorder(i, 2) * 1.6,
    }
  })
}

/** Dice that lie ready for the throw, near the thrower. What they show means nothing yet. */
export function readyPoses(dice: readonly Die[]): Pose[] {
  const places = rows(dice.length, feltFor(dice.length), true)
  return dice.map((die, i) => ({
    x: places[i]?.x ?? 0,
    y: places[i]?.y ?? 0,
    z: solidOfDie(die).row.inradius,
    turn: faceUp(die, 1 + ((i * 4 + 4) % FACES[die]), disorder(i, 3) * 0.35),
  }))
}

/** Places for a Roll nobody saw roll: the faces in rows in the middle. */
export function layOut(roll: readonly { readonly die: Die; readonly face: number }[]): Pose[] {
  const places = rows(roll.length, feltFor(roll.length), false)
  return roll.map(({ die, face }, i) => ({
    x: places[i]?.x ?? 0,
    y: places[i]?.y ?? 0,
    z: solidOfDie(die).row.inradius,
    turn: faceUp(die, face, disorder(i, 4) * 0.3),
  }))
}

/** Places of dice gathered in a hand over a point. */
export function cupped(count: number, x: number, y: number): { x: number; y: number; z: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const far = 18.5 * Math.sqrt(i)
    const angle = i * 2.4
    return {
      x: x + far * Math.cos(angle),
      y: y + far * Math.sin(angle),
      z: 26 + disorder(i, 5) * 4,
    }
  })
}

/** A part of the way from one pose to another. */
export function poseBetween(a: Pose, b: Pose, t: number): Pose {
  const mix = (p: number, q: number) => p + (q - p) * t
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), turn: toward(a.turn, b.turn, t) }
}

/** A part of the way from one turn to another, the short way round. */
function toward(a: Quaternion, b: Quaternion, t: number): Quaternion {
  const same = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1
  const mix = (p: number, q: number) => p * (1 - t) + q * same * t
  const [w, x, y, z] = [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2]), mix(a[3], b[3])]
  const l = Math.hypot(w, x, y, z) || 1
  return [w / l, x / l, y / l, z / l]
}
