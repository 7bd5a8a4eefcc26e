import { facesOf, lacksFaces } from '../../rules/board/lateface.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { View } from './view.ts'

/** Where the game draws, or hangs a word at an oval's rim. */
function markedOn({ look, spatial }: View): ItemId[] {
  const ids: ItemId[] = []
  for (const [id, marks] of look().marks)
    for (const { as } of marks)
      if (as === 'drawn' || (as === 'label' && spatial.entries.get(id)?.piece.painter === 'oval'))
        ids.push(id)
  return ids
}

/** Where something is printed or borne. */
const bearersIn = ({ spatial }: View): ItemId[] =>
  [...spatial.entries.values()].flatMap(({ id, piece }) =>
    piece.painter === 'printed' || piece.fields || piece.mat ? id : [],
  )

/** What lies there, each piece once. */
const piecesIn = ({ spatial }: View): readonly Piece[] => [
  ...new Set([...spatial.entries.values()].map(({ piece }) => piece)),
]

/**
 * A step of the view that looks for what is printed, borne and drawn on things, and sends for what paints that with the
 * first; for what is printed, with the first of each piece.
 */
export function lateDrawing(view: View): () => boolean {
  let sending = false
  let here = false
  let looked = -1
  const lacks = () => {
    if (!here && markedOn(view).length > 0) return true
    // Whether there is something of that kind is looked at once as things lie.
    if (looked === view.changes()) return false
    looked = view.changes()
    return here ? lacksFaces(piecesIn(view)) : bearersIn(view).length > 0
  }
  return () => {
    if (sending || !lacks()) return false
    sending = true
    const all = [import('../../paint/things/drawing.ts'), facesOf(piecesIn(view))]
    Promise.all(all).then(
      () => {
        here = true
        sending = false
        view.refresh([...markedOn(view), ...bearersIn(view)])
      },
      // It did not come: it is sent for again with the next frame.
      () => {
        sending = false
        looked = -1
      },
    )
    return false
  }
}
