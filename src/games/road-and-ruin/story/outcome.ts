import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check, Ruling } from '../../../rules/dice/check.ts'
import { FACES } from '../../../rules/dice/dice.ts'
import type { Roll, RollRecord } from '../../../rules/dice/roll.ts'
import type { Item, ItemId, Plain } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Prospect } from '../../../rules/play/gathering.ts'
import { countedFace, strainsOn } from '../reckon/exertion.ts'
import {
  bandChances,
  isGood,
  MOST_PROFICIENCY,
  OUTCOME_DIE,
  OUTCOMES,
  type OutcomeBand,
  outcomeOf,
  skillOf,
  withAgain,
} from '../reckon/outcome.ts'
import { ATTRIBUTES, type Attribute, bonusOf, EXPECTED } from '../reckon/people.ts'
import {
  bareCheck,
  NO_RULING,
  personOn,
  type SlipFactor,
  type SlipKind,
  severalIn,
  type WeighedFactor,
  wholeOf,
  wordOf,
} from './slips.ts'
import { isProficiency, type Traits, traitsOf } from './traits.ts'
import { factorsIn, frozenFactors, MOST_WORTH, modifierOf } from './weighed.ts'

/** Two Proficiencies at most count for a throw [R9]. */
export const MOST_IN = 2

/** The register of a number that somebody adds to a slip, with its reason. */
export const freeRegister = (slip: ItemId, id: string): string => `free/${slip}/${id}`

/** What people have added to a slip by themselves: reasons and numbers, by whom. */
export function freeFactors(board: Board, slip: ItemId): readonly SlipFactor[] {
  const start = freeRegister(slip, '')
  return Object.keys(board.play)
    .filter((key) => key.startsWith(start) && !key.slice(start.length).includes('/'))
    .sort()
    .flatMap((key) => {
      const kept = board.play[key]
      if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return []
      const { words, by } = kept as Readonly<Record<string, Plain>>
      const id = `free-${key.slice(start.length)}`
      const worth = wholeOf(by, 0, MOST_WORTH)
      const about = say('factor.free', { words: wordOf(words).slice(0, 120) })
      return worth === 0 ? [] : [{ id, items: [], say: about, by: worth }]
    })
}

/** An attribute of somebody's, with their scale, against what the task expects [R8], [R30]. */
export function attributeFactor(
  who: Item,
  attribute: Attribute,
  expects: keyof typeof EXPECTED = 'adult',
): SlipFactor {
  const traits = traitsOf(who)
  const own = traits.attribute(attribute)
  const { scale } = traits
  return {
    id: 'attribute',
    items: [who.id],
    say: say('factor.attribute', { attribute, own, scale, expects: EXPECTED[expects] }),
    by: bonusOf(own, EXPECTED[expects], scale),
  }
}

/** The attribute that a slip asks for, if it asks for one. */
function askedFactors({ props }: Item, who: Item): readonly SlipFactor[] {
  const attribute = ATTRIBUTES.find((one) => one === props.attribute)
  const expects = (Object.keys(EXPECTED) as readonly (keyof typeof EXPECTED)[]).find(
    (one) => one === props.expects,
  )
  return attribute ? [attributeFactor(who, attribute, expects)] : []
}

/** The two Proficiencies that count, and what being specialized brings [R9]. */
function skillFactors({ props }: Item, who: Item, traits: Traits): readonly SlipFactor[] {
  const skills = severalIn(props.skills)
    .filter(isProficiency)
    .map((id) => ({ id, by: Math.min(traits.proficiency(id), MOST_PROFICIENCY) }))
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_IN)
  const special = props.special === true
  const by = skillOf([], Number(special), props.discipline === true)
  return [
    ...skills.map(({ id, by }) => ({
      id: `in-${id}`,
      items: [who.id],
      say: say('factor.proficiency', { in: id }),
      by,
    })),
    ...(by === 0
      ? []
      : [
          {
            id: 'special',
            items: [who.id],
            say: say(special ? 'factor.special' : 'factor.discipline'),
            by,
          },
        ]),
  ]
}

/** What being tired takes, each part with the Move by which a point of Exertion cancels it [R26]. */
export function strainFactors(
  { id: slip, props }: Item,
  who: ItemId,
  tiring: boolean,
  exhausted: boolean,
): readonly SlipFactor[] {
  const spared = wordOf(props.spared)
  const offers = spared === '' ? { offers: [{ move: 'spare', answers: { slip } }] } : {}
  return strainsOn(tiring, exhausted, spared).map(({ id, by, dice }) => ({
    ...{ id, items: [who], say: say(`factor.${id}`), by, dice },
    ...offers,
  }))
}

/** What lasts on somebody, damage on what they use [R10], and how tired they are [R26]. */
function stateFactors(slip: Item, who: Item, traits: Traits): readonly SlipFactor[] {
  const { props } = slip
  const items = [who.id]
  return [
    ...traits.conditions.map(({ id, by }) => ({ id, items, say: say(`factor.${id}`), by })),
    ...(props.gear === true && traits.damaged > 0
      ? [{ id: 'damaged', items, say: say('factor.damaged'), by: 0, damaged: traits.damaged }]
      : []),
    ...strainFactors(slip, who.id, props.tiring === true, traits.exhausted),
  ]
}

/** All that helps and harms an Outcome: what stands on the sheet, and what people have added [R6]. */
function outcomeFactors(board: Board, slip: Item): readonly SlipFactor[] {
  const who = personOn(board, slip)
  const traits = who && traitsOf(who)
  return [
    ...(who && traits
      ? [
          ...askedFactors(slip, who),
          ...skillFactors(slip, who, traits),
          ...stateFactors(slip, who, traits),
        ]
      : []),
    ...freeFactors(board, slip.id),
  ]
}

const MOST_DICE = 6

/**
 * The Check of an Outcome by what counts [R6]. Of each set of dice the lowest counts, of `sets` the better: where a
 * search is thrown twice [R11].
 */
export function outcomeCheck(
  kind: string,
  about: ItemId,
  factors: readonly WeighedFactor[],
  sets = 1,
): Check {
  const sum = (of: 'dice' | 'damaged') =>
    factors.reduce((all, factor) => all + (factor.counts ? (factor[of] ?? 0) : 0), 0)
  const dice = Math.min(MOST_DICE, 1 + sum('dice'))
  return {
    ...bareCheck(kind, about),
    dice: Array.from({ length: dice * sets }, () => OUTCOME_DIE),
    ...(sets > 1 && {
      dyes: Array.from({ length: dice * sets }, (_, i) => (i < dice ? 'plain' : 'second')),
    }),
    terms: {
      m: modifierOf(factors),
      damaged: sum('damaged'),
      dice,
      factors: frozenFactors(factors),
    },
  }
}

const chunked = (faces: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(faces.length / size) }, (_, i) =>
    faces.slice(i * size, (i + 1) * size),
  )

/** What an Outcome is judged by, out of what its Check carries, whatever stands there. */
function termsOf({ terms = {} }: Check) {
  const dice = Math.max(1, wholeOf(terms.dice, 1, MOST_DICE))
  const list: readonly Plain[] = Array.isArray(terms.faces) ? terms.faces : []
  const faces = list.map((face) => Math.max(1, Math.min(10, wholeOf(face, 1)))).slice(0, 60)
  const at = wholeOf(terms.at, -1)
  return {
    modifier: wholeOf(terms.m, 0, 1000),
    damaged: Math.max(0, wholeOf(terms.damaged)),
    dice,
    /** Those that had fallen before, where dice are thrown once more. */
    faces,
    /** Which of these is thrown again. */
    at: at >= 0 && at < faces.length ? at : undefined,
  }
}

/** What fell for an Outcome, with what had fallen before. */
export interface OutcomeFell {
  readonly modifier: number
  readonly damaged: number
  /** The faces in sets: of each the lowest counts, and of these the highest. */
  readonly sets: readonly (readonly number[])[]
  /** The face that counts. */
  readonly face: number
  readonly band: OutcomeBand
}

/** Reads an Outcome off its dice [R6], [R26]; undefined where none fell. */
export function outcomeFell(check: Check, roll: Roll): OutcomeFell | undefined {
  const { modifier, damaged, dice, faces, at } = termsOf(check)
  const fell = roll.map(({ face }) => face)
  const all = at === undefined ? [...faces, ...fell] : withAgain(faces, at, fell[0] ?? 1)
  if (fell.length === 0) return undefined
  const sets = chunked(all, dice)
  const face = countedFace(sets)
  return { modifier, damaged, sets, face, band: outcomeOf(face, modifier, damaged) }
}

/** How likely it is, exactly, that the face that counts is at least so high. */
function atLeast(check: Check): (face: number) => number {
  const { dice, faces, at } = termsOf(check)
  const best = (sets: readonly (readonly number[])[]) => (sets.length > 0 ? countedFace(sets) : 0)
  if (at !== undefined) {
    const sets = chunked(faces, dice)
    const its = Math.floor(at / dice)
    const lowest = Math.min(11, ...(sets[its] ?? []).filter((_, i) => its * dice + i !== at))
    const others = best(sets.filter((_, i) => i !== its))
    return (face) => (face <= others ? 1 : face <= lowest ? (11 - face) / 10 : 0)
  }
  const before = best(chunked(faces, dice))
  const sets = Math.max(1, Math.round(check.dice.length / dice))
  return (face) => (face <= before ? 1 : 1 - (1 - ((11 - face) / 10) ** dice) ** sets)
}

/** How an Outcome can come out, by its six bands [R7]. */
export function outcomeOdds(check: Check): readonly Prospect[] {
  const { modifier, damaged } = termsOf(check)
  const counts = atLeast(check)
  const faces = Array.from({ length: FACES[OUTCOME_DIE] }, (_, i) => i + 1)
  const each = new Map(faces.map((face) => [face, counts(face) - counts(face + 1)]))
  const chances = bandChances(each, modifier, damaged)
  return OUTCOMES.map((band) => ({
    key: band,
    say: say(`band.${band}`),
    chance: Math.max(0, chances[band]),
    good: isGood(band),
  }))
}

/** How its dice came to one face: the lowest of a set, the better of two. */
function countedParts(sets: readonly (readonly number[])[]): readonly Sentence[] {
  const lowest = sets
    .filter((set) => set.length > 1)
    .map((set) => say('part.lowest', { faces: set.join(', ') }))
  if (sets.length < 2) return lowest
  const faces = sets.map((set) => Math.min(...set)).join(', ')
  return [...lowest, say('part.better', { faces })]
}

/**
 * What an Outcome comes to, and how: factor by factor, where that moves the split, and what lies up [R6], [R7]. Each
 * number is told once.
 */
export function outcomeRuling(check: Check, roll: Roll): Ruling {
  const fell = outcomeFell(check, roll)
  if (!fell) return NO_RULING
  const { modifier, damaged, sets, face, band } = fell
  const counts = roll.findIndex((one) => one.face === face)
  const factors = factorsIn(check)
  // A single number is its own sum.
  const moving = factors.filter(({ values }) => values?.by !== 0)
  const alone = moving.length < 2 && modifier === (moving[0]?.values?.by ?? 0)
  return {
    key: band,
    good: isGood(band),
    result: face,
    hits: roll.map((_, i) => (i === counts ? 1 : 0)),
    say: say(`band.${band}`),
    parts: [
      ...factors,
      say('part.split', { from: 6 - modifier, ...(!alone && { m: modifier }) }),
      ...(damaged > 0 ? [say('part.damaged', { damaged })] : []),
      ...countedParts(sets),
      say('part.face', { face, band }),
    ],
  }
}

/** The band of what was thrown for a slip; undefined where nothing fell. */
export const bandOf = (record: RollRecord | undefined): OutcomeBand | undefined =>
  record && outcomeFell(record.check, record.roll)?.band

/**
 * The Check in which dice of an Outcome are thrown once more: all of them, and the higher counts, for a point of
 * whoever `pays` [R26]; or the one at `at`, counted over all that fell, whose new face counts [R10].
 */
export function outcomeAgain(
  { id, check, roll }: RollRecord,
  { at, pays = '' }: { readonly at?: number; readonly pays?: ItemId },
): Check {
  const { dice } = termsOf(check)
  const faces = [...(outcomeFell(check, roll)?.sets ?? [])].flat()
  const { dyes: _, lots: __, ...same } = check
  const thrown = at === undefined ? dice : 1
  return {
    ...same,
    dice: Array.from({ length: thrown }, () => OUTCOME_DIE),
    again: id,
    terms: { ...check.terms, faces, at: at ?? null, pays },
  }
}

/** Whether one die of it was thrown again already, or the whole. */
export const againOf = ({ check }: RollRecord): 'one' | 'all' | undefined =>
  check.again === undefined ? undefined : termsOf(check).at === undefined ? 'all' : 'one'

/** What is thrown for an Outcome, in a line. */
export const outcomeLine = ({ terms = {}, dice }: Check): Sentence =>
  say('gather.outcome', { m: wholeOf(terms.m, 0, 1000), dice: dice.length })

/** What dice that were thrown once more have cost: a point of Exertion [R26]. */
export function paidFor(board: Board, { check }: RollRecord): readonly Change[] {
  const who = board.items.get(wordOf(check.terms?.pays))
  return who?.kind === 'character' && traitsOf(who).exertion > 0
    ? [{ do: 'add', id: who.id, key: 'exertion', by: -1 }]
    : []
}

/** A d10 where skill or direction matters [R6]. */
export const OUTCOME_KIND: SlipKind = {
  again: true,
  say: (_board, _slip, check) => outcomeLine(check),
  factors: outcomeFactors,
  check: (_board, slip, factors) => outcomeCheck('outcome', slip.id, factors),
  odds: outcomeOdds,
  // What BUT and AND ask of the table is said where they fall; of another sort each means something of its own.
  judge(check, roll) {
    const ruling = outcomeRuling(check, roll)
    return /-/.test(ruling.key)
      ? { ...ruling, parts: [...(ruling.parts ?? []), say(`part.${ruling.key}`)] }
      : ruling
  },
  settle: (board, _act, record) => paidFor(board, record),
}
