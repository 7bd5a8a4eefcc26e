/** How long nobody touches anything before people are invited to play, ms. */
export const UNTOUCHED = 10 * 60_000
/** How long an invitation stays in one place, and what always stands there, ms. */
export const MOVES = 60_000

/** Whether anybody is at a screen. */
export interface Idle {
  /** Somebody does something. */
  stir(): void
  end(): void
}

/**
 * Tells when nobody has done anything for that long: at once which place the invitation has, 0, and then after each
 * `MOVES` the next; and undefined as soon as somebody does something again.
 */
export function makeIdle(tell: (place: number | undefined) => void): Idle {
  let last = performance.now()
  let place: number | undefined
  let timer: ReturnType<typeof setTimeout>
  // Fingers move all the time: a touch only says when it was, and the clock asks for that once it is due.
  const look = () => {
    const rest = last + UNTOUCHED - performance.now()
    if (rest <= 0) {
      place = place === undefined ? 0 : place + 1
      tell(place)
    }
    timer = setTimeout(look, rest <= 0 ? MOVES : rest)
  }
  timer = setTimeout(look, UNTOUCHED)
  return {
    stir() {
      last = performance.now()
      if (place === undefined) return
      place = undefined
      clearTimeout(timer)
      timer = setTimeout(look, UNTOUCHED)
      tell(undefined)
    },
    end: () => clearTimeout(timer),
  }
}

/** How far from its place what always stands there is at most, px. */
const FAR = 6

/**
 * How far what always stands there is from its place after so many `MOVES`, px: along an eight about it, some px at a
 * time, so that no line stays burnt into the screen.
 */
export function driftAt(moves: number): { readonly x: number; readonly y: number } {
  const at = (2 * Math.PI * (moves % 36)) / 36
  return { x: Math.round(FAR * Math.sin(at)), y: Math.round(FAR * Math.sin(2 * at)) }
}

/** Where an invitation stands in its room, 0 to 1 each way: never twice in a row near the same place. */
export function spotOf(place: number): { readonly x: number; readonly y: number } {
  // The most even steps there are for two directions at once.
  return { x: (0.5 + place * 0.7548776662) % 1, y: (0.5 + place * 0.5698402911) % 1 }
}
