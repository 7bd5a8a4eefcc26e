import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import * as encoding from 'lib0/encoding'
import * as v from 'valibot'
import * as Y from 'yjs'
import { isGone, type Struct, shapeOf, unitsHash, unitsIn } from '../update/units.ts'

/*
 * Whether two documents hold the same
 *
 * Yjs compares clocks, and takes two documents for equal that have something else at one of them. So screens compare
 * what stands there, by hashes of so many units each: first of everything, and where that differs, block by block. Of
 * blocks in which nothing is left there is nothing to compare, and whoever likes can write a million million of them in
 * ten bytes: they are passed over. And no reading takes longer than a moment: it goes on the next time.
 */

/** Units that are hashed together. */
const BLOCK = 1024
/** Digits of a hash by which two are compared: half of what is gone, half of what is there. */
const DIGITS = 16
/** How many clients are told of at once, and how many blocks of each. */
const MOST_CLIENTS = 4000
const MOST_BLOCKS = 6000
/** Letters of all that at most: less than a word may have. Each client costs some, and each block. */
const MOST_LETTERS = 240_000
const LETTERS = { client: 24, block: 2 * DIGITS + 16 } as const
/** What has changed is read for so long at once, ms. */
const SLICE = 25
/** Where so many stretches were deleted at once, all is read anew. */
const MANY = 1000

/** A block: which of its client's it is, and digits of its hashes. */
type Block = readonly [n: number, digits: string]
/** The blocks of each client of which anything is left. */
export type Blocks = readonly (readonly [client: number, blocks: readonly Block[]])[]

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const digits = v.pipe(v.string(), v.hexadecimal(), v.length(2 * DIGITS))
export const BlocksSchema = v.pipe(
  v.array(v.tuple([count, v.pipe(v.array(v.tuple([count, digits])), v.maxLength(MOST_BLOCKS))])),
  v.maxLength(MOST_CLIENTS),
)

/** What stands in a document, in short. */
export interface Digest {
  /** Digits for all of it; undefined where it is not all read yet. */
  whole(): string | undefined
  /** Each block, as far as they are read. */
  blocks(): Blocks
  /** As many of them as are told at once: the next time those of the clients that come then. */
  told(): Blocks
  end(): void
}

/** One client's blocks: those that were read, and in order, as far as that has come since anything changed. */
interface Known {
  readonly read: Map<number, string>
  blocks: readonly Block[]
  done: boolean
}

/** Reads a document by and by, for `slice` ms at once: what has not changed since is not read again. */
export function readBlocks(doc: Y.Doc, slice = SLICE): Digest {
  const known = new Map<number, Known>()
  /**
   * What the document was made of when it was read: another one may be put in its place, and nothing is told of that.
   */
  let { store } = doc
  const forget = (client: number, from: number, to: number) => {
    const before = known.get(client)
    if (!before) return
    before.done = false
    const [first, last] = [Math.floor(from / BLOCK), Math.floor((to - 1) / BLOCK)]
    if (last - first < before.read.size) for (let n = first; n <= last; n++) before.read.delete(n)
    else for (const n of before.read.keys()) if (n >= first && n <= last) before.read.delete(n)
  }
  const onTransaction = ({ beforeState, afterState, deleteSet }: Y.Transaction) => {
    for (const [client, to] of afterState) {
      const from = beforeState.get(client) ?? 0
      if (to > from) forget(client, from, to)
    }
    for (const [client, ranges] of deleteSet.clients) {
      if (ranges.length > MANY) known.delete(client)
      else for (const { clock, len } of ranges) forget(client, clock, clock + len)
    }
  }
  doc.on('afterTransaction', onTransaction)

  function read(client: number, until: number): Known {
    const now = known.get(client) ?? { read: new Map<number, string>(), blocks: [], done: false }
    if (now.done) return now
    known.set(client, now)
    const structs = doc.store.clients.get(client) ?? []
    const blocks: Block[] = []
    now.done = true
    for (const n of livingIn(structs)) {
      let digits = now.read.get(n)
      if (digits === undefined && performance.now() < until) {
        digits = printed(structs, client, n * BLOCK, (n + 1) * BLOCK)
        now.read.set(n, digits)
      }
      if (digits === undefined) now.done = false
      else blocks.push([n, digits])
    }
    now.blocks = blocks
    return now
  }
  const all = () => {
    if (doc.store !== store) known.clear()
    store = doc.store
    const until = performance.now() + slice
    return [...store.clients.keys()]
      .sort((a, b) => a - b)
      .map((client) => [client, read(client, until)] as const)
  }
  const some = () =>
    all().flatMap(([client, { blocks }]) => (blocks.length > 0 ? [[client, blocks] as const] : []))
  /** Of whom was told last: whoever makes up many hides nobody behind them. */
  let last = -1

  return {
    whole() {
      const clients = all()
      if (!clients.every(([, { done }]) => done)) return undefined
      const bytes = encoding.encode((encoder) => {
        for (const [client, { blocks }] of clients) {
          encoding.writeVarUint(encoder, client)
          encoding.writeVarUint(encoder, Y.getState(store, client))
          encoding.writeVarString(encoder, blocks.map((block) => block.join('/')).join())
        }
      })
      return bytesToHex(sha256(bytes)).slice(0, DIGITS)
    },
    blocks: some,
    told() {
      const clients = some()
      const first = Math.max(
        0,
        clients.findIndex(([client]) => client > last),
      )
      let left = MOST_LETTERS
      const told: [number, readonly Block[]][] = []
      for (const [client, blocks] of [...clients.slice(first), ...clients.slice(0, first)]) {
        left -= LETTERS.client
        const most = Math.min(MOST_BLOCKS, Math.floor(left / LETTERS.block))
        if (most < 1 || told.length >= MOST_CLIENTS) break
        told.push([client, blocks.slice(0, most)])
        left -= Math.min(most, blocks.length) * LETTERS.block
        last = client
      }
      return told
    },
    end: () => doc.off('afterTransaction', onTransaction),
  }
}

/** The blocks in which anything is left, in order: no more than it takes bytes to write it. */
function* livingIn(structs: readonly Struct[]): Generator<number, void> {
  let next = 0
  for (const struct of structs) {
    if (isGone(struct)) continue
    const { clock } = struct.id
    const last = Math.floor((clock + struct.length - 1) / BLOCK)
    for (next = Math.max(next, Math.floor(clock / BLOCK)); next <= last; next++) yield next
  }
}

function printed(structs: readonly Struct[], client: number, from: number, to: number) {
  const units = unitsIn(structs, from, to)
  const half = (hash: Uint8Array) => bytesToHex(hash.subarray(0, DIGITS / 2))
  return half(shapeOf(units)) + half(unitsHash(units, client))
}

/**
 * The clients of whom two documents have other things in a block, and where the first such block begins. Where not the
 * same is gone in both, as while something is on its way, nothing can be said.
 */
export function differing(one: Blocks, other: Blocks): readonly { client: number; from: number }[] {
  const theirs = new Map(other)
  return one.flatMap(([client, blocks]) => {
    const there = new Map(theirs.get(client))
    const first = blocks.find(([n, block]) => {
      const second = there.get(n)
      return (
        second !== undefined &&
        second !== block &&
        second.slice(0, DIGITS) === block.slice(0, DIGITS)
      )
    })
    return first ? [{ client, from: first[0] * BLOCK }] : []
  })
}
