import type { ItemId } from '../../rules/plain/item.ts'
import type { View } from './view.ts'

/** Where the game draws, or hangs a word at an oval's rim. */
function drawnOn({ look, spatial }: View): ItemId[] {
  const ids: ItemId[] = []
  for (const [id, marks] of look().marks)
    for (const { as } of marks)
      if (as === 'drawn' || (as === 'label' && spatial.entries.get(id)?.piece.painter === 'oval'))
        ids.push(id)
  return ids
}

/** A step of the view that looks for what the game draws on things, and sends for what paints that with the first. */
export function lateDrawing(view: View): () => boolean {
  let sentFor = false
  return () => {
    if (sentFor || drawnOn(view).length === 0) return false
    sentFor = true
    import('../../paint/things/drawing.ts').then(
      () => view.refresh(drawnOn(view)),
      // It did not come: it is sent for again with the next frame.
      () => {
        sentFor = false
      },
    )
    return false
  }
}
