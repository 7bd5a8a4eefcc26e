import { paintNumber } from '../../paint/dice/numeral.ts'
import { PIPS } from '../../paint/dice/pips.ts'
import { DICE, type Die, FACES, printOn } from '../../rules/dice/dice.ts'

/** Width of one print's picture in pixels. */
export const ENGRAVING_SIZE = 128

/** All numbers that are printed on dice, once each. */
const NUMBERS: readonly string[] = [
  ...new Set(
    DICE.filter((die) => die !== 'd6').flatMap((die) =>
      Array.from({ length: FACES[die] }, (_, i) => printOn(die, i + 1)),
    ),
  ),
]

/** How many prints there are: the six faces with pips, then the numbers. */
export const PRINTS = FACES.d6 + NUMBERS.length

/** Which print a face of a die bears. */
export const printOf = (die: Die, face: number): number =>
  die === 'd6' ? face - 1 : FACES.d6 + NUMBERS.indexOf(printOn(die, face))

/**
 * The picture of a print, four bytes a pixel, from its foot upwards: ink, slope to the right, slope upwards (128 is
 * flat), 255. Ink lies a little sunk in the face, so that the light finds its far lip.
 */
export function engravingOf(print: number): Uint8Array<ArrayBuffer> {
  const number = NUMBERS[print - FACES.d6]
  return number === undefined ? inkOfPips(print + 1) : inkOfNumber(number)
}

/** Pips are shallow bowls. */
function inkOfPips(face: number): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(ENGRAVING_SIZE * ENGRAVING_SIZE * 4)
  let at = 0
  for (let row = 0; row < ENGRAVING_SIZE; row++) {
    for (let column = 0; column < ENGRAVING_SIZE; column++) {
      const [ink, dx, dy] = pipAt(
        face,
        ((column + 0.5) / ENGRAVING_SIZE) * 2 - 1,
        ((row + 0.5) / ENGRAVING_SIZE) * 2 - 1,
      )
      at = put(pixels, at, ink, dx, dy)
    }
  }
  return pixels
}

/** Ink and slope at a point of a face; x and y from -1 to 1, y up. */
function pipAt(face: number, x: number, y: number): [number, number, number] {
  const pips = PIPS[face]
  const radius = pips?.radius ?? 0
  for (const [px, py] of pips?.at ?? []) {
    const [dx, dy] = [x - px, y - py]
    const far = Math.hypot(dx, dy)
    // Half a picture's pixel of softness inside, and a lip a little wider than the ink.
    const ink = smooth((radius - far) / 0.03 + 0.5)
    const lip = smooth((radius * 1.13 - far) / 0.04)
    if (lip === 0) continue
    const steep = Math.min(1, far / radius) * lip
    return [ink, (-dx / Math.max(far, 1e-6)) * steep, (-dy / Math.max(far, 1e-6)) * steep]
  }
  return [0, 0, 0]
}

/** Numbers are cut into the face: only their rims slope. */
function inkOfNumber(text: string): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(ENGRAVING_SIZE * ENGRAVING_SIZE * 4)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) return pixels
  pen.canvas.width = pen.canvas.height = ENGRAVING_SIZE
  pen.translate(ENGRAVING_SIZE / 2, ENGRAVING_SIZE / 2)
  paintNumber(pen, text, ENGRAVING_SIZE / 2)
  const { data } = pen.getImageData(0, 0, ENGRAVING_SIZE, ENGRAVING_SIZE)
  const ink = (x: number, y: number) =>
    (data[(clamped(ENGRAVING_SIZE - 1 - y) * ENGRAVING_SIZE + clamped(x)) * 4 + 3] ?? 0) / 255
  let at = 0
  for (let y = 0; y < ENGRAVING_SIZE; y++) {
    for (let x = 0; x < ENGRAVING_SIZE; x++) {
      let [dx, dy] = [0, 0]
      for (let d = 1; d <= 3; d++) {
        dx += ink(x - d, y) - ink(x + d, y)
        dy += ink(x, y - d) - ink(x, y + d)
      }
      // Ink is deep: to the left of it the ground falls to the right.
      at = put(pixels, at, ink(x, y), dx / -3, dy / -3)
    }
  }
  return pixels
}

function put(pixels: Uint8Array, at: number, ink: number, dx: number, dy: number): number {
  pixels[at] = Math.round(ink * 255)
  pixels[at + 1] = Math.round(127.5 + dx * 127.5)
  pixels[at + 2] = Math.round(127.5 + dy * 127.5)
  pixels[at + 3] = 255
  return at + 4
}

const clamped = (n: number) => Math.min(ENGRAVING_SIZE - 1, Math.max(0, n))

function smooth(t: number): number {
  const s = Math.min(1, Math.max(0, t))
  return s * s * (3 - 2 * s)
}
