import type { PresenceBook } from '../../table/presence/presence.ts'

/** Who has done nothing for so long (ms) is away. */
export const IDLE = 4 * 60_000

/** The events by which somebody shows to be there. */
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const

/** As much of a page as is needed to see whether somebody is at it. */
interface Page extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly hidden: boolean
}

/** Tells the others when nobody looks at this page, or nobody has done anything there for long. Returns the way out. */
export function watchAwake(presence: PresenceBook, page: Page = document): () => void {
  let active = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const idle = performance.now() - active
    const away = page.hidden || idle >= IDLE
    if ((presence.mine().away ?? false) !== away) presence.set({ away })
    if (!away) timer = setTimeout(look, IDLE - idle)
  }
  const wake = () => {
    active = performance.now()
    if (presence.mine().away) look()
  }
  // Who comes back to the page is there.
  const show = () => {
    active = performance.now()
    look()
  }
  for (const each of SIGNS) page.addEventListener(each, wake, { passive: true })
  page.addEventListener('visibilitychange', show)
  look()
  return () => {
    clearTimeout(timer)
    for (const each of SIGNS) page.removeEventListener(each, wake)
    page.removeEventListener('visibilitychange', show)
  }
}
