/** Works that are done a little at a time, so that the page can be used meanwhile. */
export interface Slices {
  /**
   * Does this after all that was added before; `weight` is what it counts for as long as it waits. An
   * error ends it alone.
   */
  add(work: () => Generator<void, void>, weight?: number): void
  /** What all that waits counts for. */
  waiting(): number
  end(): void
}

/** How long it works at once, and while nobody looks (ms): then clocks are slow. */
const SLICE = 8
const UNSEEN = 100

/** Nothing to do yet. */
export function makeSlices(): Slices {
  let queue: { work: () => Generator<void, void>; weight: number }[] = []
  let now: Generator<void, void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = 0

  function go(): void {
    timer = undefined
    const seen = typeof document === 'undefined' || !document.hidden
    const until = performance.now() + (seen ? SLICE : UNSEEN)
    while (queue[0] && performance.now() < until) {
      const [first] = queue
      try {
        now ??= first.work()
        if (!now.next().done) continue
      } catch {
        // Nonsense: what comes after it may be none.
      }
      now = undefined
      queue.shift()
      waiting -= first.weight
    }
    if (queue.length > 0) timer ??= setTimeout(go)
  }

  return {
    add(work, weight = 0) {
      queue.push({ work, weight })
      waiting += weight
      timer ??= setTimeout(go)
    },
    waiting: () => waiting,
    end() {
      clearTimeout(timer)
      queue = []
      now = undefined
    },
  }
}
