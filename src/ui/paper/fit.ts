import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A box with too many words has smaller letters, rather than words beyond its end: its style has them as `--fit`, from
 * 1 down to `least`. Measured anew when any of `about` changes.
 */
export function useFit(
  least: number,
  ...about: readonly unknown[]
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const shrink = () => {
      for (let size = 1; size >= least; size -= 0.02) {
        box.style.setProperty('--fit', size.toFixed(2))
        if (box.scrollHeight <= box.clientHeight) return
      }
    }
    shrink()
    // Letters have other sizes once their face has been loaded.
    let gone = false
    void document.fonts.ready.then(() => !gone && shrink())
    return () => {
      gone = true
    }
  }, [least, ...about])
  return ref
}
