import { useState } from 'react'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useOthers } from '../desk/presence.ts'
import type { Guests } from '../share/doors.ts'
import { useShareSay } from '../share/words.ts'
import { type Person, whoIs } from './whois.ts'

/** Everybody at this table, as people are told of them. */
export function usePeople(around: Guests): readonly Person[] {
  const { table, device } = useDesk()
  const seats = useBoardOf((board) => board.seats)
  const others = useOthers(table.presence)
  // Nobody grows older by being looked at.
  const [now] = useState(Date.now)
  return whoIs(seats, device, others, around, now)
}

/** What somebody is called in a list. */
export function useCalled(): (person: Person) => string {
  const say = useShareSay()
  return ({ seat, screens, nth }) => {
    if (seat) return seat.name
    return say(screens[0]?.silent ? 'here.silent' : 'here.lookingOn', { n: nth })
  }
}
