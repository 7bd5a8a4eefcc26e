import type { Board } from '../../rules/board/board.ts'
import type { Table } from '../../table/table.ts'

/** How much of what was done here is remembered at most until it is asked for. */
const MOST_DONE = 200

/** How registers of play stood before and after something that was done at this screen. */
export type DoneHere = readonly [before: Board['play'], after: Board['play']]

/** What was done to the document: here or elsewhere, and by whom. */
interface Done {
  readonly local: boolean
  readonly origin: unknown
}

/**
 * Hears what people do at this screen, from its first moment: only what is written here and now, by a seat. What
 * others wrote, or an earlier table brings back, is no doing of ours.
 */
export function hearDone(table: Pick<Table, 'board' | 'doc'>) {
  let done: DoneHere[] = []
  let last = table.board().play
  const heard = (_: unknown, __: unknown, ___: unknown, { local, origin }: Done) => {
    const seat = local && (origin as { readonly seat?: unknown } | null)?.seat
    const { play } = table.board()
    if (seat && play !== last) done = [...done.slice(1 - MOST_DONE), [last, play]]
    last = play
  }
  table.doc.on('update', heard)
  return {
    /** What was done since it was asked for last. */
    take(): readonly DoneHere[] {
      const all = done
      done = []
      return all
    },
    close: () => table.doc.off('update', heard),
  }
}
