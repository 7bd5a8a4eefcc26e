import type { Check, Ruling } from '../../../rules/dice/check.ts'
import type { Roll } from '../../../rules/dice/roll.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { HIT_DICE, specialFrom } from '../reckon/blow.ts'
import { SPECIALS } from '../reckon/specials.ts'
import { NO_RULING } from '../story/slips.ts'
import { factorsIn } from '../story/weighed.ts'
import { type BlowFell, blowFell } from './fell.ts'

/**
 * The factors of a blow as they are told before its dice: what is a number of its own in what follows stands there,
 * unless somebody put it in place of another, or force was added to it.
 */
function factorParts(check: Check): readonly Sentence[] {
  const all = factorsIn(check)
  const forced = all.some(({ key }) => key === 'factor.force')
  return all.filter(
    ({ key, values }) =>
      values?.from !== undefined ||
      (!/armour|shield/.test(key) && (forced || key !== 'factor.damage')),
  )
}

/** What a blow deals, and how that met Steadfast [R24]. */
function damageParts(fell: BlowFell): readonly Sentence[] {
  const { lands, damage, dealt, steps, special, steadfast, wound } = fell
  const adds = steps > 0 && 'adds' in SPECIALS[special] ? steps : 0
  const whole = lands === 'solid' && adds === 0 && dealt > 0
  const met = {
    steadfast,
    lost: wound.steadfast,
    health: wound.health,
    // What was worked out just before is not said again.
    ...(whole && { damage: dealt }),
  }
  return [
    ...(whole
      ? []
      : [say('part.damage', { damage, dealt, half: Number(lands === 'glancing'), adds })]),
    ...(dealt > 0 ? [say(steadfast === 0 ? 'part.bare' : 'part.wound', met)] : []),
  ]
}

/** What a blow comes to, told step by step [R20] to [R24]. */
export function blowRuling(check: Check, roll: Roll): Ruling {
  const fell = blowFell(check, roll)
  if (!fell) return NO_RULING
  const { die, face, specialFace, hit, steps, shieldFace, held, armour, way, after } = fell
  const { lands, dealt, shakes, leaves, before } = fell
  const through = armour + held - way
  const [first, second] = roll.map((one) => one.face)
  // Where the set of before is better, what was thrown now does nothing.
  const counts = first === face && second === specialFace
  return {
    key: lands,
    // To be stopped is neither: it has hit.
    ...(lands === 'stopped' ? {} : { good: lands !== 'miss' }),
    result: dealt,
    // What each die is thrown for has come: damage, the Special, what the shield held.
    hits: roll.map((_, i) =>
      Number([counts && dealt > 0, counts && steps > 0, hit > 1 && held > 0][i] ?? false),
    ),
    say: say(`ruling.${lands}`, { damage: dealt, name: fell.name }),
    ...((lands === 'solid' || lands === 'glancing') && {
      brief: say(`brief.${lands}`, { damage: dealt }),
    }),
    parts: [
      ...factorParts(check),
      ...(before ? [say('part.again', { first: before[0], second: first ?? 0 })] : []),
      say('part.hit', { face, hit }),
      ...(hit > 1
        ? [
            say('part.special', {
              ...{ other: specialFace, from: specialFrom(die, hit), steps },
              faces: HIT_DICE[die].faces,
            }),
          ]
        : []),
      ...(shieldFace !== undefined && fell.shield > 0
        ? [say('part.shield', { face: shieldFace, held })]
        : []),
      ...(through > 0 ? [say('part.pierce', { through })] : []),
      ...(hit > 1
        ? [say('part.lands', { hit, way, after, faces: HIT_DICE[die].faces, lands })]
        : [say('part.misses')]),
      ...(lands === 'miss' || lands === 'stopped' ? [] : damageParts(fell)),
      ...(shakes > 0 ? [say('part.shakes', { shakes })] : []),
      ...(leaves ? [say('part.leaves', { status: leaves.status, rounds: leaves.rounds })] : []),
    ],
  }
}
