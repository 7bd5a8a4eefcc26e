import { wobble } from '../../rules/plain/wobble.ts'
import { makeLeaf, type Pen } from '../pen/pen.ts'

/** Pixels along a side of a texture; it tiles. */
const GRAIN = 512
/** The same of what is too fine and faint to be seen coming again. */
const TOOTH = 256

/** Smooth noise of `across` by `down` cells that repeats, read row by row of a texture's pixels: values in [0, 1). */
interface Noise {
  /** Goes to this height, from 0 to less than 1. */
  row(v: number): void
  /** In this row, at this pixel. */
  at(x: number): number
  /** At this pixel, in any row. */
  apart(x: number, v: number): number
}

function noise(across: number, down: number, seed: number, side = GRAIN): Noise {
  const next = wobble(seed)
  const grid = Float32Array.from({ length: across * down }, () => next())
  // Where a pixel lies between two cells is the same in all rows.
  const [left, right] = [new Uint16Array(side), new Uint16Array(side)]
  const share = new Float64Array(side)
  for (let x = 0; x < side; x++) {
    const at = (x / side) * across
    const i = Math.floor(at)
    left[x] = i
    right[x] = (i + 1) % across
    share[x] = smooth(at - i)
  }
  const line = new Float64Array(across)
  return {
    row(v) {
      const y = v * down
      const j = Math.floor(y)
      const s = smooth(y - j)
      const [high, low] = [j * across, ((j + 1) % down) * across]
      for (let i = 0; i < across; i++)
        line[i] = grid[high + i]! + (grid[low + i]! - grid[high + i]!) * s
    },
    at(x) {
      const a = line[left[x]!]!
      return a + (line[right[x]!]! - a) * share[x]!
    },
    apart(x, v) {
      const y = v * down
      const j = Math.floor(y)
      const [high, low] = [(j % down) * across, ((j + 1) % down) * across]
      const [i, k, s] = [left[x]!, right[x]!, share[x]!]
      const a = grid[high + i]! + (grid[high + k]! - grid[high + i]!) * s
      const b = grid[low + i]! + (grid[low + k]! - grid[low + i]!) * s
      return a + (b - a) * smooth(y - j)
    },
  }
}

const smooth = (t: number) => t * t * (3 - 2 * t)

/**
 * Paints every pixel: a colour, and how much of each of its parts is added where it is lighter.
 * `grains` are led along the rows.
 */
function fill(
  pen: Pen,
  lighter: (x: number, y: number) => number,
  [r, g, b]: readonly [number, number, number],
  [kr, kg, kb]: readonly [number, number, number],
  grains: readonly Noise[],
): void {
  const image = new ImageData(GRAIN, GRAIN)
  const { data } = image
  let at = 0
  for (let y = 0; y < GRAIN; y++) {
    for (const grain of grains) grain.row(y / GRAIN)
    for (let x = 0; x < GRAIN; x++) {
      const d = lighter(x, y)
      data[at++] = r + d * kr
      data[at++] = g + d * kg
      data[at++] = b + d * kb
      data[at++] = 255
    }
  }
  pen.putImageData(image, 0, 0)
}

/** Butcher paper: kraft brown with long fibres and flecks. Tiles without a seam. */
export function makeKraft(): OffscreenCanvas {
  const { canvas, pen } = makeLeaf(GRAIN, GRAIN)
  const cloud = noise(5, 5, 11)
  const streak = noise(10, 170, 12)
  const fine = noise(60, 256, 13)
  const speck = wobble(14)
  fill(
    pen,
    (x) =>
      (cloud.at(x) - 0.5) * 9 +
      (streak.at(x) - 0.5) * 9 +
      (fine.at(x) - 0.5) * 10 +
      (speck() - 0.5) * 7,
    [201, 162, 109],
    [1, 0.95, 0.82],
    [cloud, streak, fine],
  )
  const next = wobble(15)
  for (let i = 0; i < 1300; i++) {
    const light = next() > 0.5
    fibre(
      pen,
      next,
      light
        ? `rgba(247, 224, 178, ${0.12 + next() * 0.26})`
        : `rgba(116, 78, 36, ${0.07 + next() * 0.16})`,
    )
  }
  return canvas
}

/**
 * The tooth of writing paper: specks and short fibres, a little darker or lighter than what they lie
 * on. Tiles without a seam.
 */
export function makeTooth(): OffscreenCanvas {
  const { canvas, pen } = makeLeaf(TOOTH, TOOTH)
  const cloud = noise(20, 20, 31, TOOTH)
  const image = new ImageData(TOOTH, TOOTH)
  const speck = wobble(32)
  const { data } = image
  let at = 0
  for (let y = 0; y < TOOTH; y++) {
    cloud.row(y / TOOTH)
    for (let x = 0; x < TOOTH; x++) {
      const d = (cloud.at(x) - 0.5) * 9 + (speck() - 0.5) * 13
      const tone = d > 0 ? 255 : 60
      data[at++] = tone
      data[at++] = tone
      data[at++] = d > 0 ? 250 : 40
      data[at++] = Math.abs(d) * 1.5
    }
  }
  pen.putImageData(image, 0, 0)
  const next = wobble(33)
  for (let i = 0; i < 105; i++) {
    const light = next() > 0.5
    fibre(
      pen,
      next,
      light ? `rgba(255, 255, 255, ${next() * 0.16})` : `rgba(90, 66, 30, ${next() * 0.07})`,
      TOOTH,
    )
  }
  return canvas
}

/** One fibre, drawn again wherever it crosses the seam. */
function fibre(pen: Pen, next: () => number, color: string, side = GRAIN): void {
  const x = next() * side
  const y = next() * side
  // Most lie along the roll; those across it are short, or one would see them come again with every tile.
  const steep = next() > 0.8
  const a = (next() - 0.5) * (steep ? 3.1 : 0.6)
  const l = (steep ? 3 : 5) + next() * next() * (steep ? 8 : 48)
  const bow = (next() - 0.5) * l * 0.3
  const dx = Math.cos(a) * l
  const dy = Math.sin(a) * l
  pen.strokeStyle = color
  pen.lineWidth = 0.5 + next() * 0.7
  for (const ox of x + dx > side ? [0, -side] : x + dx < 0 ? [0, side] : [0])
    for (const oy of y + dy > side ? [0, -side] : y + dy < 0 ? [0, side] : [0]) {
      pen.beginPath()
      pen.moveTo(x + ox, y + oy)
      pen.quadraticCurveTo(
        x + ox + dx / 2 - dy * 0.1,
        y + oy + dy / 2 + bow,
        x + ox + dx,
        y + oy + dy,
      )
      pen.stroke()
    }
}

/** Walnut: grain running along x, in the dark or the light room. Tiles without a seam. */
export function makeWood(light: 'light' | 'dark'): OffscreenCanvas {
  const { canvas, pen } = makeLeaf(GRAIN, GRAIN)
  const warp = noise(3, 6, 21)
  const band = noise(2, 26, 22)
  const grain = noise(7, 150, 23)
  const pore = noise(16, 256, 24)
  const k = light === 'light' ? 1 : 0.42
  const cool = light === 'light' ? 0 : 5
  fill(
    pen,
    (x, y) => {
      const v = (y / GRAIN + (warp.at(x) - 0.5) * 0.05 + 1) % 1
      const p = pore.at(x)
      return (
        (band.apart(x, v) - 0.5) * 34 +
        (grain.apart(x, v) - 0.5) * 26 -
        (p > 0.72 ? (p - 0.72) * 60 : 0)
      )
    },
    [116 * k + cool * 0.4, 71 * k + cool * 0.4, 45 * k + cool],
    [k, 0.72 * k, 0.5 * k],
    [warp, pore],
  )
  return canvas
}
