import * as v from 'valibot'
import { lies } from '../../rules/plain/item.ts'
import { samePlain } from '../document/plain.ts'
import type { TableState } from '../document/read.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What happened between two states of a table, as counts of things, and of Rolls. */
export const HappenedSchema = v.object({
  made: count,
  gone: count,
  written: count,
  moved: count,
  rolls: count,
})
export type Happened = v.InferOutput<typeof HappenedSchema>

type State = Pick<TableState, 'items' | 'rolls'>

/** What happened to a table between two of its states. What nobody touched is the same object in both. */
export function happened(before: State, after: State): Happened {
  let [made, gone, written, moved] = [0, 0, 0, 0]
  for (const [id, now] of after.items) {
    const old = before.items.get(id)
    if (old === now) continue
    if (!lies(old)) {
      if (lies(now)) made += 1
    } else if (!lies(now)) gone += 1
    else if (!samePlain(old.texts, now.texts) || old.props !== now.props) written += 1
    else if (old.place !== now.place) moved += 1
  }
  for (const [id, old] of before.items) if (lies(old) && !after.items.has(id)) gone += 1
  const known = new Set(before.rolls.map(({ id }) => id))
  const rolls = after.rolls.filter(({ id }) => !known.has(id)).length
  return { made, gone, written, moved, rolls }
}
