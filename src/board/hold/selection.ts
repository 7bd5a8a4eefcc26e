import type { ItemId } from '../../rules/plain/item.ts'
import { alike } from '../../rules/plain/lists.ts'
import type { BoardProps } from '../view/props.ts'
import type { State } from '../view/state.ts'
import type { View } from '../view/view.ts'

/** What is selected here. */
export interface Selection {
  readonly ids: ReadonlySet<ItemId>
  set(ids: readonly ItemId[]): void
  /** Shown as selected while a frame is still being drawn: nobody is told yet. */
  preview(ids: readonly ItemId[]): void
  toggle(id: ItemId): void
  /** Drops what is no longer on the table. */
  prune(): void
  /** Changes with every change. */
  count(): number
}

/** What is selected of a board in this state. */
export function makeSelection(view: View, state: State, props: () => BoardProps): Selection {
  const ids = state.selected
  let told: readonly ItemId[] = []
  let count = 0
  const become = (next: readonly ItemId[]) => {
    ids.clear()
    for (const id of next) ids.add(id)
    count += 1
    view.invalidate()
  }
  const tell = () => {
    const now = [...ids]
    if (alike(now, told)) return
    told = now
    props().onSelect(now)
  }
  return {
    ids,
    count: () => count,
    preview: become,
    set(next) {
      become(next)
      tell()
    },
    toggle(id) {
      become(ids.has(id) ? [...ids].filter((i) => i !== id) : [...ids, id])
      tell()
    },
    prune() {
      const here = [...ids].filter((id) => view.spatial.entries.has(id))
      if (here.length === ids.size) return
      become(here)
      tell()
    },
  }
}
