import { corners } from '../../paint/pen/rect.ts'
import { curve, loop } from '../../paint/pen/stroke.ts'
import { rimPoint } from '../../paint/things/link.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { hash } from '../../rules/plain/wobble.ts'
import { lineEnd } from '../bake/bake.ts'
import type { Streaks } from '../layers/streaks.ts'
import { toScreen, toTable } from '../map/camera.ts'
import type { Drawing, State, Stretched } from '../view/state.ts'
import type { View } from '../view/view.ts'

type Line = NonNullable<Drawing['line']>
/** The person whose tool it is, where several share the screen. */
type Whose = SeatId | undefined

const MARKER = 0x2f2a26
const FRAME = 0x6b3fb0

/** What tools draw just now: selection frames, ovals, lines that are not there yet; each person one of each. */
export interface Pencil {
  /** Draws it: once a frame. */
  step(): void
  /** Whether a selection frame is being drawn. */
  framing(seat: Whose): boolean
  frame(seat: Whose, next: Stretched | undefined): void
  /** In the colour of the marker that draws it. */
  oval(seat: Whose, next: Stretched | undefined, color?: number): void
  line(seat: Whose, next: Line | undefined): void
  clear(seat: Whose): void
}

/** The pencil of a board in this state. */
export function makePencil(view: View, { drawings }: State): Pencil {
  const draw = () => {
    const pencil = view.layers()?.pencil
    if (!pencil) return
    pencil.clear()
    for (const one of drawings.values()) drawOne(pencil, one)
  }

  const drawOne = (pencil: Streaks, { frame, oval, line }: Drawing) => {
    if (frame) {
      const { x0, y0, x, y } = frame
      const [left, top] = [Math.min(x0, x), Math.min(y0, y)]
      const [w, h] = [Math.abs(x - x0), Math.abs(y - y0)]
      pencil.area(left, top, w, h, { color: FRAME, alpha: 0.14 })
      pencil.line(corners(left, top, w, h), true, { width: 1.5, color: FRAME, alpha: 0.9 })
    }
    const weight = Math.max(1.2, view.camera().zoom * 1.8)
    if (oval) {
      const rx = Math.abs(oval.x - oval.x0) / 2
      const ry = Math.abs(oval.y - oval.y0) / 2
      const points = loop(Math.max(rx, 2), Math.max(ry, 2), 7).map((p) => ({
        x: p.x + (oval.x + oval.x0) / 2,
        y: p.y + (oval.y + oval.y0) / 2,
      }))
      pencil.line(points, false, { width: weight, color: oval.color, alpha: 0.9 })
    }
    if (line) stretch(pencil, line, weight)
  }

  const stretch = (pencil: Streaks, { from, x, y }: Line, weight: number) => {
    const entry = view.spatial.entries.get(from)
    if (!entry) return
    const to = toTable(view.camera(), x, y)
    const start = rimPoint(lineEnd(entry), to)
    const a = toScreen(view.camera(), start.x, start.y)
    pencil.line(curve(a, { x, y }, hash(from)), false, { width: weight, color: MARKER, alpha: 0.9 })
    // The marker's tip.
    const tip = weight * 0.7
    const round = Array.from({ length: 12 }, (_, i) => ({
      x: x + Math.cos((i / 6) * Math.PI) * tip,
      y: y + Math.sin((i / 6) * Math.PI) * tip,
    }))
    pencil.line(round, true, { width: tip * 2, color: MARKER, alpha: 1 })
  }

  const of = (seat: Whose): Drawing => {
    const one = drawings.get(seat) ?? {}
    drawings.set(seat, one)
    view.invalidate()
    return one
  }

  return {
    step: draw,
    framing: (seat) => drawings.get(seat)?.frame !== undefined,
    frame(seat, next) {
      of(seat).frame = next
    },
    oval(seat, next, color = MARKER) {
      of(seat).oval = next && { ...next, color }
    },
    line(seat, next) {
      of(seat).line = next
    },
    clear(seat) {
      drawings.delete(seat)
      view.invalidate()
    },
  }
}
