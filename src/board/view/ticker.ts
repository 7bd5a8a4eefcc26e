/** Asks for frames: one at a time, and none unless somebody wants it. */
export interface Ticker {
  /** Has a frame drawn soon. */
  invalidate(): void
  /** Whether one was asked for. */
  asked(): boolean
  /** Forgets what was asked for; at the `end` none is asked for any more. */
  forget(end?: boolean): void
}

/** A clock that calls `frame` for each frame. */
export function makeTicker(frame: () => void): Ticker {
  /** What was asked for; 0 is nothing, and less is never again. */
  let asked = 0
  return {
    invalidate() {
      if (asked !== 0) return
      asked = requestAnimationFrame(() => {
        asked = 0
        frame()
      })
    },
    asked: () => asked > 0,
    forget(end = false) {
      cancelAnimationFrame(asked)
      asked = end ? -1 : 0
    },
  }
}
