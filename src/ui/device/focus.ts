import { type RefObject, useLayoutEffect, useState } from 'react'

// Handed to `ref`: made once, so that they act when the field appears and not at every render.

/** A field that was opened to be typed in takes the focus. */
export const takeFocus = (field: HTMLElement | null) => field?.focus()

/** What is read from above takes the focus where it stands. */
export const takeInPlace = (field: HTMLElement | null) => field?.focus({ preventScroll: true })

/** A field that was opened to be replaced takes the focus with all of its text selected. */
export const takeAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** What has come, or has become the one that matters, is scrolled to. */
export const intoView = (el: HTMLElement | null) =>
  el?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Where the focus was before something was shown. */
const origins = new WeakMap<Element, Element | null>()

/** Gives the focus back where it was before this was shown, unless it has gone elsewhere since. */
export function useGivingBack(box: RefObject<HTMLElement | null>): void {
  // Read before anything in it takes the focus.
  const [before] = useState(() => {
    const now = document.activeElement
    // What is shown instead of something else goes back to where that was opened.
    for (let at = now; at; at = at.parentElement) if (origins.has(at)) return origins.get(at)
    return now
  })
  // At once: what comes in its place asks where the focus is.
  useLayoutEffect(() => {
    const shown = box.current
    if (shown) origins.set(shown, before ?? null)
    return () => {
      const now = document.activeElement
      const free = now === null || now === document.body || shown?.contains(now)
      if (free && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true })
    }
  }, [box, before])
}
