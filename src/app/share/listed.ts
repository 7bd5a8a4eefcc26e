import { keyCode } from '../../sync/keys/code.ts'
import { type Door, isBehind } from '../../sync/keys/doorkey.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import type { Lobby, LobbyEntry } from '../../table/store/lobby.ts'
import { relaysIn, withRelays } from './relayed.ts'
import { keysOf } from './sharing.ts'

/** Writes down by which keys and relays a table of this device is shared. */
export function list(lobby: Lobby, id: string, keys: Keys, relays: readonly string[]): void {
  lobby.share(id, withRelays(keyCode(keys), relays), keys.write === undefined)
}

/** Lets somebody in again who knows the table. A key to watch never takes the place of one to play. */
export function admit(
  lobby: Lobby,
  { id, bin, watch = false, key = '' }: LobbyEntry,
  keys: Keys,
  relays: readonly string[],
): void {
  if (bin) lobby.restore(id)
  const mine = keysOf(key)
  const better = watch && keys.write ? keys : (mine ?? keys)
  // It may have got relays since.
  list(lobby, id, better, [...relays, ...relaysIn(key)])
}

/** The table with these keys, where this device has it. */
export const knownBy = (lobby: Lobby, { topic }: Keys): LobbyEntry | undefined =>
  lobby.list().find(({ key = '' }) => keysOf(key)?.topic === topic)

/** The keys of the table behind this door, where this device has them. */
export function ownKeys(lobby: Lobby, door: Door): Keys | undefined {
  const keys = lobby.list().flatMap(({ key = '' }) => keysOf(key) ?? [])
  return keys.find((one) => isBehind(door, one))
}
