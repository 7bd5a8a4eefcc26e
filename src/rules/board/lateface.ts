import type { Item } from '../plain/item.ts'
import type { FaceMaker, PrintedFace } from './face.ts'
import type { Piece } from './piece.ts'

/** The paper of a face, which is there at once. */
export type BarePaper = Pick<PrintedFace, 'paper' | 'ink' | 'round'>

/** A face whose drawing comes late, by `bring`: as long as it is not here, only its paper is. */
export function lateFace(
  paper: BarePaper,
  bring: () => Promise<(item: Item) => PrintedFace>,
): FaceMaker {
  const bare: PrintedFace = { ...paper, blocks: [] }
  let made: ((item: Item) => PrintedFace) | undefined
  const face = (item: Item) => made?.(item) ?? bare
  return Object.assign(face, {
    isHere: () => made !== undefined,
    async load() {
      made ??= await bring()
    },
  })
}

/** Brings all that is printed on these pieces. Rejects where it cannot be had just now. */
export async function facesOf(pieces: readonly Piece[]): Promise<void> {
  await Promise.all(pieces.map(({ face }) => face?.load?.()))
}

/** Whether some of what is printed on these pieces has still to come. */
export const lacksFaces = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ face }) => face?.isHere?.() === false)

/**
 * Whether a piece is painted by what comes late, whatever a game says of it: it is ink, a die, or printed, or bears
 * something.
 */
export const isDrawnLate = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  (/^(?:printed|ink|die)$/.test(piece.painter) || Boolean(piece.fields ?? piece.mat))
