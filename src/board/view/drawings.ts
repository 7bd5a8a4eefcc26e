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

/**
 * A step of the view that looks for what is printed, borne and drawn on things, and sends for what paints that with the
 * first.
 */
export function lateDrawing(view: View): () => boolean {
  let sentFor = false
  let looked = -1
  const any = () => {
    if (markedOn(view).length > 0) return true
    // Whether there is something of that kind is looked at once as things lie.
    if (looked === view.changes()) return false
    looked = view.changes()
    return bearersIn(view).length > 0
  }
  return () => {
    if (sentFor || !any()) return false
    sentFor = true
    import('../../paint/things/drawing.ts').then(
      () => view.refresh([...markedOn(view), ...bearersIn(view)]),
      // It did not come: it is sent for again with the next frame.
      () => {
        sentFor = false
        looked = -1
      },
    )
    return false
  }
}
