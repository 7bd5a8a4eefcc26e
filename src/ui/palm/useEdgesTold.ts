import { useEffect } from 'react'
import { beforeBar } from '../../rules/plain/round.ts'
import { FACING } from '../../rules/plain/sides.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { SeatEdge } from '../../table/presence/presence.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { atRest } from '../device/atrest.ts'
import type { Sight } from '../device/keepclear.ts'

/** Tells other screens where the people of this one have their places on the paper, whenever it is seen otherwise. */
export function useEdgesTold(
  { views, at }: Sight,
  { sides, berths }: Pick<AroundScreen, 'sides' | 'berths'>,
): void {
  const { table } = useDesk()
  useEffect(() => {
    const { presence } = table
    const tell = () => {
      const size = { width: innerWidth, height: innerHeight }
      const edges = sides.flatMap((side, i): SeatEdge[] => {
        const berth = berths[i]
        const spot = berth && beforeBar(side, berth, size)
        const paper = spot && at(spot.x, spot.y)
        return paper ? [{ seat: side.seat, ...paper, turn: FACING[side.edge] }] : []
      })
      if (!samePlain(presence.mine().edges, edges)) presence.set({ edges })
    }
    const { soon, end } = atRest(tell)
    tell()
    const all = views.current
    all.add(soon)
    addEventListener('resize', soon)
    return () => {
      end()
      all.delete(soon)
      removeEventListener('resize', soon)
    }
  }, [table, views, at, sides, berths])
  // Only who sits here no more has no edge here.
  useEffect(() => () => table.presence.set({ edges: undefined }), [table])
}
