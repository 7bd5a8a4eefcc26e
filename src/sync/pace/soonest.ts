/** Work that is asked for now and then, and done at the soonest of the moments it was asked for. */
export interface Soonest {
  /** Asks for it in so many ms. */
  in(ms: number): void
  /** What was asked for is not done. */
  stop(): void
}

export function soonest(work: () => void): Soonest {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  return {
    in(ms) {
      const at = performance.now() + ms
      if (at >= due) return
      clearTimeout(timer)
      due = at
      timer = setTimeout(() => {
        due = Number.POSITIVE_INFINITY
        work()
      }, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
