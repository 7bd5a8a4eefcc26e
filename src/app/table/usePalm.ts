import { useRef, useState } from 'react'
import type { Table } from '../../table/table.ts'
import { useTable } from '../../table/use.ts'
import { handHere } from '../page/wished.ts'
import type { PalmHand, PalmShown } from '../palm/shown.ts'

/** Whether this device is a seat's hand at a table. */
export function usePalm(table: Table, device: string): PalmShown {
  const seat = useTable(table, () => handHere(table, device))
  const [shown, show] = useState(true)
  const [dice, look] = useState(false)
  const hand = useRef<PalmHand>(undefined)
  const open = shown && seat !== undefined
  return { seat, open, show, shakes: dice || !open, look, hand }
}
