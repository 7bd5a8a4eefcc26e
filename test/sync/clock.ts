import { afterEach, beforeEach, vi } from 'vitest'

/** In each test of this file time stands still until it is let go by, and the page is looked at. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', {
      hidden: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Hands on all that is on the way, and what comes of it. */
export function handOn(flows: readonly (() => boolean)[]): void {
  while (flows.map((flow) => flow()).some((was) => was));
}

/** Lets so many ms go by, so many at a time, and what is on the way is handed on each time. */
export const passing =
  (flows: readonly (() => boolean)[], step = 50) =>
  async (ms: number): Promise<void> => {
    for (let at = 0; at < ms; at += step) {
      handOn(flows)
      await vi.advanceTimersByTimeAsync(step)
    }
  }
