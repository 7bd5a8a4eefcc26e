import { lateFace } from '../../rules/board/lateface.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { DARK_PAPERS } from './cards/papers.ts'
import { DARK_PIECES, type DarkKind } from './story/pieces.ts'

const isPrinted = (kind: string): kind is DarkKind & keyof typeof DARK_PAPERS =>
  Object.hasOwn(DARK_PAPERS, kind)

/** What can lie on this table, with what is printed on it, which comes late. */
export const DARK_PRINTED: Readonly<Record<DarkKind, Piece>> = Object.assign(
  {},
  ...Object.entries(DARK_PIECES).map(([kind, piece]: [string, Piece]) => {
    if (!isPrinted(kind)) return { [kind]: piece }
    const bring = async () => (await import('./faces/faces.ts')).DARK_FACES[kind]
    return { [kind]: { ...piece, face: lateFace(DARK_PAPERS[kind], bring) } }
  }),
)
