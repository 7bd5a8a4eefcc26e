import { bucketOf } from '../pace/pace.ts'
import type { Crowd } from './crowd.ts'

/** States that wait to be looked at, and their letters. */
const MOST_WAITING = 1000
const MOST_LETTERS = 32 * 1024 * 1024
/** Looking at states may take so much of everybody's time, ms; so much at once; and then has to wait. */
const EFFORT = { burst: 400, perSecond: 300 }
const SLICE = 15
const REST = 60

/** What somebody has said, who may be anybody. */
interface Said {
  readonly speaker: number
  readonly text: string
}

/** What is said at a relay, as it comes to be looked at. */
export interface Ear {
  /** Keeps what was said until its turn comes, if there is room. */
  take(speaker: number, text: string): void
  /** Looks at what waits, as long as that takes not too much time. */
  drain(): void
  close(): void
}

/** Has `hear` look at what is said: first at that of those who are known, whatever strangers say. */
export function makeEar(crowd: Crowd, hear: (speaker: number, text: string) => void): Ear {
  const waiting: Record<'known' | 'strange', Said[]> = { known: [], strange: [] }
  let letters = 0
  const effort = bucketOf(EFFORT)
  let resting: ReturnType<typeof setTimeout> | undefined
  let rested = 0
  let closed = false
  const next = () => waiting.known.shift() ?? waiting.strange.shift()

  function drain(): void {
    const start = performance.now()
    let took = 0
    for (let said = start < rested ? undefined : next(); said; ) {
      const { speaker, text } = said
      letters -= text.length
      guarded(() => hear(speaker, text))
      took = performance.now() - start
      said = took < SLICE ? next() : undefined
    }
    if (!effort.take(took, performance.now())) rested = performance.now() + REST
    if (closed || waiting.known.length + waiting.strange.length === 0) return
    clearTimeout(resting)
    resting = setTimeout(drain, Math.max(0, rested - performance.now()))
  }

  return {
    take(speaker, text) {
      if (!crowd.breath(speaker)) return
      const line = crowd.knows(speaker) ? waiting.known : waiting.strange
      if (line.length >= MOST_WAITING || letters + text.length > MOST_LETTERS) return
      line.push({ speaker, text })
      letters += text.length
    },
    drain,
    close() {
      closed = true
      clearTimeout(resting)
    },
  }
}

function guarded(work: () => void): void {
  try {
    work()
  } catch {
    // A state or a word that is none: the rest goes on.
  }
}
