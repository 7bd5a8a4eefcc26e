import { FRAME, isAtRim } from '../../rules/plain/round.ts'
import { sideAt } from '../../rules/plain/sides.ts'
import type { Pointer } from './pointer.ts'
import type { Among, Sharers } from './pointers.ts'

/** From here on a press is a drag, and two taps so near are a double one, mm. */
const SLIDES = 3
const NEARBY = 12
/** The heel of a hand is no farther from its pen, mm. */
const HEEL = 85
/** What lies so long where it was put is a cup, ms. */
const CUP = 20_000

/** Wider than any finger, mm. */
const WIDE = 25
/** A contact that grows to so many times what it was is a hand that is being laid down. */
const GROWN = 2.2
/** No finger is as wide as this by growing, mm. */
const GROWS = 16
/** This many contacts that come near one another (mm), soon one after another (ms), are one hand or sleeve. */
const MANY = 3
const NEAR = 40
const SOON = 100

/** Two fingers that mean the frame come so soon after one another, ms, and no farther from one another, mm. */
const TOGETHER = 600
const HAND = 200

const apart = (a: Pointer, b: Pointer): number => Math.hypot(a.x - b.x, a.y - b.y)

/** How people who sit so share a screen of this size, px. */
export function amongOf(
  { sides, mm, tools, claimed }: Sharers,
  size: { readonly width: number; readonly height: number },
): Among {
  return {
    slop: SLIDES * mm,
    near: NEARBY * mm,
    heel: HEEL * mm,
    cup: CUP,
    claimed,
    seatOf: (touch) => claimed ?? sideAt(sides, touch, size)?.seat,
    tool: (seat = '') =>
      (sides.some((side) => side.seat === seat) && Object.hasOwn(tools, seat) && tools[seat]) ||
      'hand',
    isPalm: (one, { wide = 0 }) =>
      wide > WIDE * mm || (wide > GROWS * mm && one.wide > 1 && wide > GROWN * one.wide),
    laidWith(one, others) {
      const near = others.filter(
        (other) =>
          other.kind === 'touch' &&
          one.since - other.since <= SOON &&
          Math.hypot(other.x0 - one.x0, other.y0 - one.y0) <= NEAR * mm,
      )
      return near.length + 1 >= MANY ? near : []
    },
    takeFrame(one, others) {
      if (!isAtRim(one, size, FRAME * mm)) return false
      one.framed = true
      const mate = others.find(
        (other) =>
          other.framed &&
          other.does === 'idle' &&
          one.since - other.since <= TOGETHER &&
          apart(one, other) <= HAND * mm,
      )
      // One alone is an arm that rests.
      if (mate && !others.some(({ does }) => does === 'pinch')) {
        mate.does = 'pinch'
        one.does = 'pinch'
      }
      return true
    },
  }
}
