import { USUAL_HEIGHT } from '../../rules/plain/round.ts'
import type { AroundScreen } from '../desk/around.ts'
import { rem } from '../device/machine.ts'

/** How high small letters of Nunito are, in parts of their size. */
const X_HEIGHT = 0.484
/** The smallest writing in a place, rem: what is smaller there are signs of one capital or digit. */
const SMALLEST = 0.85

/**
 * How much larger than usual all that stands around the screen is drawn, so that its smallest letters are as high as
 * people have chosen; never smaller than anywhere else.
 */
export function zoomAround({ seating, mm }: Pick<AroundScreen, 'seating' | 'mm'>): number {
  const height = seating?.letters ?? USUAL_HEIGHT
  // Who has set larger letters for this device wants them larger here, too.
  const set = Number(document.documentElement.dataset['letters']) || 100
  return Math.max(1, (height * mm) / ((X_HEIGHT * SMALLEST * rem() * 100) / set))
}
