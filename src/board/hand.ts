import type { ItemId } from '../rules/item.ts'
import type { Deed, Touch } from './deed.ts'

/** From here on a press is a drag, px. */
export const SLOP = 4

/** A pointer that is down, and what it does. Places in px. */
export interface Hand {
  readonly pointer: number
  readonly kind: Touch['kind']
  readonly x0: number
  readonly y0: number
  readonly since: number
  readonly shift: boolean
  readonly id?: ItemId
  x: number
  y: number
  does: 'press' | 'hold' | 'bare' | 'pan' | 'pinch' | 'frame' | 'oval' | 'line' | 'idle'
}

/** The point between two hands. */
export function middle(a: Hand, b: Hand) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The selection frame that a hand draws. */
export function frame(hand: Hand, done: boolean): Deed {
  const { x0, y0, x, y } = hand
  return { do: 'frame', x0, y0, x, y, done, add: hand.shift }
}
