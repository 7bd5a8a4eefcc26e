import { useSyncExternalStore } from 'react'

/** Whether a browser lets a page fill the screen. */
export const canFill = (): boolean => Boolean(document.fullscreenEnabled)

/** Whether the page fills the screen: as it asked, or as the browser was started. */
const fills = (): boolean =>
  Boolean(document.fullscreenElement) || matchMedia('(display-mode: fullscreen)').matches

/** The same, rendered anew when it changes. */
export const useFills = (): boolean =>
  useSyncExternalStore((listener) => {
    document.addEventListener('fullscreenchange', listener)
    addEventListener('resize', listener)
    return () => {
      document.removeEventListener('fullscreenchange', listener)
      removeEventListener('resize', listener)
    }
  }, fills)

/** Fills the screen, or no longer. To be asked for in a press: else browsers refuse, and all stays as it is. */
export function fill(full: boolean): void {
  if (full === fills()) return
  const root = document.documentElement
  const asked = full ? root.requestFullscreen?.() : document.exitFullscreen?.()
  asked?.catch(() => undefined)
}

/** Asks for it at the next press, since a page that was loaded anew may not by itself. Returns the way out. */
export function fillSoon(): () => void {
  if (fills()) return () => undefined
  const ear = new AbortController()
  const { signal } = ear
  addEventListener('pointerup', () => fill(true), { signal, once: true, capture: true })
  // Whatever it is now, somebody has wanted it so.
  document.addEventListener('fullscreenchange', () => ear.abort(), { signal })
  return () => ear.abort()
}
