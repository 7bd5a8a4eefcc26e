import { fromBase64 } from '../../rules/plain/base64.ts'
import type { Age } from '../link/build.ts'
import type { Proven, Self } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import { grantsBy } from '../log/grant.ts'
import type { Fault } from '../pace/fault.ts'
import { makeAir } from './air.ts'
import { makeCrowd, type Other } from './crowd.ts'
import { makeEar } from './ear.ts'
import { makeKeyPair, openEnvelope, sealEnvelope } from './envelope.ts'
import { knowBy, STALE, stay } from './faces.ts'
import { makeFarLinks } from './farlinks.ts'
import { makeHeard } from './heard.ts'
import type { Progress } from './howfar.ts'
import { watchLack } from './lack.ts'
import { makeOutbox } from './outbox.ts'
import { makeOwnState } from './ownstate.ts'
import { type BoxEntry, openState, type RelayState } from './state.ts'

/*
 * What people at a relay say to each other
 *
 * Each has one state there, sealed and signed by its screen's key, which everybody gets whenever it changes: who it is,
 * its presence, and the words of the last moments, numbered. The relay may keep them, bring them again, mix them up or
 * hold them back. So each is heard once, in order; somebody is there only while what they say names what was said here
 * shortly before; and each tells how far its table is, so that what is held back shows.
 */

/** How often it is looked who is there no more, and who has more than we get (ms). */
const LOOK = 2000
/** How long somebody may be gone before they are taken as gone (ms). */
const GRACE = 2000

/** What a voice tells. */
export interface VoiceEvents {
  came(link: Link): void
  /** Once for each that came, whatever the reason. */
  gone(link: Link, why: string, fault: Fault | undefined): void
  talk(link: Link, message: unknown): void
  hands(link: Link, message: Uint8Array): void
  /** Signalling of somebody there, for everybody. */
  signal(sealed: string): void
  /** A presence as y-protocols tells it: unchecked. */
  here(from: Proven, update: Uint8Array): void
  /** From now on others have had for long what has not come here; or not any more. */
  behind(is: boolean): void
  /** Somebody there has another version of this page. */
  aged?(age: Age): void
}

/** A voice among those at a relay. */
export interface RelayVoice {
  /** Takes what the relay tells of those who are there. Throws for what is no message. */
  take(told: Uint8Array): void
  /** The relay listens, perhaps again. */
  opened(): void
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

/**
 * Speaks at a relay by `send`. `direct` says whether a peer is reached without it, `here` tells the own presence,
 * `progress` how far the table is.
 */
export function speakAt(
  self: Self,
  send: (told: Uint8Array) => void,
  direct: (peer: string) => boolean,
  here: () => Uint8Array | undefined,
  progress: Progress,
  events: VoiceEvents,
): RelayVoice {
  const { keys, screen, peer: ourselves } = self
  const pairs = makeKeyPair()
  const crowd = makeCrowd(drop)
  const grants = grantsBy(keys)
  const heard = makeHeard()
  const whose = knowBy({ crowd, grants, heard, answer: () => own.soon() })
  const ear = makeEar(crowd, hear)
  const lack = watchLack(progress)
  const outbox = makeOutbox<Other>((text, readers, n) => {
    const boxes = [...readers].flatMap((other) => {
      const pair = pairs.with(other.open)
      return pair ? [[other.peer.peer, pair] as const] : []
    })
    return sealEnvelope({ from: ourselves, n }, text, new Map(boxes))
  })
  const air = makeAir(send, {
    said: ear.take,
    left(speaker) {
      for (const other of crowd.all()) {
        if (other.speaker !== speaker) continue
        clearTimeout(other.leaving)
        other.leaving = setTimeout(() => drop(other), GRACE)
      }
    },
    lost: tellAnew,
  })
  const own = makeOwnState({
    self,
    open: pairs.open,
    grant: grants.give(screen.key),
    heard,
    lack,
    outbox,
    here,
    crowd,
    air,
  })
  let closed = false
  let behind = false
  const { settle, part, to } = makeFarLinks({
    crowd,
    direct,
    write(text, other) {
      if (outbox.write(text, other)) own.words()
    },
    sendHands(message) {
      own.putHands(message)
      show()
    },
    show,
    forget: lack.forget,
    events,
  })

  function show(): void {
    // Nobody there needs it from here.
    if (crowd.all().some(({ link }) => link)) own.soon()
  }

  function drop(other: Other): void {
    clearTimeout(other.leaving)
    clearTimeout(other.again)
    crowd.leave(other)
    lack.forget(other.peer.peer)
    part(other, 'left the relay')
  }

  function hear(speaker: number, text: string): void {
    const opened = openState(keys, text)
    if (opened === 'older') events.aged?.('other')
    if (!opened || opened === 'older' || closed) return
    const { state } = opened
    if (state.key === ourselves) return
    own.spoke(speaker)
    const now = performance.now()
    const other = whose(speaker, opened, text)
    if (!other) return
    other.speaker = speaker
    other.n = state.n
    other.passed.clear()
    other.here = state.here
    other.far = state.far
    stay(other)
    if (other.peer.writes && !other.shut) lack.told(state.key, state.far, state.has, now)
    attend(other, state)
  }

  function attend(other: Other, state: RelayState): void {
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
    const text = pair && openEnvelope(entry, { from: other.peer.peer, n: entry.n }, ourselves, pair)
    // What came just before a better link did is heard all the same.
    const link = other.link ?? to(other)
    if (text !== undefined) events.talk(link, JSON.parse(text))
  }

  /** Our state was not what came last: nobody may have heard it. */
  function tellAnew(): void {
    outbox.anew()
    own.anew()
  }

  const watch = setInterval(() => {
    const now = performance.now()
    for (const other of crowd.all()) if (now - other.since > STALE) drop(other)
    if (lack.pressing(now)) own.words()
    if (lack.behind(now) === behind) return
    behind = !behind
    events.behind(behind)
  }, LOOK)
  own.now()

  return {
    take(told) {
      air.take(told)
      ear.drain()
    },
    opened() {
      outbox.anew()
      own.now()
    },
    has: crowd.has,
    count: crowd.size,
    say(sealed) {
      if (outbox.say(sealed)) own.words()
    },
    show,
    look() {
      for (const other of crowd.all()) settle(other)
    },
    alone() {
      for (const other of crowd.all()) drop(other)
    },
    close() {
      own.stop()
      ear.close()
      clearInterval(watch)
      air.leave()
      for (const other of crowd.all()) drop(other)
      closed = true
    },
  }
}
