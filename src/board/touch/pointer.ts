import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Dab, Deed, Tool, Touch } from './deed.ts'

/** From here on a press is a drag, px. */
export const SLOP = 4
/** From here on it is a long one, ms. */
export const LONG_PRESS = 480

/** A pointer that is down, and what it does. Places in px. */
export interface Pointer {
  readonly pointer: number
  readonly kind: Touch['kind']
  readonly x0: number
  readonly y0: number
  readonly since: number
  readonly shift: boolean
  readonly id?: ItemId
  /** What it holds: for a pen and for fingers not always what was chosen. */
  readonly tool: Tool
  /** Whose hand it is, where several share a screen. */
  readonly seat?: SeatId
  /** It came down on the frame round a shared screen, and not on the table. */
  framed?: boolean
  /** How wide its contact was when it came down, px. */
  readonly wide: number
  x: number
  y: number
  /** It has moved farther than a tap does. */
  strays?: boolean
  /** Another finger was down with it for a while: on the paper, too, or on things only. */
  company?: 'paper' | 'things'
  does:
    | 'press'
    | 'hold'
    | 'bare'
    | 'pan'
    | 'pinch'
    | 'frame'
    | 'oval'
    | 'line'
    | 'ink'
    | 'rub'
    | 'idle'
}

/** Two fingers are down at the same time: for as long as either is, it is not taken for the only one. */
export function meet(a: Pointer, b: Pointer): void {
  if (a.kind !== 'touch' || b.kind !== 'touch') return
  if (a.company !== 'paper') a.company = b.id === undefined ? 'paper' : 'things'
  if (b.company !== 'paper') b.company = a.id === undefined ? 'paper' : 'things'
}

/** The point between two hands. */
export function middle(a: Pointer, b: Pointer) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The place of an event as a dab. */
export const dabOf = ({ x, y, at, pressure }: Touch): Dab => ({ x, y, at, pressure })

/** The selection frame that a hand draws. */
export function marquee(one: Pointer, done: boolean): Deed {
  const { x0, y0, x, y } = one
  return { do: 'frame', x0, y0, x, y, done, add: one.shift }
}
