import { getStroke } from 'perfect-freehand'
import { type Spot, thinned } from '../../rules/ink/ink.ts'
import type { Item } from '../../rules/plain/item.ts'
import { inkPathOf, NIB } from '../pen/inkpath.ts'
import type { Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { markerColor } from './marker.ts'

/** From so far away, px per mm, a stroke is a plain line. */
const AFAR = 0.8
/** No stroke is seen thinner than this, px. */
const LEAST = 1
/** What a line seen from afar may stray from the stroke, mm. */
const COARSE = 0.7
/** Felt lets a little of what is below shine through. */
const DENSE = 0.93
/** Between the spots of a path the way is drawn by steps so long (mm). */
const STEP = 1.8
/** However long a stroke says that it is, it is drawn by no more of them. */
const MOST_STEPS = 4000

/** What a marker wrote: broad where it was pressed, thinner where it was quick, tapered where it left the paper. */
export function paintInk(pen: Pen, item: Item, look: Look, scale: number): void {
  const { spots } = inkPathOf(item)
  if (spots.length === 0) return
  pen.globalAlpha = DENSE
  const shapes = shapesOf(item)
  if (scale < AFAR) {
    pen.strokeStyle = markerColor(item.props.color)
    pen.lineWidth = Math.max(NIB * 0.9, LEAST / scale)
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    shapes.far ??= wayOf(thinned(spots, COARSE))
    pen.stroke(shapes.far)
  } else {
    pen.fillStyle = markerColor(item.props.color)
    shapes.near ??= outlineOf(spots)
    pen.fill(shapes.near)
    const grain = GRAINS[Number(item.props.color)]
    if (grain && scale / look.ratio > CLOSE) {
      shapes.core ??= wayOf(flowing(spots))
      paintGrain(pen, shapes.core, grain)
    }
  }
  pen.globalAlpha = 1
}

/** From nearer than this, CSS px per mm, markers are told apart by their grain. */
const CLOSE = 1.8
/** What a worn tip leaves out along the middle of a stroke, by seat: lengths of what is paler and what is not, mm. */
const GRAINS: readonly (readonly number[])[] = [
  [],
  [0.01, 2.2],
  [2.6, 2.6],
  [0.01, 5],
  [6, 1.6],
  [3, 1.6, 0.01, 1.6],
  [0.01, 1.4, 0.01, 4.4],
  [1, 1.4],
]
const GRAIN = { width: 0.42, color: 'rgba(255, 250, 240, 0.36)' }

/** Told apart without colour: the first seat's marker is whole, each other has a grain of its own. */
function paintGrain(pen: Pen, core: Path2D, grain: readonly number[]): void {
  if (grain.length === 0) return
  pen.save()
  pen.strokeStyle = GRAIN.color
  pen.lineWidth = GRAIN.width
  pen.lineCap = 'round'
  pen.setLineDash(grain)
  pen.stroke(core)
  pen.restore()
}

/** A stroke is shaped once: items move, their paths stay. */
interface Shapes {
  near?: Path2D
  far?: Path2D
  /** Along its middle. */
  core?: Path2D
}
const shaped = new WeakMap<Item['props'], Shapes>()

function shapesOf({ props }: Item): Shapes {
  const shapes = shaped.get(props) ?? {}
  shaped.set(props, shapes)
  return shapes
}

/** The outline of a stroke; `open` while the marker is still on the paper. In the unit of the spots, mm. */
export function outlineOf(spots: readonly Spot[], open = false): Path2D {
  const outline = new Path2D()
  const [first] = spots
  if (!first) return outline
  const length = spots.reduce((sum, spot, i) => sum + (i > 0 ? far(spots[i - 1]!, spot) : 0), 0)
  if (length < NIB * 0.6) {
    const last = spots.at(-1) ?? first
    const r = (NIB / 2) * (0.75 + 0.5 * first.p)
    outline.ellipse((first.x + last.x) / 2, (first.y + last.y) / 2, r, r, 0, 0, 2 * Math.PI)
    return outline
  }
  const edge = getStroke(
    tapered(flowing(apart(spots)), length, open).map(({ x, y, p }) => [x, y, p]),
    {
      size: NIB,
      thinning: 0.55,
      smoothing: 0.4,
      streamline: 0,
      simulatePressure: false,
      last: true,
    },
  )
  const [begin] = edge
  if (!begin) return outline
  // Round from middle to middle of the edge's points: no corner is seen from near.
  const middle = (i: number): [number, number] => {
    const [a, b] = [edge[i % edge.length]!, edge[(i + 1) % edge.length]!]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  outline.moveTo(...middle(0))
  for (let i = 1; i <= edge.length; i++) {
    const at = edge[i % edge.length]!
    outline.quadraticCurveTo(at[0], at[1], ...middle(i))
  }
  outline.closePath()
  return outline
}

/** Nearer than this to one another, mm, spots tell of a hand that trembles, and would make knots. */
const KNOT = 0.4

/** Without knots; both ends stay. */
function apart(spots: readonly Spot[]): readonly Spot[] {
  const out = spots.slice(0, 1)
  for (const spot of spots.slice(1, -1)) if (far(out.at(-1)!, spot) >= KNOT) out.push(spot)
  const last = spots.at(-1)
  if (last && out.length > 1 && far(out.at(-1)!, last) < KNOT) out.pop()
  return last && spots.length > 1 ? [...out, last] : out
}

/** A plain line along a stroke. */
function wayOf(spots: readonly Spot[]): Path2D {
  const way = new Path2D()
  spots.forEach(({ x, y }, i) => {
    if (i === 0) way.moveTo(x, y)
    else way.lineTo(x, y)
  })
  // A dot is a line too short to be drawn.
  const [only] = spots
  if (spots.length === 1 && only) way.lineTo(only.x + 0.01, only.y)
  return way
}

const far = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The way through these spots without corners (a centripetal Catmull-Rom curve), in even steps. */
function flowing(spots: readonly Spot[]): readonly Spot[] {
  const out: Spot[] = []
  const way = spots.reduce((sum, spot, i) => sum + far(spots[i - 1] ?? spot, spot), 0)
  const stride = Math.max(STEP, way / MOST_STEPS)
  for (let i = 0; i + 1 < spots.length; i++) {
    const [b, c] = [spots[i]!, spots[i + 1]!]
    const [a, d] = [spots[i - 1] ?? before(b, c), spots[i + 2] ?? before(c, b)]
    const steps = Math.max(1, Math.ceil(far(b, c) / stride))
    for (let step = 0; step < steps; step++) out.push(between(a, b, c, d, step / steps))
  }
  const last = spots.at(-1)
  return last ? [...out, last] : out
}

/** How a felt tip comes down and leaves: so much of its pressure, and over how long a way, mm. */
const DOWN = { press: 0.72, way: 1.4 }
const AWAY = { press: 0.42, way: 2.8 }

/** Pressed less where the tip comes down, and lightly where it leaves: the ends stay round, as those of felt. */
function tapered(spots: readonly Spot[], length: number, open: boolean): readonly Spot[] {
  const [down, away] = [Math.min(DOWN.way, length / 4), Math.min(AWAY.way, length / 3)]
  let gone = 0
  return spots.map((spot, i) => {
    gone += i > 0 ? far(spots[i - 1]!, spot) : 0
    const begun = Math.min(1, gone / down)
    const left = open ? 1 : Math.min(1, Math.max(0, length - gone) / away)
    const share = (DOWN.press + (1 - DOWN.press) * begun) * (AWAY.press + (1 - AWAY.press) * left)
    return { ...spot, p: spot.p * share }
  })
}

/** Beyond the end of the way it would have gone straight on. */
const before = (end: Spot, next: Spot): Spot => ({
  x: 2 * end.x - next.x,
  y: 2 * end.y - next.y,
  p: end.p,
})

function between(a: Spot, b: Spot, c: Spot, d: Spot, share: number): Spot {
  const knot = (from: Spot, to: Spot) => Math.max(1e-4, Math.sqrt(far(from, to)))
  const [t1, t2] = [knot(a, b), knot(a, b) + knot(b, c)]
  const t3 = t2 + knot(c, d)
  const t = t1 + (t2 - t1) * share
  const mix = (from: Spot, to: Spot, t0: number, t9: number): Spot => {
    const k = (t - t0) / (t9 - t0)
    return { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k, p: 0 }
  }
  const [ab, bc, cd] = [mix(a, b, 0, t1), mix(b, c, t1, t2), mix(c, d, t2, t3)]
  const at = mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2)
  return { x: at.x, y: at.y, p: b.p + (c.p - b.p) * share }
}
