import type { SeatId } from '../../rules/plain/item.ts'

const keyOf = (table: string) => `prophecy-table/palm/${table}`

/** Notes that this device wanted to be this seat's hand at a table: nobody else makes it one. */
export function noteWish(table: string, seat: SeatId): void {
  try {
    localStorage.setItem(keyOf(table), seat)
  } catch {
    // A browser that keeps nothing shows the whole table.
  }
}

/** The seat whose hand this device wanted to be at a table. */
export function wishedAt(table: string): SeatId | undefined {
  try {
    return localStorage.getItem(keyOf(table)) ?? undefined
  } catch {
    return undefined
  }
}
