import type { PageArea } from './keepclear.ts'
import { AT_PLACES, PLACE_BAR, STANDS_AT_PLACES, TABLE_HANDLE, TRAY } from './places.ts'

/** What stands over the table round which people sit, client px: at their places, and the tray. */
export const overTable = () => areasOf(`${AT_PLACES}, ${TRAY}`)

/** What of it does not go again, client px: bars, handles and the tray. */
export const staysOverTable = () => areasOf(`${PLACE_BAR}, ${TABLE_HANDLE}, ${TRAY}`)

/** Beside what the tray stands, client px: it does not move for what comes and goes. */
export const besideTray = () => areasOf(STANDS_AT_PLACES)

/** Whether somebody has a hand on the tray just now, or dice roll there: meanwhile it stands still. */
export const isTrayUsed = () =>
  document.querySelector(`${TRAY}[data-held="true"], ${TRAY} [aria-busy="true"]`) !== null

/** Whether what fell there can still be looked at: meanwhile it is large. */
export const isTrayShown = () => document.querySelector(`[data-tray="true"] > ${TRAY}`) !== null

/** The tray's element says from now on as long as a hand is on it. Returns the way out: then it says no such thing. */
export function tellHeld(tray: HTMLElement): () => void {
  const hands = new Set<number>()
  const down = ({ pointerId }: { readonly pointerId: number }) => {
    hands.add(pointerId)
    tray.dataset['held'] = 'true'
  }
  const up = ({ pointerId }: { readonly pointerId: number }) => {
    hands.delete(pointerId)
    if (hands.size === 0) delete tray.dataset['held']
  }
  tray.addEventListener('pointerdown', down)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
  return () => {
    tray.removeEventListener('pointerdown', down)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', up)
    delete tray.dataset['held']
  }
}

function areasOf(what: string): readonly PageArea[] {
  return [...document.querySelectorAll(what)].flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left < right && top < bottom ? [{ left, top, right, bottom }] : []
  })
}
