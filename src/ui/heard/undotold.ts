import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { plain } from '../../rules/plain/sentence.ts'
import type { Undone } from '../../table/document/undo.ts'
import type { Back } from '../../table/table.ts'
import type { AroundScreen } from '../desk/around.ts'
import type { Desk } from '../desk/desk.ts'
import type { Notices } from '../parts/notices.ts'
import type { Voice } from '../say/say.ts'
import { actionsBack, instantOf } from './actions.ts'
import { tellerOf } from './retell.ts'

type Teller = Pick<Desk, 'table' | 'game' | 'act'> & Voice

/**
 * Tells of each step that is taken back or done again here, by whatever, what it was in words; '' where there is
 * nothing to tell. Returns the way out.
 */
function hearBack(desk: Teller, hear: (back: Back, told: string) => void): () => void {
  const { table, game } = desk
  let last = instantOf(table)
  return table.subscribe((touched: ReadonlySet<ItemId>, back) => {
    const before = last
    last = instantOf(table)
    if (!back) return
    const actions = actionsBack(game, before, last, touched, desk.act())
    hear(back, actions.length > 0 ? tellerOf(desk, game).own(actions, back.way) : '')
  })
}

/**
 * Takes back what this seat did last. Tells in words what it was; '' where it was done at another screen, which takes
 * it back by and by; and why not, where nothing was taken back.
 */
export function undoTold(
  desk: Teller,
  seat: SeatId,
): { readonly told: string } | Exclude<Undone, 'done'> {
  let told = ''
  const stop = hearBack(desk, (_, words) => {
    told = words
  })
  const undone = desk.table.undo(seat)
  stop()
  return undone === 'done' ? { told } : undone
}

/**
 * Tells whoever sits round a screen in their own place what they have taken back, by whatever; who has taken back what
 * they write on has done with it. Returns the way out.
 */
export function tellBackAround(
  desk: Teller,
  notices: Pick<Notices, 'to'>,
  around: () => Pick<AroundScreen, 'sides' | 'writers' | 'write'>,
): () => void {
  // Who takes back one step after another is told of the last.
  const stands = new Map<SeatId, () => void>()
  return hearBack(desk, ({ seat }, told) => {
    const { sides, writers, write } = around()
    if (sides.every((side) => side.seat !== seat)) return
    const writes = writers.find((one) => one.seat === seat)
    if (writes && !desk.table.board().items.has(writes.id)) write(seat, undefined)
    stands.get(seat)?.()
    if (told !== '') stands.set(seat, notices.to(seat).add({ say: plain(told) }))
  })
}
