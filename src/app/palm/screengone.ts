import type { RefObject } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import type { PresenceBook } from '../../table/presence/presence.ts'

/** A screen that is loaded anew, or linked again, is away for less than this, ms. */
const GRACE = 3000
/** Until a screen that is there is first heard of, ms. */
const COMES = 12_000

/** What was last known of the screen of a seat: nobody watches it as long as a phone shows the whole table. */
export interface LastScreen {
  readonly seat: SeatId
  readonly known: number | undefined
  readonly gone: boolean
}

/**
 * Tells when the screen at which this seat has its place is gone from the table, and when it is back; not where it is
 * there, and only has no place for that seat any more. Whoever watches again goes on from there. Returns the way out.
 */
export function watchScreen(
  presence: Pick<PresenceBook, 'others' | 'subscribe'>,
  seat: SeatId,
  tell: (gone: boolean) => void,
  last: RefObject<LastScreen | undefined>,
): () => void {
  const was = last.current?.seat === seat ? last.current : undefined
  let known = was?.known
  let wasGone = was?.gone
  let gone = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: boolean) => {
    if (next === gone) return
    gone = next
    tell(gone)
  }
  const look = () => {
    const others = presence.others()
    const screens = [...others].filter(([, { edges = [] }]) => edges.length > 0)
    const [here] = screens.find(([, { edges }]) => edges?.some((one) => one.seat === seat)) ?? []
    known = here ?? known
    // Other phones are no screen that people sit around.
    const away = known === undefined ? screens.length === 0 : !others.has(known)
    if (away && wasGone) set(true)
    else if (away && !gone)
      timer ??= setTimeout(() => set(true), known === undefined ? COMES : GRACE)
    wasGone = false
    if (away) return
    clearTimeout(timer)
    timer = undefined
    set(false)
  }
  const leave = presence.subscribe(look)
  look()
  return () => {
    leave()
    clearTimeout(timer)
    last.current = { seat, known, gone }
  }
}
