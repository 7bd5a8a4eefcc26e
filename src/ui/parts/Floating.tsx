import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
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

const RIM = 10

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
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const floating = ref.current
    if (!floating) return
    const place = () => hang(floating, by, side, align, gap)
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
  }, [by, side, align, gap])
  // What it hangs by goes elsewhere when something beside that has come.
  useLayoutEffect(() => {
    if (ref.current) hang(ref.current, by, side, align, gap)
  })
  return createPortal(<div ref={ref} {...rest} />, over ?? document.body)
}

function hang(floating: HTMLElement, by: By, side: string, align: string, gap: number): void {
  const at = by instanceof Element ? by.getBoundingClientRect() : new DOMRect(by.x, by.y, 0, 0)
  const { offsetWidth: w, offsetHeight: h } = floating
  const x =
    align === 'start' ? at.left : align === 'end' ? at.right - w : (at.left + at.right - w) / 2
  const above = at.top - gap - h
  const below = at.bottom + gap
  const roomAbove = above >= RIM
  const roomBelow = below + h <= innerHeight - RIM
  // Where there is no room it goes to the other side, if there is room.
  const up = side === 'top' ? roomAbove || !roomBelow : roomAbove && !roomBelow
  const y = up ? above : below
  const clamp = (value: number, most: number) => Math.max(RIM, Math.min(value, most - RIM))
  floating.style.left = `${clamp(x, innerWidth - w)}px`
  floating.style.top = `${clamp(y, innerHeight - h)}px`
}
