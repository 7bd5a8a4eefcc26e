import type { BoardHandle } from '../../board/TableTop.tsx'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { say } from '../../rules/plain/sentence.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import { newestStroke } from '../../ui/desk/strokes.ts'
import type { OutlineHandle } from '../../ui/lists/Outline.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'

/** What is as it is just now, whatever it was when somebody began. */
interface Now {
  /** Who acts here. */
  readonly seat: SeatId | undefined
  readonly board: BoardHandle | null
  readonly lists: OutlineHandle | null
  readonly notices: Notices
  /** How what is made of ink comes to lie before whoever has a place at a screen among people. */
  readonly lays: Lays
  write(at: { id: ItemId; field: string }, seat: SeatId | undefined): void
}

/** What is done to things besides playing: seen, pointed out, written, made of ink, taken off. */
interface Handling extends Pick<Handed, 'show' | 'look' | 'write' | 'meanings' | 'rub' | 'save'> {
  /** Tells that these are in the bin, and takes just them back, whatever has been done since. */
  binned(ids: readonly ItemId[]): void
}

export function handleAt(
  opened: OpenTable,
  who: Pick<Handed, 'act' | 'seat'>,
  now: () => Now,
): Handling {
  const { table, game } = opened
  const write = (id: ItemId, field: string) => now().write({ id, field }, who.seat())
  const binned = (ids: readonly ItemId[]) => {
    const { notices, seat = '' } = now()
    const run = () =>
      table.apply(
        ids.map((id) => ({ do: 'return', id })),
        { seat },
      )
    notices.add({
      say: say('bin.put', { n: ids.length }),
      action: { say: say('command.undo'), run },
    })
  }
  return {
    show(ids) {
      const { board, lists } = now()
      board?.show(ids)
      lists?.show(ids)
    },
    async look(at) {
      // Nobody takes a hand's sign from who only looks on.
      if (table.barred()?.key === 'table.watching' && table.refuses()) return
      const { pointOut } = await import('../asides/look.ts')
      const { board, notices } = now()
      if (board) pointOut(opened, board, notices, at)
    },
    write,
    async meanings(ids) {
      const [found, { choicesFor }] = await Promise.all([
        now().board?.sketches(ids) ?? [],
        import('../asides/meanings.ts'),
      ])
      return choicesFor({ table, game, ...who, lays: now().lays }, found, {
        again: () => now().board?.sketches(ids),
        notices: () => now().notices,
        came({ id, field }) {
          const { board, lists } = now()
          board?.select([id])
          if (field !== undefined) write(id, field)
          else if (lists) lists.focus(id)
          else board?.focus(id)
        },
      })
    },
    rub(on) {
      const stroke = newestStroke(game, table.board().items, on)
      if (stroke === undefined) return
      const { seat = '', notices } = now()
      const refusal = table.apply([{ do: 'bin', id: stroke }], { seat })
      if (refusal) notices.add({ say: refusal, tone: 'bad' })
      else binned([stroke])
    },
    binned,
    async save(ending, content) {
      const { download, fileName } = await import('../page/download.ts')
      download(fileName(table.state().about.title, ending), content)
    },
  }
}
