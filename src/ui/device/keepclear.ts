import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import { covered } from './covered.ts'
import { BOARD, WRITING, WRITING_PAPER } from './places.ts'

/** A rectangle of the page, client px. */
export interface PageArea {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a thing on the table is seen; undefined for one that is not there. */
export type WhereSeen = (
  id: ItemId,
) => (PageArea & { readonly x: number; readonly y: number }) | undefined

/**
 * What somebody wants to see: what is selected, what else lies in a part of the page, and where the
 * view tells that it has moved.
 */
export interface Sought {
  readonly selected: readonly ItemId[]
  readonly where: WhereSeen
  lying?(part: PageArea): readonly PageArea[]
  readonly views: RefObject<Set<() => void>>
}

/** What is seen of the table just now. */
export interface Sight extends Required<Omit<Sought, 'selected'>> {
  /** How near it is: 1 is a px for a mm; undefined as long as there is no board. */
  zoomed(): number | undefined
  /** The spot of the paper under one of the page (client px): mm. */
  at(x: number, y: number): { readonly x: number; readonly y: number } | undefined
  /** In which direction from the middle each thing lies of which little is seen, radians. */
  beyond(): readonly number[]
  /** Moves the table under the view by px. */
  pan(dx: number, dy: number): void
}

/** How many selected things are kept clear: more are everywhere. */
const FEW = 12
/** From the bars, px. */
const GAP = 8

const overlap = (a: PageArea, b: PageArea): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * How far down something goes, px, so that it covers none of these: not at all, or to the other place,
 * if it is clear there.
 */
export function shiftClear(usual: PageArea, other: number, keep: readonly PageArea[]): number {
  const clear = (by: number) => {
    const there = { ...usual, top: usual.top + by, bottom: usual.bottom + by }
    return !keep.some((area) => overlap(there, area))
  }
  const by = other - usual.top
  return clear(0) || !clear(by) ? 0 : by
}

/** How far up something goes that stands at the lower edge, px, so that no sheet lies over it; nowhere without room. */
export function risen({ top, bottom }: PageArea, room: PageArea): number {
  const under = bottom - room.bottom
  return under > GAP && bottom - top <= room.bottom - room.top ? -under : 0
}

/** How much of the one the other covers, px². */
const shared = (a: PageArea, b: PageArea): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** An area somewhere else. */
const moved = ({ left, top, right, bottom }: PageArea, { x, y }: Offset): PageArea => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

/** Places are tried so far apart, px. */
const STEP = 16
/** How much of what lies there is covered rather than going one px to the side, or to the other edge (px²). */
const WAY = { aside: 1, across: 240 }

/** How far something is from its usual place, px. */
export interface Offset {
  readonly x: number
  readonly y: number
}

/**
 * How far something goes along the upper or to the lower edge of its room, so that it covers as little as can be of
 * what lies there, and nothing that is kept clear; nowhere, if there is no such place.
 */
export function leastCovering(
  usual: PageArea,
  room: PageArea,
  keep: readonly PageArea[],
  lying: readonly PageArea[],
): Offset {
  let best = { x: 0, y: 0, cost: Number.POSITIVE_INFINITY }
  const [from, to] = [room.left - usual.left, room.right - usual.right]
  const across = Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) })
  const places = [0, ...across.map((_, i) => from + i * STEP), to].filter(
    (x) => x >= from && x <= to,
  )
  for (const y of [0, room.bottom - usual.bottom])
    for (const x of places.length > 0 ? places : [0]) {
      const there = moved(usual, { x, y })
      if (keep.some((area) => overlap(there, area))) continue
      const way = Math.abs(x) * WAY.aside + (y === 0 ? 0 : WAY.across)
      const cost = lying.reduce((sum, area) => sum + shared(there, area), way)
      if (cost < best.cost) best = { x, y, cost }
    }
  return { x: best.x, y: best.y }
}

/** What has come with another size may go aside for so long, ms: the view may still go somewhere. */
const COMES = 700

/**
 * Keeps something that stands at the upper or lower edge of the table off what is selected or written, and off what
 * `besides` finds: it goes to the other edge meanwhile. Where it can be told what lies there, it comes where it covers
 * least of that, and stays there. Moved by reference: nothing is rendered for it.
 */
export function useKeepClear<Element extends HTMLElement>(
  { selected, where, lying, views }: Sought,
  stands: 'top' | 'bottom',
  besides = '',
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const latest = useRef({ where, lying })
  latest.current = { where, lying }
  const shift = useRef<Offset>({ x: 0, y: 0 })
  const came = useRef(0)
  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      const el = ref.current
      if (!el || el.childElementCount === 0) return
      const board = document.querySelector(BOARD)?.getBoundingClientRect()
      const box = el.getBoundingClientRect()
      if (!board || box.height === 0) return
      const now = shift.current
      const usual = moved(box, { x: -now.x, y: -now.y })
      const under = covered()
      const room = {
        left: board.left + under.left + GAP,
        top: board.top + under.top + GAP,
        right: board.right - under.right - GAP,
        bottom: board.bottom - under.bottom - GAP,
      }
      const written = [
        ...document.querySelectorAll([WRITING, WRITING_PAPER, besides].filter(Boolean).join()),
      ]
      // A sheet that is drawn up lies over its usual place.
      const up = stands === 'bottom' ? risen(usual, room) : 0
      const { where, lying } = latest.current
      const keep = [
        ...selected.slice(0, FEW).flatMap((id) => where(id) ?? []),
        ...written.filter((one) => one !== el).map((one) => one.getBoundingClientRect()),
      ]
      // Unless a sheet was drawn up over its place, it stays where it came.
      const stays =
        performance.now() > came.current + COMES &&
        box.bottom <= room.bottom + GAP &&
        !keep.some((area) => overlap(box, area))
      if (lying && stays) return
      const other = stands === 'bottom' ? room.top : room.bottom - box.height
      const next = lying
        ? leastCovering(usual, room, keep, lying(room))
        : { x: 0, y: up + shiftClear(moved(usual, { x: 0, y: up }), other, keep) }
      if (next.x === now.x && next.y === now.y) return
      shift.current = next
      el.style.transform = next.x || next.y ? `translate(${next.x}px, ${next.y}px)` : ''
    }
    const soon = () => {
      frame ||= requestAnimationFrame(place)
    }
    place()
    const all = views.current
    all.add(soon)
    const sizes = new ResizeObserver(() => {
      came.current = performance.now()
      soon()
    })
    if (ref.current) sizes.observe(ref.current)
    // A sheet that is folded gives room.
    const covers = new ResizeObserver(soon)
    for (const one of document.querySelectorAll('[data-covers]')) covers.observe(one)
    // Writing begins and ends with the focus.
    document.addEventListener('focusin', soon)
    document.addEventListener('focusout', soon)
    return () => {
      all.delete(soon)
      sizes.disconnect()
      covers.disconnect()
      document.removeEventListener('focusin', soon)
      document.removeEventListener('focusout', soon)
      cancelAnimationFrame(frame)
    }
  }, [stands, besides, views, selected])
  return ref
}
