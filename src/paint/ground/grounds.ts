import type { Ground } from '../../rules/board/setting.ts'
import type { Squared } from '../../rules/look.ts'
import { wobble } from '../../rules/plain/wobble.ts'
import { makeLeaf, type Pen } from '../pen/pen.ts'
import type { Rect } from '../pen/rect.ts'
import { shadow } from '../pen/stamps.ts'
import { dim, layTexture, type PaintGround, paintTable } from './ground.ts'
import { paper } from './papers.ts'

/** What a table may be covered with instead of butcher paper: as one colour each. */
export const COVERS = { whiteboard: '#f7f8f6', squared: '#f6f1e2', linen: '#ddd2bd' }
type Other = keyof typeof COVERS

/** The rim of a whiteboard, mm; and of all of them: further in there is nothing but their surface. */
const FRAME = 11
const RIM = 26
/** How squared paper is printed, where the look of a game says nothing else. */
export const SQUARED: { now: Squared } = {
  now: {
    tone: COVERS.squared,
    ink: '108, 156, 196',
    rules: [{ step: 10, most: 0.5, rise: 0.34 }],
    rim: 'rgba(120, 100, 66, 0.4)',
  },
}
/** Holes along its sides: how far from the edge, how far from one another, half their width; mm. */
const FED = { in: 8, step: 12.7, half: 2.1, torn: 15 }
/** How many threads of linen come until they repeat. */
const THREADS = 160

/** A sheet, a board or a cloth on the table top: its shadow, its surface, its rim. */
function cover(ground: Other): PaintGround {
  return (pen, paper, rect, scale, light) => {
    const { minX, minY, maxX, maxY } = paper
    const inside =
      rect.minX > minX + RIM &&
      rect.maxX < maxX - RIM &&
      rect.minY > minY + RIM &&
      rect.maxY < maxY - RIM
    pen.save()
    if (!inside) {
      paintTable(pen, rect, scale, light)
      const [w, h] = [maxX - minX, maxY - minY]
      pen.save()
      pen.translate((minX + maxX) / 2, (minY + maxY) / 2)
      shadow(pen, `paper/${w}/${h}`, w, h, { far: 6, soft: 7, dark: 0.55 })
      pen.restore()
      edge(pen, paper, ground)
      pen.clip()
    }
    pen.fillStyle = COVERS[ground]
    pen.fillRect(rect.minX, rect.minY, rect.maxX - rect.minX, rect.maxY - rect.minY)
    SURFACE[ground](pen, paper, rect, scale)
    if (!inside) RIMS[ground](pen, paper, scale)
    dim(pen, rect, light)
    pen.restore()
  }
}

/** What paints each of the others. */
export const PAINT_GROUND: Readonly<Record<Exclude<Ground, 'kraft'>, PaintGround>> = {
  whiteboard: cover('whiteboard'),
  squared: cover('squared'),
  linen: cover('linen'),
}

const SURFACE: Readonly<Record<Other, (pen: Pen, paper: Rect, rect: Rect, scale: number) => void>> =
  {
    // A broad sheen from the window, and what a sponge has left.
    whiteboard(pen, { minX, minY, maxX, maxY }, rect) {
      const sheen = pen.createLinearGradient(minX, minY, maxX, maxY)
      const lights = [0, 0.22, 0.34, 0.62, 0.74, 1]
      for (const [i, at] of lights.entries())
        sheen.addColorStop(
          at,
          i % 2 === 0 ? 'rgba(255, 255, 255, 0.75)' : 'rgba(214, 220, 222, 0.3)',
        )
      pen.fillStyle = sheen
      pen.fillRect(rect.minX, rect.minY, rect.maxX - rect.minX, rect.maxY - rect.minY)
      const chance = wobble(71)
      pen.lineCap = 'round'
      for (let i = 0; i < 9; i++) {
        const x = minX + chance() * (maxX - minX)
        const y = minY + chance() * (maxY - minY)
        const far = 90 + chance() * 160
        pen.strokeStyle = `rgba(120, 132, 140, ${0.025 + chance() * 0.025})`
        pen.lineWidth = 38 + chance() * 26
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo(x + far / 2, y - 30 - chance() * 40, x + far, y + chance() * 30)
        pen.stroke()
      }
    },
    squared(pen, _, rect, scale) {
      toothed(pen, rect, scale)
      const { ink, rules } = SQUARED.now
      for (const { step, most, rise, from = 0 } of rules) {
        // From afar the squares are only a tint.
        const strong = Math.min(most, (scale - from) * rise)
        if (strong <= 0) continue
        pen.strokeStyle = `rgba(${ink}, ${strong})`
        pen.lineWidth = Math.max(0.28, 0.7 / scale)
        pen.beginPath()
        for (let x = Math.ceil(rect.minX / step) * step; x <= rect.maxX; x += step) {
          pen.moveTo(x, rect.minY)
          pen.lineTo(x, rect.maxY)
        }
        for (let y = Math.ceil(rect.minY / step) * step; y <= rect.maxY; y += step) {
          pen.moveTo(rect.minX, y)
          pen.lineTo(rect.maxX, y)
        }
        pen.stroke()
      }
    },
    linen(pen, _, rect, scale) {
      made.linen ??= weave()
      layTexture(pen, made.linen, rect, scale, 1)
    },
  }

const RIMS: Readonly<Record<Other, (pen: Pen, paper: Rect, scale: number) => void>> = {
  // A rim of brushed metal, light above and in the shade below, with a dark joint where the board begins.
  whiteboard(pen, { minX, minY, maxX, maxY }) {
    const metal = pen.createLinearGradient(0, minY, 0, maxY)
    metal.addColorStop(0, '#e3e6e8')
    metal.addColorStop(0.5, '#c3c8cc')
    metal.addColorStop(1, '#979da2')
    pen.strokeStyle = metal
    pen.lineWidth = FRAME * 2
    pen.beginPath()
    pen.roundRect(minX, minY, maxX - minX, maxY - minY, 9)
    pen.stroke()
    pen.strokeStyle = 'rgba(40, 46, 52, 0.45)'
    pen.lineWidth = 1.1
    pen.strokeRect(minX + FRAME, minY + FRAME, maxX - minX - 2 * FRAME, maxY - minY - 2 * FRAME)
  },
  squared(pen, paper, scale) {
    if (SQUARED.now.fed) feed(pen, paper, scale)
    edge(pen, paper, 'squared')
    pen.strokeStyle = SQUARED.now.rim
    pen.lineWidth = Math.max(0.6, 0.8 / scale)
    pen.stroke()
  },
  // A hem with its seam.
  linen(pen, { minX, minY, maxX, maxY }, scale) {
    const hem = 15
    pen.strokeStyle = 'rgba(110, 92, 60, 0.16)'
    pen.lineWidth = hem * 2
    edge(pen, { minX, minY, maxX, maxY }, 'linen')
    pen.stroke()
    pen.strokeStyle = 'rgba(104, 84, 52, 0.5)'
    pen.lineWidth = Math.max(0.6, 0.8 / scale)
    pen.setLineDash([4, 2.4])
    pen.strokeRect(minX + hem, minY + hem, maxX - minX - 2 * hem, maxY - minY - 2 * hem)
    pen.setLineDash([])
  },
}

/** A strip along each side with a row of holes, through which the table is seen, and a line to tear it off by. */
function feed(pen: Pen, { minX, minY, maxX, maxY }: Rect, scale: number): void {
  for (const [side, inward] of [
    [minX, 1],
    [maxX, -1],
  ] as const) {
    const x = side + inward * FED.in
    const holes = new Path2D()
    for (let y = minY + FED.step / 2; y < maxY; y += FED.step) {
      holes.moveTo(x + FED.half, y)
      holes.arc(x, y, FED.half, 0, 2 * Math.PI)
    }
    pen.fillStyle = 'rgba(22, 26, 28, 0.66)'
    pen.fill(holes)
    pen.strokeStyle = SQUARED.now.rim
    pen.lineWidth = Math.max(0.3, 0.6 / scale)
    pen.stroke(holes)
    pen.setLineDash([2, 1.4])
    pen.beginPath()
    pen.moveTo(side + inward * FED.torn, minY)
    pen.lineTo(side + inward * FED.torn, maxY)
    pen.stroke()
    pen.setLineDash([])
  }
}

/** Its outline: of a board with round corners, of a sheet straight, of a cloth in soft waves. */
function edge(pen: Pen, { minX, minY, maxX, maxY }: Rect, ground: Other): void {
  pen.beginPath()
  if (ground !== 'linen') {
    pen.roundRect(minX, minY, maxX - minX, maxY - minY, ground === 'whiteboard' ? 9 : 0.8)
    return
  }
  const wave = (far: number) => Math.sin(far * 0.021) * 1.7 + Math.sin(far * 0.053) * 0.8
  const step = 20
  for (let x = minX; x < maxX; x += step) pen.lineTo(x, minY + wave(x))
  for (let y = minY; y < maxY; y += step) pen.lineTo(maxX + wave(y), y)
  for (let x = maxX; x > minX; x -= step) pen.lineTo(x, maxY + wave(x + 40))
  for (let y = maxY; y > minY; y -= step) pen.lineTo(minX + wave(y + 70), y)
  pen.closePath()
}

const made: { linen?: OffscreenCanvas } = {}

function toothed(pen: Pen, rect: Rect, scale: number): void {
  layTexture(pen, paper('tooth'), rect, scale, 1)
}

/** Threads over and under one another, some thicker than others. It tiles. */
function weave(): OffscreenCanvas {
  const thread = 3
  const side = THREADS * thread
  const { canvas, pen } = makeLeaf(side, side)
  const chance = wobble(53)
  const tones = Array.from({ length: THREADS * 2 }, () => (chance() - 0.5) * 0.1)
  const [linen, light, shade, deep] = [COVERS.linen, '#fffaec', '#604e2e', '#564428'].map(dyeOf)
  // By the pixel: a pen takes long over so many colours, and a first picture waits for it.
  const image = new ImageData(side, side)
  const pixels = new DataView(image.data.buffer)
  for (let i = 0; i < THREADS; i++)
    for (let j = 0; j < THREADS; j++) {
      const across = (i + j) % 2 === 0
      const tone = (tones[across ? j : THREADS + i] ?? 0) + (chance() - 0.5) * 0.06
      const over = tone > 0 ? dyed(linen!, light!, tone * 2.4) : dyed(linen!, shade!, -tone * 1.6)
      const [bare, under] = [pixel(over), pixel(dyed(over, deep!, 0.09))]
      for (let y = 0; y < thread; y++)
        for (let x = 0; x < thread; x++)
          pixels.setUint32(
            4 * ((j * thread + y) * side + i * thread + x),
            (across ? y : x) === thread - 1 ? under : bare,
          )
    }
  pen.putImageData(image, 0, 0)
  return canvas
}

/** Red, green and blue of a thread, 0 to 255. */
type Dye = readonly [number, number, number]

function dyeOf(color: string): Dye {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** A part of another dye over one. */
const dyed = ([r, g, b]: Dye, over: Dye, part: number): Dye => [
  r + (over[0] - r) * part,
  g + (over[1] - g) * part,
  b + (over[2] - b) * part,
]

/** A dye as the four bytes of a pixel, red first. */
const pixel = ([r, g, b]: Dye): number =>
  ((Math.round(r) << 24) | (Math.round(g) << 16) | (Math.round(b) << 8) | 255) >>> 0
