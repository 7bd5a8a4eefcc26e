import type { Board } from '../../../rules/board/board.ts'
import type { Ruling } from '../../../rules/dice/check.ts'
import type { Roll, RollRecord } from '../../../rules/dice/roll.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { sufferings } from '../people/fields.ts'
import {
  broughtTo,
  exhausts,
  type Fighter,
  fighterOf,
  SKILL_WITH,
  speedAgainst,
  tires,
} from '../people/fighters.ts'
import type { OutcomeBand } from '../reckon/outcome.ts'
import { actsLate, speedCost } from '../reckon/time.ts'
import { fearOf, shakenBy } from '../reckon/wounds.ts'
import {
  attributeFactor,
  bandOf,
  freeFactors,
  outcomeCheck,
  outcomeFell,
  outcomeLine,
  outcomeOdds,
  outcomeRuling,
  paidFor,
  strainFactors,
} from '../story/outcome.ts'
import { type SlipFactor, type SlipKind, type WeighedFactor, wordOf } from '../story/slips.ts'
import { pressedInto, pressedPaid } from './press.ts'
import { aimFactors, bothOf } from './sides.ts'

/** The Check of an Outcome, with who it is about. */
const about = (kind: string, slip: Item, factors: readonly WeighedFactor[]) => {
  const check = outcomeCheck(kind, slip.id, factors)
  return { ...check, terms: { ...check.terms, who: wordOf(slip.props.who) } }
}

/** What the first throw of one that is thrown again brought already. */
const bandBefore = (board: Board, { check }: RollRecord): OutcomeBand | undefined =>
  bandOf(board.rolls.find(({ id }) => id === check.again))

/** An Outcome's ruling with what it means besides. */
function ruled(
  check: RollRecord['check'],
  roll: Roll,
  means: (band: OutcomeBand, modifier: number) => readonly Sentence[],
): Ruling {
  const ruling = outcomeRuling(check, roll)
  const fell = outcomeFell(check, roll)
  if (!fell) return ruling
  return { ...ruling, parts: [...(ruling.parts ?? []), ...means(fell.band, fell.modifier)] }
}

/** What takes from somebody's speed of all that lasts on them [R22]. */
const slowFactors = (one: Fighter): readonly SlipFactor[] =>
  sufferings(one, 'speed').map(({ id, by }) => ({
    id: `slow-${id}`,
    items: [one.id],
    say: say(`factor.slow-${id}`),
    by: -by,
  }))

/** Who is sooner, where that matters [R19]; and how well somebody is out of the way of a blow [R23]. */
export const SPEED_KIND: SlipKind = {
  again: true,
  say: (_board, _slip, check) => outcomeLine(check),
  factors(board, slip) {
    const { one, other } = bothOf(board, slip)
    if (!one || !other) return freeFactors(board, slip.id)
    const { as, speed, arms } = speedAgainst(one, other)
    const skill = arms && SKILL_WITH[arms.die]
    const able = skill ? (one.sheet?.proficiencies[skill] ?? 0) : 0
    const bonus = one.sheet?.bonus.speed ?? 0
    const pressed = pressedInto(slip)
    const items = [one.id]
    return [
      // As it stands on the sheet, and what a Proficiency adds to that.
      { id: 'speed', items, say: say(`factor.${as}`), by: speed - able },
      ...(skill && able > 0
        ? [{ id: 'skill', items, say: say('factor.proficiency', { in: skill }), by: able }]
        : []),
      ...(bonus === 0 ? [] : [{ id: 'bonus', items, say: say('factor.quick'), by: bonus }]),
      ...(other.arms
        ? [{ id: 'action', items: [other.id], say: say('factor.action'), by: -other.arms.speed }]
        : []),
      ...(pressed > 0 ? [{ id: 'pressed', items, say: say('factor.haste'), by: pressed }] : []),
      ...slowFactors(one),
      ...aimFactors(one),
      ...strainFactors(slip, one.id, tires(board, one), exhausts(one)),
      ...freeFactors(board, slip.id),
    ]
  },
  check(_board, slip, factors) {
    const check = about('speed', slip, factors)
    const pressed = factors.some(({ id, counts }) => id === 'pressed' && counts)
    return { ...check, terms: { ...check.terms, pressed: pressed ? pressedInto(slip) : 0 } }
  },
  odds: outcomeOdds,
  judge: (check, roll) =>
    ruled(check, roll, (band, modifier) => [
      ...(actsLate(band) ? [say('part.late')] : []),
      ...(speedCost(band, modifier) > 0 ? [say('part.cost', { exertion: 1 })] : []),
    ]),
  settle(board, _act, record) {
    const { check, roll } = record
    const fell = outcomeFell(check, roll)
    const who = wordOf(check.terms?.who)
    if (!fell || !fighterOf(board.items.get(who))?.sheet) return []
    const before = bandBefore(board, record)
    const already = before ? speedCost(before, fell.modifier) : 0
    return [
      ...broughtTo(who, 'exertion', already - speedCost(fell.band, fell.modifier)),
      ...pressedPaid(board, check),
      ...paidFor(board, record),
    ]
  },
}

/** An Outcome with POI: nothing of the body is in it [R25]. */
const nerve = (kind: string): Pick<SlipKind, 'say' | 'factors' | 'check' | 'odds'> => ({
  say: (_board, _slip, check) => outcomeLine(check),
  factors(board, slip) {
    const one = fighterOf(board.items.get(wordOf(slip.props.who)))
    return [
      ...(one?.sheet ? [attributeFactor(one.item, 'poi')] : []),
      ...(one ? aimFactors(one) : []),
      ...freeFactors(board, slip.id),
    ]
  },
  check: (_board, slip, factors) => about(kind, slip, factors),
  odds: outcomeOdds,
})

/** What frightens takes Steadfast [R25]. */
export const FEAR_KIND: SlipKind = {
  ...nerve('fear'),
  judge: (check, roll) =>
    ruled(check, roll, (band) => [say('part.fear', { steadfast: fearOf(band) })]),
  settle(board, _act, record) {
    const { check, roll } = record
    const one = fighterOf(board.items.get(wordOf(check.terms?.who)))
    const [band, before] = [outcomeFell(check, roll)?.band, bandBefore(board, record)]
    if (!one || !band) return []
    const by = (before ? fearOf(before) : 0) - fearOf(band)
    return broughtTo(one.id, 'steadfast', Math.max(-one.steadfast, by))
  },
}

/** Whoever has no Steadfast left acts on, flees or freezes [R25]. */
export const SHAKEN_KIND: SlipKind = {
  ...nerve('shaken'),
  judge: (check, roll) =>
    ruled(check, roll, (band) => [say('part.shaken', { does: shakenBy(band) })]),
}
