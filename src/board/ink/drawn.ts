import { loop } from '../../paint/pen/stroke.ts'
import { OVAL_RIM } from '../../rules/board/size.ts'
import { inkOf } from '../../rules/ink/ink.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { topZ } from '../../rules/plain/place.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { BoardProps, DrawnOval } from '../view/props.ts'

/** How hard the oval tool presses. */
const PRESSED = 0.5

/**
 * Draws an oval on the paper as ink of the seat's own marker, as large as it was drawn: it lies there while somebody is
 * asked what it is, and stays when they do not say. Returns its id, undefined where nothing can be drawn.
 */
export function drawOval(
  { table, seat, chance }: BoardProps,
  { x, y, width, height }: Required<Pick<DrawnOval, 'x' | 'y' | 'width' | 'height'>>,
): ItemId | undefined {
  const round = loop((width - OVAL_RIM) / 2, (height - OVAL_RIM) / 2, 7)
  const item = inkOf({
    id: chance.id(),
    spots: round.map((dot) => ({ x: x + dot.x, y: y + dot.y, p: PRESSED })),
    z: topZ(table.state().items) + 1,
    color: seatOf(table.state().seats, seat)?.color,
  })
  return table.apply([{ do: 'make', item }], { seat: seat ?? '' }) ? undefined : item.id
}
