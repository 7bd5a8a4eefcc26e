import type { Seat } from '../../rules/plain/item.ts'
import { handAt } from '../../rules/plain/seats.ts'
import type { Acting } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

/** Where hidden cards are kept: an open table, this device, and what is done by a seat at it. */
export interface DeckHere {
  readonly opened: Pick<OpenTable, 'table' | 'game' | 'room' | 'extras' | 'voice'>
  readonly notices: Pick<Notices, 'add'>
  readonly device: string
  as(seat: string): Pick<Acting, 'act' | 'play'>
}

/** The seats whose hand is at this device. */
export const seatsHere = (seats: readonly Seat[], device: string): readonly Seat[] =>
  seats.filter((seat) => handAt(seat) === device)

/** Which of several tabs it is that acts. */
interface Held {
  /** Whether it is this one. */
  ours(): boolean
  leave(): void
}

/**
 * Of all tabs of this browser one holds what is called so, the next when that is gone; `taken` tells when it is this
 * one. Where nothing tells tabs apart each does.
 */
export function holdAlone(name: string, taken: () => void): Held {
  let ours = typeof navigator === 'undefined' || !navigator.locks
  let leave = () => {
    ours = false
  }
  if (ours) return { ours: () => ours, leave: () => leave() }
  const left = new AbortController()
  navigator.locks
    .request(name, { signal: left.signal }, () => {
      ours = true
      taken()
      return new Promise<void>((done) => {
        leave = () => {
          ours = false
          done()
        }
      })
    })
    .catch(() => {
      // Left before it came to it, or refused to a page that is put away.
    })
  return {
    ours: () => ours,
    leave() {
      left.abort()
      leave()
    },
  }
}
