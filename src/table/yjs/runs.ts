import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

/** What can be written of one screen's clock. */
export type Writable = Y.Item | Y.GC

/** Where in a list of a client's structs, in the order of their clocks, the one with this clock is, or would be. */
export function placeOf(
  structs: readonly { readonly id: Y.ID; readonly length: number }[],
  clock: number,
): number {
  let [low, high] = [0, structs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const { id, length } = structs[middle]!
    if (id.clock + length <= clock) low = middle + 1
    else high = middle
  }
  return low
}

interface Run {
  readonly from: number
  readonly encoder: Y.UpdateEncoderV1
  count: number
}

/** An update that is put together bit by bit: of each screen's part one struct after another. */
export interface Runs {
  /** Adds a struct, from that clock on. */
  add(struct: Writable, clock: number): void
  gone(client: number, clock: number, length: number): void
  /** Bytes, and how many of both, as far as it has come. */
  bytes(): number
  count(): number
  /** All of it. */
  close(): Uint8Array<ArrayBuffer>
}

/** Begins an update. */
export function makeRuns(): Runs {
  const runs = new Map<number, Run>()
  const deleted = new Map<number, [clock: number, length: number][]>()
  let [bytes, count] = [0, 0]
  return {
    add(struct, clock) {
      const { client } = struct.id
      const run = runs.get(client) ?? { from: clock, encoder: new Y.UpdateEncoderV1(), count: 0 }
      runs.set(client, run)
      const { restEncoder } = run.encoder
      const before = encoding.length(restEncoder)
      struct.write(run.encoder, clock - struct.id.clock)
      run.count += 1
      count += 1
      bytes += encoding.length(restEncoder) - before
    },
    gone(client, clock, length) {
      const ranges = deleted.get(client)
      if (ranges) ranges.push([clock, length])
      else deleted.set(client, [[clock, length]])
      count += 1
    },
    bytes: () => bytes,
    count: () => count,
    close() {
      const all = [...runs].sort(([a], [b]) => b - a)
      const update = encoding.createEncoder()
      encoding.writeVarUint(update, all.length)
      for (const [client, { from, count, encoder }] of all) {
        encoding.writeVarUint(update, count)
        encoding.writeVarUint(update, client)
        encoding.writeVarUint(update, from)
        encoding.writeBinaryEncoder(update, encoder.restEncoder)
      }
      encoding.writeVarUint(update, deleted.size)
      for (const [client, ranges] of deleted) {
        encoding.writeVarUint(update, client)
        encoding.writeVarUint(update, ranges.length)
        for (const [clock, length] of ranges) {
          encoding.writeVarUint(update, clock)
          encoding.writeVarUint(update, length)
        }
      }
      return encoding.toUint8Array(update)
    },
  }
}
