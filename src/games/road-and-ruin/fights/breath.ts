import type { Check } from '../../../rules/dice/check.ts'
import type { Roll } from '../../../rules/dice/roll.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Character } from '../people/characters.ts'
import { broughtTo, exhausts, fighterOf, gained } from '../people/fighters.ts'
import { breathed } from '../reckon/exertion.ts'
import { isHollow, MOST_SPIRIT, SPIRIT_USES, spiritCost } from '../reckon/magic.ts'
import { OUTCOME_DIE } from '../reckon/outcome.ts'
import type { Attribute } from '../reckon/people.ts'
import { PROFICIENCIES } from '../reckon/skills.ts'
import {
  attributeFactor,
  freeFactors,
  outcomeCheck,
  outcomeFell,
  outcomeLine,
  outcomeOdds,
  outcomeRuling,
  strainFactors,
} from '../story/outcome.ts'
import { type SlipFactor, type SlipKind, wholeOf, wordOf } from '../story/slips.ts'
import { pointsOn } from './press.ts'
import { aimFactors, whoIn } from './sides.ts'

/** The Proficiency that somebody has chosen for a slip [R9]. */
function chosenFactors({ props }: Item, one: Character): readonly SlipFactor[] {
  const of = PROFICIENCIES.find((each) => each === props.in)
  return of
    ? [
        {
          id: `in-${of}`,
          items: [one.item.id],
          say: say('factor.proficiency', { in: of }),
          by: one.proficiencies[of],
        },
      ]
    : []
}

/** All dice of a Check but its last, which is thrown for something else. */
const ofOutcome = (check: Check): Check => ({ ...check, dice: check.dice.slice(0, -1) })

/** A Breather of one round: a d10 of Exertion, and what an Outcome with END and a Proficiency adds [R27]. */
export const BREATH_KIND: SlipKind = {
  say: (_board, _slip, check) => outcomeLine(ofOutcome(check)),
  factors(board, slip) {
    const one = whoIn(board, slip.props)
    const fighter = fighterOf(one?.item)
    return [
      ...(one && fighter
        ? [
            attributeFactor(one.item, 'end'),
            ...chosenFactors(slip, one),
            ...aimFactors(fighter),
            // To stand still tires nobody.
            ...strainFactors(slip, fighter.id, false, exhausts(fighter)),
          ]
        : []),
      ...freeFactors(board, slip.id),
    ]
  },
  check(board, slip, factors) {
    const check = outcomeCheck('breath', slip.id, factors)
    const one = whoIn(board, slip.props)
    return {
      ...check,
      dice: [...check.dice, OUTCOME_DIE],
      dyes: [...check.dice.map(() => 'plain' as const), 'second'],
      terms: {
        ...check.terms,
        who: wordOf(slip.props.who),
        left: one?.left.exertion ?? 0,
        pool: one?.most.exertion ?? 0,
      },
    }
  },
  dyed: () => ({ plain: say('dye.outcome'), second: say('dye.breath') }),
  odds: (check) => outcomeOdds(ofOutcome(check)),
  judge(check, roll) {
    const ruling = outcomeRuling(ofOutcome(check), roll.slice(0, -1))
    const gains = breathGains(check, roll)
    return gains
      ? {
          ...ruling,
          // The last is breath, and always counts.
          hits: roll.map((_, i) => ruling.hits[i] ?? 1),
          parts: [...(ruling.parts ?? []), say('part.breath', gains)],
        }
      : ruling
  },
  settle(board, _act, { check, roll }) {
    const one = whoIn(board, check.terms)
    const gains = breathGains(check, roll)
    if (!one || !gains) return []
    return gained(one.item, 'exertion', gains.gains)
  },
}

/** What a Breather brings: the face of its own die, what the Outcome adds, and both as far as the pool takes it. */
function breathGains(check: Check, roll: Roll) {
  const band = outcomeFell(ofOutcome(check), roll.slice(0, -1))?.band
  const face = roll.at(-1)?.face
  if (!band || face === undefined) return undefined
  const { terms = {} } = check
  const [left, pool] = [wholeOf(terms.left, 0, 1000), wholeOf(terms.pool, 0, 1000)]
  const all = breathed(0, Number.POSITIVE_INFINITY, face, band)
  return { face, more: all - face, gains: breathed(left, pool, face, band) - left }
}

/** What is thrown for each use of Spirit Points [R29]. */
const SPIRIT_BY: Readonly<Record<(typeof SPIRIT_USES)[number], Attribute>> = {
  command: 'wil',
  evoke: 'con',
  resist: 'poi',
  bind: 'wil',
  bargain: 'con',
}

const spiritUse = ({ props }: Item) => SPIRIT_USES.find((use) => use === props.use) ?? 'command'

/** An Outcome with Spirit Points in it: each adds 1 and is paid when it is thrown, twice by whoever is Hollow [R29]. */
export const SPIRIT_KIND: SlipKind = {
  say: (_board, _slip, check) => outcomeLine(check),
  factors(board, slip) {
    const one = whoIn(board, slip.props)
    const fighter = fighterOf(one?.item)
    if (!one || !fighter) return freeFactors(board, slip.id)
    const points = pointsOn(slip, 'spirit', MOST_SPIRIT)
    const hollow = isHollow(one.left.spirit, one.most.spirit)
    const cost = spiritCost(points, one.left.spirit, one.most.spirit)
    return [
      attributeFactor(one.item, SPIRIT_BY[spiritUse(slip)]),
      ...chosenFactors(slip, one),
      ...(points > 0 && cost !== undefined
        ? [
            {
              id: 'spirit',
              items: [one.item.id],
              say: say(hollow ? 'factor.hollow' : 'factor.spirit', { cost }),
              by: points,
            },
          ]
        : []),
      ...aimFactors(fighter),
      ...freeFactors(board, slip.id),
    ]
  },
  check(board, slip, factors) {
    const check = outcomeCheck('spirit', slip.id, factors)
    const one = whoIn(board, slip.props)
    const spent = factors.some(({ id, counts }) => id === 'spirit' && counts)
    const cost =
      one && spent
        ? spiritCost(pointsOn(slip, 'spirit', MOST_SPIRIT), one.left.spirit, one.most.spirit)
        : 0
    return { ...check, terms: { ...check.terms, who: wordOf(slip.props.who), cost: cost ?? 0 } }
  },
  odds: outcomeOdds,
  judge: outcomeRuling,
  settle(board, _act, { check }) {
    const one = whoIn(board, check.terms)
    const cost = Math.max(0, wholeOf(check.terms?.cost))
    return one && check.again === undefined ? broughtTo(one.item.id, 'spirit', -cost) : []
  },
}
