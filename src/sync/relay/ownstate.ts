import { toBase64 } from '../../rules/plain/base64.ts'
import type { Self } from '../link/handshake.ts'
import { anyBetween } from '../pace/chance.ts'
import { soonest } from '../pace/soonest.ts'
import type { Air } from './air.ts'
import type { Crowd } from './crowd.ts'
import { type Heard, nameOfState } from './heard.ts'
import type { Lack } from './lack.ts'
import { AGAIN, type Outbox } from './outbox.ts'
import { type RelayState, sealState } from './state.ts'

/** Pauses between two states, ms: for words, and for presence, which costs everybody there a little. */
const WORDS = 30
const HANDS = 250
const HANDS_OF_MANY = 600
const MANY = 10
/**
 * Of those who only watch each waits so long for each who is there, ms: all of them together are never many at once.
 */
const EACH_WATCHER = 75
const MOST_PATIENT = 200
/** Each speaks at least so often (ms): relays forget who is silent for thirty seconds. */
const HEART = [10_000, 14_000] as const

/** What the state of a screen is made of. */
export interface StateParts {
  readonly self: Self
  /** The public half of what envelopes to it are sealed with. */
  readonly open: string
  readonly grant: Uint8Array | undefined
  readonly heard: Heard
  readonly lack: Lack
  readonly outbox: Pick<Outbox<never>, 'next' | 'waits' | 'full'>
  /** The own presence. */
  here(): Uint8Array | undefined
  readonly crowd: Pick<Crowd, 'size'>
  readonly air: Pick<Air, 'say'>
}

/** The state that this screen has at a relay: what it says of itself there, and when it says it anew. */
export interface OwnState {
  /** There are words in it, or something is waited for. */
  words(): void
  /** Something of it is new: soon, but not too often. */
  soon(): void
  /** Nobody may have heard it. */
  anew(): void
  /** The relay listens: at once. */
  now(): void
  /** Where the own hands are, from its next saying on. */
  putHands(message: Uint8Array): void
  /** Somebody has spoken, whoever it is. */
  spoke(speaker: number): void
  stop(): void
}

/** Says nothing yet. */
export function makeOwnState(parts: StateParts): OwnState {
  const { self, open, grant, heard, lack, outbox, here, crowd, air } = parts
  const { keys, screen, session } = self
  const began = Date.now()
  let hands: string | undefined
  let n = 0
  let toldAt = Number.NEGATIVE_INFINITY
  let stopped = false
  /** Who has spoken of late, whoever it is. */
  const numbers = new Set<number>()
  const forget = setInterval(() => numbers.clear(), HEART[1])
  const telling = soonest(tell)

  function tell(): void {
    const now = performance.now()
    toldAt = now
    n += 1
    const mine = here()
    const state: RelayState = {
      key: screen.key,
      session,
      open,
      began,
      n,
      after: heard.next(now),
      ...(grant && { grant: toBase64(grant) }),
      ...lack.ours(now),
      ...(mine && { here: toBase64(mine) }),
      ...(hands !== undefined && { hands }),
      box: outbox.next(now),
    }
    const sealed = sealState(keys, screen, state)
    heard.told(nameOfState(sealed), now)
    air.say(sealed)
    if (outbox.waits()) tellIn(WORDS)
    // What nobody needs any more is not told again and again.
    else if (outbox.full()) tellIn(AGAIN + WORDS)
    else tellIn(anyBetween(...HEART))
  }
  function tellIn(ms: number): void {
    if (!stopped) telling.in(ms)
  }

  return {
    words: () => tellIn(WORDS),
    soon() {
      const size = Math.max(crowd.size(), Math.min(MOST_PATIENT, numbers.size))
      const pause = pauseAmong(size, keys.write !== undefined)
      tellIn(Math.max(WORDS, toldAt + pause - performance.now()))
    },
    anew: () => tellIn(HANDS),
    now: () => tellIn(0),
    putHands(message) {
      hands = toBase64(message)
    },
    spoke(speaker) {
      numbers.add(speaker)
      // Clocks of hidden pages are slowed down, but they hear.
      if (performance.now() - toldAt > HEART[1]) tellIn(WORDS)
    },
    stop() {
      stopped = true
      telling.stop()
      clearInterval(forget)
    },
  }
}

/** How long one waits between two states where so many are there, ms. */
function pauseAmong(size: number, writes: boolean): number {
  const pause = size > MANY ? HANDS_OF_MANY : HANDS
  return writes || size <= MANY ? pause : Math.max(pause, size * EACH_WATCHER)
}
