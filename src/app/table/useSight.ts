import { type RefObject, useCallback, useMemo, useRef } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { ItemId } from '../../rules/plain/item.ts'
import type { PageArea, Sight } from '../../ui/device/keepclear.ts'
import { clientPoint } from './BoardPane.tsx'

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
      at: (x, y) => board.current?.at(x, y),
      beyond: () => board.current?.beyond() ?? [],
      pan: (dx, dy) => board.current?.pan(dx, dy),
      where(id: ItemId) {
        const box = board.current?.screen(id)
        if (!box) return undefined
        const { x: left, y } = clientPoint({ x: box.left, y: box.top })
        const [right, bottom] = [left + box.width, y + box.height]
        return { x: (left + right) / 2, y, left, top: y, right, bottom }
      },
      lying: (part: PageArea) => board.current?.lying(part) ?? [],
    }),
    [board],
  )
  return { sight, moved }
}
