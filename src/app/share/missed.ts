import { isRenewal, MOST_AT_ONCE, type Renewal, readRenewal } from '../../sync/door/renewal.ts'
import type { Keys } from '../../sync/keys/keys.ts'

/** What is heard of new keys that were made while we were not there. */
export interface Missed {
  /** Takes an answer: unchecked. */
  take(words: readonly unknown[]): void
  end(): void
}

/**
 * Gathers for so long (ms) what several answer who went on from this key. Then `gathered` is given the longest answer,
 * and whether others tell of anything else: those went separate ways. `mayRead` says whether a word is worth the time.
 */
export function gatherMissed(
  keys: Keys,
  ms: number,
  mayRead: () => boolean,
  gathered: (most: readonly Renewal[], isSplit: boolean) => void,
): Missed {
  /** By those that each answer names, what was said. */
  const answers = new Map<string, readonly Renewal[]>()
  const followed = new Set<string>()
  let gathering: ReturnType<typeof setTimeout> | undefined

  function follow(): void {
    gathering = undefined
    const all = [...answers.values()].sort((a, b) => b.length - a.length)
    answers.clear()
    const [most = []] = all
    const ids = new Set(most.map(({ id }) => id))
    gathered(
      most,
      all.some((some) => some.some(({ id }) => !ids.has(id))),
    )
  }

  return {
    take(words) {
      const all = words.flatMap((word) => {
        if (!isRenewal(word) || !mayRead()) return []
        return readRenewal(word, keys) ?? []
      })
      if (!all.some(({ of }) => of.length === 0)) return
      const name = all
        .map(({ id }) => id)
        .sort()
        .join()
      // Said again it is no news.
      if (followed.has(name) || followed.size >= MOST_AT_ONCE) return
      answers.set(name, all)
      followed.add(name)
      gathering ??= setTimeout(follow, ms)
    },
    end: () => clearTimeout(gathering),
  }
}
