import { isRecord } from '../../rules/plain/json.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'

/** What is gone again is put back after this (ms), and each time after twice that. */
const BACK = 2000
const LATEST = 600_000
/** What another has said is put back so much later (ms), each screen of a pact after the one before it. */
const APART = 2000

interface Kept {
  readonly entry: Readonly<Record<string, unknown>>
  /** How often it was gone, or put back in vain; and since when it is gone (ms), if it is. */
  times: number
  since?: number
}

/** What of it does not lie in the table. */
interface Missing {
  readonly all: readonly object[]
  /** What is to be put back now; and whether more is to be later. */
  readonly back: readonly object[]
  readonly later: boolean
}

/**
 * The signed words that a screen keeps on its device: its own, and those of others that a pact of its and the lists
 * that were agreed upon rest on. It goes by them wherever they lie. In the table they are put back for those who were
 * not there, at once the first time and later each time: each screen counts how often one was gone, and not only what
 * it put back itself, so that all of them together do it hardly more often than one would.
 */
export function makeWords() {
  const kept = new Map<string, Kept>()
  const texts = new WeakMap<object, string>()
  const textOf = (entry: object): string => {
    const text = texts.get(entry) ?? JSON.stringify(entry)
    texts.set(entry, text)
    return text
  }
  return {
    /** Remembers an entry; false where it is none, or was known. */
    remember(entry: unknown): boolean {
      if (!isRecord(entry) || !('sign' in entry)) return false
      const text = textOf(entry)
      if (kept.has(text)) return false
      kept.set(text, { entry, times: 0 })
      return true
    },
    /**
     * What is missing by now (ms) among what lies in the table, for a screen of this turn in its pact; without one it
     * puts nothing back.
     */
    missing(
      lies: readonly unknown[],
      us: ScreenKey | undefined,
      turn: number | undefined,
      now: number,
    ): Missing {
      const there = new Set(lies.filter(isRecord).map(textOf))
      const all: object[] = []
      const back: object[] = []
      let later = false
      for (const [text, one] of kept) {
        if (there.has(text)) {
          delete one.since
          continue
        }
        all.push(one.entry)
        if (turn === undefined) continue
        if (one.since === undefined) one.times += 1
        one.since ??= now
        const wait =
          (one.times > 1 ? Math.min(LATEST, BACK * 2 ** (one.times - 2)) : 0) +
          (one.entry.by === us ? 0 : APART * (1 + turn))
        if (now < one.since + wait) {
          later = true
          continue
        }
        back.push(one.entry)
        delete one.since
      }
      return { all, back, later }
    },
  }
}
