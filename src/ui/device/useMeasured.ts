import { type RefObject, useEffect, useRef } from 'react'

/** Tells how large this is on the screen, turned as it is, px, whenever that changes. */
export function useMeasured(of: RefObject<HTMLElement | null>, tell: (box: DOMRect) => void) {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    const element = of.current
    if (!element) return
    const sizes = new ResizeObserver(() => latest.current(element.getBoundingClientRect()))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [of])
}
