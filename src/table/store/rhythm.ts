/** When something is written: a while after it is left to do, one attempt at a time, and again where that failed. */
export interface Rhythm {
  /** Tries at once; resolves when that was tried. Who comes while one attempt runs gets another one after it. */
  now(): Promise<void>
  /** Tries in a breath, unless that is about to be done anyway. */
  soon(): void
  /** Whether an attempt is under way. */
  runs(): boolean
  /** From now on only `now` tries. */
  stop(): void
}

/** Milliseconds between two attempts: an edit waits at most so long, and a burst of edits is one row. */
const BREATH = 100
/** Milliseconds before a failed attempt is made again, doubling up to the second. */
const RETRY = [1000, 15_000] as const

/** `attempt` says whether it succeeded and never throws; `isLeft`, whether there is anything to do after it. */
export function makeRhythm(attempt: () => Promise<boolean>, isLeft: () => boolean): Rhythm {
  let pause: number = RETRY[0]
  let triedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let stopped = false

  const schedule = (wait: number) => {
    if (!stopped) timer ??= setTimeout(now, Math.max(0, wait))
  }
  const once = async () => {
    if (await attempt()) pause = RETRY[0]
    else {
      schedule(pause)
      pause = Math.min(RETRY[1], pause * 2)
    }
    triedAt = performance.now()
  }
  const now = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const next = (running ?? Promise.resolve()).then(once)
    const mine = next.then(() => {
      if (running === mine) running = undefined
      if (isLeft()) schedule(BREATH)
    })
    running = mine
    return mine
  }

  return {
    now,
    soon() {
      if (!running) schedule(triedAt + BREATH - performance.now())
    },
    runs: () => running !== undefined,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
