import type { SeatId } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'
import { keepHere, keptHere } from '../../ui/device/kept.ts'

const keyOf = (table: string) => `prophecy-table/palm/${table}`

/** Notes that this device wanted to be this seat's hand at a table. Where that is not kept it shows the whole table. */
export const noteWish = (table: string, seat: SeatId): void => keepHere(keyOf(table), seat)

/** The seat whose hand this device is at a table, by its own wish: nobody else who writes there makes it one. */
export function handHere(table: Pick<Table, 'id' | 'state'>, device: string): SeatId | undefined {
  const wished = keptHere(keyOf(table.id))
  return table.state().seats.find(({ id, hand }) => hand === device && id === wished)?.id
}
