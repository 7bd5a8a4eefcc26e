import type { Impact } from '../../tray/tumble.ts'
import type { Film } from './film.ts'

const HURRY = 7
/** The last milliseconds of a throw that decides something go by at such a speed. */
const END = 450
const EASE = 0.45
/** A knock that passed longer ago than this was skipped, and is not heard (ms). */
const STALE = 60

/** A film that runs. `time` is a moment of its tumble, `now` one of the page: both in milliseconds. */
export interface Running {
  readonly film: Film
  /** The moment of the tumble that is seen now. */
  time(now: number): number
  /** Goes on faster; asked once more it is at its end. */
  hurry(now: number): void
  /** Milliseconds until all lies still, 0 when it does. */
  left(now: number): number
  /** Milliseconds until it has lain still for so long. */
  until(still: number, now: number): number
  /** Tells the knocks that have passed by a moment of the tumble, each once. */
  hear(time: number, onImpact: (impact: Impact) => void): void
}

/** Runs a film from a moment of its tumble; `slow`: it comes to rest slowly, as something is decided. */
export function runFrom(film: Film, from: number, now: number, slow = false): Running {
  let time = from
  let since = now
  let speed = 1
  let eased = slow
  let heard = 0

  const at = (then: number) => {
    const even = time + (then - since) * speed
    return eased ? slowed(even, film.length) : even
  }
  /** Milliseconds of it, at its own speed, until all lies still. */
  const length = () => film.length + (eased ? Math.min(END, film.length) * (1 / EASE - 1) : 0)

  return {
    film,
    time: at,
    hurry(then) {
      const reached = at(then)
      // Once faster, twice at its end.
      time = speed > 1 ? Math.max(reached, film.length) : reached
      since = then
      speed = time >= film.length ? 1 : HURRY
      eased = false
    },
    left: (then) => Math.max(0, (length() - time) / speed - (then - since)),
    until: (still, then) => Math.max(0, film.length + still - at(then)) / speed,
    hear(moment, onImpact) {
      const { impacts, step } = film.tumble
      for (;;) {
        const next = impacts[heard]
        if (!next || next.frame * step > moment) return
        heard++
        // What was skipped is not heard all at once.
        if (moment - next.frame * step < STALE) onImpact(next)
      }
    },
  }
}

/** The time of a throw that comes to rest slowly, at a time of one that does not. */
function slowed(time: number, length: number): number {
  const knee = Math.max(0, length - END)
  if (time <= knee) return time
  const end = (length - knee) / EASE
  return time - knee < end ? knee + (time - knee) * EASE : length + (time - knee - end)
}
