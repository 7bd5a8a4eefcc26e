import { type Look, markOf } from '../../paint/pen/look.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { overhangs } from '../map/paper.ts'
import type { Entry, LineEntry } from '../map/spatial.ts'
import { boxIn } from '../map/writing.ts'
import type { Painted } from './painted.ts'
import type { BoardProps } from './props.ts'
import type { State } from './state.ts'

/** Takes in changed items: they lie where they lie now, and what of it is seen is painted anew. */
export function takeChanged(
  state: State,
  props: BoardProps,
  look: Look,
  { spoil, unroll }: Pick<Painted, 'spoil' | 'unroll'>,
  ids: readonly ItemId[],
): void {
  const { spatial, lifts } = state
  const { items } = props.table.state()
  const beyond = (id: ItemId) => {
    const entry = spatial.entries.get(id)
    return entry !== undefined && overhangs(entry)
  }
  /** What is held is not drawn where it lies, nor is a line that ends there. */
  const isDrawn = (one: Entry | LineEntry): boolean =>
    !lifts.ids.has(one.id) && !('to' in one && lifts.ids.has(one.to))

  const seen = ids.filter((id) => !onlyWritten(state, props, look, id, items.get(id)))
  // What is written is shown by the overlay: nothing has to be drawn again for it.
  if (seen.length < ids.length) spatial.update(items, ids)
  // What is stuck on something goes where that goes.
  const all = seen.flatMap((id) => spatial.withStuck(id))
  const before = all.some(beyond)
  const rects = spatial.update(items, seen).filter(isDrawn)
  if (before || all.some(beyond)) unroll()
  spoil(rects)
}

/** Whether nothing of an item has changed but the text that is being written here. */
function onlyWritten(
  state: State,
  { writing }: BoardProps,
  look: Look,
  id: ItemId,
  next: Item | undefined,
): boolean {
  const entry = state.spatial.entries.get(id)
  if (writing?.id !== id || !entry || !next) return false
  const old = entry.item
  /** How high the written field is: the line below a card's name stays where it is, however many lines that takes. */
  const high = (item: Item) => {
    const owned = markOf(look, id, 'owner') !== undefined
    const { zoom } = state.camera
    return boxIn({ ...entry, item }, writing.field, owned, look, zoom).h
  }
  const { piece } = entry
  return (
    old.place === next.place &&
    old.props === next.props &&
    old.bin === next.bin &&
    Object.keys(next.texts).every(
      (field) => field === writing.field || old.texts[field] === next.texts[field],
    ) &&
    (piece.painter !== 'card' || writing.field !== piece.texts[0] || high(old) === high(next))
  )
}
