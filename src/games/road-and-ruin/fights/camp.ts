import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check, Ruling } from '../../../rules/dice/check.ts'
import type { ItemId, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Character } from '../people/characters.ts'
import { added, gained } from '../people/fighters.ts'
import { rested, returnedEnd } from '../reckon/exertion.ts'
import { mayCondense, replenished } from '../reckon/magic.ts'
import { OUTCOME_DIE } from '../reckon/outcome.ts'
import { DAY_SPAN, DAY_SPANS, spanAfter } from '../reckon/time.ts'
import { healed } from '../reckon/wounds.ts'
import type { DirectKind } from '../story/checks.ts'
import { CLUSTER, clustersOf } from '../story/magic.ts'
import { layPiece } from '../story/make.ts'
import { bareCheck, wholeOf, wordOf } from '../story/slips.ts'
import { briefName, whoIn } from './sides.ts'

/** The Check of a Rest of minutes: a d10 for one of END's points [R27]. */
export const restCheck = ({ item, name }: Character): Check => ({
  ...bareCheck('rest', item.id),
  dice: [OUTCOME_DIE],
  terms: { who: item.id, name: briefName(name) },
})

/** A Rest of minutes: one of END's points is spent as a d10 of Exertion [R27]. */
export const REST_KIND: DirectKind = {
  judge: ({ terms = {} }, roll): Ruling => {
    const face = roll[0]?.face ?? 0
    const values = { face, name: wordOf(terms.name) }
    return { key: 'rest', result: face, hits: [face], say: say('ruling.rest', values) }
  },
  settle(board, _act, { check, roll }) {
    const one = whoIn(board, check.terms)
    const face = roll[0]?.face
    if (!one || face === undefined) return []
    const { item, left, most } = one
    const gains = rested(left.exertion, most.exertion, face) - left.exertion
    return [...added(item.id, 'rests', -Math.min(1, one.rests)), ...gained(item, 'exertion', gains)]
  },
}

/** Whether somebody at rest throws a d10 for the END point that a Day Span returns: their pool is not full [R27]. */
export const isSpent = ({ left, most }: Character): boolean => left.exertion < most.exertion

/** The register of Day Spans that have gone by, from the first morning [R17]. */
const SPANS = 'spans'
const spansOf = ({ play }: Board): number => Math.max(0, wholeOf(play[SPANS], 0, 1e6))

/** Which span of which day it is, both from 0 [R17]. */
export const spanOf = (board: Board) => spanAfter(0, spansOf(board))
export const spanWord = (board: Board): (typeof DAY_SPANS)[number] =>
  DAY_SPANS[spanOf(board).span] ?? 'morning'

/** The register of Day Spans at rest that wounds have not been tended for yet: six are a day [R25]. */
const RESTED = 'rested'
/** What people have rested of a day counts for no other [R25]. */
export const DISTURBED: Change = { do: 'play', key: RESTED, value: null }

/** Time goes by, and not at rest: so many Day Spans [R17]. */
export const passing = (board: Board, spans: number): readonly Change[] => [
  { do: 'play', key: SPANS, value: spansOf(board) + spans },
  DISTURBED,
]

const restedOf = ({ play }: Board): number =>
  Math.max(0, Math.min(DAY_SPANS.length, wholeOf(play[RESTED])))

/** A Day Span goes by at rest [R17]. */
export const resting = (board: Board): readonly Change[] => [
  { do: 'play', key: SPANS, value: spansOf(board) + 1 },
  { do: 'play', key: RESTED, value: Math.min(DAY_SPANS.length, restedOf(board) + 1) },
]

/** The rest of a day goes by for those with wounds: what people have rested of it already is not rested again [R25]. */
export const tending = (board: Board): readonly Change[] =>
  passing(board, DAY_SPANS.length - restedOf(board))

/**
 * What a Day Span at rest brings somebody: 1 mana, 1 spirit and one of END's points [R27] to [R29]. That is spent at
 * once as the d10 that shows `face`, where one was thrown. `condensed`: mana that went into a Cluster meanwhile [R28].
 */
export function restedSpan(one: Character, face?: number, condensed = 0): readonly Change[] {
  const { item, left, most } = one
  const mana = replenished(left.mana - condensed, most.mana, 1) - left.mana
  return [
    ...(mana > 0 ? gained(item, 'mana', mana) : added(item.id, 'mana', mana)),
    ...gained(item, 'spirit', replenished(left.spirit, most.spirit, 1) - left.spirit),
    ...(face === undefined
      ? gained(item, 'rests', returnedEnd(DAY_SPAN.hours))
      : gained(item, 'exertion', face)),
  ]
}

/** As many rest together as are thrown for in one hand and told of in one breath. */
export const MOST_RESTING = 40

/**
 * The Check of a Day Span at rest: a d10 for each whose pool is not full; the others rest besides. `cluster`: mana that
 * whoever rests condenses meanwhile [R28].
 */
export const campCheck = (all: readonly Character[], cluster?: number): Check => ({
  ...bareCheck('camp', ''),
  dice: all.filter(isSpent).map(() => OUTCOME_DIE),
  terms: {
    who: all.filter(isSpent).map(({ item }) => item.id),
    names: all.filter(isSpent).map(({ name }) => briefName(name)),
    others: all.filter((one) => !isSpent(one)).map(({ item }) => item.id),
    ...(cluster !== undefined && { cluster }),
  },
})

/**
 * What a Day Span brings in which somebody condenses mana to a Cluster [R28]: that comes to lie on their sheet, under
 * `id`, or one of its own.
 */
export function condensed(
  board: Board,
  act: Act,
  one: Character,
  mana: number,
  { face, id }: { readonly face?: number | undefined; readonly id?: ItemId } = {},
): readonly Change[] {
  const who = one.item.id
  const many = clustersOf(board, who).length
  const [x, y] = [-52 + 30 * (many % 4), 116 + 24 * Math.floor(many / 4)]
  return [
    ...restedSpan(one, face, mana),
    layPiece(
      act,
      CLUSTER,
      { x, y, turn: 0, z: 1 + many, on: who },
      {
        ...(id !== undefined && { id }),
        props: { mana, who },
      },
    ),
  ]
}

const listIn = (value: Plain | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly Plain[]).map(wordOf).slice(0, MOST_RESTING) : []

/** A Day Span at rest, for all who do [R27] to [R29]. */
export const CAMP_KIND: DirectKind = {
  judge({ terms = {} }, roll): Ruling {
    const names = listIn(terms.names)
    const faces = roll.map(({ face }) => face)
    return {
      key: 'camp',
      result: faces.reduce((sum, face) => sum + face, 0),
      hits: faces,
      say: say('ruling.camp'),
      parts: faces.map((face, i) => say('part.camp', { name: names[i] ?? '', face })),
    }
  },
  settle(board, act, { id: roll, check: { terms = {} }, roll: fell }) {
    const mana = wholeOf(terms.cluster)
    const rests = (id: ItemId, face?: number): readonly Change[] => {
      const one = whoIn(board, { who: id })
      if (!one) return []
      return mayCondense(mana) && mana <= one.left.mana
        ? condensed(board, act, one, mana, { face, id: `cluster:${roll}` })
        : restedSpan(one, face)
    }
    return [
      ...resting(board),
      ...listIn(terms.who).flatMap((id, i) => rests(id, fell[i]?.face)),
      ...listIn(terms.others).flatMap((id) => rests(id)),
    ]
  },
}

/** The prop that counts days without care: the third returns 1 Health [R25]. */
const UNCARED = 'uncared'

/** What a day brings somebody's wounds [R25]. */
export function dayOf(one: Character, care: boolean): readonly Change[] {
  const { item } = one
  if (care) return gained(item, 'health', healed(1, true))
  const days = Math.max(0, Math.min(2, wholeOf(item.props[UNCARED]))) + 1
  const back = healed(days, false)
  return [
    { do: 'set', id: item.id, key: UNCARED, value: back > 0 ? 0 : days },
    ...gained(item, 'health', back),
  ]
}
