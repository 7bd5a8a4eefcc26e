import { useSyncExternalStore } from 'react'
import { useFacing } from '../parts/facing.ts'

/** How high the cards of a hand are, CSS px: in the fan, and the one that is looked at. */
export interface CardSizes {
  readonly fan: number
  readonly near: number
}

const bounded = (least: number, now: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, now)))

/** How large cards are in so much room: as large as reads easily, and with the table still in sight. */
const sizesIn = (wide: number, high: number): CardSizes => ({
  fan: bounded(104, Math.min(high * 0.2, wide * 0.42), 400),
  near: bounded(200, Math.min(high * 0.52, wide * 0.95), 900),
})

/** At a place round a screen they are no smaller than so. */
const AMONG: CardSizes = { fan: 136, near: 300 }

const watch = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** How large cards are here: at this screen, or in the place of whose they are. */
export function useCardSizes(): CardSizes {
  const facing = useFacing()
  const wide = useSyncExternalStore(watch, () => innerWidth)
  const high = useSyncExternalStore(watch, () => innerHeight)
  if (!facing) return sizesIn(wide, high)
  const { room, big } = facing
  const there = sizesIn((room.right - room.left) / big, (room.bottom - room.top) / big)
  // Nobody sits as near to a screen that lies among people.
  return { fan: Math.max(AMONG.fan, there.fan), near: Math.max(AMONG.near, there.near) }
}
