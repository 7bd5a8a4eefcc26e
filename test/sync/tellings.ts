import * as encoding from 'lib0/encoding'

/** Presence of these clients, each with this state, as y-protocols writes it. */
export function presenceOf(clients: readonly number[], state: object, clock = 1e6): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, clients.length)
  for (const client of clients) {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarString(encoder, JSON.stringify(state))
  }
  return encoding.toUint8Array(encoder)
}
