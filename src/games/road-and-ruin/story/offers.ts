import type { Act, Board } from '../../../rules/board/board.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { isGood } from '../reckon/outcome.ts'
import { againOf, outcomeFell } from './outcome.ts'
import { isResolved } from './places.ts'
import { crowded } from './roster.ts'
import { type SearchState, searchState } from './search.ts'
import { decidedBy, personOn, type SlipKinds, slipKind } from './slips.ts'

/** What comes next in a search [R11] to [R13]. */
export function searchOffers(state: SearchState): readonly Offer[] {
  const { item, owed, unweighed, due, end } = state
  const search = item.id
  if (end) return end.end.end === 'dismissed' ? [{ move: 'evidence', answers: { search } }] : []
  if (owed > 0) return [{ move: 'drawFor', answers: { search } }]
  const [card] = unweighed
  if (card) return [{ move: 'weigh', answers: { card: card.id } }]
  return due ? [{ move: 'find', answers: { search } }] : [{ move: 'seek', answers: { search } }]
}

/** What may be done with a slip: it is thrown for, or what was thrown is thrown once more [R10], [R26]. */
export function slipOffers(board: Board, kinds: SlipKinds, slip: Item): readonly Offer[] {
  const answers = { slip: slip.id }
  const record = decidedBy(board, slip.id)
  const kind = slipKind(kinds, slip)
  if (!kind || !record)
    return [
      ...(kind
        ? [
            { move: 'throw', answers },
            { move: 'advantage', answers },
            ...(kind.offers?.(board, slip, undefined) ?? []),
          ]
        : []),
      { move: 'putAway', answers, aside: true },
    ]
  const fell = kind.again && outcomeFell(record.check, record.roll)
  const who = personOn(board, slip)
  return [
    ...(fell && !isGood(fell.band) && againOf(record) !== 'one'
      ? [{ move: 'protect', answers, aside: true }]
      : []),
    ...(fell && againOf(record) === undefined && who
      ? [{ move: 'again', answers, aside: true }]
      : []),
    ...(kind.offers?.(board, slip, record) ?? []),
    { move: 'putAway', answers },
  ]
}

/** What the things of the road suggest: slips are told by whoever has their Moves. */
export function roadOffers(board: Board, _act: Act, id: ItemId): readonly Offer[] {
  const item = board.items.get(id)
  switch (item?.kind) {
    case 'search':
      return [
        ...searchOffers(searchState(board, item)),
        ...(searchState(board, item).end
          ? []
          : [{ move: 'find', answers: { search: id }, aside: true }]),
      ]
    case 'roundtable':
      return typeof item.props.search === 'string' && board.items.has(item.props.search)
        ? [{ move: 'weigh', answers: { card: id } }]
        : []
    case 'roster':
      return [
        { move: 'roster' },
        { move: 'enlist' },
        { move: 'retire', aside: true },
        ...(crowded(item).length > 0 ? [{ move: 'spread' }] : []),
      ]
    case 'deck':
      return [{ move: 'draw' }, { move: 'shuffle', aside: true }]
    case 'stage':
      return isResolved(item)
        ? [{ move: 'focus', answers: { stage: id }, aside: true }]
        : [
            { move: 'tell' },
            { move: 'resolve', answers: { stage: id } },
            { move: 'place', aside: true },
            { move: 'focus', answers: { stage: id }, aside: true },
          ]
    case 'theatre':
      return [{ move: 'stage' }, { move: 'place', aside: true }]
    case 'character':
      return [
        { move: 'outcome', answers: { who: id } },
        { move: 'role', answers: { who: id }, aside: true },
      ]
    case 'placard':
      return [{ move: 'liftPause' }]
    default:
      return []
  }
}
