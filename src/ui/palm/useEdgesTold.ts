import { type RefObject, useEffect } from 'react'
import type { Box } from '../../rules/board/room.ts'
import { beforeBar, FRAME } from '../../rules/plain/round.ts'
import { FACING } from '../../rules/plain/sides.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { SeatEdge } from '../../table/presence/presence.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import type { Sight } from '../device/keepclear.ts'
import { overTable } from '../device/overtable.ts'
import { PLACE_INNER } from '../device/places.ts'

/** The view has come to rest after so long, ms. */
const AT_REST = 250

/**
 * Tells other screens where the people of this one have their places on the paper, and what stands over it, whenever it
 * is seen otherwise, or something opens in the `places`.
 */
export function useEdgesTold(
  places: RefObject<HTMLElement | null>,
  { views, at }: Sight,
  { sides, berths, mm, tray }: Pick<AroundScreen, 'sides' | 'berths' | 'mm' | 'tray'>,
): void {
  const { table } = useDesk()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tray elsewhere is another terrain
  useEffect(() => {
    const { presence } = table
    let timer: ReturnType<typeof setTimeout> | undefined
    const paper = ({ left, top, right, bottom }: Box): Box | undefined => {
      const [a, b] = [at(left, top), at(right, bottom)]
      return a && b && { left: a.x, top: a.y, right: b.x, bottom: b.y }
    }
    const tell = () => {
      const size = { width: innerWidth, height: innerHeight }
      const edges = sides.flatMap((side, i): SeatEdge[] => {
        const berth = berths[i]
        const spot = berth && beforeBar(side, berth, size)
        const there = spot && at(spot.x, spot.y)
        return there ? [{ seat: side.seat, ...there, turn: FACING[side.edge] }] : []
      })
      const mine = presence.mine()
      if (!samePlain(mine.edges, edges)) presence.set({ edges })
      const frame = FRAME * mm
      const within = paper({
        ...{ left: frame, top: frame },
        ...{ right: size.width - frame, bottom: size.height - frame },
      })
      const over = overTable().flatMap((part) => paper(part) ?? [])
      const terrain = within && { within, over }
      if (!samePlain(mine.terrain, terrain)) presence.set({ terrain })
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, AT_REST)
    }
    tell()
    soon()
    const all = views.current
    all.add(soon)
    const sizes = new ResizeObserver(soon)
    for (const one of places.current?.querySelectorAll(PLACE_INNER) ?? []) sizes.observe(one)
    addEventListener('resize', soon)
    return () => {
      clearTimeout(timer)
      all.delete(soon)
      sizes.disconnect()
      removeEventListener('resize', soon)
    }
  }, [table, places, views, at, sides, berths, mm, tray?.x, tray?.y])
  // Only who sits here no more has no edge here.
  useEffect(() => () => table.presence.set({ edges: undefined, terrain: undefined }), [table])
}
