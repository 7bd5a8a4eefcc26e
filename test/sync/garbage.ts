/*
 * What a peer may send that has lost its mind, or never had one: the same for the same seed.
 */

/** Numbers in [0, n), the same row for the same seed. */
export type Dice = (n: number) => number

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return (n) => {
    // mulberry32, which needs no library.
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}

const ODD = [0, 1, 2, 3, 4, 0x7f, 0x80, 0xff]

/** Some of these bytes changed, left out, doubled, cut off, or put in from another message. */
export function spoilt(whole: Uint8Array, other: Uint8Array, dice: Dice): Uint8Array {
  let bytes = [...whole]
  for (let n = dice(3) === 0 ? dice(4) : 0; n >= 0; n--) {
    const at = dice(bytes.length + 1)
    const some = 1 + dice(8)
    switch (dice(7)) {
      case 0:
        bytes[at] = ODD[dice(ODD.length)] ?? 0
        break
      case 1:
        bytes[at] = (bytes[at] ?? 0) ^ (1 << dice(8))
        break
      case 2:
        bytes.splice(at, some)
        break
      case 3:
        bytes.splice(at, 0, ...bytes.slice(at, at + some))
        break
      case 4:
        bytes = bytes.slice(0, at)
        break
      case 5:
        bytes.splice(at, 0, ...Array.from({ length: some }, () => dice(256)))
        break
      default:
        bytes.splice(at, some, ...other.subarray(dice(other.length + 1)))
    }
  }
  return Uint8Array.from(bytes)
}

/** The same of a text. */
export function spoiltText(text: string, dice: Dice, other = text): string {
  const bytesOf = (one: string) => new TextEncoder().encode(one)
  return new TextDecoder().decode(spoilt(bytesOf(text), bytesOf(other), dice))
}

/** The same of a value that comes as JSON; undefined where that no longer is any. */
export function spoiltValue(value: unknown, dice: Dice, other = value): unknown {
  try {
    return JSON.parse(spoiltText(JSON.stringify(value), dice, JSON.stringify(other)))
  } catch {
    return undefined
  }
}

/** Bytes that were never anything. */
export const noise = (dice: Dice): Uint8Array =>
  Uint8Array.from({ length: dice(60) }, () => dice(256))
