import type * as Y from 'yjs'
import type { Seat, SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Doer, Presence, PresenceBook } from './presence.ts'

/** What somebody wrote at once: their own bits of the document from this one on, and before that one. */
export interface Bits {
  readonly from: number
  readonly to: number
}

/** How many are told of; and no more often than this, ms: what was done is told of after a while as well. */
export const MOST_DOERS = 16
const PACE = 300

/** The seat in whose name a change was made here, by its origin. */
const seatIn = (origin: unknown): SeatId | undefined => {
  const seat = typeof origin === 'object' && origin && 'seat' in origin ? origin.seat : undefined
  return typeof seat === 'string' && seat !== '' ? seat : undefined
}

/**
 * Tells other screens whose doing it is what is written at this one, where several act at once. Returns the way out.
 */
export function tellDoers(doc: Y.Doc, presence: PresenceBook): () => void {
  let doers: readonly Doer[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    presence.set({ doers })
  }
  const heed = ({ local, origin, beforeState, afterState }: Y.Transaction) => {
    const from = beforeState.get(doc.clientID) ?? 0
    if (!local || (afterState.get(doc.clientID) ?? 0) <= from) return
    const seat = seatIn(origin)
    const last = doers.at(-1)
    // Under a number of its own a screen begins to count anew.
    const anew = last !== undefined && from < last.from
    if (last && !anew && last.seat === seat) return
    doers = [...(anew ? [] : doers), { from, ...(seat !== undefined && { seat }) }].slice(
      -MOST_DOERS,
    )
    timer ??= setTimeout(tell, PACE)
  }
  doc.on('afterTransaction', heed)
  return () => {
    clearTimeout(timer)
    doc.off('afterTransaction', heed)
    presence.set({ doers: undefined })
  }
}

/**
 * Whose doing it is what a screen that tells this has written there, among the seats of the table; undefined where that
 * is not known for sure. A screen speaks for those who sit at it, and names nobody who sits elsewhere.
 */
export function doerOf(
  { doers, seat }: Presence,
  { from, to }: Bits,
  seats: readonly Seat[],
): SeatId | undefined {
  if (!doers?.length) return seat
  const i = doers.findLastIndex((doer) => doer.from <= from)
  const next = doers[i + 1]
  const named = next && next.from < to ? undefined : doers[i]?.seat
  const [here, there] = [seatOf(seats, seat)?.sitter, seatOf(seats, named)?.sitter]
  return here && here === there ? named : undefined
}
