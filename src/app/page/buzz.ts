import type { Impact } from '../../tray/tumble.ts'

/** Softer knocks are not felt; from there to the hardest they are felt more. Millimetres a second. */
const SOFTEST = 300
const HARDEST = 900

/** How long the phone buzzes for a knock, milliseconds; 0 for one too soft to be felt. */
export function buzzOf({ speed }: Pick<Impact, 'speed'>): number {
  if (speed < SOFTEST) return 0
  return Math.round(6 + 12 * Math.min(1, (speed - SOFTEST) / (HARDEST - SOFTEST)))
}
