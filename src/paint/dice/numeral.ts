import { FAMILY } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'

const FONT = `600 100px ${FAMILY.title}`

/** Until the numbers' own font is there another one serves; `again` is called when it has come. */
export function awaitNumbers(again: () => void): void {
  if (!document.fonts.check(FONT)) void document.fonts.load(FONT, '0').then(again)
}

/** Upside down they would be read as each other: a line says where their foot is. */
const isAmbiguous = (text: string): boolean => text === '6' || text === '9'

/** How a number fits into its circle: at most so high, so wide for its height, and this far from the rim. */
const HIGH = 1.42
const NARROW = 0.86
const RIM = 0.95

/** Paints a number as it stands on dice, in the pen's colour, in a circle of `radius` round the pen's origin. */
export function paintNumber(pen: Pen, text: string, radius: number): void {
  pen.font = FONT
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  const box = pen.measureText(text)
  const [left, right] = [box.actualBoundingBoxLeft, box.actualBoundingBoxRight]
  const [above, below] = [box.actualBoundingBoxAscent, box.actualBoundingBoxDescent]
  const narrow = text.length > 1 ? NARROW : 1
  const line = isAmbiguous(text) ? 22 : 0
  const [wide, high] = [(left + right) * narrow, above + below + line]
  const scale = Math.min((2 * RIM) / Math.hypot(wide, high), HIGH / high) * radius
  pen.save()
  pen.scale(scale * narrow, scale)
  pen.lineJoin = 'round'
  // A stroke around it makes the letter bold enough to be read when small.
  pen.lineWidth = 7
  pen.strokeStyle = pen.fillStyle
  const [x, y] = [(left - right) / 2, (above - below - line) / 2]
  pen.fillText(text, x, y)
  pen.strokeText(text, x, y)
  if (line > 0) pen.fillRect(-wide / 2 - 2, y + below + line - 10, wide + 4, 10)
  pen.restore()
}
