import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Quaternion } from './quaternion.ts'

/** What a stream of chance is for: each purpose and each die draws from a stream of its own. */
export const PURPOSES = ['label', 'hand', 'burst'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Chance drawn from a seed: the same numbers on every machine. */
export interface Stream {
  /** 32 bits. */
  word(): number
  /** In [0, 1), 53 bits. */
  part(): number
  between(low: number, high: number): number
  /** 0 to n-1, each exactly as likely. */
  below(n: number): number
  /** A point of the unit disc, never its very middle. */
  disc(): readonly [number, number]
  /** A point of the unit ball, never its very middle. */
  ball(): readonly [number, number, number]
  /** Uniform over all turns. */
  turn(): Quaternion
}

const TAG = 0x64696365 // "dice"

/**
 * The stream of one purpose and one die: SHA-256 of seed, tag, purpose, die and a counter, block after block.
 * `seed` is 64 hexadecimal digits.
 */
export function streamOf(seed: string, purpose: Purpose, die: number): Stream {
  const block = new Uint8Array(48)
  block.set(hexToBytes(seed))
  const view = new DataView(block.buffer)
  view.setUint32(32, TAG)
  view.setUint32(36, PURPOSES.indexOf(purpose) + 1)
  view.setUint32(40, die)
  let counter = 0
  let left = 0
  let words = view

  function word(): number {
    if (left === 0) {
      view.setUint32(44, counter++)
      const hash = sha256(block)
      words = new DataView(hash.buffer, hash.byteOffset, 32)
      left = 8
    }
    return words.getUint32(4 * (8 - left--))
  }
  const part = () => ((word() >>> 5) * 67108864 + (word() >>> 6)) / 9007199254740992
  const side = () => 2 * part() - 1
  // Points outside the ball are drawn again: no trigonometry, and no direction is preferred.
  const inside = (square: number) => square <= 1 && square > 1e-4

  return {
    word,
    part,
    between: (low, high) => low + (high - low) * part(),
    below(n) {
      // What would make the first remainders likelier is drawn again.
      const limit = Math.floor(4294967296 / n) * n
      for (;;) {
        const x = word()
        if (x < limit) return x % n
      }
    },
    disc() {
      for (;;) {
        const [x, y] = [side(), side()]
        if (inside(x * x + y * y)) return [x, y]
      }
    },
    ball() {
      for (;;) {
        const [x, y, z] = [side(), side(), side()]
        if (inside(x * x + y * y + z * z)) return [x, y, z]
      }
    },
    turn() {
      for (;;) {
        const [w, x, y, z] = [side(), side(), side(), side()]
        const square = w * w + x * x + y * y + z * z
        if (!inside(square)) continue
        const l = Math.sqrt(square)
        return [w / l, x / l, y / l, z / l]
      }
    },
  }
}
