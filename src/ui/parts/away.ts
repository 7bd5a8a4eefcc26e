import { useEffect, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'

/** In which places what concerns all was put away. */
export type Away<Id> = ReadonlyMap<Id, ReadonlySet<SeatId>>

/** The same, where this is put away in this place, too. */
export const awayAt = <Id>(away: Away<Id>, id: Id, seat: SeatId): Away<Id> =>
  new Map(away).set(id, new Set(away.get(id)).add(seat))

/**
 * What is away from every place by now, and what is left to be known: nothing of what stands nowhere any more. The same
 * object, where all of it is left.
 */
export function lookedAt<Id>(
  away: Away<Id>,
  standing: readonly Id[],
  seats: readonly SeatId[],
): { readonly everywhere: readonly Id[]; readonly left: Away<Id> } {
  const left = [...away].filter(([id]) => standing.includes(id))
  const everywhere =
    seats.length === 0 ? [] : left.filter(([, at]) => seats.every((s) => at.has(s)))
  return {
    everywhere: everywhere.map(([id]) => id),
    left: left.length === away.size ? away : new Map(left),
  }
}

/**
 * How what stands in every place is put away in each, and `onEverywhere` for all: when nobody is left who sees it, also
 * because whoever did stood up.
 */
export function useAway<Id>(
  standing: readonly Id[],
  seats: readonly SeatId[],
  onEverywhere: (ids: readonly Id[]) => void,
) {
  const [away, setAway] = useState<Away<Id>>(new Map())
  useEffect(() => {
    const { everywhere, left } = lookedAt(away, standing, seats)
    setAway(left)
    if (everywhere.length > 0) onEverywhere(everywhere)
  })
  return {
    isAway: (id: Id, seat: SeatId): boolean => away.get(id)?.has(seat) === true,
    // Two may put it away at once.
    putAway: (id: Id, seat: SeatId) => setAway((now) => awayAt(now, id, seat)),
  }
}
