/*
 * How lots are drawn
 *
 * The seed of a throw is the key of ChaCha20 (RFC 8439), and each lot has a nonce of its own, so that neither dice nor
 * other lots change what is drawn. A library is no matter of rules, and this one cipher is shorter than its reasons.
 */

/** Names, of which so many are drawn by the seed of a throw: no order of them exists before. */
export interface Lot {
  /** Each of them once: cards, people, whatever the game makes of a name. */
  readonly of: readonly string[]
  readonly take: number
}

/** "expand 32-byte k". */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
/** What tells these streams from others that anybody may make of a seed: "lots" and "draw". */
const NONCE = [0x73746f6c, 0x77617264] as const

const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

/** A block of ChaCha20: sixteen words of 32 bits. */
export function block(key: readonly number[], counter: number, nonce: readonly number[]) {
  const start = Uint32Array.of(...SIGMA, ...key, counter, ...nonce)
  const words = start.slice()
  const mix = (a: number, b: number, c: number, by: number) => {
    words[a]! += words[b]!
    const x = words[c]! ^ words[a]!
    words[c] = (x << by) | (x >>> (32 - by))
  }
  for (let round = 0; round < 10; round++) {
    for (const [a, b, c, d] of ROUNDS) {
      mix(a, b, d, 16)
      mix(c, d, b, 12)
      mix(a, b, d, 8)
      mix(c, d, b, 7)
    }
  }
  return words.map((word, i) => word + start[i]!)
}

/** Numbers of 32 bits for the lot of this number, of a seed of 64 hexadecimal digits. */
function* wordsOf(seed: string, lot: number): Generator<number, never> {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) =>
    Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16),
  )
  const view = new DataView(bytes.buffer)
  const key = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true))
  for (let counter = 0; ; counter++) yield* block(key, counter, [...NONCE, lot])
}

/**
 * What is drawn of each lot by a seed of 64 hexadecimal digits, in the order in which it is drawn: the same on every
 * machine, and each order exactly as likely.
 */
export const lotsOf = (lots: readonly Lot[], seed: string): readonly (readonly string[])[] =>
  lots.map(({ of, take }, lot) => {
    const words = wordsOf(seed, lot)
    const left = [...of]
    const many = Math.min(take, left.length)
    for (let at = 0; at < many; at++) {
      const n = left.length - at
      // What would make the first remainders likelier is drawn again.
      const limit = 2 ** 32 - (2 ** 32 % n)
      let word = words.next().value
      while (word >= limit) word = words.next().value
      const other = at + (word % n)
      ;[left[at], left[other]] = [left[other]!, left[at]!]
    }
    return left.slice(0, many)
  })

/** What a Roll has drawn of each lot of its Check: read off its seed by everybody, and never stored. */
export const drawnOf = ({
  check,
  thrown,
}: {
  readonly check: { readonly lots?: readonly Lot[] }
  readonly thrown?: { readonly seed: string }
}): readonly (readonly string[])[] => (check.lots && thrown ? lotsOf(check.lots, thrown.seed) : [])
