import {
  type Coat,
  coatOf,
  css,
  GOLD,
  mixed,
  type Pattern,
  patternOf,
  SPENT,
  type Tone,
} from '../../paint/dice/coat.ts'
import { awaitNumbers } from '../../paint/dice/numeral.ts'
import { paintPattern } from '../../paint/dice/pattern.ts'
import { PIPS } from '../../paint/dice/pips.ts'
import { type Die, printOn } from '../../rules/dice/dice.ts'
import { rowsOf } from '../../tray/quaternion.ts'
import { dot, plus, times, unit, type Vector } from '../../tray/vector.ts'
import { seen, type TrayEye } from '../bed/plan.ts'
import { hull, type ScreenPoint, trace } from './hull.ts'
import { type Imprint, imprintOf } from './imprint.ts'
import { mouldOf, type Plate } from './mould.ts'
import { DIMMED, type DicePainter, type Glow, LIGHT, type ShownDie } from './show.ts'
import { forgetStamps, stampOf } from './stamp.ts'

type Pen = CanvasRenderingContext2D
/** Plates of so few pixels are painted in one tone. */
const SMALL = 14
type Turn = readonly [Vector, Vector, Vector]

/**
 * Draws dice by canvas 2D, projected face by face: where there is no WebGL 2. `again` is called when
 * they look otherwise than before.
 */
export function makeFlatPainter(
  canvas: HTMLCanvasElement,
  again: () => void,
): DicePainter | undefined {
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  awaitNumbers(() => {
    forgetStamps()
    again()
  })
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
const turned = (rows: Turn, v: Vector): Vector => [
  dot(rows[0], v),
  dot(rows[1], v),
  dot(rows[2], v),
]

function paintShadow(pen: Pen, eye: TrayEye, d: ShownDie): void {
  const rows = rowsOf(d.turn)
  const corners = mouldOf(d.die).corners.map((v) => turned(rows, times(v, d.size)))
  pen.fillStyle = 'rgba(2, 10, 6, 0.16)'
  for (const far of [0.25, 0.5, 0.75, 1]) {
    const fallen = corners.map(([x, y, z]): ScreenPoint => {
      const fall = (-far * Math.max(0, z + d.z)) / LIGHT[2]
      const [sx, sy] = seen(eye, d.x + x + LIGHT[0] * fall, d.y + y + LIGHT[1] * fall, 0)
      return [sx, sy]
    })
    trace(pen, hull(fallen))
    pen.fill()
  }
}

/** How a die is coloured just now. */
function coatNow(d: ShownDie): Coat {
  const coat = coatOf(d.color)
  const now = (own: Tone, gold: Tone, spent: Tone) =>
    mixed(mixed(own, gold, d.gold), spent, DIMMED * d.dim)
  return {
    body: now(coat.body, GOLD.body, SPENT.body),
    second: now(coat.second, GOLD.second, SPENT.body),
    ink: now(coat.ink, GOLD.ink, SPENT.ink),
  }
}

function paintBody(pen: Pen, eye: TrayEye, d: ShownDie): void {
  const form = mouldOf(d.die)
  const rows = rowsOf(d.turn)
  const place: Vector = [d.x, d.y, d.z]
  const at = (v: Vector): ScreenPoint => {
    const [x, y, z] = plus(place, turned(rows, v), d.size)
    const [sx, sy] = seen(eye, x, y, z)
    return [sx, sy]
  }
  const near = seen(eye, d.x, d.y, d.z)[2] * eye.scale * d.size
  const view = unit([(eye.x - d.x) / eye.high, (eye.y - d.y) / eye.high, 1])
  const coat = coatNow(d)
  const pattern = patternOf(d.color)

  // The die is a smaller one with a ball rolled around it: so is its outline.
  trace(pen, hull(form.corners.map(at)))
  const rim = pattern === 'edges' ? mixed(coat.body, coat.second, 1 - d.gold) : coat.body
  pen.fillStyle = pen.strokeStyle = shade(unit([LIGHT[0] * 0.4, LIGHT[1] * 0.4, 0.62]), rim, d)
  pen.lineWidth = 2 * form.edge * near
  pen.lineJoin = 'round'
  pen.stroke()
  pen.fill()

  const reading = d.still > 0 ? imprintOf(d, eye) : undefined
  const sides = reading ? 1 - d.still * (0.76 + 0.24 * reading.swollen) : 1
  form.plates.forEach((plate, nth) => {
    const normal = turned(rows, plate.normal)
    if (dot(normal, view) <= 0.02) return
    const corners = plate.corners.map(at)
    const body = patterned(pattern, nth, coat)
    // Towards the light each plate is a little brighter, as if it were not quite flat.
    const [cx, cy] = at(plate.middle)
    const reach = plate.radius * near
    const light =
      reach < SMALL
        ? shade(normal, body, d)
        : across(pen, [cx, cy], reach, shade(normal, body, d, 1.05), shade(normal, body, d, 0.94))
    trace(pen, corners)
    // The stroke rounds the plate's own corners and softens its border.
    pen.fillStyle = pen.strokeStyle = light
    pen.lineWidth = form.edge * near * 0.7
    if (pattern !== 'edges') pen.stroke()
    pen.fill()
    if (pattern !== 'plain' && pattern !== 'edges') paintSeat(pen, pattern, plate, at, coat)
    const up = normal[2] > 0.95 && d.still > 0
    if (plate.face > 0 && !up && sides > 0) paintPrint(pen, d, plate, at, coat, sides)
  })
  if (reading) paintReading(pen, eye, d, reading, near, coat)
}

function across(
  pen: Pen,
  [x, y]: ScreenPoint,
  reach: number,
  from: string,
  to: string,
): CanvasGradient {
  const light = pen.createLinearGradient(x - reach, y - reach, x + reach, y + reach)
  light.addColorStop(0, from)
  light.addColorStop(1, to)
  return light
}

/** The tone of a plate: dice of two halves have it by the plate. */
const patterned = (pattern: Pattern, nth: number, coat: Coat): Tone =>
  pattern === 'halves' && nth % 2 === 1 ? coat.second : coat.body

/** The seat's pattern on a plate whose path the pen has just walked. */
function paintSeat(
  pen: Pen,
  pattern: Pattern,
  plate: Plate,
  at: (v: Vector) => ScreenPoint,
  coat: Coat,
): void {
  pen.save()
  pen.clip()
  onPlate(pen, plate, at)
  pen.fillStyle = pen.strokeStyle = css(coat.second)
  paintPattern(pen, pattern)
  pen.restore()
}

/** Turns the pen so that it draws on a plate: its print's circle has radius 1, y upwards. */
function onPlate(pen: Pen, plate: Plate, at: (v: Vector) => ScreenPoint): void {
  // The face is flat and small: one affine map will do.
  const [ox, oy] = at(plate.middle)
  const [ax, ay] = at(plus(plate.middle, plate.right, plate.radius))
  const [bx, by] = at(plus(plate.middle, plate.up, plate.radius))
  pen.setTransform(ax - ox, ay - oy, bx - ox, by - oy, ox, oy)
}

/** What is printed on a plate that does not lie up. */
function paintPrint(
  pen: Pen,
  d: ShownDie,
  plate: Plate,
  at: (v: Vector) => ScreenPoint,
  coat: Coat,
  alpha: number,
): void {
  onPlate(pen, plate, at)
  pen.globalAlpha = alpha
  paintInk(pen, d.die, plate.face, coat)
  pen.globalAlpha = 1
  pen.setTransform(1, 0, 0, 1, 0, 0)
}

/** The upper print, as large as it is to be read. */
function paintReading(
  pen: Pen,
  eye: TrayEye,
  d: ShownDie,
  { face, right, radius, aloft }: Imprint,
  near: number,
  coat: Coat,
): void {
  const up: ScreenPoint = [-right[1], right[0]]
  const [x, y] = [d.x + up[0] * aloft * d.size, d.y + up[1] * aloft * d.size]
  const high = mouldOf(d.die).plates.find((plate) => plate.face === face)
  const [ox, oy] = seen(eye, x, y, d.z + d.size * (high ? dot(high.normal, high.middle) : 0))
  const k = radius * near
  pen.setTransform(right[0] * k, -right[1] * k, up[0] * k, -up[1] * k, ox, oy)
  paintInk(pen, d.die, face, coat)
  pen.setTransform(1, 0, 0, 1, 0, 0)
}

/** A print in a circle of radius 1, y upwards. */
function paintInk(pen: Pen, die: Die, face: number, coat: Coat): void {
  const ink = css(coat.ink)
  if (die !== 'd6') {
    // The stamp's picture hangs downwards from its upper edge.
    pen.scale(1, -1)
    pen.drawImage(stampOf(printOn(die, face), ink), -1, -1, 2, 2)
    return
  }
  pen.fillStyle = ink
  const pips = PIPS[face]
  pen.beginPath()
  for (const [x, y] of pips?.at ?? []) {
    pen.moveTo(x + (pips?.radius ?? 0), y)
    pen.arc(x, y, pips?.radius ?? 0, 0, 2 * Math.PI)
  }
  pen.fill()
}

function paintGlow(pen: Pen, eye: TrayEye, g: Glow): void {
  if (g.shape === 'beams') return
  const [x, y, near] = seen(eye, g.x, g.y, g.z)
  const r = g.radius * near * eye.scale
  const light = pen.createRadialGradient(x, y, 0, x, y, r)
  const color = (alpha: number) => `rgba(255, 200, 90, ${alpha * Math.min(1, g.strength)})`
  const ring = g.shape === 'ring'
  light.addColorStop(0, color(ring ? 0 : 0.8))
  light.addColorStop(0.6, color(ring ? 0.1 : 0.2))
  light.addColorStop(0.86, color(ring ? 0.7 : 0.04))
  light.addColorStop(1, color(0))
  pen.fillStyle = light
  pen.fillRect(x - r, y - r, 2 * r, 2 * r)
}

/** The colour of a plate of a tone that looks along `normal`. */
function shade(normal: Vector, tone: Tone, d: ShownDie, more = 1): string {
  const lit = Math.max(0, dot(normal, LIGHT) * 0.66 + 0.34)
  const sky = 0.24 + 0.16 * (normal[2] * 0.5 + 0.5)
  const bright = Math.min(1.04, sky + 0.66 * lit) * more
  return css(mixed(tone, GOLD.body, 0.5 * d.flare), bright * (1 + 0.5 * d.flare))
}
