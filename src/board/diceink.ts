import { PIPS } from '../paint/pips.ts'

/** Width of one face's picture in pixels. */
export const INK_SIZE = 128

/**
 * The pictures of the six faces, one after another, four bytes a pixel: ink, slope to the right, slope upwards
 * (128 is flat), 255. The pips are shallow bowls, so that the light finds their far lip.
 */
export function inkOfPips(): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(INK_SIZE * INK_SIZE * 4 * 6)
  let at = 0
  for (let face = 1; face <= 6; face++) {
    for (let row = 0; row < INK_SIZE; row++) {
      for (let column = 0; column < INK_SIZE; column++) {
        const [ink, dx, dy] = pipAt(
          face,
          ((column + 0.5) / INK_SIZE) * 2 - 1,
          ((row + 0.5) / INK_SIZE) * 2 - 1,
        )
        pixels[at++] = Math.round(ink * 255)
        pixels[at++] = Math.round(127.5 + dx * 127.5)
        pixels[at++] = Math.round(127.5 + dy * 127.5)
        pixels[at++] = 255
      }
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

function smooth(t: number): number {
  const s = Math.min(1, Math.max(0, t))
  return s * s * (3 - 2 * s)
}
