import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import type { Self } from './handshake.ts'
import { watchProgress } from './howfar.ts'
import { entriesOf, keepLog, MOST_LOG } from './relaylog.ts'
import { speakAt, type VoiceEvents } from './relayvoice.ts'
import { RELAY, wireTo } from './relaywire.ts'
import type { ScreenKey } from './screen.ts'

/*
 * A relay, for those whom no direct path can reach, and for audiences: any server that passes on a Yjs document and
 * who is there. It learns the name of a room and how much is said there, and can read none of it.
 */

/** What a relay tells. */
export interface RelayEvents extends Omit<VoiceEvents, 'behind'> {
  /**
   * A change of the table that somebody who may write has signed, `by` whom where it is known: several at once are
   * by nobody. Tells whether it was taken in.
   */
  take(update: Uint8Array, by: ScreenKey | undefined): Promise<boolean>
  /** The connection came or went. */
  changed(): void
}

/** Whether a relay gives all that others have of whom it tells. */
export type Gives = 'ok' | 'behind'

/** A table's place at a relay. */
export interface Relay {
  readonly address: string
  connected(): boolean
  gives(): Gives
  /** Whether this peer is there. */
  has(peer: string): boolean
  /** How many are there besides us. */
  count(): number
  /** Takes a change of the table: an own one, or another's; `soon` where nobody nearer to them can write it here. */
  change(update: Uint8Array, own: boolean, soon: boolean): void
  /** Something that came was left out for want of something else: takes all of it once more. */
  again(): void
  /** Signalling, for everybody there. */
  say(sealed: string): void
  /** The own presence has changed. */
  show(): void
  /** A direct link came or went. */
  look(): void
  /** The page is put away: what was gathered is written now. */
  rest(): void
  close(): void
}

/** Entries that are looked at. */
const MOST_ENTRIES = 20_000
/** So often what others have and we have not is asked for, ms. */
const ASK = 5000
/** Who is lost for so long is alone there, ms. */
const GRACE = 5000

/** Brings a table to the relay at this address. */
export function relayAt(
  address: string,
  self: Self,
  table: Y.Doc,
  direct: (peer: string) => boolean,
  here: () => Uint8Array | undefined,
  events: RelayEvents,
): Relay {
  // Its numbers must not be the table's: they would tell who is who.
  const log = new Y.Doc()
  let connected = false
  let synced = false
  let ended = false
  let lonely: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined

  const progress = watchProgress(table)
  let gives: Gives = 'ok'
  const journal = keepLog(self, table, log, events.take)

  const message = (sort: number, write: (encoder: encoding.Encoder) => void) => {
    const encoder = encoding.createEncoder()
    encoding.writeVarUint(encoder, sort)
    write(encoder)
    wire.send(encoding.toUint8Array(encoder))
  }
  const ask = () => message(RELAY.sync, (encoder) => writeSyncStep1(encoder, log))
  const voice = speakAt(
    self,
    (told) => message(RELAY.awareness, (encoder) => encoding.writeVarUint8Array(encoder, told)),
    direct,
    here,
    progress,
    {
      ...events,
      behind(is) {
        gives = is ? 'behind' : 'ok'
        clearInterval(asking)
        // It may have been lost by the way.
        if (is) asking = setInterval(ask, ASK)
        events.changed()
      },
    },
  )

  const wire = wireTo(address, self.keys.topic, {
    opened() {
      connected = true
      clearTimeout(lonely)
      ask()
      voice.opened()
      events.changed()
    },
    closed() {
      connected = false
      synced = false
      journal.ready(false)
      lonely = setTimeout(voice.alone, GRACE)
      events.changed()
    },
    heard(message) {
      try {
        hear(message)
      } catch {
        // Not a message: the next may be one.
      }
    },
  })

  log.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== wire) message(RELAY.sync, (encoder) => writeUpdate(encoder, update))
  })
  function hear(told: Uint8Array): void {
    const decoder = decoding.createDecoder(told)
    const sort = decoding.readVarUint(decoder)
    if (sort === RELAY.awareness) voice.take(decoding.readVarUint8Array(decoder))
    if (sort !== RELAY.sync) return
    const { pos } = decoder
    const step = decoding.readVarUint(decoder)
    const bytes = decoding.readVarUint8Array(decoder)
    // What cannot be read must not reach the document: y-protocols would only write it to the console.
    if (step === 0) Y.decodeStateVector(bytes)
    else Y.decodeUpdate(bytes)
    decoder.pos = pos
    const answer = encoding.createEncoder()
    encoding.writeVarUint(answer, RELAY.sync)
    readSyncMessage(decoder, answer, log, wire)
    if (encoding.length(answer) > 1) wire.send(encoding.toUint8Array(answer))
    const first = step === 1 && !synced
    // The answer to what we asked: all that it has.
    if (first) synced = true
    journal.ready(synced && !overfull())
    if (first) events.changed()
  }

  /** More than anybody's table: nothing is written to such a relay. */
  function overfull(): boolean {
    const entries = entriesOf(log)
    if (entries.length > MOST_ENTRIES) return true
    let bytes = 0
    entries.forEach((entry) => {
      if (entry instanceof Uint8Array) bytes += entry.length
    })
    return bytes > MOST_LOG
  }

  return {
    address,
    connected: () => connected && synced,
    gives: () => gives,
    has: voice.has,
    count: voice.count,
    change(update, own, soon) {
      if (own) journal.tell(update)
      else journal.stir(soon)
    },
    again: journal.again,
    say: voice.say,
    show: voice.show,
    look: voice.look,
    rest: journal.flush,
    close() {
      if (ended) return
      ended = true
      clearTimeout(lonely)
      clearInterval(asking)
      journal.close()
      voice.close()
      progress.end()
      wire.close()
      log.destroy()
    },
  }
}
