import { type Leaf, makeLeaf, type Pen, turnOf } from './pen.ts'

/** All that were made, by name and size. */
export const stamps = new Map<string, Leaf>()
let area = 0
/** Pixels kept in stamps before they are all thrown away and made anew. */
const MOST = 12_000_000

/**
 * A picture made once and stamped from then on: `draw` gets a pen in mm with the origin at the picture's centre.
 * `key` names it; w, h are its size in mm; it is kept at the next power of two above `scale` (px per mm).
 */
export function stamp(
  pen: Pen,
  key: string,
  w: number,
  h: number,
  scale: number,
  draw: (pen: Pen, scale: number) => void,
): void {
  const step = 2 ** Math.ceil(Math.log2(Math.min(8, Math.max(0.125, scale))))
  const name = `${key}@${step}`
  let leaf = stamps.get(name)
  if (!leaf) {
    if (area > MOST) {
      stamps.clear()
      area = 0
    }
    leaf = makeLeaf(w * step, h * step)
    leaf.pen.scale(step, step)
    leaf.pen.translate(w / 2, h / 2)
    draw(leaf.pen, step)
    area += leaf.canvas.width * leaf.canvas.height
    stamps.set(name, leaf)
  }
  // The picture's size was rounded up to whole pixels: it is stamped at exactly the size it was made.
  pen.drawImage(leaf.canvas, -w / 2, -h / 2, leaf.canvas.width / step, leaf.canvas.height / step)
}

/** Where the light comes from: shadows fall this way, as a unit vector on the table. */
const LIGHT = { x: 0.42, y: 0.91 }

/** How a shadow falls: how far, how soft (mm), how dark. */
export interface Fall {
  readonly far: number
  readonly soft: number
  readonly dark: number
  /** Close to where it touches: how soft and how dark there. */
  readonly touch?: { readonly soft: number; readonly dark: number }
}
/** A card lying flat. */
export const FLAT: Fall = { far: 2.2, soft: 2.3, dark: 0.5, touch: { soft: 0.8, dark: 0.34 } }
/** Something held above the table. */
export const HELD: Fall = { far: 9, soft: 5.4, dark: 0.76 }

/** Stamps the soft shadow of a shape of w by h mm, falling away from the light however the item is turned. */
export function shadow(
  pen: Pen,
  key: string,
  w: number,
  h: number,
  fall: Fall,
  shape?: (path: Pen) => void,
): void {
  const margin = fall.soft * 2 + 1
  const turn = turnOf(pen)
  const dx = LIGHT.x * fall.far
  const dy = LIGHT.y * fall.far
  const c = Math.cos(-turn)
  const s = Math.sin(-turn)
  pen.save()
  pen.translate(dx * c - dy * s, dx * s + dy * c)
  const scale = Math.min(fall.touch ? 2 : 1, (fall.touch ? 260 : 200) / Math.max(w, h))
  stamp(pen, `shadow/${key}/${fall.soft}`, w + margin * 2, h + margin * 2, scale, (leaf, step) => {
    // The shape itself stays outside the picture: only its blurred shadow falls into it.
    const away = (w + margin * 2) * 2
    leaf.translate(-away, 0)
    leaf.fillStyle = '#000'
    leaf.shadowOffsetX = away * step
    for (const { soft, dark } of fall.touch ? [fall, fall.touch] : [fall]) {
      leaf.shadowColor = `rgba(30, 16, 6, ${dark})`
      leaf.shadowBlur = soft * 2 * step
      leaf.beginPath()
      if (shape) shape(leaf)
      else leaf.rect(-w / 2, -h / 2, w, h)
      leaf.fill()
    }
  })
  pen.restore()
}
