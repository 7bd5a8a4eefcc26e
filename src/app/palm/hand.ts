import type { Change } from '../../rules/board/change.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import type { Table } from '../../table/table.ts'
import { seatsNamed } from '../../ui/share/hand.ts'
import type { Invited } from '../page/address.ts'
import { noteWish } from '../page/wished.ts'

/**
 * This device becomes the hand of the seat that the page holds a wish for, and of no other at this table, as soon as
 * that seat is there and this screen may write. Whoever sits there acts for it already. Where `several` may be meant it
 * becomes nobody's, and that is told. Returns the way out.
 */
export function becomeHand(
  table: Pick<Table, 'id' | 'state' | 'barred' | 'apply' | 'subscribe'>,
  page: Pick<Invited, 'palm'>,
  device: string,
  several: () => void,
): () => void {
  const look = () => {
    const wish = page.palm
    const { seats } = table.state()
    const [seat, another] = seatsNamed(seats, wish?.seat)
    if (wish?.table !== table.id || !seat || table.barred()) return
    page.palm = undefined
    if (another) return several()
    noteWish(table.id, seat.id)
    if (actsFor(seat, device)) return
    const changes: Change[] = seats.flatMap(({ id, hand }) =>
      hand === device ? [{ do: 'hand', seat: id, device: '' }] : [],
    )
    table.apply([...changes, { do: 'hand', seat: seat.id, device }], {
      seat: seat.id,
      track: false,
    })
  }
  look()
  return table.subscribe(look)
}
