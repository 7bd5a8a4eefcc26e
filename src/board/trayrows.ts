import { DICE, worthOf } from '../rules/dice.ts'
import type { Roll, RolledDie } from '../rules/roll.ts'
import type { Felt } from '../tray/physics.ts'
import { solidOfDie } from '../tray/solids.ts'
import { topOf } from './diceform.ts'
import { faceUp, type Pose } from './trayready.ts'

/** More dice than these roll on a felt so large that they look small: once read they are set in rows. */
const FEW = 24
/** Milliseconds after rest until they are taken up, and until the last one stands in its row. */
export const ROWS_AFTER = 320
export const ROWS_TAKE = 760
/** The part of that time which a single die takes. */
const EACH = 0.55

/** A die in its row: the place, and how much larger than life it is shown. */
export interface Rowed extends Pose {
  readonly size: number
}

/** Dice that were read and set in rows. */
export interface Rows {
  /** In the Roll's order. */
  readonly places: readonly Rowed[]
  /** Numbers of the dice as the eye meets them; and as which one it meets each die. */
  readonly order: readonly number[]
  readonly nth: readonly number[]
}

/** From middle to middle in a row, for dice of their own size; and the room kept to the walls. */
const APART = 25
const MARGIN = 3

/**
 * Sets many dice in rows that fill the felt, as large as there is room and their numbers upright: sort by sort,
 * the highest first, the two of a d100 side by side. Undefined for few dice, which stay where they fell.
 */
export function rowsOf(roll: Roll, felt: Felt): Rows | undefined {
  if (roll.length <= FEW) return undefined
  const [width, height] = [felt.width - 2 * MARGIN, felt.height - 2 * MARGIN]
  let [across, apart] = [1, 0]
  for (let n = 1; n <= roll.length; n++) {
    const fits = Math.min(width / n, height / Math.ceil(roll.length / n))
    if (fits > apart) [across, apart] = [n, fits]
  }
  const lines = Math.ceil(roll.length / across)
  const size = apart / APART
  const order = ordered(roll)
  const places: Rowed[] = []
  const nths: number[] = []
  order.forEach((i, nth) => {
    const { die, face } = roll[i] as RolledDie
    const flat = faceUp(die, face, 0)
    const [x, y] = topOf(die, flat).right
    nths[i] = nth
    places[i] = {
      x: felt.width / 2 + ((nth % across) - (across - 1) / 2) * apart,
      y: felt.height / 2 + ((lines - 1) / 2 - Math.floor(nth / across)) * apart,
      z: solidOfDie(die).row.inradius * size,
      turn: faceUp(die, face, -Math.atan2(y, x)),
      size,
    }
  })
  return { places, order, nth: nths }
}

/** Numbers of the dice as they are to be read. */
function ordered(roll: Roll): number[] {
  const groups: { at: number[]; sort: number; worth: number }[] = []
  for (let i = 0; i < roll.length; i++) {
    const { die, face } = roll[i] as RolledDie
    const next = roll[i + 1]
    const pair = die === 'd00' && next?.die === 'd0'
    groups.push({
      at: pair ? [i, i + 1] : [i],
      sort: DICE.indexOf(die),
      worth: worthOf(die, face) + (pair && next ? worthOf(next.die, next.face) : 0),
    })
    if (pair) i++
  }
  return groups
    .sort((a, b) => a.sort - b.sort || b.worth - a.worth || (a.at[0] ?? 0) - (b.at[0] ?? 0))
    .flatMap(({ at }) => at)
}

/** How far the die that is `nth` of so many has come to its row, 0 to 1, so long after rest. */
export function rowPart(nth: number, count: number, since: number): number {
  const start = ROWS_AFTER + (nth / Math.max(1, count)) * ROWS_TAKE * (1 - EACH)
  const t = Math.min(1, Math.max(0, (since - start) / (ROWS_TAKE * EACH)))
  return t * t * (3 - 2 * t)
}
