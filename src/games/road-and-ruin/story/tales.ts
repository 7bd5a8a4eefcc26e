import type { Board } from '../../../rules/board/board.ts'
import type { Item, SeatId } from '../../../rules/plain/item.ts'
import { allOf, asMade } from '../../../rules/story/kinds.ts'
import { ROLE_IDS, type RoleId, TALE_IDS, type TaleId } from '../reckon/tales.ts'

/** The Tale that is told [R3]: that of the card that lies there, the last if there are several. */
export function taleOf(board: Board): TaleId | undefined {
  const [card] = [...allOf(board, 'tale')].sort(
    (a, b) => Number(b.props.made ?? 0) - Number(a.props.made ?? 0),
  )
  return TALE_IDS.find((id) => id === card?.props.tale)
}

/** Which Role a card is [R3]. */
export const roleOf = ({ props }: Item): RoleId | undefined =>
  ROLE_IDS.find((id) => id === props.role)

/** The Roles of a seat's characters: their cards lie on the sheets. */
export const rolesOf = (board: Board, seat: SeatId): readonly RoleId[] =>
  allOf(board, 'role').flatMap((card) => {
    const who = board.items.get(card.place.on ?? '')
    return who?.kind === 'character' && who.props.owner === seat ? (roleOf(card) ?? []) : []
  })

/** Every character on the table, those of this seat first. */
export const charactersFor = (board: Board, seat: SeatId): readonly Item[] => {
  const all = asMade(board, 'character')
  return [
    ...all.filter(({ props }) => props.owner === seat),
    ...all.filter(({ props }) => props.owner !== seat),
  ]
}
