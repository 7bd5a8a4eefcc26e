import type * as Y from 'yjs'
import type { ScreenKey } from '../keys/screen.ts'
import type { Self } from '../link/handshake.ts'
import { makeClerk } from '../log/clerk.ts'
import { makeLedger } from '../log/ledger.ts'
import { keepLog } from '../log/log.ts'
import { bucketOf } from '../pace/pace.ts'
import { makeSlices } from '../pace/slices.ts'
import { watchProgress } from './howfar.ts'
import { parcelOfAir, parcelOfLog, readParcel, SYNC_STEP } from './parcel.ts'
import { speakAt, type VoiceEvents } from './voice.ts'
import { wireTo } from './wire.ts'

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

/** Whether a relay gives all that others have of whom it tells; or is so full that nothing can be found in it. */
export type Gives = 'ok' | 'behind' | 'full'

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

/** Bytes of what the relay says of how far it is; and bytes that wait to be read. */
const MOST_VECTOR = 2 * 1024 * 1024
const MOST_WAITING = 160 * 1024 * 1024
/** For something that is missing in between it is asked no more often than so, ms. */
const GAP = 10_000
/** How often what others have and we have not is asked for (ms). */
const ASK = 5000
/** While something is missing, all that lies there is read anew so many times at once, and by and by. */
const READ_AGAIN = { burst: 3, perSecond: 1 / 30 }
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
  const ledger = makeLedger()
  const slices = makeSlices()
  let connected = false
  let synced = false
  let ended = false
  let lonely: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined
  let gapped: ReturnType<typeof setTimeout> | undefined

  const progress = watchProgress(table)
  const again = bucketOf(READ_AGAIN)
  let gives: Gives = 'ok'
  const journal = keepLog({
    writer: self,
    table,
    ledger,
    clerk: makeClerk(self, slices),
    say: (update) => tell(SYNC_STEP.update, update),
    take: events.take,
  })

  const tell = (step: number, bytes: Uint8Array) => wire.send(parcelOfLog(step, bytes))
  const ask = () => tell(SYNC_STEP.question, ledger.vector())
  const voice = speakAt(self, (told) => wire.send(parcelOfAir(told)), direct, here, progress, {
    ...events,
    behind(is) {
      if (gives !== 'full') gives = is ? 'behind' : 'ok'
      clearInterval(asking)
      // It may have been lost by the way; or it was left out, as they were to tell it themselves.
      if (is) asking = setInterval(ask, ASK)
      lookAgain()
      events.changed()
    },
  })

  const wire = wireTo(address, self.keys.topic, {
    opened() {
      connected = true
      clearTimeout(lonely)
      if (ledger.anew()) journal.heard([], true)
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

  function hear(told: Uint8Array): void {
    const parcel = readParcel(told)
    if (parcel?.of === 'air') voice.take(parcel.bytes)
    if (parcel?.of !== 'log' || ledger.full()) return
    const { step, bytes } = parcel
    if (slices.waiting() + bytes.length > MOST_WAITING) return
    if (step !== SYNC_STEP.question)
      slices.add(() => take(bytes, step === SYNC_STEP.answer), bytes.length)
    else if (bytes.length <= MOST_VECTOR) slices.add(() => compare(bytes), bytes.length)
  }

  /** Takes in what is told of the log, a little at a time. */
  function* take(update: Uint8Array, answer: boolean): Generator<void, void> {
    const { added, gone, gap, robbed } = yield* ledger.take(update)
    if (ended) return
    if (ledger.full()) {
      // Nobody can say what of it is good, nor clear it away.
      gives = 'full'
      journal.ready(false)
      events.changed()
      return
    }
    journal.heard(added, gone)
    if (robbed) journal.stir(true)
    if (gap) {
      gapped ??= setTimeout(() => {
        gapped = undefined
        ask()
      }, GAP)
    }
    // The answer to what we asked: all that it has.
    const first = answer && connected && !synced
    if (first) synced = true
    journal.ready(synced)
    if (first) events.changed()
  }

  /** The relay tells how far it is: what it has forgotten is written again. */
  function* compare(vector: Uint8Array): Generator<void, void> {
    yield
    if (!ended && ledger.lost(vector)) journal.heard([], true)
  }

  function lookAgain(): void {
    if (gives === 'behind' && again.take(1, performance.now())) journal.again()
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
    look() {
      voice.look()
      lookAgain()
    },
    rest: journal.flush,
    close() {
      if (ended) return
      ended = true
      clearTimeout(lonely)
      clearInterval(asking)
      clearTimeout(gapped)
      journal.close()
      slices.end()
      voice.close()
      progress.end()
      wire.close()
    },
  }
}
