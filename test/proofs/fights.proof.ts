import { beforeAll, describe, expect, test } from 'vitest'
import { blowFell, takenBy } from '../../src/games/road-and-ruin/fights/fell.ts'
import { roundTakes } from '../../src/games/road-and-ruin/fights/fight.ts'
import {
  LASTS_AT_MOST,
  type StatusId,
  suffers,
} from '../../src/games/road-and-ruin/people/fields.ts'
import {
  armourOf,
  dodgeOf,
  HIT_DICE,
  rangeOf,
  SHIELD_DIE,
  taxOf,
} from '../../src/games/road-and-ruin/reckon/blow.ts'
import {
  countedFace,
  isExhausted,
  isTiring,
  strainsOn,
} from '../../src/games/road-and-ruin/reckon/exertion.ts'
import { outcomeOf } from '../../src/games/road-and-ruin/reckon/outcome.ts'
import { poolsOf } from '../../src/games/road-and-ruin/reckon/people.ts'
import { type CharacterSheet, SHEETS } from '../../src/games/road-and-ruin/reckon/sheets.ts'
import { speedCost, speedOf } from '../../src/games/road-and-ruin/reckon/time.ts'
import {
  damageOf,
  WEAPONS,
  type Weapon,
  type WeaponId,
} from '../../src/games/road-and-ruin/reckon/weapons.ts'
import { bareCheck } from '../../src/games/road-and-ruin/story/slips.ts'
import { share } from './long.ts'

// Fights of the sample characters, each with every weapon: that none of these is the one to have [R20] to [R26].

/** Each weapon fights so often against all others together. */
const FIGHTS_OF_EACH = share(400_000)
/** The part of its fights that no weapon wins more of. */
const TOO_GOOD = 0.6
/** After so many rounds both go home, and nobody has won. */
const LONGEST = 40
/** All fights take at most so long, ms. */
const PATIENCE = 3_600_000
/** What the sample characters have with the weapon that they know [R33]. */
const KNOWN = 2

const BARE = bareCheck('blow', '')
const NOTHING: ReadonlyMap<string, number> = new Map()

/** Luck from a seed: the same fights each time. */
function luckOf(seed: number): (faces: number) => number {
  let state = seed
  return (faces) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return 1 + (((mixed ^ (mixed >>> 14)) >>> 0) % faces)
  }
}

/** Whoever fights, by the same numbers as stand on a sheet. */
interface Fighter {
  readonly sheet: CharacterSheet
  readonly weapon: Weapon
  readonly pool: number
  health: number
  steadfast: number
  exertion: number
  /** What lasts, and for how many rounds more: rounds are added up. */
  readonly statuses: Record<StatusId, number>
}

function fighterOf(sheet: CharacterSheet, weapon: Weapon): Fighter {
  const { health, steadfast, exertion } = poolsOf(sheet.attributes)
  return {
    sheet,
    weapon,
    pool: exertion,
    health,
    steadfast,
    exertion: exertion - taxOf(sheet.armour),
    statuses: { bleed: 0, poison: 0, stagger: 0, distract: 0, blind: 0 },
  }
}

/** Adds to somebody's numbers what a blow or a round adds to their fields, within the bounds that those have. */
function add(one: Fighter, fields: Iterable<readonly [string, number]>): void {
  for (const [field, by] of fields)
    if (field === 'health' || field === 'steadfast') one[field] = Math.max(0, one[field] + by)
    else {
      const status = field as StatusId
      one.statuses[status] = Math.max(0, Math.min(LASTS_AT_MOST, one.statuses[status] + by))
    }
}

/** How well one is out of the way of the other's blow [R19], [R23]. */
function dodge(
  one: Fighter,
  other: Fighter,
  round: number,
  roll: (faces: number) => number,
): number {
  const { int, con, dex, wit } = one.sheet.attributes
  const quick = { int, con, dex, wit, own: KNOWN }
  const strains = strainsOn(isTiring(round), isExhausted(one.exertion, one.pool))
  const m =
    speedOf(quick).speed -
    other.weapon.speed +
    strains.reduce((sum, { by }) => sum + by, 0) -
    suffers(one, 'speed') -
    suffers(one, 'aim')
  const faces = Array.from({ length: strains.reduce((sum, { dice }) => sum + dice, 1) }, () =>
    roll(10),
  )
  const band = outcomeOf(countedFace([faces]), m)
  const cost = speedCost(band, m)
  one.exertion = Math.max(0, one.exertion - cost)
  return dodgeOf(band)
}

/** One strikes the other: as it is worked out at the table, off the dice that lie there. */
function blow(
  one: Fighter,
  other: Fighter,
  far: boolean,
  round: number,
  roll: (faces: number) => number,
): ReadonlyMap<string, number> {
  const { die, special } = one.weapon
  const dodged = dodge(other, one, round, roll)
  const shield = other.sheet.shield ?? 0
  const range = far ? rangeOf('close', die) : 0
  const terms = {
    m: KNOWN - range - dodged - suffers(one, 'aim'),
    ...{ die, special, shield },
    damage: damageOf(one.weapon),
    armour: armourOf(other.sheet.armour),
    steadfast: other.steadfast,
  }
  const dice = [die, die, ...(shield > 0 ? [SHIELD_DIE] : [])]
  const fell = dice.map((each) => ({ die: each, face: roll(HIT_DICE[each].faces) }))
  return takenBy(blowFell({ ...BARE, terms }, fell))
}

/**
 * What the first wins of a fight: 1, 0, or half where both fall or neither. They begin Close By, nobody has an
 * Intention but this, and whoever is Shaken fights on.
 */
function fight(one: Fighter, other: Fighter, roll: (faces: number) => number): number {
  for (let round = 1; round <= LONGEST; round++) {
    // The first round goes by with coming near: only what flies strikes.
    const far = round === 1
    // All of a round is at once: both blows are struck.
    const strikes = [one, other].map(({ weapon }) => !far || weapon.flies === true)
    const taken = [
      strikes[1] ? blow(other, one, far, round, roll) : NOTHING,
      strikes[0] ? blow(one, other, far, round, roll) : NOTHING,
    ]
    for (const [i, each] of [one, other].entries()) {
      add(each, taken[i]!)
      // Within reach of what flies from the first on, and from then on of everything [R25].
      const takes = roundTakes(each, each.steadfast > 0 && strikes[1 - i]!)
      add(
        each,
        Object.entries(takes).map(([field, by]) => [field, -by]),
      )
    }
    if (one.health <= 0 || other.health <= 0) return one.health > 0 ? 1 : other.health > 0 ? 0 : 0.5
  }
  return 0.5
}

const ids = Object.keys(WEAPONS) as WeaponId[]
const sheets: readonly CharacterSheet[] = Object.values(SHEETS)
const parts = ids.map(() => new Array<number>(ids.length).fill(0.5))

describe(`${FIGHTS_OF_EACH} fights with each weapon against all others`, () => {
  // A pair of weapons meets in every pair of sheets as often, and from both sides.
  const each = Math.ceil(FIGHTS_OF_EACH / (ids.length - 1) / sheets.length ** 2)
  beforeAll(() => {
    ids.forEach((a, i) => {
      ids.slice(i + 1).forEach((b, j) => {
        const roll = luckOf(1000 * i + j)
        let won = 0
        for (const mine of sheets)
          for (const yours of sheets)
            for (let n = 0; n < each; n++)
              won += fight(fighterOf(mine, WEAPONS[a]), fighterOf(yours, WEAPONS[b]), roll)
        const part = won / (each * sheets.length ** 2)
        parts[i]![i + 1 + j] = part
        parts[i + 1 + j]![i] = 1 - part
      })
    })
  }, PATIENCE)

  test.each(ids.map((id, i) => [id, i] as const))(
    '[R20] [R22] %s is not the one to have',
    (id, i) => {
      const against = ids.flatMap((other, j) => (i === j ? [] : [{ other, part: parts[i]![j]! }]))
      const all = against.reduce((sum, { part }) => sum + part, 0) / against.length
      const told = against.map(({ other, part }) => `${other} ${Math.round(100 * part)}`)
      process.stdout.write(`${id} ${(100 * all).toFixed(1)} %: ${told.join(', ')}\n`)
      expect(all).toBeLessThanOrEqual(TOO_GOOD)
      // Nor one that nobody would take.
      expect(all).toBeGreaterThanOrEqual(1 - TOO_GOOD)
    },
  )
})
