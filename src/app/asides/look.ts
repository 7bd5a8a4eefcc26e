import type { BoardHandle } from '../../board/TableTop.tsx'
import type { ItemId } from '../../rules/plain/item.ts'
import { worldPlace } from '../../rules/plain/place.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import type { Table } from '../../table/table.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { shareSpeaker } from '../../ui/share/words.ts'
import type { OpenTable } from '../page/opentable.ts'

/** How long it stands for those who come late (ms); rings pulse a little longer. */
const STANDS = 3000

/** A point of the page (client px), and what is known to lie there. */
interface At {
  readonly x: number
  readonly y: number
  readonly id?: ItemId | undefined
  /** It is a place in a list. */
  readonly listed?: boolean | undefined
}

/**
 * Points something out to everybody: what was asked for, or else what the keyboard is at, what is under the pointer,
 * what is selected, the middle of the view.
 */
export function pointOut(
  { table, voice }: OpenTable,
  board: BoardHandle,
  notices: Notices,
  at?: At,
): void {
  const { presence } = table
  if (presence.others().size === 0) {
    notices.add({ say: plain(shareSpeaker(voice())(say('look.alone'))) })
    return
  }
  const n = Date.now()
  presence.set({ look: { n, ...spot(table, board, at) } })
  setTimeout(() => {
    if (presence.mine().look?.n === n) presence.set({ look: undefined })
  }, STANDS)
}

function spot(table: Table, board: BoardHandle, at: At | undefined) {
  const { items } = table.state()
  const lying = ({ x, y }: { readonly x: number; readonly y: number }, known?: ItemId) => {
    const id = known ?? board.lies(x, y)
    return { x, y, ...(id !== undefined && { id }) }
  }
  const of = (id: ItemId | undefined) => {
    const world = id === undefined ? undefined : worldPlace(items, id)
    return world && lying(world, id)
  }
  // In a list a thing is elsewhere on the page than on the table.
  if (at?.listed) return of(at.id) ?? lying(board.centre())
  if (at) return lying(board.at(at.x, at.y), at.id)
  const { pointer } = table.presence.motion()
  return (
    of(board.current()) ??
    (pointer && lying({ x: pointer[0], y: pointer[1] })) ??
    of(board.selection()[0]) ??
    lying(board.centre())
  )
}
