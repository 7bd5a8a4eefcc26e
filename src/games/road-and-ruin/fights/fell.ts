import type { Check } from '../../../rules/dice/check.ts'
import { FACES } from '../../../rules/dice/dice.ts'
import type { Roll } from '../../../rules/dice/roll.ts'
import type { ItemId, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Prospect } from '../../../rules/play/gathering.ts'
import { STATUSES, type StatusId } from '../people/fields.ts'
import {
  HIT_DICE,
  type HitDie,
  type Landing,
  landing,
  SHIELD_DIE,
  type Struck,
  shieldOf,
  specialOf,
  strike,
  toHit,
} from '../reckon/blow.ts'
import { SPECIALS, type Special, type SpecialId } from '../reckon/specials.ts'
import { type Wound, woundOf } from '../reckon/wounds.ts'
import { wholeOf, wordOf } from '../story/slips.ts'

/** The faces of a to-hit die and of the Special Die that goes with it. */
type TwoFaces = readonly [hit: number, special: number]

/** All that a blow is judged by, out of what its Check carries, whatever stands there. */
interface BlowTerms {
  readonly die: HitDie
  readonly special: SpecialId
  readonly modifier: number
  readonly damage: number
  readonly armour: number
  readonly shield: number
  /** Proficiency with it. */
  readonly guard: number
  readonly steadfast: number
  readonly target: ItemId
  readonly name: string
  /** What lay up before, where it is thrown once more: to-hit and Special Die. */
  readonly before: TwoFaces | undefined
  /** What the shield showed then: that is not thrown again. */
  readonly guarded: number | undefined
}

const within = (value: Plain | undefined, most: number): number =>
  Math.max(0, Math.min(most, wholeOf(value)))

/** The die of the weapon. */
export const dieIn = ({ die }: NonNullable<Check['terms']>): HitDie | undefined =>
  (Object.keys(HIT_DICE) as readonly HitDie[]).find((one) => one === die)

function termsOf({ terms = {} }: Check): BlowTerms | undefined {
  const die = dieIn(terms)
  const special = (Object.keys(SPECIALS) as readonly SpecialId[]).find(
    (one) => one === terms.special,
  )
  if (!die || !special) return undefined
  const { faces } = HIT_DICE[die]
  const face = (value: Plain | undefined, most: number = faces) => Math.max(1, within(value, most))
  const before: readonly Plain[] | undefined = Array.isArray(terms.before)
    ? terms.before
    : undefined
  return {
    die,
    special,
    modifier: wholeOf(terms.m, 0, 1000),
    damage: within(terms.damage, 100),
    armour: within(terms.armour, 100),
    shield: within(terms.shield, 100),
    guard: within(terms.guard, 5),
    steadfast: within(terms.steadfast, 1000),
    target: wordOf(terms.target),
    name: wordOf(terms.name),
    before: before && [face(before[0]), face(before[1])],
    guarded: terms.guarded === undefined ? undefined : face(terms.guarded, FACES[SHIELD_DIE]),
  }
}

/** A blow worked out, with all that it was made of. */
export interface BlowFell extends BlowTerms, Omit<Struck, 'armour' | 'damage'> {
  /** The faces that count: of two sets those with the better to-hit [R26]. */
  readonly face: number
  readonly specialFace: number
  readonly shieldFace: number | undefined
  /** What the shield added to the armour. */
  readonly held: number
  /** The armour that was in the way, the shield with it and what went through it without. */
  readonly way: number
  /** The damage that is left of it. */
  readonly dealt: number
  readonly wound: Wound
  /** Steadfast that its Special takes besides. */
  readonly shakes: number
  /** What it leaves behind, and for how many rounds. */
  readonly leaves: { readonly status: StatusId; readonly rounds: number } | undefined
}

function workedOut(
  terms: BlowTerms,
  face: number,
  specialFace: number,
  shieldFace?: number,
): BlowFell {
  const { die, modifier, damage, armour, shield, guard, steadfast } = terms
  const special: Special = SPECIALS[terms.special]
  const held = shield > 0 && shieldFace !== undefined ? shieldOf(shield, shieldFace, guard) : 0
  const {
    armour: way,
    damage: dealt,
    ...struck
  } = strike({
    die,
    face,
    special: specialFace,
    proficiency: modifier,
    damage,
    armour,
    shield: held,
    pierces: special.pierces ?? 0,
    adds: special.adds ?? 0,
  })
  const wound = woundOf(dealt, steadfast)
  const shakes = struck.takes
    ? Math.min(steadfast - wound.steadfast, struck.steps * (special.shakes ?? 0))
    : 0
  const status = STATUSES.find((id) => id === terms.special)
  const leaves = struck.takes && status ? { status, rounds: struck.steps } : undefined
  const faces = { face, specialFace, shieldFace }
  return { ...terms, ...struck, ...faces, held, way, dealt, wound, shakes, leaves }
}

/** Of two sets, where one was paid for, the better to-hit counts with its own Special Die [R26]. */
const betterOf = (before: TwoFaces | undefined, now: TwoFaces): TwoFaces =>
  before && (before[0] - now[0] || before[1] - now[1]) > 0 ? before : now

/** Works a blow out by what lies up, and what its Check carries [R20] to [R24]; undefined where that is no blow. */
export function blowFell(check: Check, roll: Roll): BlowFell | undefined {
  const terms = termsOf(check)
  const [hit, special, guard] = roll
  if (!terms || !hit || !special) return undefined
  const { faces } = HIT_DICE[terms.die]
  const { before, guarded } = terms
  const now: TwoFaces = [Math.min(hit.face, faces), Math.min(special.face, faces)]
  return workedOut(terms, ...betterOf(before, now), guarded ?? guard?.face)
}

/** How a blow can land, from the worst to the best. */
const LANDINGS: readonly Landing[] = ['miss', 'stopped', 'glancing', 'solid']

/** How likely each is before the throw, exactly: by every face of every die that has a say in it. */
export function blowOdds(check: Check): readonly Prospect[] {
  const terms = termsOf(check)
  if (!terms) return []
  const { die, modifier, armour, shield, guard, guarded, before } = terms
  const { pierces = 0 }: Special = SPECIALS[terms.special]
  const all = (many: number) => Array.from({ length: many }, (_, i) => i + 1)
  const { faces } = HIT_DICE[die]
  // What does not change how it lands is not gone through.
  const specials = pierces > 0 ? all(faces) : [1]
  const shown = guarded === undefined ? all(FACES[SHIELD_DIE]) : [guarded]
  const held = shield > 0 ? shown.map((face) => shieldOf(shield, face, guard)) : [0]
  const counts: Record<Landing, number> = { miss: 0, stopped: 0, glancing: 0, solid: 0 }
  for (const now of all(faces)) {
    for (const special of specials) {
      const [face, specialFace] = betterOf(before, [now, special])
      const hit = toHit(face, { proficiency: modifier })
      const through = pierces > 0 ? pierces * specialOf(die, hit, specialFace) : 0
      for (const more of held) counts[landing(die, hit, Math.max(0, armour + more - through))] += 1
    }
  }
  const ways = faces * specials.length * held.length
  return LANDINGS.map((lands) => ({
    key: lands,
    say: say(`landing.${lands}`),
    chance: counts[lands] / ways,
    good: lands === 'glancing' || lands === 'solid',
  }))
}

/** All that a blow takes from whoever is struck, as what is added to their numbers, by their fields [R22], [R24]. */
export function takenBy(fell: BlowFell | undefined): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  if (!fell) return taken
  taken.set('steadfast', -fell.wound.steadfast - fell.shakes)
  taken.set('health', -fell.wound.health)
  const status = STATUSES.find((id) => id === fell.special)
  if (status) taken.set(status, fell.leaves?.rounds ?? 0)
  return taken
}
