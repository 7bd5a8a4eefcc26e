import type { Touch } from './deed.ts'
import type { Pointer } from './pointer.ts'

/** A contact wider than this is a palm, px: on a screen of which one does not know how large it is. */
const PALM = 60
/** Where that is known, mm: wider than any finger. */
const WIDE = 25
/** A contact that grows to so many times what it was is a hand that is being laid down. */
const GROWN = 2.2
/** No finger is as wide as this by growing, mm. */
const GROWS = 16
/** This many contacts that come near one another (mm), soon one after another (ms), are one hand or sleeve. */
const MANY = 3
const NEAR = 40
const SOON = 100

/** Whether a contact is too large for a finger, or has become so; `mm` is how many px one is, where that is known. */
export function isPalm(
  one: Pick<Pointer, 'wide'>,
  { wide = 0 }: Touch,
  mm: number | undefined,
): boolean {
  if (mm === undefined) return wide > PALM
  return wide > WIDE * mm || (wide > GROWS * mm && one.wide > 1 && wide > GROWN * one.wide)
}

/** Those contacts that came down with this one as parts of one palm, or none. */
export function laidWith(one: Pointer, others: readonly Pointer[], mm: number): readonly Pointer[] {
  const near = others.filter(
    (other) =>
      other.kind === 'touch' &&
      one.since - other.since <= SOON &&
      Math.hypot(other.x0 - one.x0, other.y0 - one.y0) <= NEAR * mm,
  )
  return near.length + 1 >= MANY ? near : []
}
