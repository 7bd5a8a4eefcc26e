import { askPorter, bePorter, type Porter } from '../../sync/door/porter.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import { earlierOf } from '../../table/store/earlier.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import type { OpenTable } from '../page/opentable.ts'
import { keysOf } from './sharing.ts'

/**
 * Asks whether a table has a newer key than ours, and answers those who come with one of its last. `missed` is given
 * what others say of it: unchecked. Returns the way out.
 */
export function keepPorters(
  { table, room }: OpenTable,
  keys: Keys,
  lobby: Lobby,
  missed: (words: readonly unknown[]) => void,
): () => void {
  let porters: readonly Porter[] = []
  let ended = false
  let reached = 0
  const look = () => {
    const now = room.around().servers.filter(({ connected }) => connected).length
    if (now > reached) for (const porter of porters) porter.again()
    reached = now
  }
  room.met().then(
    ({ beside, screen }) => {
      if (ended) return
      const earlier = earlierOf(lobby, table.id).flatMap(({ key, words }) => {
        const old = keysOf(key)
        return old && old.topic !== keys.topic ? [bePorter(old, beside, words)] : []
      })
      porters = [askPorter(keys, screen, beside, missed), ...earlier]
    },
    () => {
      // Nobody can be met here.
    },
  )
  const stop = room.subscribe(look)
  return () => {
    ended = true
    stop()
    for (const porter of porters) porter.end()
  }
}
