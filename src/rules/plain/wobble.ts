/** A number of 32 bits for a text, the same on every screen (FNV-1a). */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

/** A stream of numbers in [0, 1) out of a seed, for looks: the same hand draws the same line everywhere. */
export function wobble(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number in [-1, 1) for a text and a purpose. */
export function lean(id: string, purpose: string): number {
  return wobble(hash(`${purpose}/${id}`))() * 2 - 1
}
