import type { Pen } from './pen.ts'
import type { Rect } from './rect.ts'
import { shadow } from './stamps.ts'
import { makeKraft, makeWood } from './textures.ts'
import { wobble } from './wobble.ts'

export type Room = 'light' | 'dark'

/** Flat colours shown where nothing is drawn yet. */
export const BARE = { wood: { light: 0x6d422a, dark: 0x33211a }, paper: 0xc9a26d } as const

const PLANK = 236
const textures: { kraft?: OffscreenCanvas; light?: OffscreenCanvas; dark?: OffscreenCanvas } = {}

/** Fills the rectangle with a texture lying on the table at mm 0, 0, taken an octave finer or coarser by zoom. */
function lay(pen: Pen, texture: OffscreenCanvas, rect: Rect, scale: number, grain: number): void {
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

/** The wooden table top in a rectangle: planks of walnut. */
export function paintTable(pen: Pen, rect: Rect, scale: number, room: Room): void {
  textures[room] ??= makeWood(room)
  const wood = textures[room]
  const first = Math.floor(rect.minY / PLANK)
  const last = Math.floor(rect.maxY / PLANK)
  lay(pen, wood, rect, scale, 1)
  for (let i = first; i <= last; i++) {
    const y = i * PLANK
    const shade = wobble(i * 7919)()
    pen.fillStyle =
      shade > 0.5
        ? `rgba(255,190,120,${(shade - 0.5) * 0.14})`
        : `rgba(20,6,0,${(0.5 - shade) * 0.3})`
    pen.fillRect(rect.minX, y, rect.maxX - rect.minX, PLANK)
    pen.fillStyle = 'rgba(18,7,2,0.6)'
    pen.fillRect(rect.minX, y, rect.maxX - rect.minX, Math.max(0.9, 0.7 / scale))
    pen.fillStyle = 'rgba(255,200,150,0.1)'
    pen.fillRect(rect.minX, y + 0.9, rect.maxX - rect.minX, 0.9)
  }
}

/** The rim of the paper, mm: further in there is nothing but paper. */
const RIM = 26

/** The table top in a rectangle, and the sheet of butcher paper on it: `paper` is its extent. */
export function paintGround(pen: Pen, paper: Rect, rect: Rect, scale: number, room: Room): void {
  const inside =
    rect.minX > paper.minX + RIM &&
    rect.maxX < paper.maxX - RIM &&
    rect.minY > paper.minY + RIM &&
    rect.maxY < paper.maxY - RIM
  if (inside) {
    lay(pen, kraft(), rect, scale, 1.5)
    dim(pen, rect, room)
    return
  }
  paintTable(pen, rect, scale, room)
  paintPaper(pen, paper, rect, scale, room)
}

function kraft(): OffscreenCanvas {
  textures.kraft ??= makeKraft()
  return textures.kraft
}

/** The rim of the sheet, curled, and what of the sheet is inside. */
function paintPaper(pen: Pen, paper: Rect, rect: Rect, scale: number, room: Room): void {
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
  lay(pen, kraft(), rect, scale, 1.5)
  curl(pen, paper)
  dim(pen, rect, room)
  pen.restore()
  outline(pen, paper)
  pen.strokeStyle = 'rgba(255, 236, 200, 0.5)'
  pen.lineWidth = Math.max(0.5, 0.6 / scale)
  pen.stroke()
}

/** In a dark room the paper has less light on it. */
function dim(pen: Pen, rect: Rect, room: Room): void {
  if (room === 'light') return
  pen.fillStyle = 'rgba(44, 24, 10, 0.13)'
  pen.fillRect(rect.minX, rect.minY, rect.maxX - rect.minX, rect.maxY - rect.minY)
}

/** Edges a hand has cut: long soft waves that meet in the corners. */
function outline(pen: Pen, p: Rect): void {
  const corners = [
    [p.minX, p.minY, p.maxX, p.minY],
    [p.maxX, p.minY, p.maxX, p.maxY],
    [p.maxX, p.maxY, p.minX, p.maxY],
    [p.minX, p.maxY, p.minX, p.minY],
  ] as const
  pen.beginPath()
  pen.moveTo(p.minX, p.minY)
  corners.forEach(([x0, y0, x1, y1], side) => {
    const next = wobble(side * 31 + 5)
    const length = Math.hypot(x1 - x0, y1 - y0)
    const phase = next() * 6
    const n = Math.max(8, Math.round(length / 24))
    const nx = (y1 - y0) / length
    const ny = -(x1 - x0) / length
    for (let i = 1; i <= n; i++) {
      const t = i / n
      // No wave in the corners themselves.
      const calm = Math.min(1, t * 9, (1 - t) * 9)
      const wave =
        Math.sin(t * length * 0.013 + phase) * 2.2 + Math.sin(t * length * 0.031 + phase * 2) * 1.1
      const o = calm * (wave + (next() - 0.5) * 0.5)
      pen.lineTo(x0 + (x1 - x0) * t + nx * o, y0 + (y1 - y0) * t + ny * o)
    }
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
