import { fromBase64, toBase64 } from 'lib0/buffer'
import { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import type { Peer, Self } from './handshake.ts'
import type { Link } from './link.ts'
import { makeCrowd, type Other } from './relaycrowd.ts'
import { makePairs, openLetter, sealLetter } from './relayletter.ts'
import { AGAIN, makeOutbox } from './relayoutbox.ts'
import { type BoxEntry, openState, type RelayState, sealState } from './relaystate.ts'

/*
 * What people at a relay say to each other
 *
 * Each has one state there, sealed and signed, which everybody gets whenever it changes: who it is, its presence, and
 * the words of the last moments, numbered.
 */

/** Pauses between two states, ms: for words, and for presence, which costs everybody there a little. */
const WORDS = 30
const HANDS = 250
const HANDS_OF_MANY = 600
const MANY = 10
/** So long somebody may be gone before they are taken as gone, ms. */
const GRACE = 2000
/** Whom somebody here wanted no link to is tried again after so long, ms. */
const SHUT = 5000
/** What a voice tells. */
export interface VoiceEvents {
  came(link: Link): void
  /** Once for each that came, whatever the reason. */
  gone(link: Link, why: string, foul: boolean): void
  talk(link: Link, message: unknown): void
  hands(link: Link, message: Uint8Array): void
  /** Signalling of somebody there, for everybody. */
  signal(sealed: string): void
  /** A presence as y-protocols tells it: unchecked. */
  here(from: Peer, update: Uint8Array): void
}

/** A voice among those at a relay. */
export interface RelayVoice {
  /** What the relay carries. */
  readonly awareness: Awareness
  /** Whether this peer is there. */
  has(peer: string): boolean
  /** How many are there besides us. */
  count(): number
  /** Says signalling to everybody there. */
  say(sealed: string): void
  /** Tells the presence anew, soon: `here` gives it. */
  show(): void
  /** Looks again who is reached better, which `direct` knows. */
  look(): void
  /** Everybody is gone: the relay is not reached any more. */
  alone(): void
  close(): void
}

/** Speaks at a relay. `direct` says whether a peer is reached without it, `here` tells the own presence. */
export function speakAt(
  self: Self,
  log: Y.Doc,
  direct: (peer: string) => boolean,
  here: () => Uint8Array | undefined,
  events: VoiceEvents,
): RelayVoice {
  const { keys, peer: ourselves } = self
  const awareness = new Awareness(log)
  const pairs = makePairs()
  const crowd = makeCrowd(self, drop)
  const outbox = makeOutbox<Other>((text, readers) => {
    const boxes = [...readers].flatMap((other) => {
      const pair = pairs.with(other.open)
      return pair ? [[other.peer.peer, pair] as const] : []
    })
    return sealLetter(text, new Map(boxes))
  })
  /** Where the own hands are. */
  let hands: string | undefined
  let n = 0
  let toldAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  function tell(): void {
    timer = undefined
    due = Number.POSITIVE_INFINITY
    const now = performance.now()
    toldAt = now
    const mine = here()
    const state: RelayState = {
      peer: self.peer,
      client: self.client,
      open: pairs.open,
      n: ++n,
      ...(mine && { here: toBase64(mine) }),
      ...(hands !== undefined && { hands }),
      box: outbox.next(now),
    }
    awareness.setLocalState({ s: sealState(keys, awareness.clientID, state) })
    if (outbox.waits()) tellIn(WORDS)
    // What nobody needs any more is not told again and again.
    else if (outbox.full()) tellIn(AGAIN + WORDS)
  }

  function tellIn(ms: number): void {
    const at = performance.now() + ms
    if (at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(tell, ms)
  }
  const show = () => {
    // Nobody there needs it from here.
    if (!crowd.all().some(({ link }) => link)) return
    const pause = crowd.size() > MANY ? HANDS_OF_MANY : HANDS
    tellIn(Math.max(0, toldAt + pause - performance.now()))
  }

  function linkTo(other: Other): Link {
    const link: Link = {
      far: true,
      other: () => other.peer,
      // The document goes by the log.
      sendDoc: () => {},
      talk(message) {
        if (other.link !== link) return
        if (outbox.write(JSON.stringify(message), other)) tellIn(WORDS)
      },
      sendHands(message) {
        hands = toBase64(message)
        show()
      },
      waiting: () => 0,
      arrived: () => 0,
      soon: () => {},
      // The relay speaks anew with new keys.
      renew: () => {},
      close: (why) => shut(why, false),
      cut: (why) => shut(why, true),
    }
    const shut = (why: string, foul: boolean) => {
      if (other.link !== link) return
      other.shut = true
      part(other, why, foul)
      if (foul) return
      // Perhaps it came too early.
      other.again = setTimeout(() => {
        other.shut = false
        settle(other)
      }, SHUT)
    }
    return link
  }

  function part(other: Other, why: string, foul = false): void {
    const { link } = other
    other.link = undefined
    if (link) events.gone(link, why, foul)
  }

  /** A link by the relay is there exactly while no better one is. */
  function settle(other: Other): void {
    const better = direct(other.peer.peer)
    if (better) part(other, 'reached directly')
    else if (!other.link && !other.shut && crowd.holds(other)) {
      other.link = linkTo(other)
      events.came(other.link)
      if (other.link && other.here !== undefined) events.here(other.peer, fromBase64(other.here))
      show()
    }
  }

  function drop(other: Other): void {
    clearTimeout(other.leaving)
    clearTimeout(other.again)
    crowd.leave(other)
    part(other, 'left the relay')
  }

  function hear(speaker: number): void {
    const told = awareness.getStates().get(speaker)
    if (!told || !crowd.breath(speaker)) return
    const opened = openState(keys, speaker, told['s'])
    if (!opened) return
    const { state, writes } = opened
    const other = crowd.of(speaker, state, writes)
    if (!other || state.n < other.n) return
    clearTimeout(other.leaving)
    other.leaving = undefined
    if (state.n === other.n) return
    other.n = state.n
    other.here = state.here
    const before = other.link
    settle(other)
    for (const entry of state.box) if (entry.n > other.word) read(other, entry)
    const { link } = other
    if (!link) return
    if (state.here !== undefined && before === link) events.here(other.peer, fromBase64(state.here))
    if (state.hands !== undefined && state.hands !== other.hands)
      events.hands(link, fromBase64(state.hands))
    other.hands = state.hands
  }

  function read(other: Other, entry: BoxEntry): void {
    other.word = entry.n
    if ('all' in entry) {
      events.signal(entry.all)
      return
    }
    const pair = pairs.with(other.open)
    const text = pair && openLetter(entry, ourselves, pair)
    // What came just before a better link did is heard all the same.
    const link = other.link ?? linkTo(other)
    if (text !== undefined) events.talk(link, JSON.parse(text))
  }

  /** Our state was not what came last: nobody may have heard it. */
  function tellAnew(): void {
    outbox.anew()
    tellIn(HANDS)
  }

  const onStates = (
    { added, updated, removed }: Record<'added' | 'updated' | 'removed', number[]>,
    origin: unknown,
  ) => {
    if (origin === 'local') return
    for (const speaker of [...added, ...updated]) {
      // Somebody else told a state as ours.
      if (speaker === awareness.clientID) tellAnew()
      else guarded(() => hear(speaker))
    }
    for (const speaker of removed) {
      if (speaker === awareness.clientID) tellIn(WORDS)
      for (const other of crowd.all()) {
        if (other.speaker !== speaker) continue
        clearTimeout(other.leaving)
        other.leaving = setTimeout(() => drop(other), GRACE)
      }
      // Who had to wait for that: the same screen under a new name, say.
      const speakers = new Set(crowd.all().map((other) => other.speaker))
      for (const one of awareness.getStates().keys()) {
        if (one !== awareness.clientID && !speakers.has(one)) guarded(() => hear(one))
      }
    }
  }
  awareness.on('update', onStates)
  tellIn(0)

  return {
    awareness,
    has: crowd.has,
    count: crowd.size,
    say(sealed) {
      if (outbox.say(sealed)) tellIn(WORDS)
    },
    show,
    look() {
      for (const other of crowd.all()) settle(other)
    },
    alone() {
      for (const other of crowd.all()) drop(other)
    },
    close() {
      clearTimeout(timer)
      awareness.setLocalState(null)
      awareness.off('update', onStates)
      for (const other of crowd.all()) drop(other)
      awareness.destroy()
    },
  }
}

function guarded(work: () => void): void {
  try {
    work()
  } catch {
    // A state or a word that is none: the rest goes on.
  }
}
