import { fromBase64, toBase64 } from 'lib0/buffer'
import { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import type { Link, Peer, Self } from './link.ts'
import { type Bucket, bucketOf } from './pace.ts'
import { makePairs, openLetter, sealLetter } from './relayletter.ts'
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
/** So long a word is said again with each state, ms: a relay may pass on only the last of several. */
const AGAIN = 1500
/** So long somebody may be gone before they are taken as gone, ms. */
const GRACE = 2000
/** Whom somebody here wanted no link to is tried again after so long, ms. */
const SHUT = 5000
/** Letters of words in one state; and of one word. */
const MOST_BOX = 192 * 1024
const MOST_WORD = 128 * 1024
/** People at one relay. */
const MOST_THERE = 300
const MOST_SPEAKERS = 3000
/** States of one that are looked at: so many at once, so many a second. */
const BREATH = { burst: 150, perSecond: 40 }

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

/** Somebody there. */
interface Other {
  readonly peer: Peer
  readonly speaker: number
  readonly open: string
  /** The last state and the last word that were heard. */
  n: number
  word: number
  here: string | undefined
  hands?: string | undefined
  link?: Link | undefined
  /** Somebody here wants no link to it. */
  shut?: boolean
  again?: ReturnType<typeof setTimeout> | undefined
  leaving?: ReturnType<typeof setTimeout> | undefined
}

/** Something said, and when it was first told. */
interface Said {
  readonly entry: BoxEntry
  readonly size: number
  told?: number | undefined
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
  const others = new Map<string, Other>()
  const breaths = new Map<number, Bucket>()
  let box: Said[] = []
  /** Words to some, to be sealed with the next state. */
  let letters: { readonly text: string; readonly readers: Set<Other> }[] = []
  /** Where the own hands are. */
  let hands: string | undefined
  let n = 0
  let words = 0
  let toldAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  function put(entry: BoxEntry): void {
    const size = JSON.stringify(entry).length
    if (size <= MOST_BOX) box.push({ entry, size })
  }
  /** As many of these, from the first on, as there is room for. */
  function fitting(some: readonly Said[], room: number): readonly Said[] {
    let left = room
    const end = some.findIndex(({ size }) => {
      left -= size
      return left < 0
    })
    return end < 0 ? some : some.slice(0, end)
  }

  function tell(): void {
    timer = undefined
    due = Number.POSITIVE_INFINITY
    const now = performance.now()
    toldAt = now
    for (const { text, readers } of letters) {
      const boxes = [...readers].flatMap((other) => {
        const pair = pairs.with(other.open)
        return pair ? [[other.peer.peer, pair] as const] : []
      })
      words += 1
      put({ n: words, ...sealLetter(text, new Map(boxes)) })
    }
    letters = []
    box = box.filter(({ told }) => told === undefined || now - told < AGAIN)
    // What was never told comes first, in its order: whoever has heard a word waits for none before it.
    const fresh = fitting(
      box.filter(({ told }) => told === undefined),
      MOST_BOX,
    )
    const room = MOST_BOX - fresh.reduce((sum, { size }) => sum + size, 0)
    const again = fitting(box.filter(({ told }) => told !== undefined).reverse(), room)
    const chosen = [...again, ...fresh]
    for (const one of fresh) one.told = now
    const mine = here()
    const state: RelayState = {
      peer: self.peer,
      client: self.client,
      open: pairs.open,
      n: ++n,
      ...(mine && { here: toBase64(mine) }),
      ...(hands !== undefined && { hands }),
      box: chosen.map(({ entry }) => entry).sort((a, b) => a.n - b.n),
    }
    awareness.setLocalState({ s: sealState(keys, awareness.clientID, state) })
    if (box.some(({ told }) => told === undefined)) tellIn(WORDS)
    // What nobody needs any more is not told again and again.
    else if (box.length > 0) tellIn(AGAIN + WORDS)
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
    if (![...others.values()].some(({ link }) => link)) return
    const pause = others.size > MANY ? HANDS_OF_MANY : HANDS
    tellIn(Math.max(0, toldAt + pause - performance.now()))
  }

  function linkTo(other: Other): Link {
    const link: Link = {
      far: true,
      other: () => other.peer,
      // The document goes by the log.
      sendDoc: () => {},
      talk(message) {
        const text = JSON.stringify(message)
        if (other.link !== link || text.length > MOST_WORD) return
        const last = letters.at(-1)
        // One letter to many; but what is said twice to one is heard twice.
        if (last?.text === text && !last.readers.has(other)) last.readers.add(other)
        else letters.push({ text, readers: new Set([other]) })
        tellIn(WORDS)
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
    else if (!other.link && !other.shut && others.get(other.peer.peer) === other) {
      other.link = linkTo(other)
      events.came(other.link)
      if (other.link && other.here !== undefined) events.here(other.peer, fromBase64(other.here))
      show()
    }
  }

  function drop(other: Other): void {
    clearTimeout(other.leaving)
    clearTimeout(other.again)
    if (others.get(other.peer.peer) === other) others.delete(other.peer.peer)
    part(other, 'left the relay')
  }

  const breath = (speaker: number) => {
    if (!breaths.has(speaker) && breaths.size >= MOST_SPEAKERS) return false
    const left = breaths.get(speaker) ?? bucketOf(BREATH)
    breaths.set(speaker, left)
    return left.take(1, performance.now())
  }

  /** Who this state is of; undefined where somebody pretends to be another. */
  function known(speaker: number, state: RelayState, writes: boolean): Other | undefined {
    const { peer, client, open } = state
    if (peer === self.peer || client === self.client) return undefined
    const old = others.get(peer)
    if (old && old.speaker === speaker) {
      return old.peer.writes === writes && old.open === open ? old : undefined
    }
    const rivals = [...others.values()].filter(
      (one) => one.peer.peer === peer || one.peer.client === client,
    )
    // Who proves to write is believed more than who cannot; else the first is, as long as it is there.
    const holds = (one: Other) => !one.leaving && (one.peer.writes || !writes)
    if (rivals.some(holds) || others.size >= MOST_THERE) return undefined
    for (const rival of rivals) drop(rival)
    const other: Other = {
      peer: { peer, client, writes },
      speaker,
      open,
      n: 0,
      word: 0,
      here: undefined,
    }
    others.set(peer, other)
    return other
  }

  function hear(speaker: number): void {
    const told = awareness.getStates().get(speaker)
    if (!told || !breath(speaker)) return
    const opened = openState(keys, speaker, told['s'])
    if (!opened) return
    const { state, writes } = opened
    const other = known(speaker, state, writes)
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
    for (const one of box) one.told = undefined
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
      for (const other of others.values()) {
        if (other.speaker !== speaker) continue
        clearTimeout(other.leaving)
        other.leaving = setTimeout(() => drop(other), GRACE)
      }
      // Who had to wait for that: the same screen under a new name, say.
      const speakers = new Set([...others.values()].map((other) => other.speaker))
      for (const one of awareness.getStates().keys()) {
        if (one !== awareness.clientID && !speakers.has(one)) guarded(() => hear(one))
      }
    }
  }
  awareness.on('update', onStates)
  tellIn(0)

  return {
    awareness,
    has: (peer) => others.has(peer),
    count: () => others.size,
    say(sealed) {
      if (sealed.length > MOST_WORD) return
      words += 1
      put({ n: words, all: sealed })
      tellIn(WORDS)
    },
    show,
    look() {
      for (const other of [...others.values()]) settle(other)
    },
    alone() {
      for (const other of [...others.values()]) drop(other)
    },
    close() {
      clearTimeout(timer)
      awareness.setLocalState(null)
      awareness.off('update', onStates)
      for (const other of [...others.values()]) drop(other)
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
