import { wobble } from '../../rules/plain/wobble.ts'
import type { Pen } from '../pen/pen.ts'
import type { Rect } from '../pen/rect.ts'
import { type Fall, shadow, stamp } from '../pen/stamps.ts'
import { paper as made, type Texture } from './papers.ts'

export type Light = 'light' | 'dark'

/** Flat colours shown where nothing is drawn yet. */
export const BARE = { wood: { light: 0x6d422a, dark: 0x33211a } }

/** How wide a plank is, mm; and where two of them meet, the gap and the edge beside it. */
export const PLANK = 236
export const JOINT = { dark: 'rgba(18, 7, 2, 0.6)', light: 'rgba(255, 200, 150, 0.1)' } as const

/** Fills the rectangle with a texture lying on the table at mm 0, 0, taken an octave finer or coarser by zoom. */
export function layTexture(
  pen: Pen,
  texture: Texture,
  rect: Rect,
  scale: number,
  grain: number,
): void {
  const octave = 2 ** Math.round(Math.log2(scale * grain))
  const k = grain / octave
  pen.save()
  const pattern = pen.createPattern(texture, 'repeat')
  if (pattern) {
    pen.fillStyle = pattern
    pen.beginPath()
    pen.scale(k, k)
    pen.fillRect(
      rect.minX / k,
      rect.minY / k,
      (rect.maxX - rect.minX) / k,
      (rect.maxY - rect.minY) / k,
    )
  }
  pen.restore()
}

/** How a plank differs from the next, as a colour that lies over its wood. */
export function shadeOf(plank: number): string {
  const shade = wobble(plank * 7919)()
  return shade > 0.5
    ? `rgba(255, 190, 120, ${(shade - 0.5) * 0.14})`
    : `rgba(20, 6, 0, ${(0.5 - shade) * 0.3})`
}

/** The wooden table top in a rectangle: planks of walnut. */
export function paintTable(pen: Pen, rect: Rect, scale: number, light: Light): void {
  const wood = made(light)
  const first = Math.floor(rect.minY / PLANK)
  const last = Math.floor(rect.maxY / PLANK)
  layTexture(pen, wood, rect, scale, 1)
  for (let i = first; i <= last; i++) {
    const y = i * PLANK
    pen.fillStyle = shadeOf(i)
    pen.fillRect(rect.minX, y, rect.maxX - rect.minX, PLANK)
    pen.fillStyle = JOINT.dark
    pen.fillRect(rect.minX, y, rect.maxX - rect.minX, Math.max(0.9, 0.7 / scale))
    pen.fillStyle = JOINT.light
    pen.fillRect(rect.minX, y + 0.9, rect.maxX - rect.minX, 0.9)
  }
}

/** The rim of the paper, mm: further in there is nothing but paper. */
const RIM = 26

/** The corners that came off the roll last and still roll up: at which end of each side, and how far in, mm. */
const ROLLED = [
  { x: 1, y: 1, size: 62 },
  { x: -1, y: -1, size: 40 },
] as const
type Rolled = (typeof ROLLED)[number]
/** The bend is an arc: of the way from the corner to the middle of the sheet its handle lies so far in. */
const BEND = 0.47

/** The shade that a rolled corner throws on its own sheet. */
const ROLL_FALL: Fall = { far: 1, soft: 5.5, dark: 0.78 }

/** The corner of the sheet itself, and a place so far in from it along both sides, mm. */
const cornerOf = (p: Rect, { x, y }: Rolled, inX = 0, inY = 0) =>
  [(x > 0 ? p.maxX : p.minX) - x * inX, (y > 0 ? p.maxY : p.minY) - y * inY] as const

const bendAt = (p: Rect, x: number, y: number): Rolled | undefined =>
  ROLLED.find((corner) => {
    const [atX, atY] = cornerOf(p, corner)
    return x === atX && y === atY
  })

/** Whether a rectangle has something of a rolled corner, or of the shadow that it throws, in it. */
const atCorner = (paper: Rect, rect: Rect) =>
  ROLLED.some((corner) => {
    const far = corner.size + 2 * ROLL_FALL.soft + ROLL_FALL.far
    const [x, y] = cornerOf(paper, corner, far, far)
    return (
      (corner.x > 0 ? rect.maxX > x : rect.minX < x) &&
      (corner.y > 0 ? rect.maxY > y : rect.minY < y)
    )
  })

/** Paints the table top in a rectangle, and what covers it: `paper` is how far that goes. */
export type PaintGround = (pen: Pen, paper: Rect, rect: Rect, scale: number, light: Light) => void

/** The table top in a rectangle, and the sheet of butcher paper on it: `paper` is its extent. */
export function paintGround(pen: Pen, paper: Rect, rect: Rect, scale: number, light: Light): void {
  const inside =
    rect.minX > paper.minX + RIM &&
    rect.maxX < paper.maxX - RIM &&
    rect.minY > paper.minY + RIM &&
    rect.maxY < paper.maxY - RIM &&
    !atCorner(paper, rect)
  if (inside) {
    layTexture(pen, kraft(), rect, scale, 1.5)
    dim(pen, rect, light)
    return
  }
  paintTable(pen, rect, scale, light)
  paintPaper(pen, paper, rect, scale, light)
}

/** Butcher paper, made once. */
const kraft = (): Texture => made('kraft')

/** The rim of the sheet, curled, and what of the sheet is inside. */
function paintPaper(pen: Pen, paper: Rect, rect: Rect, scale: number, light: Light): void {
  const reach = 40
  if (rect.maxX < paper.minX - reach || rect.minX > paper.maxX + reach) return
  if (rect.maxY < paper.minY - reach || rect.minY > paper.maxY + reach) return
  const w = paper.maxX - paper.minX
  const h = paper.maxY - paper.minY
  pen.save()
  pen.translate((paper.minX + paper.maxX) / 2, (paper.minY + paper.maxY) / 2)
  shadow(pen, `paper/${w}/${h}`, w, h, { far: 7, soft: 9, dark: 0.6 })
  pen.restore()
  pen.save()
  outline(pen, paper)
  pen.clip()
  layTexture(pen, kraft(), rect, scale, 1.5)
  curl(pen, paper)
  if (atCorner(paper, rect)) for (const corner of ROLLED) roll(pen, paper, corner, scale)
  dim(pen, rect, light)
  pen.restore()
  outline(pen, paper)
  pen.strokeStyle = 'rgba(255, 236, 200, 0.5)'
  pen.lineWidth = Math.max(0.5, 0.6 / scale)
  pen.stroke()
}

/** A corner that has rolled up: its back, which lies over the sheet. */
function roll(pen: Pen, paper: Rect, corner: Rolled, scale: number): void {
  const { x, y, size } = corner
  /** Around the middle of it: so far in from the corner along both sides, in sizes. */
  const at = (inX: number, inY = inX) => [x * size * (0.5 - inX), y * size * (0.5 - inY)] as const
  const back = (path: Pen) => {
    path.moveTo(...at(0, 1))
    path.quadraticCurveTo(...at(0.34, 0.94), ...at(0.8))
    path.quadraticCurveTo(...at(0.94, 0.34), ...at(1, 0))
    path.quadraticCurveTo(...at(BEND), ...at(0, 1))
  }
  pen.save()
  pen.translate(...cornerOf(paper, corner, size / 2, size / 2))
  shadow(pen, `roll/${size}`, size, size, ROLL_FALL, back)
  stamp(pen, `roll/${size}`, size + 2, size + 2, scale, (leaf) => {
    leaf.beginPath()
    back(leaf)
    leaf.save()
    leaf.clip()
    layTexture(leaf, kraft(), { minX: -size, minY: -size, maxX: size, maxY: size }, scale, 1.5)
    // Across the bend, from its middle towards the middle of the sheet: in the shade, then round into the light.
    const round = leaf.createLinearGradient(...at(0.44), ...at(0.8))
    round.addColorStop(0, 'rgba(82, 48, 14, 0.62)')
    round.addColorStop(0.2, 'rgba(140, 92, 38, 0.2)')
    round.addColorStop(0.46, 'rgba(255, 244, 220, 0.6)')
    round.addColorStop(0.72, 'rgba(255, 240, 208, 0.28)')
    round.addColorStop(1, 'rgba(110, 70, 24, 0.2)')
    leaf.fillStyle = round
    leaf.fillRect(-size, -size, 2 * size, 2 * size)
    leaf.restore()
    leaf.beginPath()
    back(leaf)
    leaf.strokeStyle = 'rgba(255, 240, 210, 0.6)'
    leaf.lineWidth = 0.5
    leaf.stroke()
  })
  pen.restore()
}

/** In a dark room the paper has less light on it. */
export function dim(pen: Pen, rect: Rect, light: Light): void {
  if (light === 'light') return
  pen.fillStyle = 'rgba(44, 24, 10, 0.13)'
  pen.fillRect(rect.minX, rect.minY, rect.maxX - rect.minX, rect.maxY - rect.minY)
}

/** Edges a hand has cut: long soft waves that meet in the corners, or end where a corner rolls up. */
function outline(pen: Pen, p: Rect): void {
  const corners = [
    [p.minX, p.minY],
    [p.maxX, p.minY],
    [p.maxX, p.maxY],
    [p.minX, p.maxY],
  ] as const
  pen.beginPath()
  corners.forEach(([x0, y0], side) => {
    const [x1, y1] = corners[(side + 1) % 4] ?? [x0, y0]
    const [bend, next] = [bendAt(p, x0, y0), bendAt(p, x1, y1)]
    const chance = wobble(side * 31 + 5)
    const length = Math.hypot(x1 - x0, y1 - y0)
    const phase = chance() * 6
    const n = Math.max(8, Math.round(length / 24))
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length]
    const along = (far: number, out = 0) =>
      [x0 + dx * far + dy * out, y0 + dy * far - dx * out] as const
    const [from, to] = [bend?.size ?? 0, length - (next?.size ?? 0)]
    if (side === 0) pen.moveTo(...along(from))
    for (let i = 1; i < n; i++) {
      const far = (i / n) * length
      const rough = (chance() - 0.5) * 0.5
      if (far < from || far > to) continue
      // No wave in the corners themselves.
      const calm = Math.min(1, ((far - from) / length) * 9, ((to - far) / length) * 9)
      const wave = Math.sin(far * 0.013 + phase) * 2.2 + Math.sin(far * 0.031 + phase * 2) * 1.1
      pen.lineTo(...along(far, calm * (wave + rough)))
    }
    pen.lineTo(...along(to))
    if (!next) return
    const [x2, y2] = corners[(side + 2) % 4] ?? [x1, y1]
    const share = next.size / Math.hypot(x2 - x1, y2 - y1)
    const end = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] as const
    pen.quadraticCurveTo(...cornerOf(p, next, next.size * BEND, next.size * BEND), ...end)
  })
  pen.closePath()
}

/** The rim bends up: light catches it, and a soft fold runs along inside. */
function curl(pen: Pen, p: Rect): void {
  const deep = 24
  const side = (x0: number, y0: number, x1: number, y1: number, bright: number) => {
    const g = pen.createLinearGradient(x0, y0, x1, y1)
    g.addColorStop(0, `rgba(255, 240, 205, ${bright})`)
    g.addColorStop(0.28, `rgba(255, 236, 196, ${bright * 0.35})`)
    g.addColorStop(0.55, 'rgba(96, 58, 18, 0.13)')
    g.addColorStop(1, 'rgba(96, 58, 18, 0)')
    pen.fillStyle = g
    pen.fillRect(p.minX - 8, p.minY - 8, p.maxX - p.minX + 16, p.maxY - p.minY + 16)
  }
  side(0, p.minY - 3, 0, p.minY + deep, 0.5)
  side(0, p.maxY + 3, 0, p.maxY - deep, 0.16)
  side(p.minX - 3, 0, p.minX + deep, 0, 0.42)
  side(p.maxX + 3, 0, p.maxX - deep, 0, 0.2)
}
