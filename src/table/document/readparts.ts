import type { Plain, Seat } from '../../rules/plain/item.ts'
import { isName, isPlain, plainName, share } from './plain.ts'
import { HAND, LIMIT, type Parts, readSeat, SCHEMA_VERSION } from './schema.ts'

/*
 * The parts of a table beside its items, each read whole.
 */

/** What a table is about; `made` in milliseconds since 1970. */
export interface About {
  readonly game: string
  readonly title: string
  readonly made: number
  readonly version: number
}

/** Everybody's seats, and how many entries fit none. */
export function readSeats(root: Parts) {
  const list: Seat[] = []
  let aside = 0
  for (const [id, raw] of root.seats.entries()) {
    const seat = readSeat(id, raw, root.about.get(HAND + id))
    if (seat) list.push(seat)
    else aside += 1
  }
  // Colours are given out in turn, so this is the order in which people sat down, on every screen.
  list.sort((a, b) => a.color - b.color || (a.id < b.id ? -1 : 1))
  return { list, aside }
}

/** The game's registers that fit, and how many do not; what says the same as before stays the same object. */
export function readPlay(
  root: Parts,
  old: { record: Readonly<Record<string, Plain>> } | undefined,
) {
  const record: Record<string, Plain> = {}
  let aside = 0
  for (const key of [...root.play.keys()].sort()) {
    const value = root.play.get(key)
    if (isName(key) && isPlain(value)) record[key] = value
    else aside += 1
  }
  return { record: share(old?.record, record), aside }
}

/** What a document says it is about; what does not fit is counted and taken as usual. */
export function readAbout(root: Parts): { about: About; aside: number } {
  let aside = 0
  const take = <T>(key: string, fits: (value: unknown) => value is T, usual: T): T => {
    const value = root.about.get(key)
    if (value === undefined) return usual
    if (fits(value)) return value
    aside += 1
    return usual
  }
  const isShort = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= LIMIT.title
  const isNumber = (value: unknown): value is number => Number.isFinite(value)
  const about = {
    game: take('game', isShort, ''),
    title: plainName(take('title', isShort, '')),
    made: take('made', isNumber, 0),
    version: take('version', isNumber, SCHEMA_VERSION),
  }
  return { about, aside }
}
