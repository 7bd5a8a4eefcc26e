import { memo, useLayoutEffect, useRef, useState } from 'react'
import { type Surface, takeSurface } from '../layers/surface.ts'
import type { View } from './view.ts'

/** The place of Pixi's canvas: made once, and never rendered by React again. */
export const Canvas = memo(function Canvas({
  view,
  come,
  onReady,
}: {
  readonly view: View
  /** Resolves when what is painted with has come. */
  readonly come: () => Promise<unknown>
  readonly onReady: (surface: Surface) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const [surface, setSurface] = useState<Surface>()
  // Before the surface is made, so that it is also taken away before: closing that destroys all that is on it.
  useLayoutEffect(() => {
    if (!surface) return
    let end: (() => void) | undefined
    let left = false
    // Nobody holds anything yet: what shows it comes when the first picture stands.
    view.settled(async () => {
      if (left) return
      // In software the whole canvas would be drawn for every step of a hand.
      const flat = surface.renderer.name === 'canvas'
      const show = flat
        ? (await import('./heldflat.ts')).showFlat
        : (await import('./held.tsx')).showHeld
      if (!left) end = show(surface, view)
    })
    return () => {
      left = true
      end?.()
    }
  }, [surface, view])
  // Before anything is painted: where it is ready already, the very next frame has the table on it.
  useLayoutEffect(() => {
    let left = false
    let made: Surface | undefined
    void takeSurface(come()).then((ready) => {
      if (left) {
        ready.close()
        return
      }
      made = ready
      place.current?.append(ready.renderer.canvas)
      setSurface(ready)
    })
    return () => {
      left = true
      made?.close()
    }
  }, [come])
  useLayoutEffect(() => {
    if (surface) onReady(surface)
  }, [surface, onReady])
  return <div ref={place} />
})
