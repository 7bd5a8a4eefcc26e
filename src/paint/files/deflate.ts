/*
 * Bytes made fewer, as every PNG holds them (RFC 1951): what was there within the last 32 KB is told by how far back it
 * lies, and what is frequent has short codes. It looks once for each place: a third of the work of the browser's own, a
 * seventh larger, and what is made in different places can be put one behind the other.
 */

/** How many bytes share their codes. */
const BLOCK = 1 << 17
const WINDOW = 32_768
/** What is shorter is no gain to tell so; farther back than `NEAR`, it must be longer to be worth it. */
const LEAST = 4
const NEAR = 64
const WORTH = 8
const MOST = 258
const HASH = 15
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** From the numbers of a code: the smallest that it stands for, and how many bits say the rest. */
function stairs(count: number, first: number, bits: (n: number) => number) {
  const base = new Uint16Array(count)
  const extra = new Uint8Array(count)
  for (let n = 0, at = first; n < count; at += 1 << extra[n]!, n++) {
    base[n] = at
    extra[n] = bits(n)
  }
  return { base, extra }
}
const lengths = stairs(28, 3, (n) => (n < 8 ? 0 : (n >> 2) - 1))
const distances = stairs(30, 1, (n) => (n < 4 ? 0 : (n >> 1) - 1))
const lengthCode = new Uint8Array(MOST + 1)
for (let n = 0; n < 28; n++) lengthCode.fill(n, lengths.base[n]!)
// The longest has a code of its own.
lengthCode[MOST] = 28
const distanceCode = (distance: number): number => {
  if (distance < 5) return distance - 1
  const bits = 30 - Math.clz32(distance - 1)
  return 2 * bits + 2 + (((distance - 1) >> bits) & 1)
}

/** How long the code of each is, from how often it comes: Huffman's, and none longer than `most`. */
function lengthsOf(counts: Uint32Array, most: number): Uint8Array {
  const out = new Uint8Array(counts.length)
  const used = [...counts.keys()].filter((n) => counts[n]! > 0)
  // A code has two ends.
  for (let n = 0; used.length < 2; n++) if (!used.includes(n)) used.push(n)
  const weights = used.map((n) => Math.max(1, counts[n]!))
  for (;;) {
    const parent = new Uint16Array(2 * used.length)
    const weigh = [...weights]
    const leaves = [...weights.keys()].sort((a, b) => weights[a]! - weights[b]!)
    const joined: number[] = []
    let [leaf, join] = [0, 0]
    const lightest = () => {
      const [a, b] = [leaves[leaf], joined[join]]
      if (b === undefined || (a !== undefined && weigh[a]! <= weigh[b]!)) {
        leaf += 1
        return a!
      }
      join += 1
      return b
    }
    while (weigh.length < 2 * used.length - 1) {
      const [a, b] = [lightest(), lightest()]
      parent[a] = parent[b] = weigh.length
      joined.push(weigh.length)
      weigh.push(weigh[a]! + weigh[b]!)
    }
    const depth = new Uint16Array(weigh.length)
    for (let n = weigh.length - 2; n >= 0; n--) depth[n] = depth[parent[n]!]! + 1
    if (depth.every((one) => one <= most)) {
      used.forEach((n, i) => {
        out[n] = depth[i]!
      })
      return out
    }
    weights.forEach((one, i) => {
      weights[i] = (one >> 1) | 1
    })
  }
}

/** The codes themselves, as they are written: their last bit first. */
function codesOf(sizes: Uint8Array): Uint16Array {
  const codes = new Uint16Array(sizes.length)
  let code = 0
  for (let size = 1; size <= 15; size++, code <<= 1)
    for (let n = 0; n < sizes.length; n++) {
      if (sizes[n] !== size) continue
      let turned = 0
      for (let i = 0, left = code; i < size; i++, left >>= 1) turned = (turned << 1) | (left & 1)
      codes[n] = turned
      code += 1
    }
  return codes
}

/** Blocks for these bytes, none of them the last of a file; they end with a whole byte. */
export function deflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(bytes.length * 2 + 4096)
  const last = new Int32Array(1 << HASH).fill(-WINDOW - 1)
  // What is told: a byte, or 512 + how long, above that how far back.
  const told = new Uint32Array(BLOCK)
  const literals = new Uint32Array(286)
  const backs = new Uint32Array(30)
  let to = 0
  let held = 0
  let bits = 0
  const put = (value: number, size: number) => {
    held |= value << bits
    bits += size
    if (bits < 16) return
    out[to] = held
    out[to + 1] = held >> 8
    to += 2
    held >>>= 16
    bits -= 16
  }
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, at + BLOCK)
    const far = end - LEAST
    let count = 0
    literals.fill(0)
    backs.fill(0)
    while (at < end) {
      if (at <= far) {
        const four =
          bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
        const slot = Math.imul(four, 0x9e3779b1) >>> (32 - HASH)
        const before = last[slot]!
        last[slot] = at
        const back = at - before
        if (
          back <= WINDOW &&
          bytes[before] === bytes[at] &&
          bytes[before + 1] === bytes[at + 1] &&
          bytes[before + 2] === bytes[at + 2] &&
          bytes[before + 3] === bytes[at + 3]
        ) {
          const limit = Math.min(MOST, end - at)
          let length = LEAST
          while (length < limit && bytes[before + length] === bytes[at + length]) length += 1
          if (back < NEAR || length >= WORTH) {
            told[count++] = (back << 10) | (512 + length)
            literals[257 + lengthCode[length]!]! += 1
            backs[distanceCode(back)]! += 1
            at += length
            continue
          }
        }
      }
      const byte = bytes[at++]!
      told[count++] = byte
      literals[byte]! += 1
    }
    literals[256] = 1
    const sizes = lengthsOf(literals, 15)
    const backSizes = lengthsOf(backs, 15)
    const all = [...sizes, ...backSizes]
    const counts = new Uint32Array(19)
    for (const size of all) counts[size]! += 1
    const sizeSizes = lengthsOf(counts, 7)
    const sizeCodes = codesOf(sizeSizes)
    put(0b100, 3)
    put(286 - 257, 5)
    put(30 - 1, 5)
    put(19 - 4, 4)
    for (const n of ORDER) put(sizeSizes[n]!, 3)
    for (const size of all) put(sizeCodes[size]!, sizeSizes[size]!)
    const codes = codesOf(sizes)
    const backCodes = codesOf(backSizes)
    for (let i = 0; i < count; i++) {
      const one = told[i]!
      if (one < 512) {
        put(codes[one]!, sizes[one]!)
        continue
      }
      const length = (one & 1023) - 512
      const code = lengthCode[length]!
      put(codes[257 + code]!, sizes[257 + code]!)
      if (code < 28) put(length - lengths.base[code]!, lengths.extra[code]!)
      const back = one >>> 10
      const step = distanceCode(back)
      put(backCodes[step]!, backSizes[step]!)
      put(back - distances.base[step]!, distances.extra[step]!)
    }
    put(codes[256]!, sizes[256]!)
  }
  // A block that holds nothing ends with a whole byte.
  put(0, 3)
  while (bits > 0) {
    out[to++] = held
    held >>>= 8
    bits = Math.max(0, bits - 8)
  }
  out.set([0, 0, 0xff, 0xff], to)
  return out.slice(0, to + 4)
}
