import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { type CountField, fieldStep } from '../../../rules/board/field.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, should, standsFor, words } from '../../../rules/play/make.ts'
import type { Move, Question, Refusal } from '../../../rules/play/move.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { isGood } from '../reckon/outcome.ts'
import { readCard, SEARCH_MOST, SIGNIFICANCES, type Significance } from '../reckon/search.ts'
import { deckCheck } from '../story/deck.ts'
import { cardOf } from '../story/drawn.ts'
import { nextSpot } from '../story/layout.ts'
import { layPiece } from '../story/make.ts'
import { DISCOVERY, DISMISSAL } from '../story/pieces.ts'
import {
  findCheck,
  type SearchState,
  searchesOf,
  searchState,
  significanceOf,
} from '../story/search.ts'
import { settingOf } from '../story/settings.ts'
import { askOutcome, outcomeProps } from './asked.ts'
import { askHow, noCards } from './road.ts'
import { laySlip } from './slips.ts'

/** Something is looked for from now on: its slip lies on the table until it is found or given up [R11]. */
const search: Move = makeMove('search', {
  button: true,
  asks: () => [{ id: 'words', kind: 'words', say: say('ask.sought'), max: 120 }],
  may: seated,
  play: (board, act, answers) => [
    layPiece(act, 'search', nextSpot(board, act, 'search'), {
      props: {
        discovery: settingOf(board, 'discovery'),
        dismissal: settingOf(board, 'dismissal'),
      },
      texts: { sought: words(answers, 'words') ?? '' },
    }),
  ],
})

const stateIn = (board: Board, id: unknown): SearchState | undefined => {
  const item = searchesOf(board).find((one) => one.id === id)
  return item && searchState(board, item)
}

const askSearch = (board: Board, of: (state: SearchState) => boolean): Question => ({
  id: 'search',
  kind: 'choice',
  say: say('ask.search'),
  options: searchesOf(board)
    .filter((item) => of(searchState(board, item)))
    .map((item) =>
      standsFor(
        item,
        say('named.search', { sought: item.texts.sought?.trim() ?? '' }),
        say('search.numbers', { ...searchState(board, item).numbers }),
      ),
    ),
})

const isOpen = ({ end }: SearchState) => end === undefined
const noSearch = (board: Board): Refusal | undefined =>
  searchesOf(board).length > 0 ? undefined : must('no.search')

/** Somebody searches: an Outcome says how many cards that brings [R11]. */
const seek: Move = makeMove('seek', {
  button: true,
  asks: (board, act, answers) => [
    askSearch(board, isOpen),
    { id: 'goal', kind: 'words', say: say('ask.seek'), max: 200, optional: true },
    ...askOutcome(board, act, answers),
  ],
  may(board, act, answers) {
    const refused = seated(board, act) ?? noSearch(board)
    const state = stateIn(board, answers.search)
    if (refused || !state) return refused
    if (state.end) return must('no.over')
    return state.owed > 0 || state.unweighed.length > 0 ? should('warn.owed') : undefined
  },
  play(board, act, answers) {
    const target = String(answers.search)
    const goal = words(answers, 'goal') ?? board.items.get(target)?.texts.sought?.trim() ?? ''
    return laySlip(board, act, 'search', goal, { ...outcomeProps(board, act, answers), target })
  },
})

/** The cards that the Outcome of a search brings are drawn [R11]. */
const drawFor: Move = makeMove('drawFor', {
  asks: (board) => [askSearch(board, ({ owed }) => owed > 0), askHow()],
  may(board, act, answers) {
    const refused = seated(board, act) ?? noSearch(board)
    const state = stateIn(board, answers.search)
    if (refused || !state) return refused
    return state.owed > 0 ? noCards(board) : must('no.owed')
  },
  play(board, _act, { search: id, how }) {
    const state = stateIn(board, id)
    if (!state?.last) return []
    const { slip, band } = state.last
    const of = { id: state.item.id, slip, good: isGood(band) }
    return deckCheck(board, state.item.id, { cards: state.owed, read: how !== 'plain', search: of })
  },
})

/** Cards that lie there for a search. */
const searchCards = (board: Board): readonly Item[] =>
  allOf(board, 'roundtable').filter(({ props }) => stateIn(board, props.search) !== undefined)

/** By how much a card brings Discovery and Dismissal on, as it is weighed [R12]. */
function shiftOf(good: boolean, weight: Significance | undefined) {
  if (!weight) return { discovery: 0, dismissal: 0 }
  const from = { discovery: 10, dismissal: 10 }
  const to = readCard(from, good, weight)
  return { discovery: to.discovery - from.discovery, dismissal: to.dismissal - from.dismissal }
}

/** The table says how much a card means for what is looked for [R12]. */
const weigh: Move = makeMove('weigh', {
  button: true,
  asks: (board, _act, answers) => {
    const cards = searchCards(board)
    const card = cards.find(({ id }) => id === answers.card)
    const side = card?.props.good === true ? 'good' : 'bad'
    const number = card && cardOf(card)
    return [
      {
        id: 'card',
        kind: 'choice',
        say: say('ask.card'),
        options: cards.map((one) => {
          const number = cardOf(one)
          return standsFor(one, number ? say(`deck.${number}.title`) : say('piece.roundtable'))
        }),
      },
      {
        id: 'significance',
        kind: 'choice',
        say: say('ask.significance', {
          card: number ?? 0,
          sought: stateIn(board, card?.props.search)?.item.texts.sought?.trim() ?? '',
        }),
        // It is weighed by what it says, which lies small on the table.
        ...(number && { note: say('card.reads', { card: number }) }),
        options: SIGNIFICANCES.map((value) => ({
          value,
          say: say(`significance.${value}`),
          ...(card && { note: say(`significance.${side}.${value}`) }),
        })),
      },
    ]
  },
  may(board, _act, { card, significance }) {
    const one = searchCards(board).find(({ id }) => id === card)
    const said = significance !== undefined
    return one && said && significanceOf(one) === significance ? must('no.change') : undefined
  },
  play(board, _act, { card, significance }) {
    const one = searchCards(board).find(({ id }) => id === card)
    const of = one && stateIn(board, one.props.search)?.item
    const weight = SIGNIFICANCES.find((id) => id === significance)
    if (!one || !of || !weight) return []
    const good = one.props.good === true
    // Weighed anew, what it brought before is taken back.
    const [was, is] = [shiftOf(good, significanceOf(one)), shiftOf(good, weight)]
    // Where two groups apart weigh the same card it counts once, for what it is said to mean in the end.
    const step = (field: CountField, by: number): Change => {
      const found = fieldStep({ ...field, most: SEARCH_MOST }, of, board, by) ?? {
        do: 'add',
        id: of.id,
        key: field.id,
        by: 0,
      }
      return found.do === 'add' ? { ...found, as: one.id } : found
    }
    return [
      { do: 'set', id: one.id, key: 'significance', value: weight },
      step(DISCOVERY, is.discovery - was.discovery),
      step(DISMISSAL, is.dismissal - was.dismissal),
    ]
  },
})

/** A d20 says whether it is found, given up, or neither [R13]. */
const find: Move = makeMove('find', {
  asks: (board) => [askSearch(board, isOpen)],
  may(board, act, answers) {
    const refused = seated(board, act) ?? noSearch(board)
    const state = stateIn(board, answers.search)
    if (refused || !state) return refused
    if (state.end) return must('no.over')
    return state.due ? undefined : should('warn.due')
  },
  play(board, _act, answers) {
    const state = stateIn(board, answers.search)
    return state ? findCheck(state) : []
  },
})

const isDismissed = ({ end }: SearchState) => end?.end.end === 'dismissed'

/** Significant evidence allows a search that was given up to go on [R13]. */
const evidence: Move = makeMove('evidence', {
  button: true,
  asks: (board) => [
    askSearch(board, isDismissed),
    { id: 'words', kind: 'words', say: say('ask.evidence'), max: 200 },
  ],
  may(board, _act, answers) {
    const refused = noSearch(board)
    const state = stateIn(board, answers.search)
    if (refused || !state) return refused
    return isDismissed(state) ? undefined : must('no.dismissed')
  },
  play(board, _act, answers) {
    const state = stateIn(board, answers.search)
    if (!state?.end) return []
    const { id, texts } = state.item
    const clues = texts.clues ?? ''
    const insert = `${clues === '' ? '' : '\n'}${words(answers, 'words') ?? ''}`
    return [
      { do: 'set', id, key: 'evidence', value: state.end.record.id },
      { do: 'write', id, field: 'clues', at: clues.length, remove: 0, insert },
    ]
  },
})

/** What people look for, from the slip to the find. */
export const SEARCH_MOVES: readonly Move[] = [search, seek, drawFor, weigh, find, evidence]
