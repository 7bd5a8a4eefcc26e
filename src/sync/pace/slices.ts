import { makeTurns, turn } from '../../rules/plain/turns.ts'

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

/** How long it works at once (ms). */
const SPELL = 8

/** Nothing to do yet. */
export function makeSlices(): Slices {
  let queue: { work: () => Generator<void, void>; weight: number }[] = []
  let now: Generator<void, void> | undefined
  let going = false
  let waiting = 0

  async function go(): Promise<void> {
    going = true
    await turn()
    const turns = makeTurns({ spell: SPELL })
    for (let first = queue[0]; first; first = queue[0]) {
      if (isDone(first.work)) {
        now = undefined
        queue.shift()
        waiting -= first.weight
      }
      await turns()
    }
    going = false
  }
  /** Goes a step of it; whether that was the last. */
  function isDone(work: () => Generator<void, void>): boolean {
    try {
      now ??= work()
      return now.next().done === true
    } catch {
      // Nonsense: what comes after it may be none.
      return true
    }
  }

  return {
    add(work, weight = 0) {
      queue.push({ work, weight })
      waiting += weight
      if (!going) void go()
    },
    waiting: () => waiting,
    end() {
      queue = []
      now = undefined
    },
  }
}
