import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { MOST_SIDES } from '../../rules/plain/sides.ts'
import { LIMIT } from '../document/schema.ts'
import { LOADS, type Motion, type Shift, type StrokeEnd, type TouchAt } from './presence.ts'

/*
 * What hands do just now, as bytes: a clock of two bytes, a byte that says what follows, and short numbers. A pointer
 * is nine bytes, a drag some sixteen, however much is held; a touch of many hands is some eight.
 */

/**
 * How many loads and touches are told of at once: ten fingers, and a mouse. Where eight people sit round a screen, what
 * is taken up as the thirteenth does not go its way elsewhere: it lies where it lay until it is dropped. More would be
 * another format: loads are counted in four bits, and whoever reads this drops a message of more than twelve.
 */
const MOST_LOADS = 12
/** How many strokes are told of at once, how many spots of one, and of all of them. */
const MOST_STROKES = 8
export const MOST_TOLD_SPOTS = 12
const MOST_SPOTS_IN_ALL = 36
/** No message is longer, bytes. */
export const MOST_BYTES = 900
/** No stroke has more spots, as far as others are told of it. */
const MOST_SPOTS = 100_000
/** The clock's milliseconds go round below this. */
export const ROUND = 0x10000

const POINTER = 1
const VIEW = 2
const REST = 4
/** How many loads there are, times REST, stays below this; pages of before said a stroke by it. */
const FULL = 64
/** Touches and strokes follow. */
const MORE = 128
/** Tenths of a millimetre, thousandths of a radian. */
const FINE = 10
const FINE_TURN = 1000

const within = (value: number, bound: number) =>
  Number.isFinite(value) ? Math.min(bound, Math.max(-bound, value)) : 0
const fine = (mm: number) => Math.round(within(mm, LIMIT.far) * FINE)

/** A motion as it is sent at this moment, in milliseconds of the sender's own clock. */
export function encodeMotion(motion: Motion, at: number): Uint8Array {
  const { pointer, moved = [], view, touches = [], strokes = [] } = motion
  const encoder = encoding.createEncoder()
  const length = (mm: number) => encoding.writeVarInt(encoder, fine(mm))
  const loads = moved.slice(0, MOST_LOADS)
  const more = touches.length + strokes.length > 0
  encoding.writeUint16(encoder, Math.floor(at) % ROUND)
  encoding.writeUint8(
    encoder,
    (pointer ? POINTER : 0) + (view ? VIEW : 0) + (more ? MORE : 0) + loads.length * REST,
  )
  for (const mm of [...(pointer ?? []), ...(view ?? [])]) length(mm)
  for (const { n, dx, dy, turn } of loads) {
    encoding.writeUint8(encoder, n % LOADS)
    length(dx)
    length(dy)
    encoding.writeVarInt(encoder, Math.round(within(turn, LIMIT.turn) * FINE_TURN))
  }
  if (more) {
    writeTouches(encoder, touches.slice(0, MOST_LOADS))
    writeStrokes(encoder, strokes.slice(0, MOST_STROKES))
  }
  return encoding.toUint8Array(encoder)
}

/** How many there are, and of each its number, whose it is, and where. */
function writeTouches(encoder: encoding.Encoder, touches: readonly TouchAt[]): void {
  encoding.writeUint8(encoder, touches.length)
  for (const { n, by, x, y } of touches) {
    encoding.writeUint8(encoder, n % LOADS)
    encoding.writeUint8(encoder, by)
    encoding.writeVarInt(encoder, fine(x))
    encoding.writeVarInt(encoder, fine(y))
  }
}

/** How many there are, and each: the more, the fewer spots of each. */
function writeStrokes(encoder: encoding.Encoder, strokes: readonly StrokeEnd[]): void {
  encoding.writeUint8(encoder, strokes.length)
  const most = Math.min(MOST_TOLD_SPOTS, Math.floor(MOST_SPOTS_IN_ALL / strokes.length))
  for (const stroke of strokes) writeStroke(encoder, stroke, most)
}

/**
 * Its number, whose it is, where these spots come, how many there are, and each by how far it lies from the one before.
 */
function writeStroke(
  encoder: encoding.Encoder,
  { n, by, from, spots }: StrokeEnd,
  most: number,
): void {
  const told = spots.slice(-most)
  encoding.writeUint8(encoder, n % LOADS)
  encoding.writeUint8(encoder, by)
  encoding.writeVarUint(encoder, Math.min(MOST_SPOTS, from + spots.length - told.length))
  encoding.writeUint8(encoder, told.length)
  let [x, y] = [0, 0]
  for (const spot of told) {
    const [toX, toY] = [fine(spot[0]), fine(spot[1])]
    encoding.writeVarInt(encoder, toX - x)
    encoding.writeVarInt(encoder, toY - y)
    ;[x, y] = [toX, toY]
  }
}

/** A count of things that follow, and each as it is read. */
function readAll<T>(decoder: decoding.Decoder, most: number, read: () => T): T[] {
  const count = decoding.readUint8(decoder)
  if (count > most) throw new RangeError('out of bounds')
  return Array.from({ length: count }, read)
}

/** Its number, and whose it is. */
function readHand(decoder: decoding.Decoder) {
  const n = decoding.readUint8(decoder)
  const by = decoding.readUint8(decoder)
  if (n >= LOADS || by > MOST_SIDES) throw new RangeError('out of bounds')
  return { n, by }
}

function readStroke(decoder: decoding.Decoder): StrokeEnd {
  const hand = readHand(decoder)
  const from = decoding.readVarUint(decoder)
  const count = decoding.readUint8(decoder)
  if (from > MOST_SPOTS || count < 1 || count > MOST_TOLD_SPOTS)
    throw new RangeError('out of bounds')
  let [x, y] = [0, 0]
  const spots: [number, number][] = []
  for (let i = 0; i < count; i++) {
    x += decoding.readVarInt(decoder)
    y += decoding.readVarInt(decoder)
    if (Math.abs(x) > LIMIT.far * FINE || Math.abs(y) > LIMIT.far * FINE)
      throw new RangeError('out of bounds')
    // Zero has no sign.
    spots.push([x / FINE + 0, y / FINE + 0])
  }
  return { ...hand, from, spots }
}

/** What such bytes say, and the moment by the sender's clock; undefined for bytes that say nothing. */
export function decodeMotion(bytes: Uint8Array): { at: number; motion: Motion } | undefined {
  if (bytes.length > MOST_BYTES) return undefined
  try {
    const decoder = decoding.createDecoder(bytes)
    const number = (parts: number, bound: number) => {
      const value = decoding.readVarInt(decoder) / parts
      if (Math.abs(value) > bound) throw new RangeError('out of bounds')
      // Zero has no sign.
      return value + 0
    }
    const length = () => number(FINE, LIMIT.far)
    const at = decoding.readUint16(decoder)
    const says = decoding.readUint8(decoder)
    const count = Math.floor((says % FULL) / REST)
    if (count > MOST_LOADS) return undefined
    const pointer = says & POINTER ? ([length(), length()] as const) : undefined
    const view = says & VIEW ? ([length(), length(), length(), length()] as const) : undefined
    if (view && (view[2] <= 0 || view[3] <= 0)) return undefined
    const moved: Shift[] = []
    for (let i = 0; i < count; i++) {
      const n = decoding.readUint8(decoder)
      if (n >= LOADS) return undefined
      moved.push({ n, dx: length(), dy: length(), turn: number(FINE_TURN, LIMIT.turn) })
    }
    const more = says >= MORE
    const touches = more
      ? readAll(decoder, MOST_LOADS, () => ({ ...readHand(decoder), x: length(), y: length() }))
      : []
    const strokes = more ? readAll(decoder, MOST_STROKES, () => readStroke(decoder)) : []
    if (says & FULL || decoding.hasContent(decoder)) return undefined
    return {
      at,
      motion: {
        ...(pointer && { pointer }),
        ...(view && { view }),
        ...(count > 0 && { moved }),
        ...(touches.length > 0 && { touches }),
        ...(strokes.length > 0 && { strokes }),
      },
    }
  } catch {
    // Cut off, or a number that is none.
    return undefined
  }
}

/** Milliseconds from one message to the next: 30 a second up to four people, ever fewer the more there are. */
export function beatFor(people: number): number {
  return 1000 / Math.max(4, Math.min(30, 120 / Math.max(1, people)))
}
