import type { RoomWays } from '../link/wire.ts'
import type { Servers } from '../signal/servers.ts'
import type { CompanyParts } from './parts.ts'
import type Peer from './peer.ts'
import { makePlaces } from './places.ts'

/** One of y-webrtc's connections. */
interface Connection {
  readonly peer: Pick<Peer, 'begun' | 'writes' | 'doubt'>
  destroy(): void
}

/** Who calls whom: how y-webrtc's connections come about, by servers and from neighbour to neighbour. */
export function callsOf(parts: CompanyParts, servers: Servers): RoomWays {
  const { self, events, mesh, bouncer } = parts
  const connections = (): ReadonlyMap<string, Connection> => parts.room?.webrtcConns ?? new Map()
  const places = makePlaces(connections)
  /** In an audience, which is reached by a relay and leaves the direct links to those who play. */
  const listens = () => self.keys.write === undefined && parts.relays?.crowded() === true
  return {
    self,
    knows: (session) => connections().has(session),
    doubt: (session) => connections().get(session)?.peer.doubt(),
    waits(session) {
      const conn = connections().get(session)
      return conn !== undefined && conn.peer.writes() === undefined
    },
    drop(session) {
      const conn = connections().get(session)
      if (conn?.peer.begun()) conn.destroy()
    },
    room: (session, writes) => !listens() && places.room(session, writes),
    bars: (key) => bouncer.bars(key),
    aged: () => events.aged('other'),
    say(sealed) {
      if (listens()) return
      servers.say(self.keys.topic, sealed)
      mesh.say(sealed)
    },
  }
}
