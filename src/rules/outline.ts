import type { Board, Game, Row } from './game.ts'
import type { ItemId } from './item.ts'

/** An oval, and the one it hangs on; those at the top hang on none. */
export interface Branch {
  readonly id: ItemId
  readonly parent?: ItemId
}

/** The ovals of a game's outline as a tree, each before what hangs on it. */
export function treeOf(game: Pick<Game, 'pieces' | 'outline'>, board: Board): readonly Branch[] {
  const tree: Branch[] = []
  const rows = game.outline(board).flatMap((section) => section.rows)
  const stack: { readonly row: Row; readonly under?: ItemId }[] = rows.map((row) => ({ row }))
  stack.reverse()
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { row, under } = next
    const kind = board.items.get(row.id)?.kind
    const oval = kind !== undefined && game.pieces[kind]?.painter === 'oval'
    if (oval) tree.push(under === undefined ? { id: row.id } : { id: row.id, parent: under })
    const above = oval ? { under: row.id } : {}
    for (const below of (row.rows ?? []).toReversed()) stack.push({ row: below, ...above })
  }
  return tree
}
