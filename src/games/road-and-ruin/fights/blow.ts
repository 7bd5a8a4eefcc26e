import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check, Ruling } from '../../../rules/dice/check.ts'
import { FACES } from '../../../rules/dice/dice.ts'
import type { Roll, RollRecord } from '../../../rules/dice/roll.ts'
import type { Item, ItemId, Plain } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Prospect } from '../../../rules/play/gathering.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { STATUSES, type StatusId, sufferings } from '../people/fields.ts'
import { apartness, type Fighter, fighterOf, SKILL_WITH } from '../people/fighters.ts'
import {
  dodgeOf,
  HIT_DICE,
  type HitDie,
  type Landing,
  landing,
  rangeOf,
  SHIELD_DIE,
  type Struck,
  shieldOf,
  specialFrom,
  specialOf,
  strike,
  toHit,
} from '../reckon/blow.ts'
import { SPECIALS, type Special, type SpecialId } from '../reckon/specials.ts'
import { damageOf } from '../reckon/weapons.ts'
import { type Wound, woundOf } from '../reckon/wounds.ts'
import { bandOf, freeFactors, paidFor } from '../story/outcome.ts'
import {
  bareCheck,
  decidedBy,
  factorsIn,
  frozenFactors,
  modifierOf,
  type SlipFactor,
  type SlipKind,
  slipsOf,
  targetOf,
  type WeighedFactor,
  wholeOf,
  wordOf,
} from '../story/slips.ts'

/** The most Exertion that is pressed into one throw by whoever presses on [R18]. */
export const MOST_PRESSED = 3

/** What brings a number of somebody further; nothing, where that is nothing. */
export const added = (id: ItemId, key: string, by: number): readonly Change[] =>
  by === 0 ? [] : [{ do: 'add', id, key, by }]

/**
 * What a throw for a slip brings a number of somebody. That it brings nothing counts, too: of two throws that were made
 * apart one takes effect, whole.
 */
export const broughtTo = (id: ItemId, key: string, by: number): readonly Change[] => [
  { do: 'add', id, key, by: by + 0 },
]

/** What was pressed into a throw is paid in Exertion when it is thrown for the first time [R18]. */
export function pressedPaid(board: Board, { again, terms = {} }: Check): readonly Change[] {
  const who = board.items.get(wordOf(terms.who))
  return again === undefined && fighterOf(who)?.sheet && who
    ? broughtTo(who.id, 'exertion', -Math.min(MOST_PRESSED, Math.max(0, wholeOf(terms.pressed))))
    : []
}

/** What one puts into a throw by pressing on [R18]: at most so many points, each worth 1. */
export const pressedInto = ({ props }: Item): number =>
  Math.max(0, Math.min(MOST_PRESSED, wholeOf(props.pressed)))

/** Who strikes, and who is struck, as far as both lie there. */
export function bothOf(
  board: Board,
  slip: Item,
): { readonly one?: Fighter | undefined; readonly other?: Fighter | undefined } {
  return {
    one: fighterOf(board.items.get(wordOf(slip.props.who))),
    other: fighterOf(targetOf(board, slip)),
  }
}

/** What is called something on a sheet may be as long as people like: in a throw it is no longer than this. */
export const briefName = (name: string): string => name.slice(0, 60)

/** What whoever is struck has done to be out of the way: the throw for speed that was begun for this blow [R23]. */
function dodgeFactors(board: Board, blow: ItemId): readonly SlipFactor[] {
  return slipsOf(board).flatMap((slip) => {
    if (slip.props.check !== 'speed' || slip.props.for !== blow) return []
    const record = decidedBy(board, slip.id)
    const band = bandOf(record)
    const by = band ? dodgeOf(band) : 0
    if (!record || !band) return []
    return [
      {
        id: `dodge-${slip.id}`,
        items: [slip.id],
        say: say('factor.dodge', { band }),
        by: 0 - by,
        roll: record.id,
      },
    ]
  })
}

/** What takes from somebody's aim of all that lasts on them [R18], [R22]. */
export const aimFactors = (one: Fighter): readonly SlipFactor[] =>
  sufferings(one, 'aim').map(({ id, by }) => ({
    id,
    items: [one.id],
    say: say(`factor.${id}`),
    by: -by,
  }))

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
    ...(other.armour > 0
      ? [{ id: 'armour', items: to, say: say('factor.armour'), by: -other.armour }]
      : []),
    ...(other.shield > 0 && other.stance === 'defend'
      ? [{ id: 'shield', items: to, say: say('factor.shield'), by: -other.shield }]
      : []),
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
  readonly before: readonly [number, number] | undefined
  /** What the shield showed then: that is not thrown again. */
  readonly guarded: number | undefined
}

const within = (value: Plain | undefined, most: number): number =>
  Math.max(0, Math.min(most, wholeOf(value)))

/** The die of the weapon. */
const dieIn = ({ die }: NonNullable<Check['terms']>): HitDie | undefined =>
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
  readonly other: number
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

function workedOut(terms: BlowTerms, face: number, other: number, shieldFace?: number): BlowFell {
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
    special: other,
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
  return { ...terms, ...struck, face, other, shieldFace, held, way, dealt, wound, shakes, leaves }
}

/** Works a blow out by what lies up, and what its Check carries [R20] to [R24]; undefined where that is no blow. */
export function blowFell(check: Check, roll: Roll): BlowFell | undefined {
  const terms = termsOf(check)
  const [hit, special, guard] = roll
  if (!terms || !hit || !special) return undefined
  const { faces } = HIT_DICE[terms.die]
  const now = [Math.min(hit.face, faces), Math.min(special.face, faces)] as const
  const { before, guarded } = terms
  // Of two sets, where one was paid for, the better to-hit counts with its own Special Die.
  const earlier = before && (before[0] - now[0] || before[1] - now[1]) > 0
  const [face, other] = earlier ? before : now
  return workedOut(terms, face, other, guarded ?? guard?.face)
}

/** How a blow can land, from the worst to the best. */
const LANDINGS: readonly Landing[] = ['miss', 'stopped', 'glancing', 'solid']

/** How likely each is before the throw, exactly: by every face of every die that has a say in it. */
function odds(check: Check): readonly Prospect[] {
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
      const earlier = before && (before[0] - now || before[1] - special) > 0
      const [face, other] = earlier ? before : [now, special]
      const hit = toHit(face, { proficiency: modifier })
      const through = pierces > 0 ? pierces * specialOf(die, hit, other) : 0
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

function judge(check: Check, roll: Roll): Ruling {
  const fell = blowFell(check, roll)
  if (!fell) return { key: 'none', result: 0, hits: [], say: say('ruling.none') }
  const { die, face, other, hit, steps, shieldFace, held, armour, way, after } = fell
  const { lands, dealt, shakes, leaves, before } = fell
  const through = armour + held - way
  const [first, second] = roll.map((one) => one.face)
  // Where the set of before is better, what was thrown now does nothing.
  const counts = first === face && second === other
  return {
    key: lands,
    // To be stopped is neither: it has hit.
    ...(lands === 'stopped' ? {} : { good: lands !== 'miss' }),
    result: dealt,
    // What each die is thrown for has come: damage, the Special, what the shield held.
    hits: roll.map((_, i) =>
      Number([counts && dealt > 0, counts && steps > 0, held > 0][i] ?? false),
    ),
    say: say(`ruling.${lands}`, { damage: dealt, name: fell.name }),
    parts: [
      ...factorParts(check),
      ...(before ? [say('part.again', { first: before[0], second: first ?? 0 })] : []),
      say('part.hit', { face, hit }),
      ...(hit > 1 ? [say('part.special', { other, from: specialFrom(die, hit), steps })] : []),
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
      before: [fell.face, fell.other],
      pays,
      ...(fell.shieldFace === undefined ? {} : { guarded: fell.shieldFace }),
    },
  }
}

/** To dodge this blow: it is told what that costs whoever is struck, which is nothing for a foe [R19], [R23]. */
export const dodgeOffer = (board: Board, slip: Item): Offer => ({
  move: 'dodge',
  answers: { blow: slip.id },
  ...(bothOf(board, slip).other?.sheet && { say: say('go.dodge', { exertion: 1 }) }),
})

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
export const BLOW: SlipKind = {
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
  odds,
  offers,
  judge,
  settle,
}
