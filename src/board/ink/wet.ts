import { NIB } from '../../paint/pen/inkpath.ts'
import { boxRound, type Rect } from '../../paint/pen/rect.ts'
import '../../paint/things/drawing.ts'
import { outlineOf } from '../../paint/things/ink.ts'
import { markerColor } from '../../paint/things/marker.ts'
import type { Spot } from '../../rules/ink/ink.ts'
import type { View } from '../view/view.ts'

/**
 * A stroke that is being written, or has been written and is not baked into the table yet. Spots are mm on the paper.
 */
export interface Wet {
  spots: readonly Spot[]
  /** Where it is thought to go next. */
  ahead: readonly Spot[]
  readonly color: number | undefined
  /** The marker is still on the paper. */
  open: boolean
}

/** How dense wet ink is: as it will be on the paper. */
const DENSE = 0.93

/**
 * Ink that is still wet, on a canvas of its own over the table: a stroke is seen in the very frame in which it is
 * written, and nothing else is drawn for it.
 */
export function makeWet(view: View, board: () => HTMLElement | null) {
  const strokes = new Set<Wet>()
  let canvas: HTMLCanvasElement | undefined
  let pen: CanvasRenderingContext2D | undefined
  let asked = 0
  /** What was drawn on it last, px of the canvas. */
  let drawn: Rect | undefined

  const open = () => {
    const { width, height } = view.size()
    const ratio = view.ratio()
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (!canvas) {
      canvas = document.createElement('canvas')
      canvas.className = 'wet'
      pen = canvas.getContext('2d') ?? undefined
      board()?.append(canvas)
    }
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w
      canvas.height = h
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
      drawn = undefined
    }
  }

  const close = () => {
    canvas?.remove()
    canvas = pen = drawn = undefined
  }

  const draw = () => {
    cancelAnimationFrame(asked)
    asked = 0
    if (strokes.size === 0) return close()
    open()
    if (!pen || !canvas) return
    const ratio = view.ratio()
    const { left, top, zoom } = view.camera()
    const k = zoom * ratio
    pen.setTransform(1, 0, 0, 1, 0, 0)
    if (drawn)
      pen.clearRect(drawn.minX, drawn.minY, drawn.maxX - drawn.minX, drawn.maxY - drawn.minY)
    // The table itself is moved by whole pixels.
    pen.setTransform(k, 0, 0, k, Math.round(left * ratio), Math.round(top * ratio))
    pen.globalAlpha = DENSE
    const boxes: Rect[] = []
    for (const { spots, ahead, color, open: going } of strokes) {
      const all = [...spots, ...ahead]
      pen.fillStyle = markerColor(color)
      pen.fill(outlineOf(all, going))
      boxes.push(...all.map(({ x, y }) => ({ minX: x, minY: y, maxX: x, maxY: y })))
    }
    const box = boxRound(boxes)
    const reach = NIB * k + 2
    drawn = box && {
      minX: Math.floor((box.minX * zoom + left) * ratio - reach),
      minY: Math.floor((box.minY * zoom + top) * ratio - reach),
      maxX: Math.ceil((box.maxX * zoom + left) * ratio + reach),
      maxY: Math.ceil((box.maxY * zoom + top) * ratio + reach),
    }
  }

  const ask = () => {
    // Pointers are told of before a frame is drawn: what they did is in it.
    if (asked === 0) asked = requestAnimationFrame(draw)
  }

  const step = () => {
    if (strokes.size > 0) ask()
    return false
  }
  view.steps.add(step)

  return {
    add(stroke: Wet) {
      strokes.add(stroke)
      ask()
    },
    ask,
    remove(stroke: Wet) {
      strokes.delete(stroke)
      ask()
    },
  }
}
