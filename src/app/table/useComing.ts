import { useEffect, useRef, useSyncExternalStore } from 'react'
import { say as sentence } from '../../rules/plain/sentence.ts'
import { useTable } from '../../table/use.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

/** Whether more of a big table is on its way here, how much, and whether any ever was. */
export function useComing({ room }: OpenTable) {
  const arriving = () => room.around().arriving
  const coming = useSyncExternalStore(room.subscribe, () => arriving() !== undefined)
  const came = useRef(false)
  came.current ||= coming
  return { coming, came: came.current, arriving }
}

/** Says what a table does not take, what of it was set aside, and that it was mended. */
export function useAmiss({ table, damaged }: OpenTable, notices: Notices, coming: boolean): void {
  const aside = useTable(table, () => table.state().aside) + damaged()
  useEffect(() => {
    // Of what is still coming, some things are there by halves.
    if (aside > 0 && !coming) notices.add({ say: sentence('table.aside', { n: aside }) })
  }, [aside, coming, notices])
  useEffect(
    () => table.onRefused((why) => notices.add({ say: why, tone: 'bad' })),
    [table, notices],
  )
  useEffect(
    () =>
      table.onRefill((_, healed) => {
        if (healed) notices.add({ say: sentence('table.healed'), tone: 'bad', stays: true })
      }),
    [table, notices],
  )
}
