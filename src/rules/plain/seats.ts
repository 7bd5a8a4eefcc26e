import type { Seat } from './item.ts'

/** Looked up once: there may be as many as somebody likes to write. */
const known = new WeakMap<readonly Seat[], ReadonlyMap<unknown, Seat>>()

/** Whether this device acts for a seat: it sits there, or is its hand. */
export const actsFor = ({ sitter, hand }: Seat, device: string): boolean =>
  sitter === device || hand === device

/** The device at which the hand of a seat is: one that is its hand, else where its people sit. */
export const handAt = ({ sitter, hand }: Pick<Seat, 'sitter' | 'hand'>): string => hand ?? sitter

/** The seat of this id, if there is one. */
export function seatOf(seats: readonly Seat[], id: unknown): Seat | undefined {
  const there = known.get(seats) ?? new Map(seats.map((seat) => [seat.id, seat]))
  known.set(seats, there)
  return there.get(id)
}

/** What stands for a seat where there is no room for its name: a letter, with the number of one of several alike. */
export function initial(name: string): string {
  const [first = '?', ...rest] = name.trim()
  const [, number = ''] = /\s(\d)$/.exec(rest.join('')) ?? []
  return first.toLocaleUpperCase() + number
}
