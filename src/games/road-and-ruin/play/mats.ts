import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { nextSpot } from '../story/layout.ts'
import { layPiece } from '../story/make.ts'
import { isResolved, stagesOf, theatreOf } from '../story/places.ts'

/** The same table after these: of what is laid and put elsewhere. */
function after(board: Board, changes: readonly Change[]): Board {
  const items = new Map(board.items)
  for (const change of changes) {
    const { id } = change.do === 'make' ? change.item : change.do === 'place' ? change : {}
    const item = change.do === 'make' ? { ...change.item, bin: false } : items.get(id ?? '')
    if (id === undefined || !item) continue
    items.set(id, change.do === 'place' ? { ...item, place: change.place } : item)
  }
  return { ...board, items }
}

/**
 * A Theatre is laid where there is none, with the Stages that lay on the paper on it, as many as have room [R14].
 * Returns what is done for it, and the table then.
 */
export function theatreLaid(
  board: Board,
  act: Act,
): { readonly changes: readonly Change[]; readonly board: Board } {
  if (theatreOf(board)) return { changes: [], board }
  const free = stagesOf(board).filter(({ place }) => place.on === undefined)
  const items = new Map(board.items)
  for (const { id } of free) items.delete(id)
  for (const { id, place } of board.items.values())
    if (free.some((stage) => stage.id === place.on)) items.delete(id)
  // It lies beneath all else.
  const place = { ...nextSpot({ ...board, items }, act, 'theatre'), turn: 0, z: 0 }
  const changes = [layPiece(act, 'theatre', place)]
  let now = after({ ...board, items }, changes)
  for (const stage of free) {
    const on = nextSpot(now, act, 'stage')
    if (on.on === undefined) break
    const change: Change = { do: 'place', id: stage.id, place: { ...on, z: stage.place.z } }
    changes.push(change)
    now = after({ ...now, items: new Map(now.items).set(stage.id, stage) }, [change])
  }
  return { changes, board: after(board, changes) }
}

/**
 * A Stage is laid in the Theatre, and the focus is on it [R14]. Where there is no more room, the first one that is
 * resolved makes it: it lies behind the people.
 */
export function stageLaid(
  before: Board,
  act: Act,
  more: Omit<NonNullable<Parameters<typeof layPiece>[3]>, 'id'>,
): readonly Change[] {
  const id = act.chance.id()
  const { changes, board } = theatreLaid(before, act)
  const spot = { ...nextSpot(board, act, 'stage'), turn: 0 }
  const theatre = theatreOf(board)?.id
  const old =
    spot.on === undefined
      ? stagesOf(board).find((one) => one.place.on === theatre && isResolved(one))
      : undefined
  const place = old ? { ...old.place, z: spot.z } : spot
  return [
    layPiece(act, 'stage', place, { id, ...more }),
    ...changes,
    ...(old ? [{ do: 'place', id: old.id, place: spot } as const] : []),
    { do: 'play', key: 'stage', value: id },
  ]
}
