import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { alike } from '../../rules/plain/lists.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** What is selected here: by whoever's hand it is, where several share the screen. */
export interface Selection {
  readonly ids: ReadonlySet<ItemId>
  /** What anybody here has selected, each with whose it is; undefined where the screen is one person's. */
  all(): readonly (readonly [SeatId | undefined, ReadonlySet<ItemId>])[]
  set(ids: readonly ItemId[]): void
  /** Shown as selected while a frame is still being drawn: nobody is told yet. */
  preview(ids: readonly ItemId[]): void
  toggle(id: ItemId): void
  /** Drops what is no longer on the table. */
  prune(): void
  /** Changes with every change. */
  count(): number
}

interface Chosen {
  readonly ids: Set<ItemId>
  told: readonly ItemId[]
}

/** What is selected of a board, by whoever acts as these props are asked. */
export function makeSelection(
  view: Pick<View, 'invalidate' | 'spatial'>,
  props: () => Pick<BoardProps, 'round' | 'seat' | 'onSelect'>,
): Selection {
  const chosen = new Map<SeatId | undefined, Chosen>()
  let count = 0
  const by = (seat: SeatId | undefined): Chosen => {
    const one = chosen.get(seat) ?? { ids: new Set(), told: [] }
    chosen.set(seat, one)
    return one
  }
  const whose = () => (props().round ? props().seat : undefined)
  const become = ({ ids }: Chosen, next: readonly ItemId[]) => {
    ids.clear()
    for (const id of next) ids.add(id)
    count += 1
    view.invalidate()
  }
  const tell = (one: Chosen, seat: SeatId | undefined) => {
    const now = [...one.ids]
    if (alike(now, one.told)) return
    one.told = now
    props().onSelect(now, seat)
  }
  const set = (next: readonly ItemId[]) => {
    const seat = whose()
    become(by(seat), next)
    tell(by(seat), seat)
  }
  return {
    get ids() {
      return by(whose()).ids
    },
    all: () =>
      [...chosen].flatMap(([seat, { ids }]) =>
        (seat === undefined) === (props().round === undefined) ? [[seat, ids] as const] : [],
      ),
    count: () => count,
    preview: (ids) => become(by(whose()), ids),
    set,
    toggle(id) {
      const { ids } = by(whose())
      set(ids.has(id) ? [...ids].filter((i) => i !== id) : [...ids, id])
    },
    prune() {
      for (const [seat, one] of chosen) {
        const here = [...one.ids].filter((id) => view.spatial.entries.has(id))
        if (here.length === one.ids.size) continue
        become(one, here)
        tell(one, seat)
      }
    },
  }
}
