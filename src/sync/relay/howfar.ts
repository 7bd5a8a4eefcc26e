import { sha256 } from '@noble/hashes/sha2.js'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'

/*
 * How far a document is: of each who wrote in it, how much of that is here, and how much of it was taken away again.
 * Two with the same are equal far. In short it is eight bytes; in full some thirteen for each who wrote.
 */

/** Of one who wrote: how much is here, and how much of that is gone. */
interface Reach {
  readonly clock: number
  readonly gone: number
}
/** How far somebody is, in full. */
export type HowFar = ReadonlyMap<number, Reach>

/** Letters of it in full, as base64. Tables by more people than that are compared in short only. */
const MOST_FULL = 64 * 1024

/** How far a document is, at any time. */
export interface Progress {
  /** In short. */
  short(): string
  /** In full; undefined where it is too long to be told. */
  full(): string | undefined
  /** Whether the document has all that somebody who is so far has. */
  covers(other: HowFar): boolean
  end(): void
}

/** Watches how far a document is. Costs nothing until it is asked. */
export function watchProgress(doc: Y.Doc): Progress {
  const reaches = new Map<number, Reach>()
  /** Of whom something was taken away since we looked. */
  const stale = new Set<number>()
  /** What the document was made of then: another one may be put in its place. */
  let { store } = doc
  let short: string | undefined
  const onChange = ({ deleteSet }: Y.Transaction) => {
    for (const client of deleteSet.clients.keys()) stale.add(client)
  }
  doc.on('afterTransaction', onChange)

  function look(): HowFar {
    if (doc.store !== store) {
      store = doc.store
      short = undefined
      reaches.clear()
    }
    for (const [client, clock] of Y.decodeStateVector(Y.encodeStateVector(doc))) {
      if (reaches.get(client)?.clock === clock && !stale.has(client)) continue
      reaches.set(client, { clock, gone: goneOf(doc, client) })
      short = undefined
    }
    stale.clear()
    return reaches
  }

  return {
    short() {
      const far = look()
      short ??= toBase64(sha256(bytesOf(far)).subarray(0, 8))
      return short
    },
    full() {
      const text = toBase64(bytesOf(look()))
      return text.length > MOST_FULL ? undefined : text
    },
    covers(other) {
      const far = look()
      return [...other].every(([client, { clock, gone }]) => {
        const own = far.get(client)
        return own !== undefined && own.clock >= clock && own.gone >= gone
      })
    },
    end: () => doc.off('afterTransaction', onChange),
  }
}

/** How much of what one wrote was taken away again. */
function goneOf(doc: Y.Doc, client: number): number {
  let gone = 0
  for (const struct of doc.store.clients.get(client) ?? [])
    if (struct.deleted) gone += struct.length
  return gone
}

function bytesOf(far: HowFar): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, far.size)
  for (const [client, { clock, gone }] of [...far].sort(([a], [b]) => a - b)) {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock)
    encoding.writeVarUint(encoder, gone)
  }
  return encoding.toUint8Array(encoder)
}

/** Reads how far somebody says to be, in full. Takes any text; undefined for nonsense. */
export function readHowFar(text: string): HowFar | undefined {
  if (text.length > MOST_FULL) return undefined
  try {
    const decoder = decoding.createDecoder(fromBase64(text))
    const far = new Map<number, Reach>()
    const count = decoding.readVarUint(decoder)
    for (let i = 0; i < count; i++) {
      const client = decoding.readVarUint(decoder)
      const clock = decoding.readVarUint(decoder)
      far.set(client, { clock, gone: decoding.readVarUint(decoder) })
    }
    return far
  } catch {
    // No base64, or it ends too soon.
    return undefined
  }
}
