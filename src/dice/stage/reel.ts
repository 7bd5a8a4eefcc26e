import type { Die } from '../../rules/dice/dice.ts'
import type { Roll } from '../../rules/dice/roll.ts'
import { type Felt, feltFor } from '../../tray/physics.ts'
import type { Impact, Tumble } from '../../tray/tumble.ts'
import type { Glow, ShownDie } from '../die/show.ts'
import { burstGlows } from './bursts.ts'
import { type Film, filmOf, GATHER, PLAIN } from './film.ts'
import { layReady, type ReadyDice } from './lie.ts'
import { layOut, type Pose } from './ready.ts'
import type { Rowed, Rows, SetRows } from './set.ts'

/** What is to be seen in the tray at one moment. */
export interface TrayView {
  readonly felt: Felt
  readonly dice: readonly ShownDie[]
  readonly glows: readonly Glow[]
  /** More is to come without anybody doing anything. */
  readonly moving: boolean
  /** Milliseconds since the hits are counted; undefined while they are not. */
  readonly counted?: number
}

/** After rest: until side faces have faded and the last glow is gone. */
const AFTERGLOW = 700
/** After so long whatever happens after rest is over. */
const LAST = 1500
const HURRY = 7
const LINGER = 500
/** How long dice that were flung wait in the hand for the throw to be rolled (ms). */
const FLUNG = 600
/** The colour of dice that do not count comes over them when the counting reaches its end. */
const DIM = 300

type Act =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'ready'
      readonly lying: ReadyDice
      /** They were taken away: thrown, most likely, so they stay until the throw is there. */
      gone?: number
    }
  | {
      readonly kind: 'tumble'
      readonly film: Film
      /** Milliseconds of the tumble at `since`, and how fast it goes. */
      time: number
      since: number
      speed: number
      /** It comes to rest slowly: something is decided. */
      slow: boolean
      heard: number
    }
  | {
      readonly kind: 'laid'
      readonly roll: Roll
      readonly poses: readonly Pose[]
    }

/** Dice with what they count for. */
export interface Marked {
  readonly dice: readonly Rowed[]
  readonly hits: readonly number[]
}

/** What happens in the tray, without any screen: time goes in (milliseconds), a view comes out. */
export interface Reel {
  /**
   * These dice lie ready, in a seat's colour; none takes them away. A throw that is under way is left alone, and so is
   * a result by none.
   */
  ready(dice: readonly Die[], now: number, color?: number): void
  /** The hand takes the ready dice up, or moves with them, over a point of the felt. */
  hold(x: number, y: number): void
  /** A hand takes them up and shakes them by itself, so hard (0 to 1). */
  lift(power: number): void
  /** The hand is jerked, mm/s. */
  jolt(vx: number, vy: number): void
  /** The hand lets go: they go back, or wait to be thrown. */
  letGo(now: number, flung?: boolean): void
  /** Whether no throw and no result is to be seen, but what lies ready. */
  lies(): boolean
  /** `slow`: the last of it is seen more slowly, as what it decides wants to be. */
  play(tumble: Tumble, now: number, at: number, color?: number, slow?: boolean): void
  hurry(now: number): void
  show(roll: Tumble | Roll, now: number, color?: number): void
  clear(): void
  /** From now on many dice are set in rows so when they lie still. */
  arrange(how: SetRows): void
  count(hits: readonly number[], now: number, reduced: boolean): void
  /** Milliseconds until the tumble lies still, 0 when it does. */
  left(now: number): number
  /** Places of the dice lying there, for whoever marks them, and how many Hits each is; in the order they are read. */
  marked(): Marked | undefined
  view(now: number): TrayView
}

/** A tray with nothing in it. `onImpact` hears the knocks as they pass. */
export function makeReel(onImpact: (impact: Impact) => void): Reel {
  let act: Act = { kind: 'empty' }
  let waiting: readonly Die[] = []
  let color: number | undefined
  /** The colour of what is in the tray, which may be another thrower's. */
  let shown: number | undefined
  let hits: readonly number[] | undefined
  let setRows: SetRows | undefined
  let countedAt = 0

  function restAll(): void {
    act =
      waiting.length > 0 ? { kind: 'ready', lying: layReady(waiting, onImpact) } : { kind: 'empty' }
    shown = color
    hits = undefined
  }

  const lying = () => (act.kind === 'ready' ? act.lying : undefined)
  /** What is taken in hand: a result that was still to be seen makes way for it. */
  const taken = () => {
    if (act.kind !== 'ready' && waiting.length > 0) restAll()
    return lying()
  }

  function timeOf(now: number): number {
    if (act.kind !== 'tumble') return 0
    const time = act.time + (now - act.since) * act.speed
    return act.slow ? slowed(time, act.film.length) : time
  }
  /** Milliseconds of it, at its own speed, until all lies still. */
  const lengthOf = ({ film, slow }: Extract<Act, { kind: 'tumble' }>) =>
    film.length + (slow ? Math.min(END, film.length) * (1 / EASE - 1) : 0)
  /** From rest until nothing more is to be seen. */
  const after = (rows: Rows | undefined) => rows?.takes ?? AFTERGLOW
  let set: { readonly roll: Roll; readonly rows: Rows | undefined } | undefined
  /** The rows of a Roll, reckoned once. */
  function rowsOf(roll: Roll, felt: Felt): Rows | undefined {
    if (setRows && set?.roll !== roll) set = { roll, rows: setRows(roll, felt) }
    return set?.roll === roll ? set.rows : undefined
  }

  function viewReady(now: number): TrayView {
    const { lying, gone } = act as Extract<Act, { kind: 'ready' }>
    if (gone !== undefined && now >= gone) {
      restAll()
      return EMPTY
    }
    const moving = lying.step(now)
    const poses = lying.poses()
    const dice = lying.pool.map((die, i) => ({
      die,
      color: shown,
      dim: 0,
      ...PLAIN,
      ...(poses[i] ?? NOWHERE),
    }))
    return { felt: feltFor(dice.length), dice, glows: [], moving: moving || gone !== undefined }
  }

  function viewTumble(now: number): TrayView {
    const { film } = act as Extract<Act, { kind: 'tumble' }>
    const { tumble, length } = film
    const rows = rowsOf(tumble.roll, tumble.felt)
    const time = timeOf(now)
    hear(time)
    const dice = film
      .at(time, rows)
      .map((die) => ({ ...die, color: shown, dim: dimOf(die.nth, now) }))
    return {
      felt: tumble.felt,
      dice,
      glows: burstGlows(tumble, time),
      moving: time < length + after(rows) || counting(now),
      ...counted(now),
    }
  }

  function viewLaid(now: number): TrayView {
    const { roll, poses } = act as Extract<Act, { kind: 'laid' }>
    const rows = rowsOf(roll, feltFor(roll.length))
    const dice = (rows?.places ?? poses).map((pose, i) => ({
      die: roll[i]?.die ?? 'd6',
      color: shown,
      ...pose,
      size: rows?.places[i]?.size ?? 1,
      flare: 0,
      gold: roll.some((r) => r.from === i) ? 1 : 0,
      still: 1,
      dim: dimOf(i, now),
    }))
    const felt = feltFor(roll.length)
    return { felt, dice, glows: [], moving: counting(now), ...counted(now) }
  }

  const countTime = (now: number) => now - countedAt
  const counting = (now: number) => hits !== undefined && countTime(now) < countLength(hits)
  const counted = (now: number) => (hits ? { counted: countTime(now) } : {})
  const dimOf = (i: number, now: number) =>
    hits && !(hits[i] ?? 0) ? part(countTime(now), DIM) : 0

  function hear(time: number): void {
    if (act.kind !== 'tumble') return
    const { impacts, step } = act.film.tumble
    for (;;) {
      const next = impacts[act.heard]
      if (!next || next.frame * step > time) return
      act.heard++
      // What was skipped is not heard all at once.
      if (time - next.frame * step < 60) onImpact(next)
    }
  }

  return {
    ready(dice, now, seat) {
      if (color === seat && dice.join() === waiting.join()) return
      waiting = dice
      color = seat
      if (act.kind === 'tumble' && timeOf(now) < act.film.length) return
      if (dice.length > 0) restAll()
      else if (act.kind === 'ready') act = { ...act, gone: now + LINGER }
    },
    hold: (x, y) => taken()?.hold(x, y),
    lift: (power) => taken()?.lift(power),
    jolt: (vx, vy) => lying()?.jolt(vx, vy),
    letGo: (now, flung) => lying()?.letGo(now, flung ? FLUNG : 0),
    lies: () => act.kind === 'ready' || act.kind === 'empty',
    play(tumble, now, at, seat, slow = false) {
      // Dice of others do not come out of this hand.
      const out = lying()
      const own = out?.pool.every((die, i) => tumble.dice[i]?.die === die)
      const from = (own && out?.poses()) || []
      const time = at > 0 || from.length === 0 ? at : -GATHER
      const film = filmOf(tumble, from)
      act = { kind: 'tumble', film, time, since: now, speed: 1, slow, heard: 0 }
      shown = seat
      hits = undefined
    },
    hurry(now) {
      if (act.kind !== 'tumble') return
      const time = timeOf(now)
      // Once faster, twice at its end.
      const end = act.film.length
      const from = act.speed > 1 ? Math.max(time, end) : time
      act = { ...act, time: from, since: now, speed: HURRY, slow: false }
      if (act.time >= end) act.speed = 1
    },
    show(roll, now, seat) {
      hits = undefined
      shown = seat
      if ('poses' in roll) {
        const film = filmOf(roll, [])
        const time = film.length + LAST
        const heard = roll.impacts.length
        act = { kind: 'tumble', film, time, since: now, speed: 1, slow: false, heard }
      } else {
        act = { kind: 'laid', roll, poses: layOut(roll) }
      }
    },
    clear: restAll,
    arrange(how) {
      setRows = how
    },
    count(counts, now, reduced) {
      hits = counts
      countedAt = reduced ? now - countLength(counts) : now
      // Dice are counted in their rows.
      const rows = act.kind === 'tumble' && rowsOf(act.film.tumble.roll, act.film.tumble.felt)
      if (rows && !reduced && act.kind === 'tumble')
        countedAt += Math.max(0, act.film.length + rows.takes - timeOf(now)) / act.speed
    },
    left(now) {
      if (act.kind !== 'tumble') return 0
      const { time, since, speed } = act
      return Math.max(0, (lengthOf(act) - time) / speed - (now - since))
    },
    marked() {
      if (!hits || (act.kind !== 'laid' && act.kind !== 'tumble')) return undefined
      const rows =
        act.kind === 'laid'
          ? rowsOf(act.roll, feltFor(act.roll.length))
          : rowsOf(act.film.tumble.roll, act.film.tumble.felt)
      const places = act.kind === 'laid' ? act.poses : act.film.rest()
      const dice = rows?.places ?? places.map((pose) => ({ ...pose, size: 1 }))
      const counts = hits
      const order = rows?.order ?? dice.map((_, i) => i)
      return {
        dice: order.map((i) => dice[i] ?? { ...NOWHERE, size: 1 }),
        hits: order.map((i) => counts[i] ?? 0),
      }
    },
    view: (now) =>
      act.kind === 'ready'
        ? viewReady(now)
        : act.kind === 'tumble'
          ? viewTumble(now)
          : act.kind === 'laid'
            ? viewLaid(now)
            : EMPTY,
  }
}

/** The last milliseconds of a throw that decides something go by at such a speed. */
const END = 450
const EASE = 0.45
/** The time of a throw that comes to rest slowly, at a time of one that does not. */
function slowed(time: number, length: number): number {
  const knee = Math.max(0, length - END)
  if (time <= knee) return time
  const end = (length - knee) / EASE
  return time - knee < end ? knee + (time - knee) * EASE : length + (time - knee - end)
}

/**
 * Milliseconds from one counted Hit to the next; very many are counted faster, so that all of it takes
 * no longer than this.
 */
const COUNT_PACE = 110
const LONGEST_COUNT = 2400
export const countPace = (hits: readonly number[]): number =>
  Math.min(COUNT_PACE, LONGEST_COUNT / Math.max(1, hits.filter((hit) => hit > 0).length))
const countLength = (hits: readonly number[]) =>
  DIM + countPace(hits) * hits.filter((hit) => hit > 0).length

const EMPTY: TrayView = { felt: feltFor(0), dice: [], glows: [], moving: false }
const NOWHERE: Pose = { x: 0, y: 0, z: 0, turn: [1, 0, 0, 0] }
const part = (time: number, length: number) => Math.min(1, Math.max(0, time / length))
