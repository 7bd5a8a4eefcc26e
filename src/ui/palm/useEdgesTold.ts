import { useEffect } from 'react'
import { type Extent, FACING, rimAt, type Side } from '../../rules/plain/sides.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { SeatEdge } from '../../table/presence/presence.ts'
import { useDesk } from '../desk/desk.ts'
import type { Sight } from '../device/keepclear.ts'

/** How far from the rim somebody's paper begins, as a part of the screen's shorter side: in front of their bar. */
const BEFORE = 0.18
/** The view has come to rest after so long, ms. */
const AT_REST = 250

/** The spot of the screen that lies before somebody's place, in the unit of the size. */
export function beforePlace(side: Side, size: Extent): { readonly x: number; readonly y: number } {
  const { x, y } = rimAt(side, size)
  const in_ = BEFORE * Math.min(size.width, size.height)
  const within = (value: number, most: number) => Math.min(most - in_, Math.max(in_, value))
  // Also along the edge: what is laid before a corner is not out of sight.
  return { x: within(x, size.width), y: within(y, size.height) }
}

/** Tells other screens where the people of this one have their places on the paper, whenever it is seen otherwise. */
export function useEdgesTold({ views, at }: Sight, sides: readonly Side[]): void {
  const { table } = useDesk()
  useEffect(() => {
    const { presence } = table
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      const size = { width: innerWidth, height: innerHeight }
      const edges = sides.flatMap((side): SeatEdge[] => {
        const spot = beforePlace(side, size)
        const paper = at(spot.x, spot.y)
        return paper ? [{ seat: side.seat, ...paper, turn: FACING[side.edge] }] : []
      })
      if (!samePlain(presence.mine().edges, edges)) presence.set({ edges })
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, AT_REST)
    }
    tell()
    const all = views.current
    all.add(soon)
    addEventListener('resize', soon)
    return () => {
      clearTimeout(timer)
      all.delete(soon)
      removeEventListener('resize', soon)
      presence.set({ edges: undefined })
    }
  }, [table, views, at, sides])
}
