import { type RefObject, Suspense, useCallback, useState } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { ItemId } from '../../rules/plain/item.ts'
import type { OutlineProps } from '../../ui/lists/Outline.tsx'
import { late } from '../../ui/parts/late.tsx'

// Most look at the table as it lies.
const Outline = late(() => import('../../ui/lists/Outline.tsx'))

/** The table as lists, joined to the board that lies beneath: both have one selection. */
export function ListsPane(
  props: Omit<OutlineProps, 'onSelect' | 'onNudge' | 'from' | 'onLeave'> & {
    readonly board: RefObject<BoardHandle | null>
    /** The board was looked at before: one comes from there. */
    readonly seen: boolean
  },
) {
  const { board, seen, ...rest } = props
  // While this is made, the keyboard is still where it was.
  const [from] = useState(() =>
    seen ? { id: board.current?.current() ?? board.current?.selection()[0] } : undefined,
  )
  const onSelect = useCallback((ids: readonly ItemId[]) => board.current?.select(ids), [board])
  return (
    <Suspense>
      <Outline
        {...rest}
        from={from}
        onSelect={onSelect}
        onNudge={(ids, arrow, far) => board.current?.nudge(ids, arrow, far)}
        onLeave={(id, byKey) => {
          if (id === undefined) return
          if (byKey) board.current?.focus(id)
          else board.current?.show([id])
        }}
      />
    </Suspense>
  )
}
