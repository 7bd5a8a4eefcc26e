import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ItemId } from '../rules/item.ts'
import { covered } from './covered.ts'

/** A rectangle of the page, client px. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a thing on the table is seen; undefined for one that is not there. */
export type Where = (id: ItemId) => (Area & { readonly x: number; readonly y: number }) | undefined

/** What somebody wants to see: what is selected, and where the view tells that it has moved. */
export interface Sought {
  readonly selected: readonly ItemId[]
  readonly where: Where
  readonly views: RefObject<Set<() => void>>
}

/** So many selected things are kept clear: more are everywhere. */
const FEW = 12
/** From the bars, px. */
const GAP = 8

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far down something goes, px, so that it covers none of these: not at all, or to the other place, if it is clear there. */
export function shiftClear(usual: Area, other: number, keep: readonly Area[]): number {
  const clear = (by: number) => {
    const there = { ...usual, top: usual.top + by, bottom: usual.bottom + by }
    return !keep.some((area) => overlap(there, area))
  }
  const by = other - usual.top
  return clear(0) || !clear(by) ? 0 : by
}

/**
 * Keeps something that stands at the upper or lower edge of the table off what is selected or written, and off what
 * `besides` finds: it goes to the other edge meanwhile. Moved by reference: nothing is rendered for it.
 */
export function useKeepClear<Element extends HTMLElement>(
  { selected, where, views }: Sought,
  stands: 'top' | 'bottom',
  besides = '',
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const latest = useRef(where)
  latest.current = where
  const shift = useRef(0)
  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      const el = ref.current
      if (!el || el.childElementCount === 0) return
      const board = document.querySelector('.place-board')?.getBoundingClientRect()
      const box = el.getBoundingClientRect()
      if (!board || box.height === 0) return
      const { left, right, top, bottom } = box
      const usual = { left, right, top: top - shift.current, bottom: bottom - shift.current }
      const under = covered()
      const other =
        stands === 'bottom'
          ? board.top + under.top + GAP
          : board.bottom - under.bottom - GAP - box.height
      const written = [
        ...document.querySelectorAll(
          ['.writing', '.writing-paper:not([hidden])', besides].filter(Boolean).join(),
        ),
      ]
      const keep = [
        ...selected.slice(0, FEW).flatMap((id) => latest.current(id) ?? []),
        ...written.filter((one) => one !== el).map((one) => one.getBoundingClientRect()),
      ]
      const by = shiftClear(usual, other, keep)
      if (by === shift.current) return
      shift.current = by
      el.style.transform = by === 0 ? '' : `translateY(${by}px)`
    }
    const soon = () => {
      frame ||= requestAnimationFrame(place)
    }
    place()
    const all = views.current
    all.add(soon)
    const sizes = new ResizeObserver(soon)
    if (ref.current) sizes.observe(ref.current)
    // Writing begins and ends with the focus.
    document.addEventListener('focusin', soon)
    document.addEventListener('focusout', soon)
    return () => {
      all.delete(soon)
      sizes.disconnect()
      document.removeEventListener('focusin', soon)
      document.removeEventListener('focusout', soon)
      cancelAnimationFrame(frame)
    }
  }, [stands, besides, views, selected])
  return ref
}
