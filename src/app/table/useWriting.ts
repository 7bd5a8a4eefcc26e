import { useCallback, useEffect, useRef, useState } from 'react'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'
import type { AroundScreen } from '../../ui/desk/around.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

/** The text that is being written: of which item, and which of its texts. */
export interface TextAt {
  readonly id: ItemId
  readonly field: string
}

/**
 * The text that is being written here; `write` goes to another, where this table takes anything. `among` several who
 * sit around the screen each writes in their own place.
 */
export function useWriting(table: Table, among: Pick<AroundScreen, 'write'> | undefined) {
  const [writing, setWriting] = useState<TextAt>()
  const write = useCallback(
    (at: TextAt | undefined, seat?: SeatId) => {
      if (at && table.refuses()) return
      if (among && seat !== undefined) among.write(seat, at)
      else setWriting(at)
    },
    [table, among],
  )
  return { writing, write, setWriting }
}

/** Sees to it that nobody goes on writing on what is taken from beneath their pen; `seat` tells whose that is. */
export function useSnatched(
  opened: OpenTable,
  notices: Notices,
  { writing, setWriting }: ReturnType<typeof useWriting>,
  seat: () => SeatId | undefined,
): void {
  const written = writing?.id
  const sitter = useRef(seat)
  sitter.current = seat
  useEffect(() => {
    if (written === undefined) return
    let left = false
    let close: (() => void) | undefined
    void import('../asides/snatched.ts').then(
      ({ watchPaper }) => {
        if (left) return
        const hand = () => sitter.current()
        close = watchPaper(opened, written, notices, hand, () =>
          setWriting((now) => (now?.id === written ? undefined : now)),
        )
      },
      () => undefined,
    )
    return () => {
      left = true
      close?.()
    }
  }, [opened, written, notices, setWriting])
}
