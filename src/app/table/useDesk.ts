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
import { inTheAir } from '../eyes/flights.ts'
import { rollerOf } from '../eyes/roller.ts'
import { proseOf } from '../page/games.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { appDoes } from './does.ts'
import { handleAt } from './handling.ts'
import { type Picking, useMode } from './mode.ts'
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
    const here = table.state().seats.filter((one) => actsFor(one, device))
    return (here.find(({ id }) => id === chosen) ?? here[0])?.id
  })
  const all = { ...around, seat, free, picking }
  const latest = useRef(all)
  latest.current = all
  const throwing = dice.air !== undefined
  const { flights, shake, shaking } = dice

  const handed = useMemo((): { desk: Handed; does: AppDoes } => {
    const now = () => ({
      ...latest.current,
      board: latest.current.board.current,
      lists: latest.current.lists.current,
    })
    const playing = playAt(opened, voice, now)
    const { binned, ...handled } = handleAt(opened, { act: playing.act, seat: () => seat }, now)
    const as = (own: SeatId) => {
      const theirs = () => ({ ...now(), seat: own })
      const acting = { ...playAt(opened, voice, theirs), seat: () => own }
      const { meanings, rub } = handleAt(opened, acting, theirs)
      return { ...acting, meanings, rub }
    }
    const desk = {
      ...voice,
      prose: () => proseOf(latest.current.tables.page, game),
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
      free,
      pick,
      again: rollerOf(latest.current.tables.page).roll,
      eyes,
      replay: (record, tumble) => void latest.current.dice.replay(record, tumble),
      picking: (options, take) => setPicking(options && { options, ...(take && { take }) }),
    } satisfies Handed
    return { desk, does: appDoes({ ...desk, opened, now, pick: setPicking, binned }) }
  }, [opened, table, game, eyes, voice, device, seat, throwing, flights, shake, shaking, free])
  return { ...handed, picking }
}
