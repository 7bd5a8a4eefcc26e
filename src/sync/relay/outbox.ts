import type { Envelope } from './envelope.ts'
import type { BoxEntry } from './state.ts'

/** How long a word is said again with each state (ms): a relay may pass on only the last of several. */
export const AGAIN = 1500
/** Letters of words in one state; and of one word. */
const MOST_BOX = 192 * 1024
const MOST_WORD = 128 * 1024

/** What one says at a relay: words with their numbers, each said again for a while. Times are ms of any clock. */
export interface Outbox<Reader> {
  /** Something for everybody. False where it is too long. */
  say(sealed: string): boolean
  /** Something for one of them. False where it is too long. */
  write(text: string, reader: Reader): boolean
  /** The words of the next state. */
  next(now: number): BoxEntry[]
  /** Whether there are words that were never told; or any at all. */
  waits(): boolean
  full(): boolean
  /** The last state was not heard: all is told anew. */
  anew(): void
}

/** Something said, and when it was first told. */
interface Said {
  readonly entry: BoxEntry
  readonly size: number
  told?: number | undefined
}

/** Nothing said yet. `seal` seals a text for its readers, with its number. */
export function makeOutbox<Reader>(
  seal: (text: string, readers: ReadonlySet<Reader>, n: number) => Envelope,
): Outbox<Reader> {
  let box: Said[] = []
  /** Words to some, to be sealed with the next state. */
  let envelopes: { readonly text: string; readonly readers: Set<Reader> }[] = []
  let words = 0

  function put(word: Envelope | { readonly all: string }): void {
    words += 1
    const entry = { n: words, ...word }
    const size = JSON.stringify(entry).length
    if (size <= MOST_BOX) box.push({ entry, size })
  }

  return {
    say(sealed) {
      if (sealed.length > MOST_WORD) return false
      put({ all: sealed })
      return true
    },
    write(text, reader) {
      if (text.length > MOST_WORD) return false
      const last = envelopes.at(-1)
      // One envelope to many; but what is said twice to one is heard twice.
      if (last?.text === text && !last.readers.has(reader)) last.readers.add(reader)
      else envelopes.push({ text, readers: new Set([reader]) })
      return true
    },
    next(now) {
      for (const { text, readers } of envelopes) put(seal(text, readers, words + 1))
      envelopes = []
      box = box.filter(({ told }) => told === undefined || now - told < AGAIN)
      // What was never told comes first, in its order: whoever has heard a word waits for none before it.
      const fresh = fitting(
        box.filter(({ told }) => told === undefined),
        MOST_BOX,
      )
      const room = MOST_BOX - fresh.reduce((sum, { size }) => sum + size, 0)
      const again = fitting(box.filter(({ told }) => told !== undefined).reverse(), room)
      const chosen = [...again, ...fresh]
      for (const one of fresh) one.told = now
      return chosen.map(({ entry }) => entry).sort((a, b) => a.n - b.n)
    },
    waits: () => box.some(({ told }) => told === undefined),
    full: () => box.length > 0,
    anew() {
      for (const one of box) one.told = undefined
    },
  }
}

/** As many of these, from the first on, as there is room for. */
function fitting(some: readonly Said[], room: number): readonly Said[] {
  let left = room
  const end = some.findIndex(({ size }) => {
    left -= size
    return left < 0
  })
  return end < 0 ? some : some.slice(0, end)
}
