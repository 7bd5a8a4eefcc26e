import { type Edge, type Extent, isUpright } from '../../rules/plain/sides.ts'

/** A part of the window, px. */
export interface WindowPart {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far everything that hangs stays from the rim, px. */
const RIM = 10

/** Where something of this size hangs by a box: its upper left corner, in this room of the window; all px. */
export function hung(
  at: WindowPart,
  { width: w, height: h }: Extent,
  room: WindowPart,
  { side, align, gap }: { readonly side: string; readonly align: string; readonly gap: number },
): { readonly x: number; readonly y: number } {
  const x =
    align === 'start' ? at.left : align === 'end' ? at.right - w : (at.left + at.right - w) / 2
  const above = at.top - gap - h
  const below = at.bottom + gap
  const roomAbove = above >= room.top + RIM
  const roomBelow = below + h <= room.bottom - RIM
  // Where there is no room it goes to the other side, if there is room.
  const up = side === 'top' ? roomAbove || !roomBelow : roomAbove && !roomBelow
  const clamp = (value: number, least: number, most: number) =>
    Math.max(least + RIM, Math.min(value, most - RIM))
  return {
    x: clamp(x, room.left, room.right - w),
    y: clamp(up ? above : below, room.top, room.bottom - h),
  }
}

/** The window as whoever sits at this edge sees it. */
export const windowFor = ({ width, height }: Extent, edge: Edge): Extent =>
  isUpright(edge) ? { width: height, height: width } : { width, height }

/** A box of the window as whoever sits at this edge sees it. */
export function seenFrom(
  { left, top, right, bottom }: WindowPart,
  edge: Edge,
  window: Extent,
): WindowPart {
  const { width, height } = window
  switch (edge) {
    case 'bottom':
      return { left, top, right, bottom }
    case 'top':
      return {
        left: width - right,
        top: height - bottom,
        right: width - left,
        bottom: height - top,
      }
    case 'left':
      return { left: top, top: width - right, right: bottom, bottom: width - left }
    case 'right':
      return { left: height - bottom, top: left, right: height - top, bottom: right }
  }
}

/** Where a point lies in the window that whoever sits at this edge sees there. */
export function fromThere(
  { x, y }: { readonly x: number; readonly y: number },
  edge: Edge,
  { width, height }: Extent,
): { readonly x: number; readonly y: number } {
  switch (edge) {
    case 'bottom':
      return { x, y }
    case 'top':
      return { x: width - x, y: height - y }
    case 'left':
      return { x: width - y, y: x }
    case 'right':
      return { x: y, y: height - x }
  }
}
