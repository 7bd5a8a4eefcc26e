import type { Plain, Seat, SeatId } from '../rules/item.ts'
import type { Abandoned, RollRecord } from '../rules/roll.ts'
import { isName, isPlain, plainName, share } from './plain.ts'
import {
  LIMIT,
  type Parts,
  readAbandoned,
  readOddRoll,
  readRoll,
  readSeat,
  VERSION,
} from './schema.ts'

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

/** A record that is no Roll: it speaks of dice or faces that there are none of, or was never opened. Shown for what it is, counted nowhere. */
export interface OddRoll {
  readonly id: string
  readonly seat?: SeatId
  /** Milliseconds since 1970. */
  readonly at?: number
  /** It came after so many records that fit. */
  readonly after: number
  /** What was to be thrown, where it was never opened. */
  readonly abandoned?: Abandoned
}

/** Everybody's seats, and how many entries fit none. */
export function readSeats(root: Parts) {
  const list: Seat[] = []
  let aside = 0
  for (const [id, raw] of root.seats.entries()) {
    const seat = readSeat(id, raw)
    if (seat) list.push(seat)
    else aside += 1
  }
  // Colours are given out in turn, so this is the order in which people sat down, on every screen.
  list.sort((a, b) => a.color - b.color || (a.id < b.id ? -1 : 1))
  return { list, aside }
}

/** The Rolls that fit, each once, what else is written among them, and how much of that nobody can read. */
export function readRolls(root: Parts, known: WeakMap<object, RollRecord>) {
  const list: RollRecord[] = []
  const odd: OddRoll[] = []
  const left = new Map<string, { readonly abandoned: Abandoned; readonly after: number }>()
  const met = new Set<string>()
  for (const raw of root.rolls.toArray()) {
    const object = typeof raw === 'object' && raw !== null ? raw : undefined
    const record = (object && known.get(object)) ?? readRoll(raw)
    const abandoned = record ? undefined : readAbandoned(raw)
    if (abandoned) {
      // Everybody who was there may have written it down.
      if (!left.has(abandoned.id)) left.set(abandoned.id, { abandoned, after: list.length })
    } else if (!record) {
      odd.push({ ...readOddRoll(raw), id: `odd:${odd.length}`, after: list.length })
    }
    // Two screens may have recorded the same one.
    if (!record || met.has(record.id)) continue
    if (object) known.set(object, record)
    met.add(record.id)
    list.push(record)
  }
  const aside = odd.length
  // Opened after all, it is no longer abandoned.
  for (const [id, { abandoned, after }] of left) {
    const { seat, at } = abandoned
    if (!met.has(id)) odd.push({ id: `abandoned:${id}`, seat, at, after, abandoned })
  }
  return { list, odd: odd.sort((a, b) => a.after - b.after), aside }
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
    version: take('version', isNumber, VERSION),
  }
  return { about, aside }
}
