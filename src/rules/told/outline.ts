import type { Board } from '../board/board.ts'
import type { Piece } from '../board/piece.ts'
import type { ItemId } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'

/** A line of a list: a thing on the table, and what belongs below it, such as Aspects, or the Precursors of a Scene. */
export interface Row {
  readonly id: ItemId
  readonly rows?: readonly Row[]
}

/** One of the lists that the table is told in. */
export interface Section {
  readonly id: string
  readonly say: Sentence
  readonly rows: readonly Row[]
}

/** An oval, and the one it hangs on; those at the top hang on none. */
export interface Branch {
  readonly id: ItemId
  readonly parent?: ItemId
}

/** The ovals of a game's outline as a tree, each before what hangs on it. */
export function treeOf(
  game: {
    readonly pieces: Readonly<Record<string, Piece>>
    outline(board: Board): readonly Section[]
  },
  board: Board,
): readonly Branch[] {
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
