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

/** Where the guide is a sheet at the bottom instead of a panel at the side. */
export const useSheet = () => useMedia('(max-width: 899.98px)')
/** Where a thumb bar stands at the bottom. */
export const usePhone = () => useMedia('(max-width: 599.98px)')
