import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { MOST } from '../rules/roll.ts'

const LENGTH = MOST.links
/** One in so many is remembered; those between are made again. */
const STEP = 64

/**
 * Numbers that were fixed all at once and are told one by one: each link is the hash of the next, so that whoever
 * knows the anchor can tell that a link is the one that was meant all along. 64 hexadecimal digits each.
 */
export interface Chain {
  readonly anchor: string
  /** The n-th link, 1 to MOST.links. Whoever is told it knows all before it. */
  link(n: number): string
}

const TAG = utf8ToBytes('dice-chain')
const before = (link: Uint8Array): Uint8Array => sha256(concatBytes(TAG, link))

/** Goes so many links back. */
function back(link: Uint8Array, steps: number): Uint8Array {
  let at = link
  for (let i = 0; i < steps; i++) at = before(at)
  return at
}

/** The chain that ends in this secret of 32 bytes. */
function makeChain(secret: Uint8Array): Chain {
  /** Links LENGTH, LENGTH - STEP, and so on down to the anchor. */
  const kept = [secret]
  for (let n = LENGTH; n > 0; n -= STEP) kept.push(back(kept[kept.length - 1] ?? secret, STEP))
  return {
    anchor: bytesToHex(kept[LENGTH / STEP] ?? secret),
    link(n) {
      const far = LENGTH - n
      return bytesToHex(back(kept[Math.floor(far / STEP)] ?? secret, far % STEP))
    },
  }
}

/** Chains out of one secret of 32 bytes, one for each name, made when first asked for. */
export function chainsOf(secret: Uint8Array): (name: string) => Chain {
  const chains = new Map<string, Chain>()
  return (name) => {
    const chain = chains.get(name) ?? makeChain(hmac(sha256, secret, utf8ToBytes(name)))
    chains.set(name, chain)
    return chain
  }
}

/** Whether this is the link so many steps after that one. Both are 64 hexadecimal digits. */
export const follows = (from: string, steps: number, link: string): boolean =>
  steps > 0 && steps <= LENGTH && bytesToHex(back(hexToBytes(link), steps)) === from
