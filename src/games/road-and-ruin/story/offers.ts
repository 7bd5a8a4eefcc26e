import type { Act, Board } from '../../../rules/board/board.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { isGood, outcomeOf } from '../reckon/outcome.ts'
import { againOf, outcomeFell } from './outcome.ts'
import { isResolved } from './places.ts'
import { crowded } from './roster.ts'
import { type SearchState, searchState } from './search.ts'
import { decidedBy, isMoot, personOn, type SlipKinds, slipKind } from './slips.ts'

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

/** What somebody bears that protects them: a shield before all that is worn; '' for nothing [R10]. */
const gearOf = ({ props }: Item): string =>
  Number(props.shield) > 0
    ? 'shield'
    : (Object.keys(props).find((key) => key.startsWith('armour:') && Number(props[key]) > 0) ?? '')

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
  const fell =
    kind.again && !isMoot(board, slip) ? outcomeFell(record.check, record.roll) : undefined
  const who = personOn(board, slip)
  return [
    ...(fell && who && !isGood(fell.band) && againOf(record) !== 'one'
      ? [{ move: 'protect', answers, say: say('go.protect', { by: gearOf(who) }), aside: true }]
      : []),
    // Nobody pays for what no face would better: the higher counts.
    ...(fell &&
    fell.band !== outcomeOf(10, fell.modifier, fell.damaged) &&
    againOf(record) === undefined &&
    who
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
