import { hash, wobble } from '../../rules/plain/wobble.ts'
import type { Cover } from '../../rules/told/book.ts'
import type { Pen } from '../pen/pen.ts'

/** An A5 page, upright. Millimetres. */
export const COVER = { width: 148, height: 210 }

interface Point {
  readonly x: number
  readonly y: number
}

type Painting = (pen: Pen) => void

const PAINTINGS: Readonly<Record<Cover, Painting>> = { eye: paintEye }

/** Paints the picture of a cover over a whole A5 page, in millimetres: the pen is scaled by who calls. */
export function paintCover(pen: Pen, cover: Cover): void {
  PAINTINGS[cover](pen)
}

// The eye: its corners, and what its lids are drawn towards.
const LEFT: Point = { x: 13, y: 119 }
const RIGHT: Point = { x: 137, y: 109 }
const UPPER: Point = { x: 70, y: 55 }
const LOWER: Point = { x: 80, y: 152 }
const IRIS = { x: 75, y: 107, r: 26.5 }

/** The night opens an eye over the mountains, and a few people stand there and see it. */
function paintEye(pen: Pen): void {
  sky(pen)
  stars(pen)
  glow(pen)
  scales(pen, UPPER, -1, 'upper')
  scales(pen, LOWER, 1, 'lower')
  eye(pen)
  lids(pen)
  for (const ridge of RIDGES) mountains(pen, ridge)
  people(pen)
  shade(pen)
}

function sky(pen: Pen): void {
  const { width, height } = COVER
  const down = pen.createLinearGradient(0, 0, 0, height)
  down.addColorStop(0, '#08050f')
  down.addColorStop(0.3, '#150a26')
  down.addColorStop(0.55, '#2a1244')
  down.addColorStop(0.76, '#5c2452')
  down.addColorStop(0.9, '#a0485a')
  down.addColorStop(1, '#2a1020')
  pen.fillStyle = down
  pen.fillRect(0, 0, width, height)
}

function stars(pen: Pen): void {
  const next = wobble(hash('stars'))
  for (let i = 0; i < 420; i++) {
    const x = next() * COVER.width
    const y = next() ** 1.5 * 92
    const size = 0.07 + next() ** 7 * 0.34
    pen.globalAlpha = (0.22 + next() * 0.6) * (1 - y / 105)
    pen.fillStyle = next() < 0.2 ? '#ffd9b0' : '#e6dcff'
    pen.beginPath()
    pen.arc(x, y, size, 0, Math.PI * 2)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** What burns behind the lids lights the night round them. */
function glow(pen: Pen): void {
  pen.save()
  pen.translate(IRIS.x, IRIS.y + 4)
  pen.scale(1.55, 1)
  const out = pen.createRadialGradient(0, 0, 8, 0, 0, 62)
  out.addColorStop(0, 'rgba(255, 150, 60, 0.5)')
  out.addColorStop(0.4, 'rgba(190, 70, 90, 0.26)')
  out.addColorStop(1, 'rgba(80, 30, 120, 0)')
  pen.fillStyle = out
  pen.fillRect(-80, -80, 160, 160)
  pen.restore()
}

/** A point of a lid, and the way out from the eye there. */
function lidAt(by: Point, t: number): Point & { readonly nx: number; readonly ny: number } {
  const s = 1 - t
  const x = s * s * LEFT.x + 2 * s * t * by.x + t * t * RIGHT.x
  const y = s * s * LEFT.y + 2 * s * t * by.y + t * t * RIGHT.y
  const dx = 2 * s * (by.x - LEFT.x) + 2 * t * (RIGHT.x - by.x)
  const dy = 2 * s * (by.y - LEFT.y) + 2 * t * (RIGHT.y - by.y)
  const length = Math.hypot(dx, dy)
  return { x, y, nx: dy / length, ny: -dx / length }
}

/** Rows of scales round the eye that fade into the night. Far ones first, so that each row covers the next. */
function scales(pen: Pen, by: Point, out: number, name: string): void {
  const next = wobble(hash(name))
  const rows = 9
  for (let row = rows; row >= 0; row--) {
    const away = 2.2 + row * 3.6 + row * row * 0.22
    const count = 30 - row
    for (let i = 0; i <= count; i++) {
      const t = 0.015 + ((i + (row % 2) / 2) / count) * 0.97
      const lid = lidAt(by, t)
      const side = out * -1
      const middle = Math.sin(Math.PI * Math.min(1, Math.max(0, t)))
      const reach = away * (0.5 + 0.5 * middle)
      const size = (2.6 + row * 0.34) * (0.55 + 0.5 * middle) * (0.92 + next() * 0.16)
      const fade = (1 - row / (rows + 1)) ** 1.4 * (0.35 + 0.65 * middle)
      const x = lid.x - lid.nx * side * reach * -1
      const y = lid.y - lid.ny * side * reach * -1
      pen.save()
      pen.translate(x, y)
      pen.rotate(Math.atan2(lid.ny * side, lid.nx * side) + (next() - 0.5) * 0.16)
      scale(pen, size, fade)
      pen.restore()
    }
  }
}

/** One scale, its tip towards +x, lit from where the eye is. */
function scale(pen: Pen, size: number, fade: number): void {
  pen.beginPath()
  pen.moveTo(-size, -size * 0.78)
  pen.quadraticCurveTo(size * 0.5, -size * 0.85, size * 1.15, 0)
  pen.quadraticCurveTo(size * 0.5, size * 0.85, -size, size * 0.78)
  pen.closePath()
  // No scale shows through another.
  pen.fillStyle = `rgba(16, 8, 30, ${Math.min(1, fade * 2.2).toFixed(3)})`
  pen.fill()
  const along = pen.createLinearGradient(-size, 0, size * 1.15, 0)
  along.addColorStop(0, `rgba(196, 92, 78, ${(0.85 * fade).toFixed(3)})`)
  along.addColorStop(0.3, `rgba(92, 36, 88, ${(0.9 * fade).toFixed(3)})`)
  along.addColorStop(1, `rgba(16, 8, 30, ${(0.95 * fade).toFixed(3)})`)
  pen.fillStyle = along
  pen.fill()
  pen.lineWidth = 0.16
  pen.strokeStyle = `rgba(244, 176, 128, ${(0.34 * fade).toFixed(3)})`
  pen.stroke()
}

function almond(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(LEFT.x, LEFT.y)
  pen.quadraticCurveTo(UPPER.x, UPPER.y, RIGHT.x, RIGHT.y)
  pen.quadraticCurveTo(LOWER.x, LOWER.y, LEFT.x, LEFT.y)
  pen.closePath()
}

function eye(pen: Pen): void {
  const { x, y, r } = IRIS
  pen.save()
  almond(pen)
  pen.clip()
  const white = pen.createRadialGradient(x, y, r * 0.8, x, y, 66)
  white.addColorStop(0, '#e0701f')
  white.addColorStop(0.3, '#93301f')
  white.addColorStop(0.65, '#3d1020')
  white.addColorStop(1, '#12050f')
  pen.fillStyle = white
  pen.fillRect(0, 0, COVER.width, COVER.height)
  iris(pen)
  // The upper lid throws its shadow.
  const down = pen.createLinearGradient(0, 80, 0, 104)
  down.addColorStop(0, 'rgba(12, 4, 14, 0.92)')
  down.addColorStop(0.4, 'rgba(12, 4, 14, 0.5)')
  down.addColorStop(1, 'rgba(12, 4, 14, 0)')
  pen.fillStyle = down
  pen.fillRect(0, 60, COVER.width, 60)
  pen.restore()
}

/** Fire round a slit. */
function iris(pen: Pen): void {
  const { x, y, r } = IRIS
  const next = wobble(hash('iris'))
  pen.save()
  pen.translate(x, y)
  const base = pen.createRadialGradient(0, 0, 2, 0, 0, r)
  base.addColorStop(0, '#fff0a8')
  base.addColorStop(0.3, '#ffc23e')
  base.addColorStop(0.62, '#ee7d18')
  base.addColorStop(0.86, '#a5340f')
  base.addColorStop(1, '#35091a')
  pen.fillStyle = base
  pen.beginPath()
  pen.arc(0, 0, r, 0, Math.PI * 2)
  pen.fill()
  pen.lineCap = 'round'
  for (let i = 0; i < 1500; i++) {
    const a = next() * Math.PI * 2
    const from = r * (0.16 + next() * 0.5)
    const to = from + r * (0.1 + next() * 0.4)
    const bend = (next() - 0.5) * 0.12
    const bright = next()
    pen.strokeStyle =
      bright > 0.62
        ? `rgba(255, 238, 160, ${(0.1 + next() * 0.34).toFixed(3)})`
        : bright > 0.34
          ? `rgba(255, 158, 36, ${(0.12 + next() * 0.3).toFixed(3)})`
          : `rgba(110, 26, 12, ${(0.14 + next() * 0.34).toFixed(3)})`
    pen.lineWidth = 0.08 + next() * 0.26
    pen.beginPath()
    pen.moveTo(Math.cos(a) * from, Math.sin(a) * from)
    const end = Math.min(to, r * 0.985)
    pen.lineTo(Math.cos(a + bend) * end, Math.sin(a + bend) * end)
    pen.stroke()
  }
  const rim = pen.createRadialGradient(0, 0, r * 0.8, 0, 0, r * 1.02)
  rim.addColorStop(0, 'rgba(40, 6, 20, 0)')
  rim.addColorStop(0.85, 'rgba(40, 6, 20, 0.72)')
  rim.addColorStop(1, 'rgba(24, 4, 14, 0.95)')
  pen.fillStyle = rim
  pen.beginPath()
  pen.arc(0, 0, r * 1.02, 0, Math.PI * 2)
  pen.fill()
  slit(pen, 6.1, 25.5, '#2a0710')
  slit(pen, 5.2, 24.6, '#050207')
  // What it looks at: the light of a lantern, far below.
  pen.fillStyle = 'rgba(255, 250, 235, 0.9)'
  pen.beginPath()
  pen.ellipse(-9.5, -8, 2.1, 1.4, -0.5, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = 'rgba(255, 250, 235, 0.4)'
  pen.beginPath()
  pen.ellipse(8.4, 11, 1, 0.7, -0.5, 0, Math.PI * 2)
  pen.fill()
  pen.restore()
}

function slit(pen: Pen, wide: number, high: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(0, -high)
  pen.bezierCurveTo(wide, -high * 0.42, wide, high * 0.42, 0, high)
  pen.bezierCurveTo(-wide, high * 0.42, -wide, -high * 0.42, 0, -high)
  pen.fill()
}

/** The rims of the lids: dark without, lit within, and thin where they meet. */
function lids(pen: Pen): void {
  const lit = pen.createLinearGradient(LEFT.x, 0, RIGHT.x, 0)
  lit.addColorStop(0, 'rgba(255, 176, 96, 0)')
  lit.addColorStop(0.3, 'rgba(255, 190, 110, 0.7)')
  lit.addColorStop(0.55, 'rgba(255, 214, 150, 0.95)')
  lit.addColorStop(0.8, 'rgba(255, 176, 96, 0.5)')
  lit.addColorStop(1, 'rgba(255, 176, 96, 0)')
  for (const [by, out] of [
    [UPPER, -1],
    [LOWER, 1],
  ] as const) {
    rim(pen, by, out * 6.4, out * -2.4, '#0a0410')
    rim(pen, by, out * -0.7, out * -1.9, lit)
  }
}

/** What lies between two curves from corner to corner, so far from the lid at their middle. */
function rim(pen: Pen, by: Point, from: number, to: number, paint: string | CanvasGradient): void {
  pen.fillStyle = paint
  pen.beginPath()
  pen.moveTo(LEFT.x - 1, LEFT.y)
  pen.quadraticCurveTo(by.x, by.y + from, RIGHT.x + 1, RIGHT.y)
  pen.quadraticCurveTo(by.x, by.y + to, LEFT.x - 1, LEFT.y)
  pen.fill()
}

interface Ridge {
  readonly name: string
  readonly y: number
  readonly rough: number
  readonly color: string
  readonly mist: string
}

const RIDGES: readonly Ridge[] = [
  { name: 'far', y: 158, rough: 15, color: '#3f1a48', mist: 'rgba(196, 92, 110, 0.4)' },
  { name: 'near', y: 170, rough: 13, color: '#26103a', mist: 'rgba(140, 60, 110, 0.36)' },
  { name: 'wood', y: 182, rough: 8, color: '#150924', mist: 'rgba(80, 36, 90, 0.34)' },
]

/** A ridge from side to side, halved again and again, with mist at its foot. */
function mountains(pen: Pen, { name, y, rough, color, mist }: Ridge): void {
  const next = wobble(hash(name))
  let heights = [next() - 0.5, 0.4 + next() * 0.4, next() - 0.9, 0.2 + next() * 0.5, next() - 0.5]
  for (let reach = 0.5; heights.length < 500; reach *= 0.52) {
    heights = heights.flatMap((h, i) => {
      const after = heights[i + 1]
      return after === undefined ? [h] : [h, (h + after) / 2 + (next() - 0.5) * reach]
    })
  }
  const last = heights.length - 1
  pen.beginPath()
  pen.moveTo(-2, COVER.height + 2)
  heights.forEach((h, i) => {
    pen.lineTo((i / last) * (COVER.width + 4) - 2, y - h * rough)
  })
  pen.lineTo(COVER.width + 2, COVER.height + 2)
  pen.closePath()
  const down = pen.createLinearGradient(0, y - rough, 0, y + 30)
  down.addColorStop(0, color)
  down.addColorStop(0.45, color)
  down.addColorStop(1, mist)
  pen.fillStyle = color
  pen.fill()
  pen.fillStyle = down
  pen.fill()
}

const HILL: Point = { x: 74, y: 191 }

/** Five people on a hill, one with a lantern: who they are is for the players to say. */
function people(pen: Pen): void {
  pen.fillStyle = '#06030b'
  pen.beginPath()
  pen.moveTo(-2, 212)
  pen.lineTo(-2, 204)
  pen.bezierCurveTo(28, 202, 44, 191.5, HILL.x, HILL.y)
  pen.bezierCurveTo(102, 190.5, 120, 199, 150, 199)
  pen.lineTo(150, 212)
  pen.fill()
  const lantern: Point = { x: 71, y: 186.4 }
  const light = pen.createRadialGradient(lantern.x, lantern.y, 0, lantern.x, lantern.y, 13)
  light.addColorStop(0, 'rgba(255, 214, 140, 0.85)')
  light.addColorStop(0.16, 'rgba(255, 190, 110, 0.3)')
  light.addColorStop(1, 'rgba(255, 170, 90, 0)')
  pen.fillStyle = light
  pen.fillRect(50, 170, 42, 30)
  const cast = [
    [61.4, 191.6, 8.2, 0.15],
    [66.2, 191.2, 9.4, -0.1],
    [74.6, 191, 10, 0.1],
    [79.4, 191.1, 6.4, -0.1],
    [84.6, 191.5, 8.8, 0.1],
  ] as const
  for (const [x, y, high, lean] of cast) person(pen, x, y, high, lean)
  pen.fillStyle = '#fff1cf'
  pen.beginPath()
  pen.arc(lantern.x, lantern.y, 0.6, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = '#06030b'
  pen.lineWidth = 0.55
  pen.beginPath()
  pen.moveTo(73.6, 184.6)
  pen.lineTo(lantern.x, lantern.y - 1)
  pen.stroke()
}

/** Somebody in a long coat, from behind. */
function person(pen: Pen, x: number, y: number, high: number, lean: number): void {
  const top = y - high
  const wide = high * 0.16
  pen.fillStyle = '#06030b'
  pen.beginPath()
  pen.ellipse(x + lean, top + high * 0.1, high * 0.078, high * 0.098, 0, 0, Math.PI * 2)
  pen.fill()
  pen.beginPath()
  pen.moveTo(x + lean - high * 0.04, top + high * 0.16)
  pen.quadraticCurveTo(x + lean - wide, top + high * 0.2, x - wide * 1.02, top + high * 0.36)
  pen.lineTo(x - wide * 1.3, top + high * 0.84)
  pen.lineTo(x - wide * 0.62, top + high * 0.86)
  pen.lineTo(x - wide * 0.55, y + 0.6)
  pen.lineTo(x - wide * 0.12, y + 0.6)
  pen.lineTo(x - wide * 0.02, top + high * 0.87)
  pen.lineTo(x + wide * 0.12, y + 0.6)
  pen.lineTo(x + wide * 0.6, y + 0.6)
  pen.lineTo(x + wide * 0.66, top + high * 0.86)
  pen.lineTo(x + wide * 1.25, top + high * 0.84)
  pen.lineTo(x + wide * 1.02, top + high * 0.36)
  pen.quadraticCurveTo(x + lean + wide, top + high * 0.2, x + lean + high * 0.04, top + high * 0.16)
  pen.fill()
}

/** Darker towards the edges, where the words stand above all. */
function shade(pen: Pen): void {
  const round = pen.createRadialGradient(74, 110, 60, 74, 108, 142)
  round.addColorStop(0, 'rgba(5, 2, 10, 0)')
  round.addColorStop(1, 'rgba(5, 2, 10, 0.78)')
  pen.fillStyle = round
  pen.fillRect(0, 0, COVER.width, COVER.height)
}
