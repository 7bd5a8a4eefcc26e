import type { BoardHandle } from '../../board/TableTop.tsx'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import type { AppDoes } from '../../ui/does.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Picking } from '../asides/Modes.tsx'
import { goTo } from '../page/address.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { chooseFiles } from './incoming.ts'

/** What the app's commands act on. */
interface Around extends Pick<Handed, 'table' | 'game' | 'fling' | 'look' | 'write' | 'count'> {
  readonly opened: OpenTable
  /** What changes from one command to the next. */
  now(): {
    readonly board: BoardHandle | null
    readonly seat: SeatId | undefined
    readonly picking: Picking | undefined
    readonly notices: Notices
    readonly tables: Tables
  }
  pick(next: (now: Picking | undefined) => Picking | undefined): void
  /** Tells that these are in the bin. */
  binned(ids: readonly ItemId[]): void
}

/**
 * What commands do that are not the interface's own: those of the table, and those of the board, which
 * does them itself.
 */
export function appDoes(around: Around): AppDoes {
  const { table, game, opened, now } = around
  const selection = () => now().board?.selection() ?? []
  const board = (what: keyof BoardHandle['does']) => () => now().board?.does[what]()
  const back = (way: 'undo' | 'redo') => () => {
    const { seat = '', notices } = now()
    const undone = table[way](seat)
    if (undone === 'done') return
    notices.add({ say: sentence(`${undone === 'nothing' ? way : 'undo'}.${undone}`) })
  }
  /** What is done with the table's files comes when it is asked for. */
  const withFiles = async (act: (files: typeof import('../files/tablefiles.ts')) => void) => {
    try {
      act(await import('../files/tablefiles.ts'))
    } catch {
      now().notices.add({ say: sentence('late.missing'), tone: 'bad' })
    }
  }
  return {
    turn: board('turn'),
    turnBack: board('turnBack'),
    raise: board('raise'),
    duplicate: board('duplicate'),
    selectAll: board('selectAll'),
    tidy: board('tidy'),
    fit: board('fit'),
    whole: board('whole'),
    read: board('read'),
    zoomIn: board('zoomIn'),
    zoomOut: board('zoomOut'),
    write() {
      const item = table.board().items.get(selection()[0] ?? '')
      const field = item && game.pieces[item.kind]?.texts[0]
      if (item && field !== undefined) around.write(item.id, field)
    },
    count() {
      const [id, more] = selection()
      const item = more === undefined && table.board().items.get(id ?? '')
      if (item && game.pieces[item.kind]?.fields) around.count(item.id)
    },
    beside() {
      const { board: handle, picking: before } = now()
      if (before?.mode) return before.mode.end()
      const selected = selection()
      const here = [...table.board().items.keys()].filter((id) => !selected.includes(id))
      if (selected.length === 0 || here.length === 0) return
      const end = () => around.pick((latest) => (latest === beside ? before : latest))
      const beside: Picking = {
        options: here.map((id) => ({ value: id, item: id, say: sentence('unnamed') })),
        take(id) {
          end()
          handle?.beside(selected, id)
          handle?.select(selected)
        },
        mode: { how: sentence('beside.how'), end },
      }
      around.pick(() => beside)
    },
    bin() {
      const selected = selection()
      if (selected.length > 0 && now().board?.bin(selected)) around.binned(selected)
    },
    undo: back('undo'),
    redo: back('redo'),
    throw: () => around.fling(),
    look: () => around.look(),
    backup: () => void withFiles(({ saveToFile }) => saveToFile(table)),
    copy: () => void withFiles(({ copyHere }) => copyHere(table, now().tables, now().notices)),
    file: () => chooseFiles({ tables: now().tables, opened, notices: now().notices }),
    lobby: () => goTo(undefined),
  }
}
