import type { DiceColor } from '../../paint/dice/coat.ts'
import type { Die } from '../../rules/dice/dice.ts'
import type { Roll } from '../../rules/dice/roll.ts'
import { type Felt, feltFor } from '../../tray/physics.ts'
import type { Impact, Tumble } from '../../tray/tumble.ts'
import type { Glow, ShownDie } from '../die/show.ts'
import { burstGlows } from './bursts.ts'
import { type Film, filmOf, GATHER, PLAIN } from './film.ts'
import { layReady, type ReadyDice } from './lie.ts'
import { layOut, type Pose } from './ready.ts'
import { makeReckoning } from './reckoning.ts'
import { type Running, runFrom } from './running.ts'
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
const LINGER = 500
/** How long dice that were flung wait in the hand for the throw to be rolled (ms). */
const FLUNG = 600

type OnStage =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'ready'
      readonly lying: ReadyDice
      /** They were taken away: thrown, most likely, so they stay until the throw is there. */
      gone?: number
    }
  | { readonly kind: 'tumble'; readonly run: Running }
  | {
      readonly kind: 'laid'
      readonly roll: Roll
      readonly poses: readonly Pose[]
    }

/** Dice with what they count for. */
export interface Marked {
  readonly dice: readonly Rowed[]
  readonly hits: readonly number[]
  /** What each is thrown for, where they do not all mean the same. */
  readonly means?: readonly string[]
}

/** What happens in the tray, without any screen: time goes in (milliseconds), a view comes out. */
export interface Reel {
  /**
   * These dice lie ready, in a seat's colour; none takes them away. A throw that is under way is left alone, and so is
   * a result by none.
   */
  ready(dice: readonly Die[], now: number, color?: DiceColor): void
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
  play(tumble: Tumble, now: number, at: number, color?: DiceColor, slow?: boolean): void
  hurry(now: number): void
  show(roll: Tumble | Roll, now: number, color?: DiceColor): void
  clear(): void
  /** From now on many dice are set in rows so when they lie still. */
  arrange(how: SetRows): void
  /** `means`: what each die that left the hand is thrown for, where they do not all mean the same. */
  count(hits: readonly number[], now: number, reduced: boolean, means?: readonly string[]): void
  /** Milliseconds until the tumble lies still, 0 when it does. */
  left(now: number): number
  /** Places of the dice lying there, for whoever marks them, and how many Hits each is; in the order they are read. */
  marked(): Marked | undefined
  view(now: number): TrayView
}

/** A tray with nothing in it. `onImpact` hears the knocks as they pass. */
export function makeReel(onImpact: (impact: Impact) => void): Reel {
  let onStage: OnStage = { kind: 'empty' }
  let waiting: readonly Die[] = []
  let color: DiceColor
  /** The colour of what is in the tray, which may be another thrower's. */
  let shown: DiceColor
  const reckoning = makeReckoning()
  let setRows: SetRows | undefined
  let set: { readonly roll: Roll; readonly rows: Rows | undefined } | undefined

  function restAll(): void {
    onStage =
      waiting.length > 0 ? { kind: 'ready', lying: layReady(waiting, onImpact) } : { kind: 'empty' }
    shown = color
    reckoning.forget()
  }

  const lying = () => (onStage.kind === 'ready' ? onStage.lying : undefined)
  /** What is taken in hand: a result that was still to be seen makes way for it. */
  const taken = () => {
    if (onStage.kind !== 'ready' && waiting.length > 0) restAll()
    return lying()
  }

  /** From rest until nothing more is to be seen. */
  const after = (rows: Rows | undefined) => rows?.takes ?? AFTERGLOW
  /** The rows of a Roll, reckoned once. */
  function rowsOf(roll: Roll, felt: Felt): Rows | undefined {
    if (setRows && set?.roll !== roll) set = { roll, rows: setRows(roll, felt) }
    return set?.roll === roll ? set.rows : undefined
  }

  const rowsOfFilm = ({ tumble: { roll, felt } }: Film) => rowsOf(roll, felt)

  function viewReady(now: number): TrayView {
    const { lying, gone } = onStage as Extract<OnStage, { kind: 'ready' }>
    if (gone !== undefined && now >= gone) {
      restAll()
      return EMPTY
    }
    const moving = lying.step(now)
    const poses = lying.poses()
    const dice = lying.pool.map((die, i) => ({
      die,
      color: colorAt(shown, i),
      dim: 0,
      ...PLAIN,
      ...(poses[i] ?? NOWHERE),
    }))
    return { felt: feltFor(dice.length), dice, glows: [], moving: moving || gone !== undefined }
  }

  function viewTumble(now: number): TrayView {
    const { run } = onStage as Extract<OnStage, { kind: 'tumble' }>
    const { tumble, length } = run.film
    const rows = rowsOfFilm(run.film)
    const time = run.time(now)
    run.hear(time, onImpact)
    const dice = run.film.at(time, rows).map((die) => ({
      ...die,
      color: colorAt(shown, die.nth, tumble.dice),
      dim: reckoning.dim(die.nth, now),
    }))
    return {
      felt: tumble.felt,
      dice,
      glows: burstGlows(tumble, time),
      moving: time < length + after(rows) || reckoning.goes(now),
      ...reckoning.told(now),
    }
  }

  function viewLaid(now: number): TrayView {
    const { roll, poses } = onStage as Extract<OnStage, { kind: 'laid' }>
    const rows = rowsOf(roll, feltFor(roll.length))
    const dice = (rows?.places ?? poses).map((pose, i) => ({
      die: roll[i]?.die ?? 'd6',
      color: colorAt(shown, i, roll),
      ...pose,
      size: rows?.places[i]?.size ?? 1,
      flare: 0,
      gold: roll.some((r) => r.from === i) ? 1 : 0,
      still: 1,
      dim: reckoning.dim(i, now),
    }))
    const felt = feltFor(roll.length)
    return { felt, dice, glows: [], moving: reckoning.goes(now), ...reckoning.told(now) }
  }

  return {
    ready(dice, now, seat) {
      if (String(color) === String(seat) && dice.join() === waiting.join()) return
      waiting = dice
      color = seat
      if (onStage.kind === 'tumble' && onStage.run.time(now) < onStage.run.film.length) return
      if (dice.length > 0) restAll()
      else if (onStage.kind === 'ready') onStage = { ...onStage, gone: now + LINGER }
    },
    hold: (x, y) => taken()?.hold(x, y),
    lift: (power) => taken()?.lift(power),
    jolt: (vx, vy) => lying()?.jolt(vx, vy),
    letGo: (now, flung) => lying()?.letGo(now, flung ? FLUNG : 0),
    lies: () => onStage.kind === 'ready' || onStage.kind === 'empty',
    play(tumble, now, at, seat, slow = false) {
      // Dice of others do not come out of this hand.
      const out = lying()
      const own = out?.pool.every((die, i) => tumble.dice[i]?.die === die)
      const from = (own && out?.poses()) || []
      const time = at > 0 || from.length === 0 ? at : -GATHER
      onStage = { kind: 'tumble', run: runFrom(filmOf(tumble, from), time, now, slow) }
      shown = seat
      reckoning.forget()
    },
    hurry(now) {
      if (onStage.kind === 'tumble') onStage.run.hurry(now)
    },
    show(roll, now, seat) {
      reckoning.forget()
      shown = seat
      if ('poses' in roll) {
        const film = filmOf(roll, [])
        onStage = { kind: 'tumble', run: runFrom(film, film.length + LAST, now) }
      } else {
        onStage = { kind: 'laid', roll, poses: layOut(roll) }
      }
    },
    clear: restAll,
    arrange(how) {
      setRows = how
    },
    count(hits, now, reduced, means) {
      // Dice are counted in their rows.
      const rows = onStage.kind === 'tumble' && !reduced && rowsOfFilm(onStage.run.film)
      const wait = rows && onStage.kind === 'tumble' ? onStage.run.until(rows.takes, now) : 0
      reckoning.begin(hits, now + wait, { done: reduced, means })
    },
    left: (now) => (onStage.kind === 'tumble' ? onStage.run.left(now) : 0),
    marked() {
      const hits = reckoning.hits()
      if (!hits || (onStage.kind !== 'laid' && onStage.kind !== 'tumble')) return undefined
      const rows =
        onStage.kind === 'laid'
          ? rowsOf(onStage.roll, feltFor(onStage.roll.length))
          : rowsOfFilm(onStage.run.film)
      const places = onStage.kind === 'laid' ? onStage.poses : onStage.run.film.rest()
      const dice = rows?.places ?? places.map((pose) => ({ ...pose, size: 1 }))
      const order = rows?.order ?? dice.map((_, i) => i)
      const means = reckoning.means()
      const from = onStage.kind === 'laid' ? onStage.roll : onStage.run.film.tumble.dice
      return {
        dice: order.map((i) => dice[i] ?? { ...NOWHERE, size: 1 }),
        hits: order.map((i) => hits[i] ?? 0),
        ...(means && { means: order.map((i) => ownOf(means, i, from) ?? '') }),
      }
    },
    view: (now) =>
      onStage.kind === 'ready'
        ? viewReady(now)
        : onStage.kind === 'tumble'
          ? viewTumble(now)
          : onStage.kind === 'laid'
            ? viewLaid(now)
            : EMPTY,
  }
}

/** Where each die came from, if out of another. */
type Origins = readonly { readonly from?: number | undefined }[]

/** What is said of a die that left the hand, and of all that burst from it. */
function ownOf<T>(said: readonly T[], nth: number, dice: Origins): T | undefined {
  let at = nth
  for (let from = dice[at]?.from; from !== undefined && from < at; from = dice[at]?.from) at = from
  return said[at]
}

/** The colour of a die: its own, or that of the die it burst from. */
const colorAt = (color: DiceColor, nth: number, dice: Origins = []): number | undefined =>
  color === undefined || typeof color === 'number' ? color : ownOf(color, nth, dice)

const EMPTY: TrayView = { felt: feltFor(0), dice: [], glows: [], moving: false }
const NOWHERE: Pose = { x: 0, y: 0, z: 0, turn: [1, 0, 0, 0] }
