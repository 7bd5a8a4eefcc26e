/** When a message was sent by its sender's clock and came by ours, and how often such come. */
export interface When {
  readonly sent: number
  readonly came: number
  readonly beat: number
}

/** What somebody else moves, between the moments of which they told. Times are milliseconds. */
export interface Trail<T> {
  /** Takes what was so at a moment of the sender's clock, and came at one of ours. False where it says nothing new. */
  add(value: T, when: When): boolean
  /** How it is shown now, a little behind what is known; undefined before anything is. */
  at(now: number): T | undefined
  /** What was told last. */
  last(): T | undefined
  /** Whether it will be shown as it is until more is told. */
  rests(): boolean
}

/** It is shown so much later than its beat alone would ask for: so late may a message be. */
const SLACK = 60
/** Longer than so many beats nothing came because nothing moved. */
const PAUSE = 3
/** How many messages are asked how long they took: the fastest tells how the two clocks stand. */
const REMEMBERED = 16
const MOST = 120
/** The clock by which it is shown is set right so slowly that nobody sees it. */
const SLEW = 0.04

interface Told<T> {
  readonly sent: number
  readonly value: T
}

/**
 * A trail that is drawn evenly, whatever the network does: `blend` goes from one value to another (0 to 1), `same`
 * tells values apart.
 */
export function makeTrail<T>(
  blend: (from: T, to: T, share: number) => T,
  same: (a: T, b: T) => boolean,
): Trail<T> {
  let told: Told<T>[] = []
  let lags: number[] = []
  /** By how much our clock is ahead of the moment that is shown, and when that was looked at. */
  let behind: number | undefined
  let looked = 0
  let beat = 0

  const goal = () => Math.min(...lags) + beat + SLACK
  const last = () => told[told.length - 1]

  return {
    add(value, { sent, came, beat: often }) {
      const before = last()
      if (before && sent <= before.sent) return false
      beat = often
      lags = [...lags.slice(1 - REMEMBERED), came - sent]
      if (before && same(before.value, value)) return false
      const pause = beat * PAUSE
      if (before && sent - before.sent > pause) {
        told.push({ sent: sent - beat, value: before.value })
        // While nothing moves the clock may be set at once.
        if (behind !== undefined && came - looked > pause) behind = goal()
      }
      told.push({ sent, value })
      // Nobody looked for long.
      if (told.length > MOST) told = told.slice(-2)
      return true
    },
    at(now) {
      const end = last()
      if (!end) return undefined
      const wanted = goal()
      const most = Math.max(0, now - looked) * SLEW
      behind =
        behind === undefined ? wanted : behind + Math.min(most, Math.max(-most, wanted - behind))
      looked = now
      const moment = now - behind
      const next = told.findIndex(({ sent }) => sent > moment)
      if (next < 0) {
        told = [end]
        return end.value
      }
      told.splice(0, Math.max(0, next - 1))
      const [a, b] = told
      if (!a || !b || a.sent > moment) return told[0]?.value
      return blend(a.value, b.value, (moment - a.sent) / (b.sent - a.sent))
    },
    last: () => last()?.value,
    rests: () => told.length < 2,
  }
}
