import type { ItemId } from '../../rules/plain/item.ts'
import type { Deed, Touch } from './deed.ts'
import { type Pointer, SLOP } from './pointer.ts'

const DOUBLE_WITHIN = 360
const DOUBLE_NEAR = 26

/** What hands do that hardly move: taps, double taps, and lines drawn by tapping one end after the other. */
export function makeTaps() {
  /** The last tap, for the double one. */
  let tapped: { x: number; y: number; at: number; id?: ItemId } | undefined
  /** The line tool's first tap. */
  let armed: ItemId | undefined

  /** A line that was begun by a tap is given up. */
  const disarm = (): Deed[] => {
    if (armed === undefined) return []
    armed = undefined
    return [{ do: 'undraw' }]
  }

  return {
    disarm,
    /** Whether a touch that comes down there may be the second of a double tap; `near`: so near, px. */
    awaits: ({ x, y, at }: Pick<Touch, 'x' | 'y' | 'at'>, near: number): boolean =>
      tapped !== undefined &&
      at - tapped.at <= DOUBLE_WITHIN &&
      Math.hypot(tapped.x - x, tapped.y - y) <= near,
    /** `near`: two taps so near, px, are a double one. */
    tap({ x, y, id, shift }: Pointer, at: number, near = DOUBLE_NEAR): Deed[] {
      const on = id === undefined ? {} : { id }
      const out = disarm()
      const last = tapped
      if (
        last &&
        last.id === id &&
        at - last.at <= DOUBLE_WITHIN &&
        Math.hypot(last.x - x, last.y - y) <= near
      ) {
        tapped = undefined
        return [...out, { do: 'double', ...on, x, y }]
      }
      tapped = { x, y, at, ...on }
      return [...out, { do: 'tap', ...on, x, y, shift }]
    },
    /** A hand of the line tool goes, over this item or none. `near`: one that went no farther, px, has tapped. */
    line(one: Pointer, to: ItemId | undefined, near = SLOP * 2): Deed[] {
      const { x, y } = one
      const tapping = Math.hypot(x - one.x0, y - one.y0) < near
      if (tapping && armed === undefined) {
        armed = one.id
        return [{ do: 'line', from: one.id!, x, y, done: false }]
      }
      const from = tapping ? armed! : one.id!
      armed = undefined
      return to === undefined || to === from
        ? [{ do: 'undraw' }]
        : [{ do: 'line', from, to, x, y, done: true }]
    },
  }
}
