import { makeLeaf, type Pen } from './pen.ts'
import { wobble } from './wobble.ts'

/** Pixels along a side of a texture; it tiles. */
const GRAIN = 512

/** Smooth noise that repeats after `across` by `down` cells: values in [0, 1) at (u, v) in [0, 1). */
function noise(across: number, down: number, seed: number): (u: number, v: number) => number {
  const next = wobble(seed)
  const grid = Float32Array.from({ length: across * down }, () => next())
  return (u, v) => {
    const x = u * across
    const y = v * down
    const i = Math.floor(x)
    const j = Math.floor(y)
    const fx = x - i
    const fy = y - j
    const sx = fx * fx * (3 - 2 * fx)
    const sy = fy * fy * (3 - 2 * fy)
    const i0 = i % across
    const i1 = (i + 1) % across
    const j0 = (j % down) * across
    const j1 = ((j + 1) % down) * across
    const a = grid[j0 + i0]! + (grid[j0 + i1]! - grid[j0 + i0]!) * sx
    const b = grid[j1 + i0]! + (grid[j1 + i1]! - grid[j1 + i0]!) * sx
    return a + (b - a) * sy
  }
}

function fill(pen: Pen, shade: (u: number, v: number) => readonly [number, number, number]): void {
  const image = new ImageData(GRAIN, GRAIN)
  const data = image.data
  let at = 0
  for (let y = 0; y < GRAIN; y++)
    for (let x = 0; x < GRAIN; x++) {
      const [r, g, b] = shade(x / GRAIN, y / GRAIN)
      data[at++] = r
      data[at++] = g
      data[at++] = b
      data[at++] = 255
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
  fill(pen, (u, v) => {
    const d =
      (cloud(u, v) - 0.5) * 9 +
      (streak(u, v) - 0.5) * 9 +
      (fine(u, v) - 0.5) * 10 +
      (speck() - 0.5) * 7
    return [201 + d, 162 + d * 0.95, 109 + d * 0.82]
  })
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

/** The tooth of writing paper: specks and short fibres, a little darker or lighter than what they lie on. Tiles without a seam. */
export function makeTooth(): OffscreenCanvas {
  const { canvas, pen } = makeLeaf(GRAIN, GRAIN)
  const cloud = noise(40, 40, 31)
  const image = new ImageData(GRAIN, GRAIN)
  const speck = wobble(32)
  for (let i = 0; i < GRAIN * GRAIN; i++) {
    const d =
      (cloud((i % GRAIN) / GRAIN, Math.floor(i / GRAIN) / GRAIN) - 0.5) * 9 + (speck() - 0.5) * 13
    const tone = d > 0 ? 255 : 60
    image.data.set([tone, tone, d > 0 ? 250 : 40, Math.abs(d) * 1.5], i * 4)
  }
  pen.putImageData(image, 0, 0)
  const next = wobble(33)
  for (let i = 0; i < 420; i++) {
    const light = next() > 0.5
    fibre(
      pen,
      next,
      light ? `rgba(255, 255, 255, ${next() * 0.16})` : `rgba(90, 66, 30, ${next() * 0.07})`,
    )
  }
  return canvas
}

/** One fibre, drawn again wherever it crosses the seam. */
function fibre(pen: Pen, next: () => number, color: string): void {
  const x = next() * GRAIN
  const y = next() * GRAIN
  // Most lie along the roll; those across it are short, or one would see them come again with every tile.
  const steep = next() > 0.8
  const a = (next() - 0.5) * (steep ? 3.1 : 0.6)
  const l = (steep ? 3 : 5) + next() * next() * (steep ? 8 : 48)
  const bow = (next() - 0.5) * l * 0.3
  const dx = Math.cos(a) * l
  const dy = Math.sin(a) * l
  pen.strokeStyle = color
  pen.lineWidth = 0.5 + next() * 0.7
  for (const ox of x + dx > GRAIN ? [0, -GRAIN] : x + dx < 0 ? [0, GRAIN] : [0])
    for (const oy of y + dy > GRAIN ? [0, -GRAIN] : y + dy < 0 ? [0, GRAIN] : [0]) {
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
export function makeWood(room: 'light' | 'dark'): OffscreenCanvas {
  const { canvas, pen } = makeLeaf(GRAIN, GRAIN)
  const warp = noise(3, 6, 21)
  const band = noise(2, 26, 22)
  const grain = noise(7, 150, 23)
  const pore = noise(16, 256, 24)
  const k = room === 'light' ? 1 : 0.42
  const cool = room === 'light' ? 0 : 5
  fill(pen, (u, v) => {
    const vv = (v + (warp(u, v) - 0.5) * 0.05 + 1) % 1
    const b = band(u, vv)
    const g = grain(u, vv)
    const p = pore(u, v)
    const d = (b - 0.5) * 34 + (g - 0.5) * 26 - (p > 0.72 ? (p - 0.72) * 60 : 0)
    return [(116 + d) * k + cool * 0.4, (71 + d * 0.72) * k + cool * 0.4, (45 + d * 0.5) * k + cool]
  })
  return canvas
}
