import { FACE } from '../../rules/board/deck.ts'
import { lateFace } from '../../rules/board/lateface.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { DARK_PAPERS } from './cards/papers.ts'
import { DARK_PIECES, type DarkKind, type DarkMat, MAT_PAPERS } from './story/pieces.ts'

/** A main card as it is printed: by what all know of it, if its front lies up. */
const turned = (item: Item): Item => {
  const { down, [FACE]: face } = item.props
  return { ...item, props: down === true || face === undefined ? {} : { face } }
}

const isCard = (kind: string): kind is DarkKind & keyof typeof DARK_PAPERS =>
  Object.hasOwn(DARK_PAPERS, kind)
const isMat = (kind: string): kind is DarkMat => Object.hasOwn(MAT_PAPERS, kind)

/** What can lie on this table, with what is printed on it, which comes late. */
export const DARK_PRINTED: Readonly<Record<DarkKind, Piece>> = Object.assign(
  {},
  ...Object.entries(DARK_PIECES).map(([kind, piece]: [string, Piece]) => {
    if (isCard(kind)) {
      const bring = async () => {
        const made = (await import('./faces/faces.ts')).DARK_FACES[kind]
        return kind === 'main' ? (item: Item) => made(turned(item)) : made
      }
      return { [kind]: { ...piece, face: lateFace(DARK_PAPERS[kind], bring) } }
    }
    if (!isMat(kind)) return { [kind]: piece }
    const bring = async () => (await import('./faces/mats.ts')).MAT_FACES[kind]
    return { [kind]: { ...piece, face: lateFace(MAT_PAPERS[kind], bring) } }
  }),
)
