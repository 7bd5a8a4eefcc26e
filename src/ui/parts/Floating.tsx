import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { joined } from '../../rules/board/room.ts'
import { GUIDE } from '../device/places.ts'
import { type Facing, turnFor, useFacing } from './facing.ts'
import { fromThere, hung, seenFrom } from './hang.ts'
import { useOver } from './over.ts'

/** What something floats by: an element, or a point in client px. */
export type By = Element | { readonly x: number; readonly y: number }

export interface Hanging {
  readonly by: By
  readonly side?: 'top' | 'bottom' | undefined
  readonly align?: 'start' | 'middle' | 'end' | undefined
  /** px between the two. */
  readonly gap?: number | undefined
}

/**
 * Something small over the page that hangs by something else, as long as it is rendered; it never leaves the window.
 */
export function Floating({
  by,
  side = 'bottom',
  align = 'middle',
  gap = 10,
  ...rest
}: Hanging & ComponentProps<'div'>) {
  const over = useOver()
  const facing = useFacing()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const floating = ref.current
    if (!floating) return
    const place = () => hang(floating, by, { side, align, gap }, facing)
    place()
    // What is in it may grow, and what it hangs by goes elsewhere when something round that does.
    const sizes = new ResizeObserver(place)
    sizes.observe(floating)
    for (let at = by instanceof Element ? by : null; at; at = at.parentElement) sizes.observe(at)
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', place)
    }
  }, [by, side, align, gap, facing])
  // What it hangs by goes elsewhere when something beside that has come.
  useLayoutEffect(() => {
    if (ref.current) hang(ref.current, by, { side, align, gap }, facing)
  })
  return createPortal(<div ref={ref} data-facing={facing?.edge} {...rest} />, over ?? document.body)
}

/** Lays it where it hangs: for whom it faces, as they see the window. */
function hang(
  floating: HTMLElement,
  by: By,
  how: { readonly side: string; readonly align: string; readonly gap: number },
  facing: Facing | undefined,
): void {
  const window = { width: innerWidth, height: innerHeight }
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const { edge, big, room: own } = facing ?? { edge: 'bottom', big: 1, room: whole }
  const { style, offsetWidth, offsetHeight } = floating
  const at = by instanceof Element ? by.getBoundingClientRect() : new DOMRect(by.x, by.y, 0, 0)
  const size = { width: offsetWidth * big, height: offsetHeight * big }
  const seen = seenFrom(at, edge, window)
  // A guide may stand before others: there hangs what hangs by it.
  const room = by instanceof Element && by.closest(GUIDE) ? joined(own, seen) : own
  const { x, y } = fromThere(hung(seen, size, room, how), edge, window)
  style.left = `${x}px`
  style.top = `${y}px`
  if (!facing) return
  style.rotate = turnFor(edge)
  style.scale = `${big}`
  style.setProperty('--high', `${(room.bottom - room.top) / big}px`)
  style.setProperty('--wide', `${(room.right - room.left) / big}px`)
}
