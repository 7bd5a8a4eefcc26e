import { type CSSProperties, useMemo, useState } from 'react'
import type { Berth } from '../../rules/plain/round.ts'
import { type Edge, type Side, sideAt } from '../../rules/plain/sides.ts'
import { PLACE, STANDS_ROUND } from '../device/places.ts'
import { type Facing, turnFor } from './facing.ts'
import { seenFrom, type WindowPart, windowFor } from './hang.ts'

/** The page as it is now, CSS px. */
export const screenNow = () => ({ width: innerWidth, height: innerHeight })

/** What stands on the screen that is not this part's place's, as whoever sits at this edge sees it: px. */
export function standsRound(el: Element, edge: Edge, what = STANDS_ROUND): readonly WindowPart[] {
  const place = el.closest(PLACE)
  return [...document.querySelectorAll(what)]
    .filter((one) => !place?.contains(one))
    .map((one) => seenFrom(one.getBoundingClientRect(), edge, screenNow()))
}

/** A spot along an edge, px, as whoever sits there sees it: from their left. */
const seenAlong = (edge: Edge, along: number) =>
  edge === 'top' ? innerWidth - along : edge === 'right' ? innerHeight - along : along

/** Where what opens in a place may be, px of the window as whoever sits there sees it. */
function roomOf(edge: Edge, { before: { room, middle }, reach }: Berth) {
  const at = seenAlong(edge, middle)
  const { height } = windowFor(screenNow(), edge)
  return { left: at - room / 2, top: height - reach, right: at + room / 2, bottom: height }
}

/**
 * How what stands at an edge is turned to whoever sits there and laid where their berth is, `big` times as large; and
 * where in it hangs what they open: `slot`, with how to say where that is. `sides` are of all who may touch there.
 */
export function useStanding(
  { seat, edge }: Side,
  sides: readonly Side[],
  berth: Berth | undefined,
  big: number,
): {
  readonly facing: Facing
  readonly style: CSSProperties
  setSlot(slot: HTMLElement | null): void
} {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const room = berth && roomOf(edge, berth)
  // The same as long as nothing of it changes: what hangs here is laid anew with each.
  const { left = 0, top = 0, right = innerWidth, bottom = innerHeight } = room ?? {}
  const facing = useMemo(
    () => ({
      edge,
      big,
      slot,
      room: { left, top, right, bottom },
      mine: (x: number, y: number) => sideAt(sides, { x, y }, screenNow())?.seat === seat,
    }),
    [edge, big, slot, left, top, right, bottom, sides, seat],
  )
  const middle = berth ? seenAlong(edge, berth.middle) : 0
  const style = {
    '--middle': `${berth?.middle ?? innerWidth / 2}px`,
    '--turn': turnFor(edge),
    '--big': big,
    '--room': `${berth?.room ?? innerWidth}px`,
    '--before': `${right - left}px`,
    '--from': `${left - middle}px`,
    '--to': `${right - middle}px`,
    '--reach': `${bottom - top}px`,
    '--opens': `${berth ? berth.opens - berth.deep : innerHeight}px`,
    '--asked': `${berth?.asked.room ?? innerWidth}px`,
  }
  return { facing, style: style as CSSProperties, setSlot }
}
