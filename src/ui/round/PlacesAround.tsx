import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import { berthsOf } from '../../rules/plain/round.ts'
import type { Edge } from '../../rules/plain/sides.ts'
import { samePlain } from '../../table/document/plain.ts'
import { tellDoers } from '../../table/presence/doers.ts'
import { foldsOf, type ShownCheck } from '../check/folds.ts'
import { useDesk } from '../desk/desk.ts'
import { tellBackAround } from '../heard/undotold.ts'
import { useThrowsTold } from '../heard/useThrowsTold.ts'
import { HintsAround } from '../help/HintsAround.tsx'
import { screenNow } from '../parts/standing.ts'
import { FreeEdges, newAt } from './FreeEdges.tsx'
import { PlaceHere, type PlacesProps } from './PlaceHere.tsx'
import { useToldAround } from './ToldHere.tsx'
import { useTrayClear } from './TrayGrip.tsx'
import { useEdgesTold } from './useEdgesTold.ts'
import './places.css'

/** A place for everybody who sits around this screen, at their edge and turned to it. */
export default function PlacesAround(props: PlacesProps) {
  const { sides, scale, bars } = props.around
  /** The free edge where somebody just comes: the others make room, as if they sat there already. */
  const [open, setOpen] = useState<Edge>()
  const comes = sides.some(({ edge }) => edge === open) ? undefined : open
  const berths = useMemo(() => {
    if (comes === undefined) return props.around.berths
    return berthsOf([...sides, newAt(comes)], screenNow(), scale, bars)
  }, [comes, props.around.berths, sides, scale, bars])
  const desk = useDesk()
  const frame = useRef(() => desk.run('fit'))
  // The table stays where it is when people have sat down round it: all of it is in view.
  useEffect(() => frame.current(), [])
  const trayClear = useTrayClear(props.around, props.sight)
  const edgesTold = useEdgesTold(props.sight, props.around)
  const toldGrown = useRef(new Set<() => void>())
  const grown = () => {
    trayClear()
    edgesTold()
    for (const tell of toldGrown.current) tell()
  }
  const { table } = desk
  useEffect(() => tellDoers(table.doc, table.presence), [table])
  const { notices } = props
  useThrowsTold(notices, props.around, props.coming)
  const latest = useRef(props.around)
  latest.current = props.around
  useEffect(() => tellBackAround(desk, notices, () => latest.current), [desk, notices])
  /** Whose place lies over what of others' reaches there: whoever touched theirs last. */
  const [first, setFirst] = useState<SeatId>()
  const toldAt = useToldAround(notices, sides)
  /** The Checks that guides show, in the order in which these came to them. */
  const [shown, setShown] = useState<ReadonlyMap<SeatId, ShownCheck>>(new Map())
  const folds = foldsOf(shown)
  const onShows = useCallback(
    (seat: SeatId, check: ShownCheck | undefined) =>
      setShown((was) => {
        if (samePlain(was.get(seat), check)) return was
        const now = new Map(was)
        if (check) now.set(seat, check)
        else now.delete(seat)
        return now
      }),
    [],
  )
  return (
    <div className="places">
      {props.own.hints && !props.coming && <HintsAround {...props} />}
      <FreeEdges around={props.around} open={comes} onOpen={setOpen} onGrown={grown} />
      {sides.map((side, i) => (
        <PlaceHere
          // Who sits at another edge has come to another place.
          key={`${side.edge} ${side.seat}`}
          {...props}
          side={side}
          berth={berths[i]}
          told={toldAt(side.seat)}
          onGrown={grown}
          grown={toldGrown}
          first={first === side.seat}
          onFirst={() => setFirst(side.seat)}
          fold={folds.get(side.seat)}
          onShows={onShows}
        />
      ))}
    </div>
  )
}
