import { lateFace } from '../../rules/board/lateface.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { STOCKS } from './story/papers.ts'
import { PIECES } from './story/pieces.ts'

const isPrinted = (kind: string): kind is keyof typeof STOCKS => Object.hasOwn(STOCKS, kind)

/** What can lie on this table, with what is printed on it, which comes late. */
export const PRINTED_PIECES: Readonly<Record<keyof typeof PIECES, Piece>> = Object.assign(
  {},
  ...Object.entries(PIECES).map(([kind, piece]: [string, Piece]) => {
    if (!isPrinted(kind)) return { [kind]: piece }
    const bring = async () => (await import('./faces/faces.ts')).PRINTED_FACES[kind]
    return { [kind]: { ...piece, face: lateFace(STOCKS[kind], bring) } }
  }),
)
