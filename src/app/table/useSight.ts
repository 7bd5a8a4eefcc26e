import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Area, Sight } from '../../ui/device/keepclear.ts'
import { clientOf } from './BoardPane.tsx'

/** What is seen of a board, in client px; `moved` is to be called when it is seen otherwise. */
export function useSight(board: RefObject<BoardHandle | null>): { sight: Sight; moved(): void } {
  const views = useRef(new Set<() => void>())
  const moved = useCallback(() => {
    for (const tell of views.current) tell()
  }, [])
  const sight = useMemo(
    (): Sight => ({
      views,
      zoomed: () => board.current?.zoomed(),
      where(id: ItemId) {
        const box = board.current?.screen(id)
        if (!box) return undefined
        const { x: left, y } = clientOf({ x: box.left, y: box.top })
        const [right, bottom] = [left + box.width, y + box.height]
        return { x: (left + right) / 2, y, left, top: y, right, bottom }
      },
      lying: (part: Area) => board.current?.lying(part) ?? [],
    }),
    [board],
  )
  return { sight, moved }
}
