import { useEffect, useRef } from 'react'
import type { Box } from '../../rules/board/room.ts'
import { askedRoom, beforeBar, FRAME } from '../../rules/plain/round.ts'
import { FACING } from '../../rules/plain/sides.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { SeatEdge } from '../../table/presence/presence.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { useAtRest } from '../device/atrest.ts'
import type { Sight } from '../device/keepclear.ts'
import { overTable, staysOverTable } from '../device/overtable.ts'

/**
 * Tells other screens where the people of this one have their places on the paper, and what stands over it, whenever it
 * is seen otherwise; and how the tray is turned. Returns what is to be told when something at a place has another size.
 */
export function useEdgesTold(
  { views, at }: Sight,
  { sides, berths, mm, tray }: Pick<AroundScreen, 'sides' | 'berths' | 'mm' | 'tray'>,
): () => void {
  const { table } = useDesk()
  const tell = () => {
    const { presence } = table
    const size = { width: innerWidth, height: innerHeight }
    const paper = ({ left, top, right, bottom }: Box): Box | undefined => {
      const [a, b] = [at(left, top), at(right, bottom)]
      return a && b && { left: a.x, top: a.y, right: b.x, bottom: b.y }
    }
    const edges = sides.flatMap((side, i): SeatEdge[] => {
      const berth = berths[i]
      const spot = berth && beforeBar(side, berth, size)
      const there = spot && at(spot.x, spot.y)
      if (!there) return []
      const asked = paper(askedRoom(side, berth, size))
      return [{ seat: side.seat, ...there, turn: FACING[side.edge], ...(asked && { asked }) }]
    })
    const mine = presence.mine()
    if (!samePlain(mine.edges, edges)) presence.set({ edges })
    const frame = FRAME * mm
    const within = paper({
      ...{ left: frame, top: frame },
      ...{ right: size.width - frame, bottom: size.height - frame },
    })
    const boxes = (parts: readonly Box[]) => parts.flatMap((part) => paper(part) ?? [])
    const terrain = within && {
      within,
      over: boxes(overTable()),
      stands: boxes(staysOverTable()),
    }
    if (!samePlain(mine.terrain, terrain)) presence.set({ terrain })
  }
  const soon = useAtRest(views, tell)
  const first = useRef(tell)
  useEffect(() => first.current(), [])
  // Others at the edges, or a tray elsewhere, are another terrain.
  useEffect(soon)
  useEffect(() => {
    addEventListener('resize', soon)
    return () => removeEventListener('resize', soon)
  }, [soon])
  // At once: who throws next from a phone throws into the tray as it stands.
  const turn = tray && FACING[tray.side.edge]
  useEffect(() => table.presence.set({ tray: turn }), [table, turn])
  // Only who sits here no more has no edge here.
  useEffect(() => {
    const nothing = { edges: undefined, tray: undefined, terrain: undefined }
    return () => table.presence.set(nothing)
  }, [table])
  return soon
}
