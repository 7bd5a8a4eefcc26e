import type { Act, Board } from '../../../rules/board/board.ts'
import type { ItemId } from '../../../rules/plain/item.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { searchOffers } from './phases.ts'
import { isResolved } from './places.ts'
import { crowded } from './roster.ts'
import { searchState } from './search.ts'

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
