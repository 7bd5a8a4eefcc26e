import type { Die } from '../rules/dice.ts'
import { type Pen, turnOf } from './pen.ts'
import { PIPS } from './pips.ts'

/** How a die at rest is to look. */
export interface DieLook {
  /** A soft shadow where it touches the paper; default true. */
  readonly shadow?: boolean
  /** Faded: it waits, or does not count. */
  readonly faint?: boolean
}

/** Everything as parts of the die's width. */
const EDGE = 0.17
const RIM = 0.085
const SHADE_LAYERS = 9
const INK = '#20140f'

/**
 * Paints a die at rest as seen from above: ivory, rounded, lit from the upper left however it is turned, pips
 * slightly sunk in. The pen's origin is the die's centre; `size` is its width in the pen's units.
 */
export function paintDie(
  pen: Pen,
  _die: Die,
  face: number,
  size: number,
  look: DieLook = {},
): void {
  pen.save()
  // In a drawing of width 1, so that every number below is a part of the die.
  pen.scale(size, size)
  // The light stays where it is while the die turns: gradients are laid along it.
  const turn = turnOf(pen)
  const light = (x: number, y: number): [number, number] => [
    x * Math.cos(turn) + y * Math.sin(turn),
    y * Math.cos(turn) - x * Math.sin(turn),
  ]
  if (look.faint) pen.globalAlpha *= 0.55
  if (look.shadow !== false) paintShadow(pen, light)

  // The body: what shows of the rounded edges.
  pen.fillStyle = along(pen, light, 0.62, ['#fff9ea', '#e6d8b8', '#a98f68'])
  square(pen, 0.5, EDGE)
  pen.fill()
  pen.strokeStyle = 'rgba(70, 48, 26, 0.5)'
  pen.lineWidth = 0.018
  pen.stroke()

  // The upper face, a little lighter, with a gleam on the edge towards the light.
  pen.fillStyle = along(pen, light, 0.5, ['#fffaec', '#f7edd6', '#ecdfc2'])
  square(pen, 0.5 - RIM, EDGE - RIM * 0.5)
  pen.fill()
  pen.strokeStyle = along(pen, light, 0.45, [
    'rgba(255,255,255,0.95)',
    'rgba(255,255,255,0)',
    'rgba(120,92,56,0.28)',
  ])
  pen.lineWidth = 0.022
  pen.stroke()

  const pips = PIPS[face]
  for (const [x, y] of pips?.at ?? []) paintPip(pen, light, x / 2, -y / 2, (pips?.radius ?? 0) / 2)
  pen.restore()
}

type Light = (x: number, y: number) => [number, number]

function paintShadow(pen: Pen, light: Light): void {
  const alpha = pen.globalAlpha
  // Layer upon layer, each nearer to the die: darkest where it touches.
  for (let layer = 0; layer < SHADE_LAYERS; layer++) {
    const out = 1 - layer / SHADE_LAYERS
    const [far, grow] = [0.015 + 0.09 * out, 0.06 * out * out]
    const [x, y] = light(far * 0.55, far)
    pen.save()
    pen.translate(x, y)
    pen.globalAlpha = alpha * 0.085
    pen.fillStyle = '#1e1006'
    square(pen, 0.5 + grow, EDGE + grow)
    pen.fill()
    pen.restore()
  }
}

function paintPip(pen: Pen, light: Light, x: number, y: number, r: number): void {
  const [lx, ly] = light(-0.6, -0.8)
  // The far lip of the hollow catches the light.
  pen.beginPath()
  pen.arc(x - lx * r * 0.16, y - ly * r * 0.16, r * 1.06, 0, 2 * Math.PI)
  pen.fillStyle = 'rgba(255, 252, 240, 0.85)'
  pen.fill()
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
  const hollow = pen.createLinearGradient(x + lx * r, y + ly * r, x - lx * r, y - ly * r)
  hollow.addColorStop(0, '#0d0705')
  hollow.addColorStop(0.6, INK)
  hollow.addColorStop(1, '#4a3629')
  pen.fillStyle = hollow
  pen.fill()
}

/** A gradient along the light, from the lit side over the middle to the dark one. */
function along(
  pen: Pen,
  light: Light,
  reach: number,
  [lit, middle, dark]: readonly [string, string, string],
): CanvasGradient {
  const [x, y] = light(-reach * 0.6, -reach * 0.8)
  const gradient = pen.createLinearGradient(x, y, -x, -y)
  gradient.addColorStop(0, lit)
  gradient.addColorStop(0.5, middle)
  gradient.addColorStop(1, dark)
  return gradient
}

function square(pen: Pen, half: number, corner: number): void {
  pen.beginPath()
  pen.roundRect(-half, -half, half * 2, half * 2, corner)
}
