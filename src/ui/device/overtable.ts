import type { PageArea } from './keepclear.ts'
import { AT_PLACES, TRAY } from './places.ts'

/**
 * What stands over the table round which people sit, client px: at their places, and the tray unless it is left out.
 */
export function overTable(tray = true): readonly PageArea[] {
  const all = document.querySelectorAll(tray ? `${AT_PLACES}, ${TRAY}` : AT_PLACES)
  return [...all].flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left < right && top < bottom ? [{ left, top, right, bottom }] : []
  })
}
