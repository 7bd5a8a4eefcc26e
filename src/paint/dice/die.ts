import { type Die, printOn } from '../../rules/dice/dice.ts'
import { type Pen, turnOf } from '../pen/pen.ts'
import { type Coat, coatOf, css, GOLD, mixed, type Pattern, patternOf, type Tone } from './coat.ts'
import { paintNumber } from './numeral.ts'
import { paintPattern } from './pattern.ts'
import { PIPS } from './pips.ts'
import { DIE_SHAPES, type DieShape } from './shape.ts'

/** How a die at rest is to look. */
export interface DieLook {
  /** A soft shadow where it touches the paper; default true. */
  readonly shadow?: boolean
  /** Faded: it waits, or does not count. */
  readonly faint?: boolean
  /** The colour of its seat, index into SEAT_COLORS; without one it is ivory. */
  readonly color?: number | undefined
  /** It burst. */
  readonly gold?: boolean
}

/** Everything as parts of the die's width. */
const EDGE = 0.17
const RIM = 0.085
const ROUND = 0.07
const SHADE_LAYERS = 9
/** In fewer pixels than these numbers are larger, and edges left out. */
const SMALL = 30
const LEGIBLE = 1.22

/**
 * Paints a die at rest as seen from above: rounded, lit from the upper left however it is turned, pips and numbers
 * slightly sunk in. The pen's origin is the die's centre; `size` is its width in the pen's units.
 */
export function paintDie(pen: Pen, die: Die, face: number, size: number, look: DieLook = {}): void {
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
  const coat = look.gold ? GOLD : coatOf(look.color)
  const pattern = look.gold ? 'plain' : patternOf(look.color)
  const shape = die === 'd6' ? undefined : DIE_SHAPES[die]
  const { a, b } = pen.getTransform()
  const small = Math.hypot(a, b) < SMALL
  if (look.shadow !== false) paintShadow(pen, light, shape)
  paintBody(pen, light, shape && small ? { ...shape, edges: [] } : shape, coat, pattern)
  if (shape) {
    pen.translate(0, shape.down)
    const radius = shape.radius * (small ? LEGIBLE : 1)
    paintSunk(pen, light, coat, () => paintNumber(pen, printOn(die, face), radius))
  } else {
    const pips = PIPS[face]
    for (const [x, y] of pips?.at ?? [])
      paintPip(pen, light, coat, x / 2, -y / 2, (pips?.radius ?? 0) / 2)
  }
  pen.restore()
}

type Lean = (x: number, y: number) => [number, number]

function paintBody(
  pen: Pen,
  light: Lean,
  shape: DieShape | undefined,
  coat: Coat,
  pattern: Pattern,
): void {
  const tones = (a: number, b: number, c: number): [string, string, string] => [
    css(glazed(coat.body, a)),
    css(glazed(coat.body, b)),
    css(glazed(coat.body, c)),
  ]
  // The body: what shows of the rounded edges.
  pen.fillStyle =
    pattern === 'edges' ? css(coat.second, 0.96) : along(pen, light, 0.62, tones(0.5, -0.1, -0.32))
  outline(pen, shape, 0)
  pen.fill()
  pen.strokeStyle = css(mixed(coat.body, [0.1, 0.06, 0.03], 0.6))
  pen.lineWidth = 0.018
  pen.stroke()

  if (shape) {
    paintFacets(pen, light, shape, coat, pattern)
    return
  }
  // The upper face, a little lighter, with a gleam on the edge towards the light.
  pen.fillStyle = along(pen, light, 0.5, tones(0.55, 0.15, -0.03))
  outline(pen, shape, RIM)
  pen.fill()
  paintSeat(pen, coat, pattern)
  pen.strokeStyle = along(pen, light, 0.45, [
    'rgba(255,255,255,0.95)',
    'rgba(255,255,255,0)',
    'rgba(60,40,20,0.28)',
  ])
  pen.lineWidth = 0.022
  outline(pen, shape, RIM)
  pen.stroke()
}

/** The faces around the upper one, a little darker, and the edges between them. */
function paintFacets(pen: Pen, light: Lean, shape: DieShape, coat: Coat, pattern: Pattern): void {
  const inset = pattern === 'edges' ? 0.06 : 0.03
  pen.fillStyle = along(pen, light, 0.55, [
    css(glazed(coat.body, 0.22)),
    css(glazed(coat.body, -0.06)),
    css(glazed(coat.body, -0.2)),
  ])
  outline(pen, shape, inset)
  pen.fill()
  paintSeat(pen, coat, pattern)
  pen.fillStyle = css(glazed(coat.body, 0.3), 1.02)
  pen.globalAlpha *= 0.8
  polygon(pen, shape.face, 0.02)
  pen.fill()
  pen.globalAlpha /= 0.8
  pen.lineCap = pen.lineJoin = 'round'
  pen.lineWidth = pattern === 'edges' ? 0.035 : 0.022
  pen.strokeStyle = pattern === 'edges' ? css(coat.second) : 'rgba(255, 255, 255, 0.45)'
  pen.beginPath()
  for (const [[x, y], [u, v]] of shape.edges) {
    pen.moveTo(x, y)
    pen.lineTo(u * 0.97, v * 0.97)
  }
  pen.stroke()
  polygon(pen, shape.face, 0.02)
  pen.stroke()
}

/** The seat's own pattern on what was just painted. */
function paintSeat(pen: Pen, coat: Coat, pattern: Pattern): void {
  if (pattern === 'plain' || pattern === 'edges') return
  pen.save()
  pen.clip()
  pen.fillStyle = pen.strokeStyle = css(coat.second)
  if (pattern === 'halves') {
    pen.beginPath()
    pen.moveTo(-1, 0.7)
    pen.lineTo(1, -0.7)
    pen.lineTo(1, 1)
    pen.lineTo(-1, 1)
    pen.fill()
  } else {
    pen.scale(0.36, 0.36)
    paintPattern(pen, pattern)
  }
  pen.restore()
}

function paintShadow(pen: Pen, light: Lean, shape: DieShape | undefined): void {
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
    outline(pen, shape, -grow)
    pen.fill()
    pen.restore()
  }
}

/** Paints something in the coat's ink, with the far lip of its hollow catching the light. */
function paintSunk(pen: Pen, light: Lean, coat: Coat, paint: () => void): void {
  const [x, y] = light(0.012, 0.018)
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = css(glazed(coat.body, 0.85))
  paint()
  pen.restore()
  pen.fillStyle = css(coat.ink)
  paint()
}

function paintPip(pen: Pen, light: Lean, coat: Coat, x: number, y: number, r: number): void {
  const [lx, ly] = light(-0.6, -0.8)
  // The far lip of the hollow catches the light.
  pen.beginPath()
  pen.arc(x - lx * r * 0.16, y - ly * r * 0.16, r * 1.06, 0, 2 * Math.PI)
  pen.fillStyle = css(glazed(coat.body, 0.85))
  pen.fill()
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
  const hollow = pen.createLinearGradient(x + lx * r, y + ly * r, x - lx * r, y - ly * r)
  hollow.addColorStop(0, css(coat.ink, 0.62))
  hollow.addColorStop(0.6, css(coat.ink))
  hollow.addColorStop(1, css(mixed(coat.ink, coat.body, 0.16)))
  pen.fillStyle = hollow
  pen.fill()
}

/** A tone in more light, up to 1, or in less, down to -1. */
const glazed = (tone: Tone, light: number): Tone =>
  light >= 0 ? mixed(tone, [1, 0.985, 0.94], light * 0.62) : mixed(tone, [0.2, 0.12, 0.04], -light)

/** A gradient along the light, from the lit side over the middle to the dark one. */
function along(
  pen: Pen,
  light: Lean,
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

/** The die's outline, drawn in by so much: a rounded square where it has no shape of its own. */
function outline(pen: Pen, shape: DieShape | undefined, inset: number): void {
  if (shape) {
    const k = 1 - 2 * inset
    polygon(
      pen,
      shape.outline.map(([x, y]) => [x * k, y * k] as const),
      ROUND,
    )
    return
  }
  const half = 0.5 - inset
  pen.beginPath()
  pen.roundRect(-half, -half, half * 2, half * 2, inset > 0 ? EDGE - inset / 2 : EDGE - inset)
}

function polygon(pen: Pen, points: readonly (readonly [number, number])[], round: number): void {
  pen.beginPath()
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + points.length - 1) % points.length] ?? [x, y]
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    if (i === 0) pen.moveTo((px + x) / 2, (py + y) / 2)
    pen.arcTo(x, y, nx, ny, round)
  })
  pen.closePath()
}
