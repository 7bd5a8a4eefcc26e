import { type Quaternion, turnBy } from './quaternion.ts'
import type { Solid, Symmetry } from './solid.ts'
import type { Stream } from './stream.ts'

/*
 * Why the dice are exactly fair
 *
 * A die starts with the turn q * g: q is uniform over all turns, g uniform in the solid's own rotation group,
 * each from a stream of its own. The motion of all dice depends on q and the flick only, since a turn of the
 * group lays the solid onto itself: mass, corners and faces are where they were. g only says which label sits in
 * which face. The solids are isohedral: for every two faces the group has a turn from one to the other, and
 * equally many for each pair. So whichever face comes to lie up, each label sits in it equally often, and
 * independently of all other dice: the faces are uniform whatever the flick, the collisions or a flaw of the
 * solver, provided the flick was fixed before the seed was known.
 */

/** Which label sits where: a turn of the solid onto itself, drawn uniformly. */
export function labelling(solid: Solid, chance: Stream): Symmetry {
  const drawn = solid.symmetries[chance.below(solid.symmetries.length)]
  if (!drawn) throw new RangeError('a solid has at least one symmetry')
  return drawn
}

/** The label that sits in a slot. */
export function labelAt(solid: Solid, label: Symmetry, slot: number): number {
  return solid.row.labels[label.from[slot] ?? 0] ?? 0
}

/** The turn of the die as it is printed: first the labels to their places, then the motion. */
export function printedTurn(turn: Quaternion, label: Symmetry): Quaternion {
  return turnBy(turn, label.turn)
}
