import { useSyncExternalStore } from 'react'
import type { PresenceBook } from '../../table/presence/presence.ts'

/** How long others are asked (ms). */
const ASKED = 20_000

/** Lets our view go with this screen's from now on; undefined lets it stay. */
export const follow = (presence: PresenceBook, screen: number | undefined): void =>
  presence.set({ follows: screen })

/** Asks all others to let their view go with ours. Who leads follows nobody. */
export function askAll(presence: PresenceBook): void {
  const leads = (presence.mine().leads ?? Math.floor(Date.now() / 1000)) + 1
  presence.set({ leads, follows: undefined })
  setTimeout(() => {
    if (presence.mine().leads === leads) presence.set({ leads: undefined })
  }, ASKED)
}

/** The screen that is followed from here. */
export const useFollows = (presence: PresenceBook): number | undefined =>
  useSyncExternalStore(presence.subscribe, () => presence.mine().follows)
