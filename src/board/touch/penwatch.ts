import type { Tool, Touch } from './deed.ts'
import { LONG_PRESS, type Pointer } from './pointer.ts'

/** The heel of a hand is no farther from its pen, px. */
const HEEL = 320
/** How long after its last stroke a pen that touches the paper still writes (ms). */
const WRITING = 1500

/** What is known of the pen at a board, and what follows for fingers beside it. */
export interface PenWatch {
  /** What a pointer holds that comes down, where that was chosen. */
  toolOf(touch: Touch, chosen: Tool): Tool
  /** A pointer has drawn to its end. */
  wrote(one: Pointer, at: number): void
  /** Whether a pen that was not told to write only touched something, and did not write just before. */
  touched(one: Pointer, at: number): boolean
}

/** No pen was seen yet. `tool` is the one that was chosen. */
export function makePenWatch(tool: () => Tool): PenWatch {
  /** Once there is a pen, it writes, and a finger or the heel of the hand beside it does not. */
  let pen = false
  /** When a pen wrote last: it goes on writing, dots too. */
  let last = Number.NEGATIVE_INFINITY
  return {
    toolOf({ kind, rubs }, chosen) {
      pen ||= kind === 'pen'
      if (kind === 'pen') return rubs ? 'eraser' : chosen === 'hand' ? 'marker' : chosen
      const marks = chosen === 'marker' || chosen === 'eraser'
      return kind === 'touch' && pen && marks ? 'hand' : chosen
    },
    wrote({ kind }, at) {
      if (kind === 'pen') last = at
    },
    touched: ({ kind, strays, since }, at) =>
      kind === 'pen' &&
      tool() === 'hand' &&
      !strays &&
      at - since < LONG_PRESS &&
      at - last > WRITING,
  }
}

/** Whether it is the heel of a hand that writes: no farther from its pen than so many px. */
export const rests = (one: Pointer, others: readonly Pointer[], heel = HEEL): boolean =>
  one.kind === 'touch' &&
  others.some(
    (other) =>
      other.kind === 'pen' &&
      other.does !== 'idle' &&
      Math.hypot(other.x - one.x, other.y - one.y) < heel,
  )
