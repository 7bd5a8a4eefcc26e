import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { LIMIT } from '../document/schema.ts'
import type { Motion, Shift, StrokeEnd } from './presence.ts'

/*
 * What hands do just now, as bytes: a clock of two bytes, a byte that says what follows, and short numbers. A pointer
 * is nine bytes, a drag some sixteen, however much is held.
 */

/** How many loads are told of at once: ten fingers, and a mouse. */
const MOST_LOADS = 12
/** How many spots of a stroke are told of at once. */
export const MOST_TOLD_SPOTS = 12
/** No message is longer, bytes. */
export const MOST_BYTES = 360
/** No stroke has more spots, as far as others are told of it. */
const MOST_SPOTS = 100_000
/** The numbers by which loads and strokes are told apart go round below this. */
export const LOADS = 128
/** The clock's milliseconds go round below this. */
export const ROUND = 0x10000

const POINTER = 1
const VIEW = 2
const REST = 4
/** How many loads there are, times REST, stays below this. */
const INK = 64
/** Tenths of a millimetre, thousandths of a radian. */
const FINE = 10
const FINE_TURN = 1000

const within = (value: number, bound: number) =>
  Number.isFinite(value) ? Math.min(bound, Math.max(-bound, value)) : 0

/** A motion as it is sent at this moment, in milliseconds of the sender's own clock. */
export function encodeMotion({ pointer, moved = [], view, ink }: Motion, at: number): Uint8Array {
  const encoder = encoding.createEncoder()
  const length = (mm: number) =>
    encoding.writeVarInt(encoder, Math.round(within(mm, LIMIT.far) * FINE))
  const loads = moved.slice(0, MOST_LOADS)
  encoding.writeUint16(encoder, Math.floor(at) % ROUND)
  encoding.writeUint8(
    encoder,
    (pointer ? POINTER : 0) + (view ? VIEW : 0) + (ink ? INK : 0) + loads.length * REST,
  )
  for (const mm of [...(pointer ?? []), ...(view ?? [])]) length(mm)
  for (const { n, dx, dy, turn } of loads) {
    encoding.writeUint8(encoder, n % LOADS)
    length(dx)
    length(dy)
    encoding.writeVarInt(encoder, Math.round(within(turn, LIMIT.turn) * FINE_TURN))
  }
  if (ink) writeInk(encoder, ink)
  return encoding.toUint8Array(encoder)
}

/** Its number, where these spots come, how many there are, and each by how far it lies from the one before. */
function writeInk(encoder: encoding.Encoder, { n, from, spots }: StrokeEnd): void {
  const told = spots.slice(-MOST_TOLD_SPOTS)
  encoding.writeUint8(encoder, n % LOADS)
  encoding.writeVarUint(encoder, Math.min(MOST_SPOTS, from + spots.length - told.length))
  encoding.writeUint8(encoder, told.length)
  let [x, y] = [0, 0]
  for (const spot of told) {
    const [toX, toY] = spot.map((mm) => Math.round(within(mm, LIMIT.far) * FINE)) as [
      number,
      number,
    ]
    encoding.writeVarInt(encoder, toX - x)
    encoding.writeVarInt(encoder, toY - y)
    ;[x, y] = [toX, toY]
  }
}

function readInk(decoder: decoding.Decoder): StrokeEnd {
  const n = decoding.readUint8(decoder)
  const from = decoding.readVarUint(decoder)
  const count = decoding.readUint8(decoder)
  if (n >= LOADS || from > MOST_SPOTS || count < 1 || count > MOST_TOLD_SPOTS)
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
  return { n, from, spots }
}

/** What such bytes say, and the moment by the sender's clock; undefined for bytes that say nothing. */
export function decodeMotion(bytes: Uint8Array): { at: number; motion: Motion } | undefined {
  if (bytes.length > MOST_BYTES) return undefined
  try {
    const decoder = decoding.createDecoder(bytes)
    const number = (fine: number, bound: number) => {
      const value = decoding.readVarInt(decoder) / fine
      if (Math.abs(value) > bound) throw new RangeError('out of bounds')
      // Zero has no sign.
      return value + 0
    }
    const length = () => number(FINE, LIMIT.far)
    const at = decoding.readUint16(decoder)
    const says = decoding.readUint8(decoder)
    const count = Math.floor((says % INK) / REST)
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
    const ink = says & INK ? readInk(decoder) : undefined
    if (says >= 2 * INK || decoding.hasContent(decoder)) return undefined
    return {
      at,
      motion: {
        ...(pointer && { pointer }),
        ...(view && { view }),
        ...(count > 0 && { moved }),
        ...(ink && { ink }),
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
