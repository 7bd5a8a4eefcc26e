import type { SeatId } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'

const keyOf = (table: string) => `prophecy-table/palm/${table}`

/** Notes that this device wanted to be this seat's hand at a table: nobody else makes it one. */
export function noteWish(table: string, seat: SeatId): void {
  try {
    localStorage.setItem(keyOf(table), seat)
  } catch {
    // A browser that keeps nothing shows the whole table.
  }
}

/** The seat whose hand this device is at a table, by its own wish: nobody else who writes there makes it one. */
export function handHere(table: Pick<Table, 'id' | 'state'>, device: string): SeatId | undefined {
  const seat = table.state().seats.find(({ hand }) => hand === device)?.id
  return seat !== undefined && wishedAt(table.id) === seat ? seat : undefined
}

function wishedAt(table: string): SeatId | undefined {
  try {
    return localStorage.getItem(keyOf(table)) ?? undefined
  } catch {
    return undefined
  }
}
