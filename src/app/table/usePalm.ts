import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { Table } from '../../table/table.ts'
import { useTable } from '../../table/use.ts'
import { handHere } from '../page/wished.ts'
import type { PalmHand, PalmShown } from '../palm/shown.ts'

/** Whether this device is a seat's hand at a table. Where it shows the `board` again, all that lies there is seen. */
export function usePalm(
  table: Table,
  device: string,
  board: RefObject<BoardHandle | null>,
): PalmShown {
  const seat = useTable(table, () => handHere(table, device))
  const [shown, show] = useState(true)
  const [dice, look] = useState(false)
  const hand = useRef<PalmHand>(undefined)
  const screen: PalmShown['screen'] = useRef(undefined)
  const open = shown && seat !== undefined
  const was = useRef(open)
  useEffect(() => {
    if (was.current && !open) board.current?.does.fit()
    was.current = open
  }, [open, board])
  return { seat, open, show, shakes: dice || !open, look, hand, screen }
}
