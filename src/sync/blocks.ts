import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import * as encoding from 'lib0/encoding'
import * as v from 'valibot'
import * as Y from 'yjs'
import { hashOf, shapeOf, unitsIn } from './units.ts'

/*
 * Whether two documents hold the same
 *
 * Yjs compares clocks, and takes two documents for equal that have something else at one of them. So screens compare
 * what stands there, by hashes of so many units each: first of everything, and where that differs, block by block.
 */

/** Units that are hashed together. */
const BLOCK = 1024
/** Digits of a hash by which two are compared: half of what is gone, half of what is there. */
const DIGITS = 16
/** So many clients are told of at once, and so many blocks of each. */
const MOST_CLIENTS = 4000
const MOST_BLOCKS = 6000
/** Letters of all that at most: less than a word may have. Each client costs some, and each block. */
const MOST_LETTERS = 240_000
const LETTERS = { client: 24, block: 2 * DIGITS + 3 } as const

/** The blocks of each client: digits of their hashes. */
export type Blocks = readonly (readonly [client: number, blocks: readonly string[]])[]

export const BlocksSchema = v.pipe(
  v.array(
    v.tuple([
      v.pipe(v.number(), v.integer(), v.minValue(0)),
      v.pipe(
        v.array(v.pipe(v.string(), v.hexadecimal(), v.length(2 * DIGITS))),
        v.maxLength(MOST_BLOCKS),
      ),
    ]),
  ),
  v.maxLength(MOST_CLIENTS),
)

/** What stands in a document, in short. */
export interface Reading {
  /** Digits for all of it. */
  whole(): string
  /** Each block, as far as they are told at once. */
  blocks(): Blocks
  end(): void
}

/** Reads a document by and by: what has not changed since is not read again. */
export function readBlocks(doc: Y.Doc): Reading {
  const known = new Map<number, (string | undefined)[]>()
  /** What the document was made of when it was read: another one may be put in its place, and nothing is told of that. */
  let { store } = doc
  const blocksOf = (client: number) => {
    const blocks = known.get(client) ?? []
    known.set(client, blocks)
    return blocks
  }
  const forget = (client: number, from: number, to: number) => {
    const blocks = known.get(client)
    if (!blocks) return
    const last = Math.min(blocks.length - 1, Math.floor((to - 1) / BLOCK))
    for (let n = Math.floor(from / BLOCK); n <= last; n++) blocks[n] = undefined
  }
  const onTransaction = ({ beforeState, afterState, deleteSet }: Y.Transaction) => {
    for (const [client, to] of afterState) {
      const from = beforeState.get(client) ?? 0
      if (to > from) forget(client, from, to)
    }
    for (const [client, ranges] of deleteSet.clients) {
      for (const { clock, len } of ranges) forget(client, clock, clock + len)
    }
  }
  doc.on('afterTransaction', onTransaction)

  function read(client: number): readonly string[] {
    const structs = doc.store.clients.get(client) ?? []
    const blocks = blocksOf(client)
    const end = Y.getState(doc.store, client)
    for (let n = 0; n * BLOCK < end; n++) {
      blocks[n] ??= printed(structs, client, n * BLOCK, Math.min(end, (n + 1) * BLOCK))
    }
    return blocks.flatMap((block) => block ?? [])
  }
  const all = () => {
    if (doc.store !== store) known.clear()
    store = doc.store
    return [...store.clients.keys()]
      .sort((a, b) => a - b)
      .map((client) => [client, read(client)] as const)
  }

  return {
    whole: () =>
      bytesToHex(
        sha256(
          encoding.encode((encoder) => {
            for (const [client, blocks] of all()) {
              encoding.writeVarUint(encoder, client)
              encoding.writeVarString(encoder, blocks.join(''))
            }
          }),
        ),
      ).slice(0, DIGITS),
    blocks() {
      let left = MOST_LETTERS
      return all().flatMap(([client, blocks], i) => {
        left -= LETTERS.client
        const told = blocks.slice(0, Math.min(MOST_BLOCKS, Math.floor(left / LETTERS.block)))
        if (i >= MOST_CLIENTS || left < LETTERS.block) return []
        left -= told.length * LETTERS.block
        return [[client, told] as const]
      })
    },
    end: () => doc.off('afterTransaction', onTransaction),
  }
}

function printed(structs: Parameters<typeof unitsIn>[0], client: number, from: number, to: number) {
  const units = unitsIn(structs, from, to)
  const half = (hash: Uint8Array) => bytesToHex(hash.subarray(0, DIGITS / 2))
  return half(shapeOf(units)) + half(hashOf(units, client))
}

/**
 * The clients of whom two documents have other things in a block, and where the first such block begins. Where not the
 * same is gone in both, as while something is on its way, nothing can be said.
 */
export function differing(one: Blocks, other: Blocks): readonly { client: number; from: number }[] {
  const theirs = new Map(other)
  return one.flatMap(([client, blocks]) => {
    const n = blocks.findIndex((block, n) => {
      const second = theirs.get(client)?.[n]
      return (
        second !== undefined &&
        second !== block &&
        second.slice(0, DIGITS) === block.slice(0, DIGITS)
      )
    })
    return n < 0 ? [] : [{ client, from: n * BLOCK }]
  })
}
