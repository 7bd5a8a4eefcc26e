import { type RefObject, useMemo, useRef, useState } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { Check } from '../../rules/dice/check.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import { useTable } from '../../table/use.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import type { AppDoes } from '../../ui/does.ts'
import type { OutlineHandle } from '../../ui/lists/Outline.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import type { PatientVoice } from '../../ui/say/say.ts'
import type { Picking, Picks } from '../asides/Modes.tsx'
import { inTheAir } from '../eyes/flights.ts'
import { rollerOf } from '../eyes/roller.ts'
import { bringWhole, proseOf } from '../page/games.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { appDoes } from './does.ts'
import { handleAt } from './handling.ts'
import { withTheirs } from './mode.ts'
import { playAt } from './playing.ts'
import type { Dice } from './useThrow.ts'

interface Around {
  readonly opened: OpenTable
  readonly voice: PatientVoice
  readonly device: string
  readonly board: RefObject<BoardHandle | null>
  /** The table as lists, while it is shown so. */
  readonly lists: RefObject<OutlineHandle | null>
  readonly notices: Notices
  readonly tables: Tables
  readonly dice: Dice
  readonly lays: Lays
  write(at: { id: ItemId; field: string } | undefined, seat?: SeatId): void
}

interface DeskHere {
  readonly desk: Handed
  readonly does: AppDoes
  /** What the commands do for one of those who share this screen. */
  doesAs(seat: SeatId): AppDoes
  readonly picks: Picks
}

/** What the app hands the interface: who acts here, the Moves, the commands. */
export function useDeskOf(around: Around): DeskHere {
  const { opened, voice, device, dice } = around
  const { table, game, eyes } = opened
  const [chosen, sit] = useState<SeatId>()
  const [picks, setPicks] = useState<Picks>(() => new Map())
  // Of those who share a screen each picks dice of their own, and counts on what they have before them.
  const [free, setFree] = useState<ReadonlyMap<SeatId | undefined, Check>>(() => new Map())
  const [counting, setCounting] = useState<ReadonlyMap<SeatId | undefined, ItemId>>(() => new Map())
  // Whoever sits at this device acts here; with several, the one that was chosen last.
  const seat = useTable(table, () => {
    const here = table.state().seats.filter((one) => actsFor(one, device))
    return (here.find(({ id }) => id === chosen) ?? here[0])?.id
  })
  const all = { ...around, seat, free, picking: picks.get(undefined), picks }
  // Of each always the same: it is called again where it is another.
  const pickers = useRef(new Map<SeatId | undefined, Handed['pick']>())
  const latest = useRef(all)
  latest.current = all
  const throwing = dice.air !== undefined
  const { flights, shake, shaking } = dice

  const handed = useMemo((): Omit<DeskHere, 'picks'> => {
    const now = () => ({
      ...latest.current,
      free: latest.current.free.get(undefined),
      board: latest.current.board.current,
      lists: latest.current.lists.current,
    })
    const pickOf =
      (by: SeatId | undefined) => (next: (now: Picking | undefined) => Picking | undefined) =>
        setPicks((all) => withTheirs(all, by, next(all.get(by))))
    const pickingOf =
      (by: SeatId | undefined): Handed['picking'] =>
      (options, take) =>
        pickOf(by)(() => options && { options, ...(take && { take }) })
    type Own = Pick<Handed, 'free' | 'pick' | 'counting' | 'count'>
    const ownOf = (by: SeatId | undefined): Own => {
      const pick: Handed['pick'] =
        pickers.current.get(by) ?? ((check) => setFree((all) => withTheirs(all, by, check)))
      pickers.current.set(by, pick)
      return {
        free: free.get(by),
        pick,
        counting: counting.get(by),
        count: (id) => setCounting((all) => withTheirs(all, by, id)),
      }
    }
    const playing = playAt(opened, voice, now)
    const { binned, ...handled } = handleAt(opened, { act: playing.act, seat: () => seat }, now)
    const actingAs = (own: SeatId) => {
      const theirs = () => {
        const here = now()
        const picking = here.picks.get(own)
        const ready = latest.current.free.get(own)
        return { ...here, seat: own, free: ready, notices: here.notices.to(own), picking }
      }
      const acting = {
        ...playAt(opened, voice, theirs),
        seat: () => own,
        picking: pickingOf(own),
        ...ownOf(own),
      }
      return { ...acting, ...handleAt(opened, acting, theirs), now: theirs }
    }
    const doesAs = (own: SeatId) => {
      const does = appDoes({ ...actingAs(own), table, game, opened, pick: pickOf(own) })
      // To what they have selected, in their name.
      const by = (run: () => void) => () => {
        const { board } = latest.current
        if (board.current) board.current.by(own, run)
        else run()
      }
      return Object.fromEntries(Object.entries(does).map(([id, run]) => [id, by(run)])) as AppDoes
    }
    const as = (own: SeatId) => {
      const { binned: _, now: __, ...theirs } = actingAs(own)
      return theirs
    }
    const desk = {
      ...voice,
      prose() {
        const { page } = latest.current.tables
        void bringWhole(page, game)
        return proseOf(page, game)
      },
      table,
      game,
      device,
      throwing,
      inTheAir: (check) => inTheAir(flights, check),
      seat: () => seat,
      sit,
      as,
      ...playing,
      ...handled,
      shaking,
      shake,
      ...ownOf(undefined),
      again: rollerOf(latest.current.tables.page).roll,
      eyes,
      replay: (record, tumble) => void latest.current.dice.replay(record, tumble),
      picking: pickingOf(undefined),
    } satisfies Handed
    const does = appDoes({ ...desk, opened, now, pick: pickOf(undefined), binned })
    return { desk, does, doesAs }
  }, [
    opened,
    table,
    game,
    eyes,
    voice,
    device,
    seat,
    throwing,
    flights,
    shake,
    shaking,
    free,
    counting,
  ])
  return { ...handed, picks }
}
