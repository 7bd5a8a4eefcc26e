import { type RefObject, useMemo, useRef, useState } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { Act, Board } from '../../rules/board/board.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { Flick } from '../../rules/dice/roll.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import { type Answers, type Move, moveOf } from '../../rules/play/move.ts'
import { useTable } from '../../table/use.ts'
import { USUAL_FLICK } from '../../tray/thrown.ts'
import type { Handed, Played } from '../../ui/desk/desk.ts'
import { newestStroke } from '../../ui/desk/strokes.ts'
import type { AppDoes } from '../../ui/does.ts'
import type { OutlineHandle } from '../../ui/lists/Outline.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'
import { inTheAir } from '../eyes/flights.ts'
import { rollerOf } from '../eyes/roller.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { appDoes } from './does.ts'
import { type Picking, useMode } from './mode.ts'
import type { Dice } from './useThrow.ts'

interface Around {
  readonly opened: OpenTable
  readonly voice: Voice
  readonly device: string
  readonly board: RefObject<BoardHandle | null>
  /** The table as lists, while it is shown so. */
  readonly lists: RefObject<OutlineHandle | null>
  readonly notices: Notices
  readonly tables: Tables
  readonly dice: Dice
  write(at: { id: ItemId; field: string } | undefined): void
}

/** What the app hands the interface: who acts here, the Moves, the commands. */
export function useDeskOf(around: Around): {
  desk: Handed
  does: AppDoes
  picking: Picking | undefined
} {
  const { opened, voice, device, dice } = around
  const { table, game, eyes } = opened
  const [chosen, sit] = useState<SeatId>()
  const [picking, setPicking] = useState<Picking>()
  const [free, pick] = useState<Check>()
  useMode(picking?.mode, around.notices)
  // Whoever sits at this device acts here; with several, the one that was chosen last.
  const seat = useTable(table, () => {
    const here = table.state().seats.filter(({ sitter }) => sitter === device)
    return (here.find(({ id }) => id === chosen) ?? here[0])?.id
  })
  const all = { ...around, seat, free, picking }
  const latest = useRef(all)
  latest.current = all
  const throwing = dice.air !== undefined
  const { flights, shake, shaking } = dice

  const handed = useMemo((): { desk: Handed; does: AppDoes } => {
    const act = (): Act => ({
      seat: latest.current.seat ?? '',
      chance,
      now: Date.now(),
      say: voice.say,
    })
    const play = (
      id: string,
      answers: Answers = {},
      anyway = false,
      flick: Flick = USUAL_FLICK,
    ): Played => {
      const move = moveOf(game, id)
      if (!move) throw new RangeError(`no move ${id}`)
      const board = table.board()
      const lack = lackOf(move, board, act, answers, anyway)
      if (lack) return lack
      const shape = latest.current.board.current?.shape()
      const by = shape === undefined ? act() : { ...act(), shape }
      const played = move.play(board, by, answers)
      if ('dice' in played) {
        // While dice fly for a question, more throws for it are the same impatience.
        if (!inTheAir(latest.current.dice.flights, played))
          latest.current.dice.throwFor(act().seat, played, flick)
        return 'thrown'
      }
      const amiss = table.apply(played, { seat: act().seat })
      if (amiss) return { force: 'must', say: amiss }
      const made = played.flatMap((change) => (change.do === 'make' ? [change.item.id] : []))
      const { board: seen, lists } = latest.current
      seen.current?.reveal(made)
      lists.current?.show(made)
      return 'done'
    }
    const throwDice = (flick?: Flick) => {
      if (table.refuses()) return
      const gathering = game.checks?.gathering(table.board(), act())
      if (!gathering) return
      const played = play(gathering.thrower.move, gathering.thrower.answers, true, flick)
      if (typeof played === 'object' && 'say' in played)
        latest.current.notices.add({ say: played.say })
    }
    const fling = (flick: Flick = USUAL_FLICK, picked = latest.current.free) => {
      const { seat: hand, notices, dice: air } = latest.current
      if (!picked) return throwDice(flick)
      if (table.refuses()) return
      if (hand === undefined) notices.add({ say: sentence('seat.first') })
      else if (picked.dice.length > 0) air.throwFor(hand, picked, flick)
    }
    /** Tells that these are in the bin, and takes just them back, whatever has been done since. */
    const binned = (ids: readonly ItemId[]) => {
      const { notices, seat: hand = '' } = latest.current
      const run = () =>
        table.apply(
          ids.map((id) => ({ do: 'return', id })),
          { seat: hand },
        )
      notices.add({
        say: sentence('bin.put', { n: ids.length }),
        action: { say: sentence('command.undo'), run },
      })
    }
    const write = (id: ItemId, field: string) => latest.current.write({ id, field })
    const look: Handed['look'] = async (at) => {
      // Nobody takes a hand's sign from who only looks on.
      if (table.barred()?.key === 'table.watching' && table.refuses()) return
      const { pointOut } = await import('../asides/look.ts')
      const { board, notices } = latest.current
      if (board.current) pointOut(opened, board.current, notices, at)
    }
    const desk = {
      ...voice,
      table,
      game,
      device,
      throwing,
      answered: (check) => inTheAir(flights, check),
      seat: () => seat,
      sit,
      act,
      play,
      throwDice,
      fling,
      shaking,
      shake,
      free,
      pick,
      again: rollerOf(latest.current.tables.page).roll,
      eyes,
      replay: (record, tumble) => void latest.current.dice.replay(record, tumble),
      show(ids) {
        const { board, lists } = latest.current
        board.current?.show(ids)
        lists.current?.show(ids)
      },
      write,
      look,
      async meanings(ids) {
        const { board } = latest.current
        const [found, { choicesFor }] = await Promise.all([
          board.current?.sketches(ids) ?? [],
          import('../asides/meanings.ts'),
        ])
        return choicesFor({ table, game, act, seat: () => seat }, found, {
          again: () => board.current?.sketches(ids),
          notices: () => latest.current.notices,
          came({ id, field }) {
            board.current?.select([id])
            if (field !== undefined) write(id, field)
            else if (latest.current.lists.current) latest.current.lists.current.focus(id)
            else board.current?.focus(id)
          },
        })
      },
      rub(on) {
        const stroke = newestStroke(game, table.board().items, on)
        if (stroke === undefined) return
        const refusal = table.apply([{ do: 'bin', id: stroke }], {
          seat: latest.current.seat ?? '',
        })
        if (refusal) latest.current.notices.add({ say: refusal, tone: 'bad' })
        else binned([stroke])
      },
      async save(ending, content) {
        const { download, fileName } = await import('../page/download.ts')
        download(fileName(table.state().about.title, ending), content)
      },
      picking: (options, take) => setPicking(options && { options, ...(take && { take }) }),
    } satisfies Handed
    const now = () => ({ ...latest.current, board: latest.current.board.current })
    return { desk, does: appDoes({ ...desk, opened, now, pick: setPicking, binned }) }
  }, [opened, table, game, eyes, voice, device, seat, throwing, flights, shake, shaking, free])
  return { ...handed, picking }
}

/** Why a Move is not played yet: a refusal, or what it still wants to know. */
function lackOf(
  move: Move,
  board: Board,
  act: () => Act,
  answers: Answers,
  anyway: boolean,
): Exclude<Played, string> | undefined {
  const refusal = move.may(board, act(), answers)
  if (refusal && (refusal.force === 'must' || !anyway)) return refusal
  const ask = move
    .asks(board, act(), answers)
    .filter((q) => answers[q.id] === undefined && !('optional' in q && q.optional))
  return ask.length > 0 ? { ask } : undefined
}
