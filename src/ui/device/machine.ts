import { useSyncExternalStore } from 'react'

/** Whether this machine's keyboards have a command key instead of Ctrl. */
export function apple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
}

/** Whether this page is a file of this device: no link leads to it, and nobody introduces its visitors. */
export const isFile = (): boolean => location.protocol === 'file:'

/** Whether a media query holds, rendered anew when it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** How large letters are that nothing else is said of, CSS px: as people set it in their browser. */
export const rem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Where the guide is a sheet at the bottom instead of a panel at the side. */
export const useSheet = () => useMedia('(width < 56.25em)')
/** Where a thumb bar stands at the bottom: on a phone, however it is held. As in the style sheets. */
export const usePhone = () => useMedia('(width < 37.5em), (width < 56.25em) and (height < 31.25em)')
