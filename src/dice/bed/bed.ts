import type { Light } from '../../paint/ground/ground.ts'
import { COLORS } from '../../paint/pen/look.ts'
import { layerIn, sized, watchPlan } from './layers.ts'
import type { Plan } from './plan.ts'

type Pen = CanvasRenderingContext2D

/** Lays wood and felt into a box, below everything else, as they look in this room. Returns the way out. */
export function layBed(box: HTMLElement, light: Light): () => void {
  const layer = layerIn(box, 0)
  const unwatch = watchPlan(box, (next) => {
    sized(layer, next)
    paintBed(layer, next, light === 'dark')
  })
  return () => {
    unwatch()
    layer.remove()
  }
}

/** Paints what never moves: rim, walls and felt. Once for each size; the dice have a canvas of their own above. */
function paintBed(canvas: HTMLCanvasElement, plan: Plan, dark: boolean): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, plan.width, plan.height)
  pen.translate(plan.cx, plan.cy)
  paintRim(pen, plan)
  paintFelt(pen, plan)
  paintWalls(pen, plan)
  paintEdges(pen, plan)
  // In the light of a game's own room it keeps how bright it is, so that dice stand out from it as they do.
  pen.save()
  round(pen, plan.outer, 7 * plan.mm)
  pen.clip()
  pen.globalCompositeOperation = 'color'
  pen.fillStyle = COLORS.tray
  pen.fillRect(-plan.cx, -plan.cy, plan.width, plan.height)
  pen.restore()
  if (dark) {
    // The room is dim: the tray too, the dice stay bright.
    pen.globalCompositeOperation = 'source-atop'
    pen.fillStyle = 'rgba(10, 8, 20, 0.3)'
    pen.fillRect(-plan.cx, -plan.cy, plan.width, plan.height)
    pen.globalCompositeOperation = 'source-over'
  }
}

const round = (pen: Pen, [w, h]: readonly [number, number], corner: number) => {
  pen.beginPath()
  pen.roundRect(-w, -h, 2 * w, 2 * h, corner)
}

/** Four boards, mitred at the corners, each with its own grain and its own light. */
function paintRim(pen: Pen, { mm, outer, inner }: Plan): void {
  pen.save()
  pen.shadowColor = 'rgba(20, 10, 4, 0.6)'
  pen.shadowBlur = 3.2 * mm
  pen.shadowOffsetY = 1.1 * mm
  pen.shadowOffsetX = 0.5 * mm
  round(pen, outer, 7 * mm)
  pen.fillStyle = '#4a2c17'
  pen.fill()
  pen.restore()

  pen.save()
  round(pen, outer, 7 * mm)
  pen.clip()
  const [ow, oh] = outer
  const [iw, ih] = [inner[0] - 0.5, inner[1] - 0.5]
  const wood = woodTile()
  for (const [side, corners] of [
    ['top', [-ow, -oh, ow, -oh, iw, -ih, -iw, -ih]],
    ['right', [ow, -oh, ow, oh, iw, ih, iw, -ih]],
    ['bottom', [ow, oh, -ow, oh, -iw, ih, iw, ih]],
    ['left', [-ow, oh, -ow, -oh, -iw, -ih, -iw, ih]],
  ] as const) {
    pen.save()
    trace(pen, corners)
    pen.clip()
    const upright = side === 'left' || side === 'right'
    const pattern = pen.createPattern(wood, 'repeat')
    if (pattern) {
      const grain = new DOMMatrix()
      if (upright) grain.rotateSelf(90)
      // Other wood on each side.
      grain.translateSelf(side.length * 37, side.length * 23)
      grain.scaleSelf(mm / 4.5)
      pattern.setTransform(grain)
      pen.fillStyle = pattern
      pen.fillRect(-ow, -oh, 2 * ow, 2 * oh)
    }
    // A rounded profile: lighter along the crest, darker towards both edges.
    const [a, b] = upright ? [outer[0], inner[0]] : [outer[1], inner[1]]
    const sign = side === 'top' || side === 'left' ? -1 : 1
    const profile = upright
      ? pen.createLinearGradient(sign * a, 0, sign * b, 0)
      : pen.createLinearGradient(0, sign * a, 0, sign * b)
    const lit = { top: 0.2, left: 0.13, right: 0.03, bottom: 0.05 }[side]
    profile.addColorStop(0, `rgba(20, 8, 2, ${0.5 - lit})`)
    profile.addColorStop(0.22, `rgba(255, 214, 160, ${lit})`)
    profile.addColorStop(0.55, `rgba(255, 214, 160, ${lit * 0.4})`)
    profile.addColorStop(1, 'rgba(20, 8, 2, 0.38)')
    pen.fillStyle = profile
    pen.fillRect(-ow, -oh, 2 * ow, 2 * oh)
    pen.restore()
  }
  // The mitres.
  pen.strokeStyle = 'rgba(18, 8, 2, 0.55)'
  pen.lineWidth = Math.max(0.6, 0.3 * mm)
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x * ow, y * oh)
    pen.lineTo(x * iw, y * ih)
    pen.stroke()
  }
  pen.restore()
}

function paintFelt(pen: Pen, { mm, felt }: Plan): void {
  const [w, h] = felt
  pen.save()
  round(pen, [w + 1, h + 1], 2 * mm)
  pen.clip()
  const light = pen.createRadialGradient(-w * 0.25, -h * 0.35, 0, -w * 0.05, -h * 0.05, w * 1.18)
  // So deep that dice of any colour stand out from it.
  light.addColorStop(0, '#164335')
  light.addColorStop(0.45, '#123a2d')
  light.addColorStop(1, '#0a271e')
  pen.fillStyle = light
  pen.fillRect(-w - 1, -h - 1, 2 * w + 2, 2 * h + 2)
  const pattern = pen.createPattern(feltTile(), 'repeat')
  if (pattern) {
    pattern.setTransform(new DOMMatrix().scaleSelf(Math.max(0.7, mm / 3)))
    pen.fillStyle = pattern
    pen.fillRect(-w - 1, -h - 1, 2 * w + 2, 2 * h + 2)
  }
  // The walls keep light away: most on the side the light comes from.
  for (const [x0, y0, x1, y1, dark] of [
    [0, -h, 0, -h + 17 * mm, 0.55],
    [-w, 0, -w + 15 * mm, 0, 0.5],
    [0, h, 0, h - 8 * mm, 0.28],
    [w, 0, w - 8 * mm, 0, 0.28],
  ] as const) {
    const shade = pen.createLinearGradient(x0, y0, x1, y1)
    shade.addColorStop(0, `rgba(2, 12, 8, ${dark})`)
    shade.addColorStop(0.4, `rgba(2, 12, 8, ${dark * 0.36})`)
    shade.addColorStop(1, 'rgba(2, 12, 8, 0)')
    pen.fillStyle = shade
    pen.fillRect(-w - 1, -h - 1, 2 * w + 2, 2 * h + 2)
  }
  pen.restore()
}

/** The inner sides of the walls, as the eye over the middle sees them. */
function paintWalls(pen: Pen, { mm, felt, inner }: Plan): void {
  const [fw, fh] = felt
  const [iw, ih] = inner
  for (const [corners, from, to, light] of [
    [[-iw, -ih, iw, -ih, fw, -fh, -fw, -fh], [0, -ih], [0, -fh], '#2c1a0d'],
    [[-iw, ih, -iw, -ih, -fw, -fh, -fw, fh], [-iw, 0], [-fw, 0], '#341e0f'],
    [[iw, -ih, iw, ih, fw, fh, fw, -fh], [iw, 0], [fw, 0], '#5f3a1f'],
    [[iw, ih, -iw, ih, -fw, fh, fw, fh], [0, ih], [0, fh], '#6d4525'],
  ] as const) {
    trace(pen, corners)
    const wall = pen.createLinearGradient(from[0], from[1], to[0], to[1])
    wall.addColorStop(0, light)
    wall.addColorStop(1, '#140b05')
    pen.fillStyle = wall
    pen.fill()
    pen.strokeStyle = 'rgba(10, 5, 2, 0.5)'
    pen.lineWidth = Math.max(0.5, 0.2 * mm)
    pen.stroke()
  }
}

/** The gleam along the rim's edges. */
function paintEdges(pen: Pen, { mm, inner, outer }: Plan): void {
  const gleam = (w: number, h: number, strong: number) => {
    const light = pen.createLinearGradient(-w, -h, w, h)
    light.addColorStop(0, `rgba(255, 222, 170, ${strong})`)
    light.addColorStop(0.5, `rgba(255, 222, 170, ${strong * 0.25})`)
    light.addColorStop(1, 'rgba(20, 8, 2, 0.35)')
    return light
  }
  pen.lineWidth = Math.max(0.8, 0.5 * mm)
  round(pen, [outer[0] - 0.5 * mm, outer[1] - 0.5 * mm], 6.6 * mm)
  pen.strokeStyle = gleam(outer[0], outer[1], 0.42)
  pen.stroke()
  // The inner edge catches light where it faces it: below and to the right.
  round(pen, [inner[0] + 0.4 * mm, inner[1] + 0.4 * mm], 1.4 * mm)
  pen.strokeStyle = gleam(-inner[0], -inner[1], 0.5)
  pen.stroke()
}

function trace(pen: Pen, corners: readonly number[]): void {
  pen.beginPath()
  for (let i = 0; i < corners.length; i += 2) pen.lineTo(corners[i] ?? 0, corners[i + 1] ?? 0)
  pen.closePath()
}

let wood: HTMLCanvasElement | undefined
let felt: HTMLCanvasElement | undefined

/** A tile of wood with the grain lying along x, made once. */
function woodTile(): HTMLCanvasElement {
  if (wood) return wood
  // Long in x, short in y; rings bend a little around a slow noise.
  const [bends, rings, fibres] = [noise(4, 3), noise(3, 34), noise(24, 110)]
  wood = tile(512, 128, (x, y, data, at) => {
    const bend = bends(x / 512, y / 128) * 1.6
    const ring = rings(x / 512 + bend * 0.01, y / 128 + bend * 0.05)
    const fibre = fibres(x / 512, y / 128)
    const v = 0.5 + (ring - 0.5) * 0.75 + (fibre - 0.5) * 0.35
    data[at] = 58 + 62 * v
    data[at + 1] = 33 + 40 * v
    data[at + 2] = 15 + 23 * v
    data[at + 3] = 255
  })
  return wood
}

/** A tile of felt: black and white specks and short fibres, nearly clear; made once. */
function feltTile(): HTMLCanvasElement {
  if (felt) return felt
  const [specks, coarser] = [noise(256, 256), noise(128, 128)]
  const [upright, lying, naps] = [noise(160, 48), noise(48, 160), noise(40, 40)]
  felt = tile(256, 256, (x, y, data, at) => {
    const u = x / 256
    const v = y / 256
    const speck = specks(u, v) + coarser(u, v) - 1
    const fibre = upright(u, v) + lying(u, v) - 1
    const nap = naps(u, v) - 0.5
    const s = speck * 0.42 + fibre * 0.3 + nap * 0.14
    data[at] = s > 0 ? 214 : 0
    data[at + 1] = s > 0 ? 255 : 14
    data[at + 2] = s > 0 ? 224 : 8
    data[at + 3] = s > 0 ? s * 66 : -s * 110
  })
  return felt
}

/** A picture of which `color` writes each pixel into the data, from `at` on. */
function tile(
  width: number,
  height: number,
  color: (x: number, y: number, data: Uint8ClampedArray, at: number) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  const picture = pen.createImageData(width, height)
  const { data } = picture
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) color(x, y, data, (y * width + x) * 4)
  pen.putImageData(picture, 0, 0)
  return canvas
}

/** Smooth noise that tiles, so many cells across and down: 0 to 1 at a place of the unit square. */
function noise(across: number, down: number): (u: number, v: number) => number {
  const salt = across * 31 + down
  const grid = new Float64Array(across * down)
  for (let i = 0; i < grid.length; i++) grid[i] = speck(i % across, Math.floor(i / across), salt)
  return (u, v) => {
    const x = u * across
    const y = v * down
    const left = Math.floor(x)
    const up = Math.floor(y)
    const fx = smooth(x - left)
    const [i, k] = [mod(left, across), mod(left + 1, across)]
    const [high, low] = [mod(up, down) * across, mod(up + 1, down) * across]
    const top = grid[high + i]! * (1 - fx) + grid[high + k]! * fx
    const foot = grid[low + i]! * (1 - fx) + grid[low + k]! * fx
    const fy = smooth(y - up)
    return top * (1 - fy) + foot * fy
  }
}

const mod = (a: number, n: number) => ((a % n) + n) % n
const smooth = (t: number) => t * t * (3 - 2 * t)

/** A number for a grid point, 0 to 1: the same in every browser. */
function speck(x: number, y: number, salt: number): number {
  let h = Math.imul(x + salt * 7919, 374761393) + Math.imul(y + salt, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295
}
