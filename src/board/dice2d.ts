import { PIPS } from '../paint/pips.ts'
import type { Die } from '../rules/dice.ts'
import { rowsOf } from '../tray/quaternion.ts'
import { solidOfDie } from '../tray/solids.ts'
import { dot, plus, times, unit, type Vector } from '../tray/vector.ts'
import { type Plate, platesOf } from './dicemesh.ts'
import { type DicePainter, type Glow, LIGHT, type ShownDie } from './diceshow.ts'
import { type Eye, seen } from './trayplan.ts'

type Pen = CanvasRenderingContext2D
type Spot = readonly [number, number]

const plates = new Map<Die, readonly Plate[]>()

/** Draws dice by canvas 2D, projected face by face: where there is no WebGL 2. */
export function makeFlatPainter(canvas: HTMLCanvasElement): DicePainter | undefined {
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  return {
    kind: 'canvas',
    slow: false,
    paint(eye, dice, glows) {
      pen.setTransform(1, 0, 0, 1, 0, 0)
      pen.clearRect(0, 0, eye.plan.width, eye.plan.height)
      for (const d of dice) paintShadow(pen, eye, d)
      for (const glow of glows) if (glow.z === 0) paintGlow(pen, eye, glow)
      for (const d of [...dice].sort((a, b) => a.z - b.z)) paintBody(pen, eye, d)
      for (const glow of glows) if (glow.z > 0) paintGlow(pen, eye, glow)
    },
    end() {
      canvas.width = canvas.height = 0
    },
  }
}

/** A vector of the die's own space, as the die is turned. */
const turned = (rows: readonly [Vector, Vector, Vector], v: Vector): Vector => [
  dot(rows[0], v),
  dot(rows[1], v),
  dot(rows[2], v),
]

function paintShadow(pen: Pen, eye: Eye, d: ShownDie): void {
  const rows = rowsOf(d.turn)
  const corners = solidOfDie(d.die).vertices.map((v) => turned(rows, times(v, 0.9 * d.size)))
  pen.fillStyle = 'rgba(2, 10, 6, 0.16)'
  for (const far of [0.25, 0.5, 0.75, 1]) {
    trace(
      pen,
      hull(
        corners.map(([x, y, z]) => {
          const fall = (-far * Math.max(0, z + d.z)) / LIGHT[2]
          const [sx, sy] = seen(eye, d.x + x + LIGHT[0] * fall, d.y + y + LIGHT[1] * fall, 0)
          return [sx, sy]
        }),
      ),
    )
    pen.fill()
  }
}

function paintBody(pen: Pen, eye: Eye, d: ShownDie): void {
  const solid = solidOfDie(d.die)
  const rows = rowsOf(d.turn)
  const place: Vector = [d.x, d.y, d.z]
  const { edge, inradius } = solid.row
  const at = (v: Vector): Spot => {
    const [x, y, z] = plus(place, turned(rows, v), d.size)
    const [sx, sy] = seen(eye, x, y, z)
    return [sx, sy]
  }
  const near = seen(eye, d.x, d.y, d.z)[2] * eye.scale * d.size
  const view = unit([(eye.x - d.x) / eye.high, (eye.y - d.y) / eye.high, 1])

  // The solid is a smaller one with a ball rolled around it: so is its outline.
  const inner = (inradius - edge) / inradius
  trace(pen, hull(solid.vertices.map((v) => at(times(v, inner)))))
  pen.fillStyle = pen.strokeStyle = shade(unit([LIGHT[0] * 0.4, LIGHT[1] * 0.4, 0.62]), d)
  pen.lineWidth = 2 * edge * near
  pen.lineJoin = 'round'
  pen.stroke()
  pen.fill()

  for (const plate of platesOfDie(d.die)) {
    const normal = turned(rows, plate.normal)
    if (dot(normal, view) <= 0.02) continue
    const corners = plate.corners.map(at)
    // Towards the light each plate is a little brighter, as if it were not quite flat.
    const [cx, cy] = at(plate.middle)
    const reach = plate.radius * near
    const light = pen.createLinearGradient(cx - reach, cy - reach, cx + reach, cy + reach)
    light.addColorStop(0, shade(normal, d, 1.05))
    light.addColorStop(1, shade(normal, d, 0.94))
    trace(pen, corners)
    pen.fillStyle = light
    // The stroke rounds the plate's own corners and softens its border.
    pen.strokeStyle = light
    pen.lineWidth = edge * near * 0.7
    pen.stroke()
    pen.fill()
    const ink = 1 - d.still * (normal[2] > 0.95 ? 0 : 0.75)
    paintPips(pen, plate, at, ink, d)
  }
}

function paintPips(
  pen: Pen,
  plate: Plate,
  at: (v: Vector) => Spot,
  ink: number,
  d: ShownDie,
): void {
  const pips = PIPS[plate.label]
  if (!pips) return
  const r = plate.radius
  // The face is flat and small: one affine map will do for all its pips.
  const [ox, oy] = at(plate.middle)
  const [ax, ay] = at(plus(plate.middle, plate.right, r))
  const [bx, by] = at(plus(plate.middle, plate.up, r))
  pen.setTransform(ax - ox, ay - oy, bx - ox, by - oy, ox, oy)
  pen.globalAlpha = ink
  pen.fillStyle = d.gold > 0.5 ? '#5a2c08' : d.dim > 0.5 ? '#5c5d58' : '#20140f'
  pen.beginPath()
  for (const [x, y] of pips.at) {
    pen.moveTo(x + pips.radius, y)
    pen.arc(x, y, pips.radius, 0, 2 * Math.PI)
  }
  pen.fill()
  pen.globalAlpha = 1
  pen.setTransform(1, 0, 0, 1, 0, 0)
}

function paintGlow(pen: Pen, eye: Eye, g: Glow): void {
  const [x, y, near] = seen(eye, g.x, g.y, g.z)
  const r = g.radius * near * eye.scale
  const light = pen.createRadialGradient(x, y, 0, x, y, r)
  const color = (alpha: number) => `rgba(255, 200, 90, ${alpha * Math.min(1, g.strength)})`
  light.addColorStop(0, color(g.ring ? 0 : 0.8))
  light.addColorStop(0.6, color(g.ring ? 0.1 : 0.2))
  light.addColorStop(0.8, color(g.ring ? 0.6 : 0.06))
  light.addColorStop(1, color(0))
  pen.fillStyle = light
  pen.fillRect(x - r, y - r, 2 * r, 2 * r)
}

/** The colour of a plate that looks along `normal`. */
function shade(normal: Vector, d: ShownDie, more = 1): string {
  const lit = Math.max(0, dot(normal, LIGHT) * 0.66 + 0.34)
  const sky = 0.24 + 0.16 * (normal[2] * 0.5 + 0.5)
  const bright = Math.min(1.02, sky + 0.66 * lit) * more
  const mix = (ivory: number, gold: number) => {
    const color = (ivory + (gold - ivory) * d.gold) * bright
    return Math.round(color * (1 - 0.38 * d.dim))
  }
  return `rgb(${mix(250, 262)}, ${mix(238, 200)}, ${mix(212, 84)})`
}

function platesOfDie(die: Die): readonly Plate[] {
  const known = plates.get(die) ?? platesOf(solidOfDie(die))
  plates.set(die, known)
  return known
}

function trace(pen: Pen, spots: readonly Spot[]): void {
  pen.beginPath()
  for (const [x, y] of spots) pen.lineTo(x, y)
  pen.closePath()
}

/** The convex hull of points in the plane, walked around once. */
function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((p, q) => p[0] - q[0] || p[1] - q[1])
  const half = (order: readonly Spot[]) => {
    const chain: Spot[] = []
    for (const s of order) {
      for (;;) {
        const [b, a] = [chain.at(-1), chain.at(-2)]
        if (!a || !b || (b[0] - a[0]) * (s[1] - a[1]) - (b[1] - a[1]) * (s[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(s)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
