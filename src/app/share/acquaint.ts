import type { Seat } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { isScreenKey } from '../../sync/keys/screen.ts'
import { knownAs, meetScreen, noteSitter, sittersOf } from '../../table/store/known.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import type { Linked } from '../../ui/share/doors.ts'
import type { OpenTable } from '../page/opentable.ts'

/** Remembers whom this device meets at an open table, and where they sit. Returns the way out. */
export function acquaint({ table, room, extras }: OpenTable, lobby: Lobby): () => void {
  const seen = new Set<string>()
  const look = () => {
    const others = table.presence.others()
    for (const { peer, client, writes } of room.around().neighbours) {
      const seat = others.get(client)?.seat ?? ''
      const name = `${peer}/${seat}/${writes}`
      if (seen.has(name) || !isScreenKey(peer)) continue
      seen.add(name)
      meetScreen(lobby, peer, Date.now(), writes)
      if (writes && seatOf(table.state().seats, seat)) noteSitter(lobby, table.id, seat, peer)
    }
  }
  const ends = [room.subscribe(look), table.presence.subscribe(look)]
  look()
  return () => {
    for (const end of ends) end()
    extras.reached.clear()
  }
}

/** Where a screen says that it sits: undefined where, as far as this device has seen, others belong there. */
export function sitsAt(
  { table }: Pick<OpenTable, 'table'>,
  lobby: Lobby,
  client: number,
  screen: string,
): Seat | undefined {
  const seat = seatOf(table.state().seats, table.presence.others().get(client)?.seat)
  const belong = new Map(Object.entries(sittersOf(lobby, table.id))).get(seat?.id ?? '')
  return !belong || belong.includes(screen) ? seat : undefined
}

/** All who hold a link, as this device knows them. */
export function linkedAt(
  { room, extras: { reached } }: OpenTable,
  lobby: Lobby,
): readonly Linked[] {
  const { neighbours } = room.around()
  const here = new Set(neighbours.map(({ peer }) => peer))
  for (const peer of reached.keys()) if (!here.has(peer)) reached.delete(peer)
  return neighbours.map(({ peer, client, writes, far, since, check }) => {
    const from = since ?? reached.get(peer) ?? Date.now()
    reached.set(peer, from)
    const { first = from, compared } = knownAs(lobby, peer) ?? {}
    return { key: peer, client, writes, far, since: from, first, check, compared }
  })
}
