import { paintNumber } from '../../paint/dice/numeral.ts'

/** Width of a number's stamp, pixels; so many are kept. */
const STAMP = 64
const KEPT = 200
const stamps = new Map<string, HTMLCanvasElement>()

/** Its numbers look otherwise from now on. */
export const forgetStamps = (): void => stamps.clear()

/** A number in an ink, painted once: writing is slow. */
export function stampOf(text: string, ink: string): HTMLCanvasElement {
  const name = `${text} ${ink}`
  const known = stamps.get(name)
  if (known) return known
  const stamp = document.createElement('canvas')
  stamp.width = stamp.height = STAMP
  const pen = stamp.getContext('2d')
  if (pen) {
    pen.translate(STAMP / 2, STAMP / 2)
    pen.fillStyle = ink
    paintNumber(pen, text, STAMP / 2)
  }
  // Inks that change while dice turn gold or dim come and go.
  if (stamps.size > KEPT) stamps.clear()
  stamps.set(name, stamp)
  return stamp
}
