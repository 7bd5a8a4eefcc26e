import * as v from 'valibot'
import * as Y from 'yjs'
import { FACE } from '../../rules/board/deck.ts'
import { type Check, DYES } from '../../rules/dice/check.ts'
import { DICE, FACES, MOST_LOTS } from '../../rules/dice/dice.ts'
import { type Abandoned, MOST, type RollRecord } from '../../rules/dice/roll.ts'
import type { Item, Place, Plain, Seat } from '../../rules/plain/item.ts'
import { SEAT_COLORS } from '../../rules/plain/item.ts'
import { isRecord } from '../../rules/plain/json.ts'
import { isName, isPlain, plainName } from './plain.ts'

/** The version of the shape described here. A document that says a greater one is only read. */
export const SCHEMA_VERSION = 1

/** Bounds of what is read. What is written is kept well within them. */
export const LIMIT = {
  /** Millimetres from the middle of the paper: a kilometre. */
  far: 1_000_000,
  /** Radians. */
  turn: 10_000,
  z: 1_000_000_000_000,
  /** UTF-16 units of one text that may be written; read is ten times as much, since many may write at once. */
  text: 20_000,
  title: 200,
  /**
   * Props and texts that an item is made with: a character who has learnt all there is to learn bears a hundred. Read
   * are ten times as many of each, since anybody may write more.
   */
  fields: 128,
  /** How much is added to a number of one item by one writer. */
  count: 1_000_000_000,
  /** Writers who add to numbers of one item; read are four times as many, since many may come at once. */
  writers: 250,
  /** Dice of one Roll, bursts among them. */
  dice: 1000,
  /** What a Check is judged by beside its dice: levels, values in all, UTF-16 units of one string. */
  terms: { depth: 6, values: 1000, string: 2000 },
} as const

/** Where each part of a table stands in its document. */
export function parts(doc: Y.Doc) {
  return {
    /**
     * Id to a Y.Map: `kind`, `place`, `bin`, `p:<prop>`, and a Y.Text under each `t:<field>`. What is added to a number
     * among the props stands under `n:<prop>/<writer>`, apart for each: so all of it counts, whoever writes meanwhile.
     */
    items: doc.getMap('items'),
    /** Plain RollRecords, append-only. */
    rolls: doc.getArray('rolls'),
    /** Id to a plain Seat without its id. */
    seats: doc.getMap('seats'),
    /** Registers of the game. */
    play: doc.getMap('play'),
    /**
     * `game`, `title`, `made`, `version`; `id`, which table it is, whatever its keys; and the hands of seats, each by
     * itself: who gets one may have an old copy of the seat.
     */
    about: doc.getMap('about'),
  }
}
export type Parts = ReturnType<typeof parts>

const within = (bound: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(-bound), v.maxValue(bound))
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const short = (max: number) => v.pipe(v.string(), v.maxLength(max))
const id = v.pipe(short(200), v.check(isName))
const few = <T extends v.GenericSchema>(item: T, max: number) =>
  v.pipe(v.array(item), v.maxLength(max))

export const ItemIdSchema = id

export const PlaceSchema = v.object({
  x: within(LIMIT.far),
  y: within(LIMIT.far),
  turn: within(LIMIT.turn),
  z: within(LIMIT.z),
  on: v.optional(id),
})

/** Games look pieces up by it: what every object has is nothing that lies on a table. */
const KindSchema = v.pipe(
  short(60),
  v.check((kind) => isName(kind) && !(kind in Object.prototype)),
)

const kinds = new Set<string>()
/** A table has few kinds of things, and each is checked once. */
function readKind(raw: unknown): string | undefined {
  if (typeof raw === 'string' && kinds.has(raw)) return raw
  const kind = checked(KindSchema, raw)
  if (kind !== undefined && kinds.size < 100) kinds.add(kind)
  return kind
}

export const isWithin = (value: unknown, bound: number): value is number =>
  typeof value === 'number' && value >= -bound && value <= bound

/** A place by `PlaceSchema`; nearly all are read here, at a tenth of what that takes. */
function readPlace(raw: unknown): Place | undefined {
  if (typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype) {
    const { x, y, turn, z, on } = raw as Readonly<Record<string, unknown>>
    const fits =
      isWithin(x, LIMIT.far) &&
      isWithin(y, LIMIT.far) &&
      isWithin(turn, LIMIT.turn) &&
      isWithin(z, LIMIT.z) &&
      (on === undefined || (typeof on === 'string' && isName(on))) &&
      Object.keys(raw).length === (on === undefined ? 4 : 5)
    if (fits) return on === undefined ? { x, y, turn, z } : { x, y, turn, z, on }
  }
  return checked(PlaceSchema, raw)
}

/** `false`; or why it is in the bin: `true` for itself, an id for what it was stuck on when that was binned. */
const BinSchema = v.union([v.boolean(), id])

/** Under this and a seat's id stands, in `about`, the device that is its hand. */
export const HAND = 'hand:'

export const SeatSchema = v.object({
  name: short(200),
  color: whole(0, SEAT_COLORS.length - 1),
  sitter: short(200),
})

/** The highest face of any die. */
export const MOST_FACES = Math.max(...Object.values(FACES))
const face = whole(1, MOST_FACES)
const BurstsSchema = v.record(v.picklist(DICE), few(face, 100))

/** Each name is there once, and there are as many as are drawn. */
const LotSchema = v.pipe(
  v.object({
    of: few(v.pipe(short(MOST_LOTS.letters), v.check(isName)), MOST_LOTS.names),
    take: whole(1, MOST_LOTS.names),
  }),
  v.check(({ of, take }) => take <= of.length && new Set(of).size === of.length),
)

const CarriedSchema = v.custom<NonNullable<Check['terms']>>(
  (raw) => isPlain(raw, LIMIT.terms) && isRecord(raw),
)

export const CheckSchema = v.pipe(
  v.object({
    kind: short(60),
    // A free throw is about nothing.
    about: v.union([v.literal(''), id]),
    dr: within(1_000_000),
    dice: few(v.picklist(DICE), LIMIT.dice),
    bursts: BurstsSchema,
    pairs: few(v.tuple([id, id]), LIMIT.dice),
    ready: few(id, LIMIT.dice),
    said: v.optional(short(200)),
    lots: v.optional(v.pipe(few(LotSchema, MOST_LOTS.lots), v.minLength(1))),
    terms: v.optional(CarriedSchema),
    dyes: v.optional(few(v.picklist(DYES), LIMIT.dice)),
    again: v.optional(id),
  }),
  // Each die is thrown for something, or none of them is told apart.
  v.check(({ dice, dyes }) => dyes === undefined || dyes.length === dice.length),
)

export const HASH = /^[0-9a-f]{64}$/
const hash = v.pipe(v.string(), v.regex(HASH))
export const SignSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/))
/** A page of a screen, from when it is loaded until it is loaded anew. */
export const SessionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))
export const TableIdSchema = v.union([v.literal(''), id])

export const ThrowSchema = v.object({
  version: whole(0, 1_000_000),
  seed: hash,
  dice: few(v.picklist(DICE), LIMIT.dice),
  bursts: BurstsSchema,
  flick: v.object({ dx: within(2), dy: within(2), power: within(2) }),
})

export const TermsSchema = v.object({
  id,
  seat: id,
  check: CheckSchema,
  thrown: v.omit(ThrowSchema, ['seed']),
})

const asked = { peer: v.pipe(short(64), v.check(isName)), seat: v.optional(id) }
const HandSchema = v.object({ ...asked, value: hash, sign: SignSchema })
/** Whoever had a hand, as told of each in this way. */
const handsOf = <T extends v.GenericSchema>(hand: T) => ({
  n: whole(1, MOST.throws),
  thrower: hand,
  witnesses: few(hand, MOST.asked),
  silent: few(v.object(asked), MOST.asked),
})
const JointSchema = v.union([
  v.object({ table: TableIdSchema, session: SessionSchema, ...handsOf(HandSchema) }),
  // From before screens signed: links of hash chains, which prove nothing of who was there, are passed over.
  v.object(handsOf(v.object(asked))),
])

const RollSchema = v.pipe(
  few(
    v.object({
      die: v.picklist(DICE),
      face,
      from: v.optional(whole(0, LIMIT.dice)),
    }),
    LIMIT.dice,
  ),
  // A die shows one of its own faces, and bursts from one that left the hand before it.
  v.check((roll) => roll.every((r, i) => r.face <= FACES[r.die] && (r.from ?? -1) < i)),
)

export const RollRecordSchema = v.object({
  id,
  seat: id,
  at: within(Number.MAX_SAFE_INTEGER),
  check: CheckSchema,
  thrown: v.optional(ThrowSchema),
  roll: RollSchema,
  joint: v.optional(JointSchema),
  by: v.optional(id),
})

const AbandonedSchema = v.object({
  id,
  seat: id,
  at: within(Number.MAX_SAFE_INTEGER),
  check: CheckSchema,
  abandoned: v.literal(true),
  lacking: v.optional(few(id, MOST.asked)),
})

/** Checks a value from outside: what fits comes back clean, without keys that nobody knows; else undefined. */
export function checked<T extends v.GenericSchema>(
  schema: T,
  value: unknown,
): v.InferOutput<T> | undefined {
  if (!isPlain(value)) return undefined
  const found = v.safeParse(schema, value)
  return found.success ? found.output : undefined
}

/** Whether this can be a device: what no page of ours would write is nobody's hand. */
export const isDevice = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200

/** A seat as it stands in the document with its hand, if it has one; undefined if it does not fit. */
export function readSeat(seatId: string, raw: unknown, hand?: unknown): Seat | undefined {
  const seat = isName(seatId) ? checked(SeatSchema, raw) : undefined
  const read = seat && { id: seatId, ...seat, name: plainName(seat.name) }
  return read && hand && isDevice(hand) ? { ...read, hand } : read
}

/** As it stands among the records of Rolls: those who know only them count it for nothing. */
export const storedAbandoned = (entry: Abandoned) => ({ ...entry, abandoned: true as const })

/** What was written down of a throw that was never opened, or undefined if it does not fit. */
export function readAbandoned(raw: unknown): Abandoned | undefined {
  const found = checked(AbandonedSchema, raw)
  if (!found) return undefined
  const { abandoned: _, ...entry } = found
  return entry
}

/** What can be read of a record that does not fit: who threw, and when. */
export function readOddRoll(raw: unknown): Partial<Pick<RollRecord, 'seat' | 'at'>> {
  const { seat, at } = RollRecordSchema.entries
  const own = checked(v.object({ seat }), raw)
  const time = checked(v.object({ at }), raw)
  return { ...own, ...time }
}

function readText(raw: unknown): string | undefined {
  // XmlText is a Text too, and would bring markup with it.
  if (!(raw instanceof Y.Text) || raw instanceof Y.XmlText) return undefined
  return raw.length <= 10 * LIMIT.text ? raw.toString() : undefined
}

/** Whether it can be added to a number: whole, and bearable. */
export const isCount = (value: unknown): value is number =>
  isWithin(value, LIMIT.count) && Number.isInteger(value)

/**
 * Of these keys of an item, where there are more than `most`, so many: first those of who first wrote the fewest, so
 * that nobody's are lost among thousands of another's; and none of who wrote more than `each`. The same on every
 * screen.
 */
function fairly(
  raw: Y.Map<unknown>,
  keys: readonly string[],
  most: number,
  each = keys.length,
): readonly string[] {
  if (keys.length <= most) return keys
  const many = new Map<unknown, number>()
  const by = new Map(
    keys.map((key) => {
      let first = raw._map.get(key)
      while (first?.left) first = first.left
      const client = first?.id.client
      many.set(client, (many.get(client) ?? 0) + 1)
      return [key, client]
    }),
  )
  const count = (key: string) => many.get(by.get(key)) ?? 0
  return keys
    .filter((key) => count(key) <= each)
    .sort((a, b) => count(a) - count(b) || (a < b ? -1 : 1))
    .slice(0, most)
}

/**
 * What has been added to each number of an item, and how much of that stands there. What is no number is passed over,
 * and where there is more than a table ever bears, all of who wrote so much: `odd` says so.
 */
export function readAdded(raw: Y.Map<unknown>) {
  const sums = new Map<string, number>()
  const all = [...raw.keys()].filter((key) => key.startsWith('n:'))
  const some = fairly(raw, all, 4 * LIMIT.writers, LIMIT.writers)
  let odd = some.length < all.length
  for (const key of some) {
    const value = raw.get(key)
    const name = key.slice(2, key.indexOf('/'))
    // Whole numbers come to the same sum in any order.
    if (isCount(value)) sums.set(name, (sums.get(name) ?? 0) + value)
    else odd = true
  }
  return { sums, writers: all.length, odd }
}

/** Where something lies of which that cannot be read: there it is seen, and can be put elsewhere. */
const MIDDLE: Place = { x: 0, y: 0, turn: 0, z: 0 }

/**
 * An item as plain data, or undefined if it does not fit. A place that is none is the middle of the paper, and a text
 * that is none says nothing. Keys that are neither known nor props nor texts are passed over, and so are props that are
 * no plain data, more of them than an item bears, and what was added to numbers and is none: `onOdd` is told of these.
 */
export function readItem(itemId: string, raw: unknown, onOdd?: () => void): Item | undefined {
  if (!isName(itemId) || !(raw instanceof Y.Map)) return undefined
  const props: Record<string, Plain> = {}
  const texts: Record<string, string> = {}
  const set: string[] = []
  const written: string[] = []
  let kind: string | undefined
  let place: Place | undefined
  let bin: string | boolean | undefined
  let isAdded = false
  const misread = <Usual>(usual: Usual): Usual => {
    onOdd?.()
    return usual
  }
  for (const [key, value] of raw.entries()) {
    if (key === 'kind') kind = readKind(value)
    else if (key === 'place') place = readPlace(value) ?? misread(MIDDLE)
    else if (key === 'bin') bin = typeof value === 'boolean' ? value : checked(BinSchema, value)
    // Nobody lays a hidden card open by writing its face there.
    else if (key === `p:${FACE}`) continue
    else if (key.startsWith('p:')) set.push(key)
    else if (key.startsWith('t:')) written.push(key)
    else isAdded ||= key.startsWith('n:')
  }
  const bearable = (keys: readonly string[]) => {
    const some = fairly(
      raw,
      keys.filter((key) => isName(key.slice(2))),
      10 * LIMIT.fields,
    )
    if (some.length < keys.length) onOdd?.()
    return some.map((key) => [key.slice(2), raw.get(key)] as const)
  }
  // What is no value at all is set aside alone: nobody takes a sheet from the table by one number of it.
  for (const [name, value] of bearable(set))
    if (isPlain(value)) props[name] = value
    else onOdd?.()
  for (const [name, value] of bearable(written)) texts[name] = readText(value) ?? misread('')
  if (isAdded) {
    const { sums, odd } = readAdded(raw)
    if (odd) onOdd?.()
    for (const [name, sum] of sums) {
      const base = props[name]
      if (typeof base === 'number') props[name] = base + sum
    }
  }
  if (kind === undefined || place === undefined || bin === undefined) return undefined
  return { id: itemId, kind, place, bin: bin !== false, props, texts }
}
