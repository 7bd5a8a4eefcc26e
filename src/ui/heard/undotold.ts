import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Desk } from '../desk/desk.ts'
import type { Voice } from '../say/say.ts'
import { actionsBack, instantOf } from './actions.ts'
import { tellerOf } from './retell.ts'

/**
 * Takes back what this seat did last. Tells in words what it was; '' where it was done at another screen, which takes
 * it back by and by; and why not, where nothing was taken back.
 */
export function undoTold(
  desk: Pick<Desk, 'table' | 'game' | 'act'> & Voice,
  seat: SeatId,
): { readonly told: string } | 'nothing' | 'overtaken' {
  const { table, game } = desk
  const before = instantOf(table)
  const touched = new Set<ItemId>()
  const stop = table.subscribe((ids) => {
    for (const id of ids) touched.add(id)
  })
  const undone = table.undo(seat)
  stop()
  if (undone !== 'done') return undone
  const actions = actionsBack(game, before, instantOf(table), touched, desk.act())
  return { told: actions.length > 0 ? tellerOf(desk, game).own(actions, 'undo') : '' }
}
