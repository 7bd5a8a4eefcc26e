import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import type { Motion, Shift } from './presence.ts'
import { LIMIT } from './schema.ts'

/*
 * What hands do just now, as bytes: a clock of two bytes, a byte that says what follows, and short numbers. A pointer
 * is nine bytes, a drag some sixteen, however much is held.
 */

/** So many handfuls are told of at once: ten fingers, and a mouse. */
const MOST_HANDFULS = 12
/** No message is longer, bytes. */
export const MOST_BYTES = 256
/** Numbers of handfuls go round below this. */
export const HANDFULS = 128
/** The clock's milliseconds go round below this. */
export const ROUND = 0x10000

const POINTER = 1
const VIEW = 2
const REST = 4
/** Tenths of a millimetre, thousandths of a radian. */
const FINE = 10
const FINE_TURN = 1000

const within = (value: number, bound: number) =>
  Number.isFinite(value) ? Math.min(bound, Math.max(-bound, value)) : 0

/** A motion as it is sent at this moment, in milliseconds of the sender's own clock. */
export function encodeMotion({ pointer, moved = [], view }: Motion, at: number): Uint8Array {
  const encoder = encoding.createEncoder()
  const length = (mm: number) =>
    encoding.writeVarInt(encoder, Math.round(within(mm, LIMIT.far) * FINE))
  const handfuls = moved.slice(0, MOST_HANDFULS)
  encoding.writeUint16(encoder, Math.floor(at) % ROUND)
  encoding.writeUint8(encoder, (pointer ? POINTER : 0) + (view ? VIEW : 0) + handfuls.length * REST)
  for (const mm of [...(pointer ?? []), ...(view ?? [])]) length(mm)
  for (const { n, dx, dy, turn } of handfuls) {
    encoding.writeUint8(encoder, n % HANDFULS)
    length(dx)
    length(dy)
    encoding.writeVarInt(encoder, Math.round(within(turn, LIMIT.turn) * FINE_TURN))
  }
  return encoding.toUint8Array(encoder)
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
    const count = Math.floor(says / REST)
    if (count > MOST_HANDFULS) return undefined
    const pointer = says & POINTER ? ([length(), length()] as const) : undefined
    const view = says & VIEW ? ([length(), length(), length(), length()] as const) : undefined
    if (view && (view[2] <= 0 || view[3] <= 0)) return undefined
    const moved: Shift[] = []
    for (let i = 0; i < count; i++) {
      const n = decoding.readUint8(decoder)
      if (n >= HANDFULS) return undefined
      moved.push({ n, dx: length(), dy: length(), turn: number(FINE_TURN, LIMIT.turn) })
    }
    if (decoding.hasContent(decoder)) return undefined
    return {
      at,
      motion: { ...(pointer && { pointer }), ...(view && { view }), ...(count > 0 && { moved }) },
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
