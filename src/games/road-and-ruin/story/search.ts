import type { Board } from '../../../rules/board/board.ts'
import { fieldValue } from '../../../rules/board/field.ts'
import type { Check, Ruling } from '../../../rules/dice/check.ts'
import type { Roll, RollRecord } from '../../../rules/dice/roll.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { decidedRegister } from '../../../rules/play/decided.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import type { OutcomeBand } from '../reckon/outcome.ts'
import {
  NEW_SEARCH,
  obsessed,
  type Search,
  type SearchEnd,
  SIGNIFICANCES,
  type Significance,
  searchEnd,
  searchedBy,
} from '../reckon/search.ts'
import type { DirectKind } from './checks.ts'
import { drawnBy } from './drawn.ts'
import { bandOf, OUTCOME_KIND, outcomeCheck, outcomeFell, outcomeRuling } from './outcome.ts'
import { DISCOVERY, DISMISSAL } from './pieces.ts'
import {
  bareCheck,
  decidedBy,
  isThrownApart,
  NO_RULING,
  rollsAbout,
  type SlipKind,
  targetOf,
  wholeOf,
  wordOf,
} from './slips.ts'

/** The kind of the Check that ends a search, or does not. */
export const FIND_CHECK = 'find'

/** A search on the table, as far as it has come. */
export interface SearchState {
  readonly item: Item
  readonly numbers: Search
  /** The last attempt, and what it came to. */
  readonly last?: { readonly slip: string; readonly band: OutcomeBand; readonly record: RollRecord }
  /** Cards that it has still to bring [R11]. */
  readonly owed: number
  /** Cards that lie there for it and have not been weighed yet [R12]. */
  readonly unweighed: readonly Item[]
  /** The next attempt is thrown twice [R11]. */
  readonly twice: boolean
  /** The d20 after the cards is still to be thrown [R13]. */
  readonly due: boolean
  /** The last d20 after cards [R13]. */
  readonly find?: RollRecord
  /** The last attempt, or that d20, was thrown for more than once. */
  readonly apart: boolean
  /** How it ended, and by which Roll. */
  readonly end?: { readonly end: SearchEnd; readonly record: RollRecord }
}

/** Every search on the table, by their ids. */
export const searchesOf = (board: Board): readonly Item[] => allOf(board, 'search')

/** What a card meant for its search; undefined while nobody has said so. */
export const significanceOf = ({ props }: Item): Significance | undefined =>
  SIGNIFICANCES.find((one) => one === props.significance)

/** The two numbers of a search, as they stand on it [R11]. */
const numbersOn = (item: Item, board: Board): Search => ({
  discovery: fieldValue(DISCOVERY, item, board),
  dismissal: fieldValue(DISMISSAL, item, board),
})

/** Cards that lie there for a search, in the order of ids. */
const cardsFor = (board: Board, search: string): readonly Item[] =>
  allOf(board, 'roundtable').filter(({ props }) => props.search === search)

/**
 * The last attempt of each search, by all Rolls that decided one: also where its slip was put away. What somebody
 * writes about an earlier one is no later attempt.
 */
function lastAttempt(board: Board, id: string): SearchState['last'] {
  const record = board.rolls.findLast(
    (one) =>
      one.check.kind === 'search' &&
      wordOf(one.check.terms?.search) === id &&
      decidedBy(board, one.check.about) === one,
  )
  const band = bandOf(record)
  return record && band ? { slip: record.check.about, band, record } : undefined
}

const known = new WeakMap<Board, Map<string, SearchState>>()

/** How a search stands: read off its slip, its cards and the Rolls, and stored nowhere. */
export function searchState(board: Board, item: Item): SearchState {
  const there = known.get(board) ?? new Map<string, SearchState>()
  known.set(board, there)
  const state = there.get(item.id) ?? stateOf(board, item)
  there.set(item.id, state)
  return state
}

function stateOf(board: Board, item: Item): SearchState {
  const last = lastAttempt(board, item.id)
  const drawn = board.rolls
    .filter(({ check }) => check.kind === 'deck' && last && wordOf(check.terms?.slip) === last.slip)
    .reduce((sum, record) => sum + drawnBy(record).length, 0)
  const unweighed = cardsFor(board, item.id).filter((card) => significanceOf(card) === undefined)
  const finds = rollsAbout(board, item.id).filter(({ check }) => check.kind === FIND_CHECK)
  // Which was the last is kept, too: what somebody puts beside it ends nothing.
  const kept = board.play[decidedRegister(item.id)]
  const find = finds.find(({ id }) => id === kept) ?? finds.at(-1)
  const end = find && searchEnded(find.check, find.roll)
  const over = end && end.end !== 'open' && wordOf(item.props.evidence) !== find.id
  const owed = last ? Math.max(0, searchedBy(last.band).cards - drawn) : 0
  return {
    item,
    numbers: numbersOn(item, board),
    ...(last && { last }),
    owed,
    unweighed,
    twice: last !== undefined && searchedBy(last.band).twice === true,
    due:
      !over &&
      last !== undefined &&
      owed === 0 &&
      unweighed.length === 0 &&
      wordOf(find?.check.terms?.slip) !== last.slip,
    ...(find && { find }),
    apart:
      (last !== undefined && isThrownApart(board, last.slip)) ||
      finds.filter(({ check }) => check.terms?.slip === find?.check.terms?.slip).length > 1,
    ...(over && find && { end: { end, record: find } }),
  }
}

/** How a search ended by its d20s [R13]; undefined where none fell. */
function searchEnded({ terms = {} }: Pick<Check, 'terms'>, roll: Roll): SearchEnd | undefined {
  if (roll.length === 0) return undefined
  const discovery = wholeOf(terms.discovery, NEW_SEARCH.discovery)
  const dismissal = wholeOf(terms.dismissal, NEW_SEARCH.dismissal)
  return searchEnd(
    { discovery, dismissal },
    roll.map(({ face }) => face),
  )
}

/** Whether whoever searches is obsessed with it [R13]. */
const isObsessed = ({ props }: Item): boolean => props.obsession === 'obsessed'

/** The d20 of a search [R13]: a 20 that finds brings another. */
export function findCheck({ item, numbers, last }: SearchState): Check {
  const { discovery } = numbers
  const dismissal = isObsessed(item) ? obsessed(numbers.dismissal) : numbers.dismissal
  return {
    ...bareCheck(FIND_CHECK, item.id),
    dice: ['d20'],
    bursts: discovery < 20 ? { d20: [20] } : {},
    terms: {
      discovery,
      dismissal,
      slip: last?.slip ?? '',
      ...(isObsessed(item) && { obsessed: true }),
    },
  }
}

function judgeFind(check: Check, roll: Roll): Ruling {
  const end = searchEnded(check, roll)
  const { terms = {} } = check
  if (!end) return NO_RULING
  const [discovery, dismissal] = [
    wholeOf(terms.discovery, NEW_SEARCH.discovery),
    wholeOf(terms.dismissal, NEW_SEARCH.dismissal),
  ]
  const parts: Sentence[] = [
    ...(terms.obsessed === true ? [say('part.obsessed')] : []),
    say('part.find', { face: roll[0]?.face ?? 0, discovery, dismissal }),
  ]
  const hits = end.end === 'found' ? roll.map(() => 1) : []
  const result = roll[0]?.face ?? 0
  switch (end.end) {
    case 'found':
      return {
        ...{ key: 'found', good: true, result, hits, parts },
        say: say('ruling.found', { importance: end.importance }),
      }
    case 'dismissed':
      return { key: 'dismissed', good: false, result, hits, parts, say: say('ruling.dismissed') }
    case 'open':
      return { key: 'open', result, hits, parts, say: say('ruling.open') }
  }
}

export const FIND_KIND: DirectKind = {
  judge: judgeFind,
  settle(board, _act, { id, check }) {
    const search = board.items.get(check.about)
    return search?.kind === 'search' && !searchState(board, search).end
      ? [{ do: 'play', key: decidedRegister(search.id), value: id }]
      : []
  },
}

/** An attempt of a search: an Outcome that says how many cards there are [R11]. */
export const SEARCH_KIND: SlipKind = {
  ...OUTCOME_KIND,
  dyed: ({ dyes }) => (dyes ? { plain: say('dye.first'), second: say('dye.second') } : {}),
  check(board, slip, factors) {
    const search = targetOf(board, slip)
    const state = search?.kind === 'search' ? searchState(board, search) : undefined
    const check = outcomeCheck('search', slip.id, factors, state?.twice ? 2 : 1)
    return { ...check, terms: { ...check.terms, search: search?.id ?? '' } }
  },
  judge(check, roll) {
    const ruling = outcomeRuling(check, roll)
    const band = outcomeFell(check, roll)?.band
    if (!band) return ruling
    const { cards, costs = false, twice = false } = searchedBy(band)
    const brings = say('part.cards', { cards, costs: Number(costs), twice: Number(twice) })
    return { ...ruling, parts: [...(ruling.parts ?? []), brings] }
  },
}
