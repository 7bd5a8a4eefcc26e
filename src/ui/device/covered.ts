import { BOARD } from './places.ts'

/**
 * The side from which something lies over the board, or that it stands in a corner; written on its
 * element as `data-covers`.
 */
export type Covers = 'top' | 'right' | 'bottom' | 'left' | 'corner'

/** A part of the page, client px. */
interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** Something over the board. */
export interface Overlay extends Part {
  readonly covers: Covers
}

/**
 * How much of a board lies under these, px from each side: under what stands in a corner, from the
 * side that loses least by it.
 */
export function insetsOf(whole: Part | undefined, all: readonly Overlay[]) {
  const insets = { left: 0, top: 0, right: 0, bottom: 0 }
  if (!whole) return insets
  const reach = ({ left, top, right, bottom }: Part) => ({
    top: bottom - whole.top,
    left: right - whole.left,
    right: whole.right - left,
    bottom: whole.bottom - top,
  })
  const take = (cover: Overlay, side: Exclude<Covers, 'corner'>) => {
    insets[side] = Math.max(insets[side], reach(cover)[side])
  }
  for (const cover of all) if (cover.covers !== 'corner') take(cover, cover.covers)
  for (const cover of all) {
    if (cover.covers !== 'corner') continue
    const far = reach(cover)
    const aside = far.left < far.right ? 'left' : 'right'
    const across = far.top < far.bottom ? 'top' : 'bottom'
    const wide = whole.right - whole.left - insets.left - insets.right
    const high = whole.bottom - whole.top - insets.top - insets.bottom
    const lost = (side: typeof aside | typeof across, room: number) =>
      Math.max(0, far[side] - insets[side]) * room
    take(cover, lost(aside, high) < lost(across, wide) ? aside : across)
  }
  return insets
}

const coversOf = (seen: boolean): readonly Overlay[] =>
  [...document.querySelectorAll<HTMLElement>('[data-covers]')].flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (left === right || top === bottom) return []
    if (seen && getComputedStyle(element).visibility === 'hidden') return []
    return [{ covers: element.dataset.covers as Covers, left, right, top, bottom }]
  })

const boardPart = () => document.querySelector(BOARD)?.getBoundingClientRect()

/**
 * How much of the board lies under bars, panels and sheets, in CSS px from each side. What is not shown covers nothing.
 */
export function covered() {
  const sides = coversOf(true).filter(({ covers }) => covers !== 'corner')
  return insetsOf(boardPart(), sides)
}

/**
 * The same, where nothing may lie that is to be looked at: not under what stands in a corner either, nor under what is
 * only away while somebody writes.
 */
export const underBars = () => insetsOf(boardPart(), coversOf(false))
