import { DICE, worthOf } from '../../rules/dice/dice.ts'
import type { Roll, RolledDie } from '../../rules/dice/roll.ts'
import { feltFor } from '../../tray/physics.ts'
import { solidOfDie } from '../../tray/solids.ts'
import { topOf } from '../die/mould.ts'
import { faceUp, poseBetween } from './ready.ts'
import type { Rowed, SetRows } from './set.ts'

/** More dice than these roll on a felt so large that they look small: once read they are set in rows. */
const FEW = 24
/** Milliseconds after rest until they are taken up, and until the last one stands in its row. */
const AFTER = 320
const TAKE = 760
/** The part of that time which a single die takes, and how high it is lifted (mm). */
const EACH = 0.55
const LIFT = 13
/** From middle to middle in a row, for dice of their own size; and the room kept to the walls. */
const APART = 25
const MARGIN = 3
/** However much room there is, a die is not shown larger than so many times its size on the usual felt. */
const MOST_LARGER = 1.25

/**
 * Sets many dice in rows that fill the felt, as large as there is room and their numbers upright: sort by sort,
 * the highest first, the two of a d100 side by side. Undefined where they can stay as they fell.
 */
export const setRows: SetRows = (roll, felt) => {
  // Of several d100 nobody could tell which ones belong to which tens.
  const hundreds = roll.filter(({ die }) => die === 'd00').length
  if (roll.length <= FEW && hundreds < 2) return undefined
  const [width, height] = [felt.width - 2 * MARGIN, felt.height - 2 * MARGIN]
  let [across, apart] = [1, 0]
  const most = (MOST_LARGER * APART * felt.width) / feltFor(0).width
  for (let n = 1; n <= roll.length; n++) {
    const fits = Math.min(most, width / n, height / Math.ceil(roll.length / n))
    if (fits >= apart) [across, apart] = [n, fits]
  }
  const lines = Math.ceil(roll.length / across)
  const size = apart / APART
  const order = ordered(roll)
  const places: Rowed[] = []
  const starts: number[] = []
  order.forEach((i, nth) => {
    const { die, face } = roll[i] as RolledDie
    const [x, y] = topOf(die, faceUp(die, face, 0)).right
    places[i] = {
      x: felt.width / 2 + ((nth % across) - (across - 1) / 2) * apart,
      y: felt.height / 2 + ((lines - 1) / 2 - Math.floor(nth / across)) * apart,
      z: solidOfDie(die).row.inradius * size,
      turn: faceUp(die, face, -Math.atan2(y, x)),
      size,
    }
    starts[i] = AFTER + (nth / roll.length) * TAKE * (1 - EACH)
  })
  return {
    places,
    order,
    takes: AFTER + TAKE,
    at(i, fell, since) {
      const [place, start = 0] = [places[i], starts[i]]
      if (!place || since <= start) return fell
      const part = Math.min(1, (since - start) / (TAKE * EACH))
      const t = part * part * (3 - 2 * part)
      const way = poseBetween(fell, place, t)
      return {
        ...way,
        z: way.z + 4 * LIFT * t * (1 - t),
        size: fell.size + (place.size - fell.size) * t,
      }
    },
  }
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
