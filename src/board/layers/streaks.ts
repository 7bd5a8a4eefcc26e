import { type Container, Sprite, type Texture } from 'pixi.js'
import { makeLeaf } from '../../paint/pen/pen.ts'
import type { Point } from '../../paint/pen/stroke.ts'
import { textureOf } from './textures.ts'

export interface Stroke {
  readonly width: number
  readonly color: number
  readonly alpha: number
}

/**
 * Lines and areas of one colour that change with every frame, each a stretched Sprite: nothing is cut into triangles.
 */
export interface Streaks {
  clear(): void
  /** A line through these points; a closed one ends where it began. */
  line(points: readonly Point[], closed: boolean, stroke: Stroke): void
  /** A filled rectangle. */
  area(x: number, y: number, w: number, h: number, fill: Omit<Stroke, 'width'>): void
}

const SIDE = 4
let white: Texture | undefined

/** White to be stretched and tinted. There is one for all boards, and it lives as long as the page. */
function plain(): Texture {
  if (white) return white
  const { canvas, pen } = makeLeaf(SIDE, SIDE)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, SIDE, SIDE)
  white = textureOf(canvas)
  return white
}

/** Draws into a layer of its own. Sprites once made are used again. */
export function streaksOf(layer: Container): Streaks {
  const sprites: Sprite[] = []
  let used = 0
  const next = ({ color, alpha }: Omit<Stroke, 'width'>): Sprite => {
    let sprite = sprites[used]
    if (!sprite) {
      sprite = new Sprite(plain())
      sprites.push(sprite)
      layer.addChild(sprite)
    }
    used++
    sprite.visible = true
    sprite.tint = color
    sprite.alpha = alpha
    return sprite
  }
  return {
    clear() {
      for (let i = 0; i < used; i++) sprites[i]!.visible = false
      used = 0
    },
    line(points, closed, stroke) {
      const count = closed ? points.length : points.length - 1
      for (let i = 0; i < count; i++) {
        const a = points[i]!
        const b = points[(i + 1) % points.length]!
        const length = Math.hypot(b.x - a.x, b.y - a.y)
        if (length === 0) continue
        // Each piece begins and ends half a width later: corners are filled, and none is painted twice.
        const k = stroke.width / 2 / length
        const sprite = next(stroke)
        sprite.anchor.set(0, 0.5)
        sprite.rotation = Math.atan2(b.y - a.y, b.x - a.x)
        sprite.position.set(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k)
        sprite.scale.set(length / SIDE, stroke.width / SIDE)
      }
    },
    area(x, y, w, h, fill) {
      const sprite = next(fill)
      sprite.anchor.set(0)
      sprite.rotation = 0
      sprite.position.set(x, y)
      sprite.scale.set(w / SIDE, h / SIDE)
    },
  }
}
