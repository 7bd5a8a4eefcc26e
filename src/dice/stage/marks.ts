import { FAMILY } from '../../paint/pen/look.ts'
import { seen, type TrayEye } from '../bed/plan.ts'
import { countPace } from './reckoning.ts'
import type { Marked } from './reel.ts'

/** Radius of a mark in parts of a die's width, and the least it may be in CSS pixels. */
const SIZE = 0.31
const LEAST = 6.5
const POP = 200

/**
 * Marks each die where it lies, one after another: a Hit gets a tick in a green disc, a Miss a small grey dash. Told
 * apart by shape, not by colour alone; and never by a number, which would be taken for a face. Dice that are thrown for
 * different things are named, and miss nothing. `time` is milliseconds since the counting began.
 */
export function paintMarks(
  canvas: HTMLCanvasElement,
  eye: TrayEye,
  marked: Marked | undefined,
  time: number,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, eye.plan.width, eye.plan.height)
  if (!marked) return
  const pace = countPace(marked.hits)
  let turn = 0
  const spots = marked.dice.map((die) => markSpot(eye, die))
  if (marked.means && time > 0) {
    // Where only what hit is marked, no name is in the way of that.
    const ticks = spots.filter((_, i) => (marked.hits[i] ?? 0) > 0)
    paintNames(pen, eye, marked.dice, marked.means, ticks)
  }
  marked.dice.forEach((_, i) => {
    const hit = marked.hits[i] ?? 0
    if (hit > 0) turn++
    const since = time - turn * pace
    const spot = spots[i]
    if (since <= 0 || !spot) return
    pen.setTransform(1, 0, 0, 1, spot.x, spot.y)
    if (hit > 0) paintHit(pen, spot.w * pop(since / POP))
    else if (!marked.means) paintMiss(pen, spot.w * 0.72 * Math.min(1, since / POP))
  })
}

/** Where the mark of a die lies: at its lower right, where its shadow lies, so that the pips stay free. */
function markSpot(eye: TrayEye, die: Marked['dice'][number]): Spot {
  const [sx, sy, near] = seen(eye, die.x + 9.6 * die.size, die.y - 9.6 * die.size, 12)
  const r = Math.max(LEAST * eye.plan.dense, SIZE * 16 * die.size * near * eye.scale)
  // Never on the wall, where it would be lost.
  const [fw, fh] = eye.plan.felt
  const x = Math.min(eye.plan.cx + fw - r * 0.6, sx)
  const y = Math.min(eye.plan.cy + fh - r * 0.6, sy)
  return { x, y, w: r, h: r }
}

/** Of more dice than these the first of each name bears it. */
const NAMED = 8
/** The height of a name in parts of a die's width, and the least it may be in CSS px. */
const LETTERS = 0.5
const LEAST_LETTERS = 11

/** Whereto from a die its name goes, the first where nothing lies; and how many times farther than beside it. */
const WAYS = [
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const
const STEPS = [0, 1, 2, 3] as const

/** Writes on the felt what each die is thrown for: beneath it, or wherever near it nothing lies. */
function paintNames(
  pen: CanvasRenderingContext2D,
  eye: TrayEye,
  dice: Marked['dice'],
  means: readonly string[],
  ticks: readonly Spot[],
): void {
  const { plan } = eye
  const boxes = dice.map(({ x, y, size }) => {
    const [sx, sy, near] = seen(eye, x, y, 8)
    const half = 9 * size * near * eye.scale
    return { x: sx, y: sy, w: half, h: half }
  })
  const die = boxes[0]?.w ?? 0
  const tall = Math.max(LEAST_LETTERS * plan.dense, LETTERS * die)
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.font = `700 ${tall}px ${FAMILY.plain}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const taken = [...boxes, ...ticks]
  means.forEach((name, i) => {
    const box = boxes[i]
    if (!box || !name || (means.length > NAMED && means.indexOf(name) < i)) return
    const w = pen.measureText(name).width / 2 + tall * 0.45
    const h = tall * 0.72
    const [fw, fh] = [plan.felt[0] - w, plan.felt[1] - h]
    // Clear of the die, and beneath it of its mark.
    const gap = 0.12 * box.h
    const spots = STEPS.flatMap((step) =>
      WAYS.map(([right, down]): Spot => {
        const x = box.w + w + gap * (right > 0 ? 3 : 1) + step * 2 * h
        const y = box.h + h + gap * (down > 0 ? 3 : 1) + step * 2 * h
        return {
          // Never on the wall.
          x: Math.min(plan.cx + fw, Math.max(plan.cx - fw, box.x + right * x)),
          y: Math.min(plan.cy + fh, Math.max(plan.cy - fh, box.y + down * y)),
          w,
          h,
        }
      }),
    )
    const spot = spots.find((one) => !taken.some((other) => meet(one, other))) ?? spots[0]!
    taken.push(spot)
    // From farther away a thread leads to it.
    if (!meet({ ...box, w: box.w + 2 * h, h: box.h + 2 * h }, spot)) {
      const [dx, dy] = [spot.x - box.x, spot.y - box.y]
      const edge = Math.min(box.w / Math.abs(dx), box.h / Math.abs(dy))
      pen.beginPath()
      pen.moveTo(box.x + dx * edge, box.y + dy * edge)
      pen.lineTo(spot.x, spot.y)
      pen.strokeStyle = 'rgba(255, 253, 244, 0.5)'
      pen.lineWidth = 0.1 * tall
      pen.stroke()
    }
    pen.beginPath()
    pen.roundRect(spot.x - w, spot.y - h, 2 * w, 2 * h, h)
    pen.fillStyle = 'rgba(6, 18, 12, 0.78)'
    pen.fill()
    pen.fillStyle = '#fffdf4'
    pen.fillText(name, spot.x, spot.y)
  })
}

/** A place on the screen by its middle and half its width and height. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const meet = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h

/** Grows a little over its size and back. */
function pop(t: number): number {
  const s = Math.min(1, t) - 1
  return s * s * (2.7 * s + 1.7) + 1
}

function paintHit(pen: CanvasRenderingContext2D, r: number): void {
  pen.shadowColor = 'rgba(0, 0, 0, 0.45)'
  pen.shadowBlur = r * 0.35
  pen.shadowOffsetY = r * 0.12
  disc(pen, r)
  pen.fillStyle = '#fffdf4'
  pen.fill()
  pen.shadowColor = 'transparent'
  disc(pen, r * 0.86)
  pen.fillStyle = '#1d7a45'
  pen.fill()
  pen.strokeStyle = '#fff'
  pen.lineWidth = r * 0.27
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(-r * 0.42, r * 0.04)
  pen.lineTo(-r * 0.12, r * 0.36)
  pen.lineTo(r * 0.44, -r * 0.34)
  pen.stroke()
}

function paintMiss(pen: CanvasRenderingContext2D, r: number): void {
  disc(pen, r)
  pen.fillStyle = 'rgba(30, 38, 34, 0.82)'
  pen.fill()
  pen.strokeStyle = 'rgba(225, 228, 220, 0.9)'
  pen.lineWidth = r * 0.26
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(-r * 0.42, 0)
  pen.lineTo(r * 0.42, 0)
  pen.stroke()
}

function disc(pen: CanvasRenderingContext2D, r: number): void {
  pen.beginPath()
  pen.arc(0, 0, Math.max(0, r), 0, 2 * Math.PI)
}
