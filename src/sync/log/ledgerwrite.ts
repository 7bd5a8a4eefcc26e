import * as encoding from 'lib0/encoding'

/*
 * Yjs' updates, written without Yjs: bytes at the end of a list, and what is gone.
 */

/** Yjs' number for bytes, and for what stands behind something else. */
const BINARY = 3
const BEHIND = 128

/** What a client writes behind all that it has written, from this clock on. */
export interface Addition {
  readonly client: number
  readonly from: number
  readonly list: string
  readonly all: readonly Uint8Array[]
}

/** By client, sorted: what is gone. */
export type Gone = ReadonlyMap<number, readonly (readonly [clock: number, length: number])[]>

/** The update that says so. */
export function updateOf({ client, from, list, all }: Addition, gone: Gone): Uint8Array {
  const update = encoding.createEncoder()
  encoding.writeVarUint(update, all.length > 0 ? 1 : 0)
  if (all.length > 0) {
    encoding.writeVarUint(update, all.length)
    encoding.writeVarUint(update, client)
    encoding.writeVarUint(update, from)
  }
  for (const [at, bytes] of all.entries()) {
    const next = from + at
    encoding.writeUint8(update, next > 0 ? BINARY | BEHIND : BINARY)
    if (next > 0) {
      encoding.writeVarUint(update, client)
      encoding.writeVarUint(update, next - 1)
    } else {
      encoding.writeVarUint(update, 1)
      encoding.writeVarString(update, list)
    }
    encoding.writeVarUint8Array(update, bytes)
  }
  encoding.writeVarUint(update, gone.size)
  for (const [of, ranges] of gone) {
    encoding.writeVarUint(update, of)
    encoding.writeVarUint(update, ranges.length)
    for (const range of ranges) for (const number of range) encoding.writeVarUint(update, number)
  }
  return encoding.toUint8Array(update)
}
