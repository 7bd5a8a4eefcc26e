import type { Flick } from '../../rules/dice/roll.ts'
import { makeShaking } from './shaking.ts'

/** Who wants to know how the phone is moved. */
interface Ear {
  /** The dice are shaken: the jerk, mm/s. */
  shaken(vx: number, vy: number): void
  /** It has stopped: they fly. */
  flung(flick: Flick): void
}

/** How much of the phone's jerk the dice feel. */
const SHARE = 0.35

/** Listens to the phone's motion. Returns the way out. */
export function listenToPhone({ shaken, flung }: Ear): () => void {
  const shaking = makeShaking()
  const hear = ({ acceleration, interval, timeStamp }: DeviceMotionEvent) => {
    const { x, y } = acceleration ?? {}
    if (typeof x !== 'number' || typeof y !== 'number') return
    const [ax, ay] = upright(x, y, screen.orientation?.angle ?? 0)
    const is = shaking({ x: ax, y: ay, t: timeStamp })
    if (is === 'still') return
    // Some phones tell seconds instead of milliseconds.
    const ms = interval < 1 ? interval * 1000 : interval
    // Left behind by the hand: against its push. Metres a second squared, and milliseconds, make mm/s.
    if (is === 'shaken') shaken(-ax * ms * SHARE, -ay * ms * SHARE)
    else flung(is)
  }
  addEventListener('devicemotion', hear)
  return () => removeEventListener('devicemotion', hear)
}

/** From the phone's own axes to the screen's, which may be turned. */
function upright(x: number, y: number, angle: number): [number, number] {
  switch (angle) {
    case 90:
      return [-y, x]
    case 180:
      return [-x, -y]
    case 270:
      return [y, -x]
    default:
      return [x, y]
  }
}
