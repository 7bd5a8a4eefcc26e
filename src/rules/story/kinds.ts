import type { Board } from '../board/board.ts'
import type { Item } from '../plain/item.ts'
import { grouped } from '../plain/lists.ts'

const known = new WeakMap<Board['items'], ReadonlyMap<string, readonly Item[]>>()
const NONE: readonly Item[] = []

/** All that lies on a board by its kind: looked through once, whoever asks. */
export function byKind({ items }: Pick<Board, 'items'>): ReadonlyMap<string, readonly Item[]> {
  const there = known.get(items)
  if (there) return there
  const found = grouped(items.values(), ({ kind }) => kind)
  known.set(items, found)
  return found
}

/** Everything of a kind that lies on a board, in the order of ids. */
export const allOf = (board: Pick<Board, 'items'>, kind: string): readonly Item[] =>
  byKind(board).get(kind) ?? NONE

const made = new WeakMap<readonly Item[], readonly Item[]>()

/** Everything of a kind that lies on a board, the first made first: so people remember it. */
export function asMade(board: Pick<Board, 'items'>, kind: string): readonly Item[] {
  const all = allOf(board, kind)
  const there = made.get(all)
  if (there) return there
  const when = ({ props }: Item) => (Number.isFinite(props.made) ? Number(props.made) : 0)
  const sorted = [...all].sort((a, b) => when(a) - when(b))
  made.set(all, sorted)
  return sorted
}
