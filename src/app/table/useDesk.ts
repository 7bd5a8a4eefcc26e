import { type RefObject, useMemo, useRef, useState } from 'react'
import type { BoardHandle } from '../../board/Board.tsx'
import type { Act } from '../../rules/board/board.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { Flick } from '../../rules/dice/roll.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import type { Answers, Option } from '../../rules/play/move.ts'
import { useTable } from '../../table/use.ts'
import { USUAL_FLICK } from '../../tray/thrown.ts'
import type { Desk, Played } from '../../ui/desk/desk.ts'
import { newestStroke } from '../../ui/desk/strokes.ts'
import type { OutlineHandle } from '../../ui/lists/Outline.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'
import { answered } from '../eyes/flights.ts'
import { roller } from '../eyes/roller.ts'
import { goTo } from '../page/address.ts'
import { chance } from '../page/chance.ts'
import { download, fileName } from '../page/download.ts'
import type { Session } from '../page/session.ts'
import type { Tables } from '../page/tables.ts'
import { chooseFiles } from './incoming.ts'
import { type Mode, useMode } from './mode.ts'
import type { Dice } from './useThrow.ts'

/** A turn by key or button: 15 degrees. */
const TURN = Math.PI / 12
const ZOOM = 1.25

/** What can be chosen by touching the board just now, and who takes it. */
export interface Picking {
  readonly options: readonly Option[]
  take?(value: string): void
  /** Nothing that is seen asked for it. */
  readonly mode?: Mode
}

interface Around {
  readonly session: Session
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
export function useDeskOf(around: Around): { desk: Desk; picking: Picking | undefined } {
  const { session, voice, device, dice } = around
  const { table, game, eyes } = session
  const [chosen, sit] = useState<SeatId>()
  const [picking, setPicking] = useState<Picking>()
  const [free, pick] = useState<Check>()
  useMode(picking?.mode, around.notices)
  // Whoever sits at this device acts here; with several, the one that was chosen last.
  const seat = useTable(table, () => {
    const here = table.state().seats.filter(({ sitter }) => sitter === device)
    return (here.find(({ id }) => id === chosen) ?? here[0])?.id
  })
  const latest = useRef({ ...around, seat, free, picking })
  latest.current = { ...around, seat, free, picking }
  const throwing = dice.air !== undefined
  const { flights, shake, shaking } = dice

  const desk = useMemo((): Desk => {
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
      const move = game.moves.find((each) => each.id === id)
      if (!move) throw new RangeError(`no move ${id}`)
      const board = table.board()
      const refusal = move.may(board, act(), answers)
      if (refusal && (refusal.force === 'must' || !anyway)) return refusal
      const ask = move
        .asks(board, act(), answers)
        .filter((q) => answers[q.id] === undefined && !('optional' in q && q.optional))
      if (ask.length > 0) return { ask }
      const shape = latest.current.board.current?.shape()
      const by = shape === undefined ? act() : { ...act(), shape }
      const played = move.play(board, by, answers)
      if ('dice' in played) {
        // While dice fly for a question, more throws for it are the same impatience.
        if (!answered(latest.current.dice.flights, played))
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
    /** What is done with the table's files comes when it is asked for. */
    const withFiles = async (act: (files: typeof import('../files/tablefiles.ts')) => void) => {
      try {
        act(await import('../files/tablefiles.ts'))
      } catch {
        latest.current.notices.add({ say: sentence('late.missing'), tone: 'bad' })
      }
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
    const look: Desk['look'] = async (at) => {
      // Nobody takes a hand's sign from who only looks on.
      if (table.barred()?.key === 'table.watching' && table.refuses()) return
      const { pointOut } = await import('../asides/look.ts')
      const { board, notices } = latest.current
      if (board.current) pointOut(table, board.current, notices, at)
    }
    return {
      table,
      game,
      lang: voice.lang,
      device,
      throwing,
      answered: (check) => answered(flights, check),
      say: voice.say,
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
      again: roller.roll,
      eyes,
      replay: (record, tumble) => void latest.current.dice.replay(record, tumble),
      show(ids) {
        const { board, lists } = latest.current
        board.current?.show(ids)
        lists.current?.show(ids)
      },
      write,
      look,
      async meant(ids) {
        const { board } = latest.current
        const [found, { meaningOf, take }] = await Promise.all([
          board.current?.meant(ids) ?? [],
          import('../asides/meanings.ts'),
        ])
        const maker = { table, game, act, seat: () => seat }
        return found.flatMap((sketch) => {
          const meaning = meaningOf(maker, sketch)
          if (!meaning) return []
          const run = async () => {
            // It may have been moved meanwhile.
            const now = (await board.current?.meant(ids))?.find(({ is }) => is === sketch.is)
            const means = now && meaningOf(maker, now)
            const came = means && take(maker, latest.current.notices, now, means)
            if (!came) return
            board.current?.select([came.id])
            if (came.field !== undefined) write(came.id, came.field)
            else if (latest.current.lists.current) latest.current.lists.current.focus(came.id)
            else board.current?.focus(came.id)
          }
          return [{ say: meaning.deed, run: () => void run() }]
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
      save: (ending, content) => download(fileName(table.state().about.title, ending), content),
      picking: (options, take) => setPicking(options && { options, ...(take && { take }) }),
      run(command) {
        const { board, notices } = latest.current
        const handle = board.current
        const selected = handle?.selection() ?? []
        const hand = latest.current.seat ?? ''
        switch (command) {
          case 'write': {
            const item = table.board().items.get(selected[0] ?? '')
            const field = item && game.pieces[item.kind]?.texts[0]
            return item && field !== undefined && write(item.id, field)
          }
          case 'turn':
            return handle?.turn(selected, TURN)
          case 'turnBack':
            return handle?.turn(selected, -TURN)
          case 'raise':
            return handle?.raise(selected)
          case 'beside': {
            const { picking: before } = latest.current
            if (before?.mode) return before.mode.end()
            const here = [...table.board().items.keys()].filter((id) => !selected.includes(id))
            if (selected.length === 0 || here.length === 0) return
            const end = () => setPicking((now) => (now === beside ? before : now))
            const beside: Picking = {
              options: here.map((id) => ({ value: id, item: id, say: sentence('unnamed') })),
              take(id) {
                end()
                handle?.beside(selected, id)
                handle?.select(selected)
              },
              mode: { how: sentence('beside.how'), end },
            }
            return setPicking(beside)
          }
          case 'duplicate':
            return handle?.duplicate(selected)
          case 'bin':
            if (selected.length === 0) return
            if (handle?.bin(selected)) binned(selected)
            return
          case 'selectAll':
            return handle?.selectAll()
          case 'undo':
          case 'redo': {
            const undone = table[command](hand)
            if (undone === 'done') return
            const key = undone === 'overtaken' ? 'undo.overtaken' : `${command}.nothing`
            return notices.add({ say: sentence(key) })
          }
          case 'fit':
            return handle?.fit()
          case 'whole':
            return handle?.whole()
          case 'read':
            return handle?.read()
          case 'zoomIn':
            return handle?.zoom(ZOOM)
          case 'zoomOut':
            return handle?.zoom(1 / ZOOM)
          case 'tidy':
            return handle?.tidy()
          case 'throw':
            return fling()
          case 'look':
            return look()
          case 'backup':
            return void withFiles(({ saveToFile }) => saveToFile(table))
          case 'copy':
            return void withFiles(({ copyHere }) =>
              copyHere(table, latest.current.tables.lobby, notices),
            )
          case 'file':
            return chooseFiles({ tables: latest.current.tables, session, notices })
          case 'lobby':
            return goTo(undefined)
        }
      },
    } satisfies Desk
  }, [session, table, game, eyes, voice, device, seat, throwing, flights, shake, shaking, free])
  return { desk, picking }
}
