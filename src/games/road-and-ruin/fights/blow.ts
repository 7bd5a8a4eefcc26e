import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check } from '../../../rules/dice/check.ts'
import type { RollRecord } from '../../../rules/dice/roll.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { apartness, broughtTo, fighterOf, SKILL_WITH } from '../people/fighters.ts'
import { rangeOf, SHIELD_DIE, specialFrom } from '../reckon/blow.ts'
import { damageOf } from '../reckon/weapons.ts'
import { freeFactors, paidFor } from '../story/outcome.ts'
import {
  bareCheck,
  type SlipFactor,
  type SlipKind,
  slipsOf,
  type WeighedFactor,
  wholeOf,
} from '../story/slips.ts'
import { frozenFactors, modifierOf } from '../story/weighed.ts'
import { blowFell, blowOdds, dieIn, takenBy } from './fell.ts'
import { armourFactors, dodgeFactors, dodgeOffer } from './guard.ts'
import { pressedInto, pressedPaid } from './press.ts'
import { blowRuling } from './ruling.ts'
import { aimFactors, bothOf, briefName } from './sides.ts'

/** What takes something else than the to-hit: it is no part of the modifier. */
const ASIDE = ['armour', 'damage', 'shield', 'pressed'] as const

function factors(board: Board, slip: Item): readonly SlipFactor[] {
  const { one, other } = bothOf(board, slip)
  if (!one?.arms || !other) return freeFactors(board, slip.id)
  const { die } = one.arms
  const distance = apartness(one, other)
  const range = rangeOf(distance, die)
  const pressed = pressedInto(slip)
  const from = [one.id]
  const to = [other.id]
  return [
    one.sheet
      ? {
          id: 'skill',
          items: from,
          say: say('factor.proficiency', { in: SKILL_WITH[die] }),
          by: one.skill,
        }
      : { id: 'skill', items: from, say: say('factor.skill'), by: one.skill },
    ...(range > 0
      ? [{ id: 'range', items: to, say: say('factor.range', { distance }), by: -range }]
      : []),
    ...dodgeFactors(board, slip.id),
    ...aimFactors(one),
    { id: 'damage', items: from, say: say('factor.damage'), by: damageOf(one.arms) },
    ...(pressed > 0 ? [{ id: 'pressed', items: from, say: say('factor.force'), by: pressed }] : []),
    ...armourFactors(other),
    ...freeFactors(board, slip.id),
  ]
}

/** Of a factor that counts, what it brings; 0 where it is not there. */
const broughtBy = (all: readonly WeighedFactor[], id: string): number =>
  all.find((one) => one.id === id && one.counts)?.by ?? 0

/** The Check of a blow [R20] to [R22]: the die of the weapon, a Special Die as large, and the shield's. */
function check(board: Board, slip: Item, all: readonly WeighedFactor[]): Check {
  const { one, other } = bothOf(board, slip)
  const arms = one?.arms
  if (!arms || !other) return bareCheck('blow', slip.id)
  const shield = -broughtBy(all, 'shield')
  const aimed = all.filter(({ id }) => !ASIDE.some((aside) => aside === id))
  return {
    ...bareCheck('blow', slip.id),
    dice: [arms.die, arms.die, ...(shield > 0 ? [SHIELD_DIE] : [])],
    dyes: ['plain', 'second', ...(shield > 0 ? (['third'] as const) : [])],
    terms: {
      m: modifierOf(aimed),
      die: arms.die,
      special: arms.special,
      damage: Math.max(0, broughtBy(all, 'damage') + broughtBy(all, 'pressed')),
      armour: Math.max(0, -broughtBy(all, 'armour')),
      shield: Math.max(0, shield),
      guard: other.shieldSkill,
      steadfast: other.steadfast,
      pressed: broughtBy(all, 'pressed') > 0 ? pressedInto(slip) : 0,
      who: one.id,
      target: other.id,
      name: briefName(other.name),
      factors: frozenFactors(all.filter(({ counts }) => counts)),
    },
  }
}

/**
 * What a blow brings [R24]: it is added, so that of two blows that are struck apart both count, and of two throws for
 * one blow one. Thrown once more it brings what it brings now beyond what it has brought already. What was pressed
 * into it is paid once [R18].
 */
function settle(board: Board, _act: Act, record: RollRecord): readonly Change[] {
  const { check, roll } = record
  const fell = blowFell(check, roll)
  const target = fell && board.items.get(fell.target)
  const first = board.rolls.find(({ id }) => id === check.again)
  const already = takenBy(first && blowFell(first.check, first.roll))
  const now = takenBy(fell)
  const hurts =
    target && fighterOf(target)
      ? [...new Set([...now.keys(), ...already.keys()])].flatMap((key) =>
          broughtTo(target.id, key, (now.get(key) ?? 0) - (already.get(key) ?? 0)),
        )
      : []
  return [...hurts, ...pressedPaid(board, check), ...paidFor(board, record)]
}

/**
 * The Check in which the dice of a blow are thrown once more, for a point of whoever `pays`; those of a shield stay as
 * they lie [R26].
 */
export function blowAgain({ id, check, roll }: RollRecord, pays: ItemId): Check | undefined {
  const fell = blowFell(check, roll)
  if (!fell) return undefined
  return {
    ...check,
    dice: [fell.die, fell.die],
    dyes: ['plain', 'second'],
    again: id,
    terms: {
      ...check.terms,
      before: [fell.face, fell.specialFace],
      pays,
      ...(fell.shieldFace === undefined ? {} : { guarded: fell.shieldFace }),
    },
  }
}

/** Before its throw a blow may be dodged and pressed into; after it, it may be thrown once more. */
function offers(board: Board, slip: Item, decided: RollRecord | undefined): readonly Offer[] {
  const answers = { blow: slip.id }
  const { one } = bothOf(board, slip)
  if (!decided)
    return [
      // It is dodged once.
      ...(slipsOf(board).some(({ props }) => props.for === slip.id)
        ? []
        : [dodgeOffer(board, slip)]),
      ...(one?.stance === 'press' ? [{ move: 'push', answers, aside: true }] : []),
    ]
  return one?.sheet && decided.check.again === undefined
    ? [{ move: 'strikeAgain', answers, aside: true }]
    : []
}

/** A blow [R20] to [R24]. */
export const BLOW_KIND: SlipKind = {
  say: (board, slip, { terms = {} }) => {
    const { one, other } = bothOf(board, slip)
    const die = dieIn(terms) ?? 'd8'
    return say('gather.blow', {
      die,
      special: specialFrom(die),
      m: wholeOf(terms.m, 0, 1000),
      who: one?.name ?? '',
      target: other?.name ?? '',
    })
  },
  factors,
  check,
  dyed: ({ dyes = [] }) => ({
    plain: say('dye.hit'),
    second: say('dye.special'),
    ...(dyes.includes('third') && { third: say('dye.shield') }),
  }),
  odds: blowOdds,
  offers,
  judge: blowRuling,
  settle,
}
