import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import { RELAY, wireTo } from '../../src/sync/relay/wire.ts'

/** Somebody who knows a room's name, or the relay itself: sees all that lies there and may write anything. */
export interface Spy {
  readonly log: Y.Doc
  readonly entries: Y.Array<unknown>
  readonly awareness: Awareness
  /** Tells what this awareness has of these. */
  tell(clients: readonly number[]): void
  close(): void
}

/** The list of entries that a relay's document holds. */
export const entriesOf = (log: Y.Doc): Y.Array<unknown> => log.getArray('log2')

/** Looks into a room of a relay. */
export function spyAt(address: string, room: string): Spy {
  const log = new Y.Doc()
  const awareness = new Awareness(log)
  awareness.setLocalState(null)
  const message = (sort: number, write: (encoder: encoding.Encoder) => void) => {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, sort)
    write(encoder)
    wire.send(encoding.toUint8Array(encoder))
  }
  const wire = wireTo(address, room, {
    opened: () => message(RELAY.sync, (encoder) => writeSyncStep1(encoder, log)),
    closed: () => {},
    heard(told) {
      const decoder = decoding.createDecoder(told)
      const sort = decoding.readVarUint(decoder)
      if (sort === RELAY.awareness) {
        applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), wire)
      } else if (sort === RELAY.sync) {
        const answer = encoding.createEncoder()
        encoding.writeVarUint(answer, RELAY.sync)
        readSyncMessage(decoder, answer, log, wire)
        if (encoding.length(answer) > 1) wire.send(encoding.toUint8Array(answer))
      }
    },
  })
  log.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== wire) message(RELAY.sync, (encoder) => writeUpdate(encoder, update))
  })
  return {
    log,
    entries: entriesOf(log),
    awareness,
    tell(clients) {
      message(RELAY.awareness, (encoder) =>
        encoding.writeVarUint8Array(encoder, encodeAwarenessUpdate(awareness, [...clients])),
      )
    },
    close() {
      wire.close()
      awareness.destroy()
    },
  }
}
