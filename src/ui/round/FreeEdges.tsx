import { UserRoundPlus } from 'lucide-react'
import { Suspense, useMemo, useRef } from 'react'
import { berthsOf } from '../../rules/plain/round.ts'
import { edgeFrom } from '../../rules/plain/seating.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { EDGES, type Edge, MOST_SIDES, type Side } from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { useMeasured } from '../device/useMeasured.ts'
import { FacingContext } from '../parts/facing.ts'
import { late } from '../parts/late.tsx'
import { Modal } from '../parts/Modal.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { screenNow, useStanding } from '../parts/standing.ts'
import { NewSeat } from '../people/SeatPanel.tsx'
import { useBlank } from '../typing/blank.ts'
import { useLayout } from '../typing/layout.ts'
import { useRoundSay } from './words.ts'

// Nobody says their name as soon as a free edge is there.
const FillIn = late(() => import('../typing/FillIn.tsx'))

/** Where whoever comes to a free edge will sit, as nobody whom one knows yet. */
export const newAt = (edge: Edge): Side => ({ seat: '', edge, along: 0.5 })

/** At each edge where nobody sits, a quiet mark that leads to a place there; not for who may only look on. */
export function FreeEdges(props: {
  around: AroundScreen
  /** Where somebody comes just now. */
  open: Edge | undefined
  onOpen(edge: Edge | undefined): void
  /** One has another size now: more or less stands there. */
  onGrown(): void
}) {
  const { around, open, onOpen, onGrown } = props
  const desk = useDesk()
  const barred = useTable(desk.table, (table) => table.barred() !== undefined)
  if (barred || !around.seating) return null
  const free = EDGES.filter((edge) => around.sides.every((side) => side.edge !== edge))
  return free.map((edge) => (
    <FreeEdge
      key={edge}
      around={around}
      edge={edge}
      onGrown={onGrown}
      open={open === edge}
      onOpen={(opens) => onOpen(opens ? edge : undefined)}
    />
  ))
}

function FreeEdge(props: {
  around: AroundScreen
  edge: Edge
  open: boolean
  onOpen(opens: boolean): void
  onGrown(): void
}) {
  const { around, edge, open, onOpen } = props
  const inner = useRef<HTMLDivElement>(null)
  useMeasured(inner, props.onGrown)
  const { sides, big, scale, bars } = around
  const say = useRoundSay()
  // As if somebody sat there already, whom nobody knows.
  const side = useMemo(() => newAt(edge), [edge])
  const all = useMemo(() => [...sides, side], [sides, side])
  const berth = berthsOf(all, screenNow(), scale, bars).at(-1)
  const { facing, style, setSlot } = useStanding(side, all, berth, big)
  const { blank, close, hears } = useBlank()
  const [layout, onLayout] = useLayout()
  // As whoever sits at the bottom, or reads this with a screen reader, would say where that is.
  const where = say(`round.${edgeFrom(edge, 'bottom')}`)
  return (
    <div className="place free-place" data-edge={edge} style={style}>
      <div ref={inner} className="place-inner" {...hears}>
        <div ref={setSlot} className="place-slot" />
        {blank && (
          <Suspense>
            <FillIn
              key={blank.nth}
              {...{ side, around, layout, onLayout }}
              field={blank.field}
              onClose={close}
            />
          </Suspense>
        )}
        {open && facing.slot && (
          <FacingContext value={facing}>
            <SitHere around={around} edge={edge} onClose={() => onOpen(false)} />
          </FacingContext>
        )}
        <button
          type="button"
          className="sit-here"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <UserRoundPlus aria-hidden size={20} />
          {say('round.sitHere')} <span className="hidden">{where}</span>
        </button>
      </div>
    </div>
  )
}

/** Whose place may be at this edge: of somebody who comes, or who sits at another. */
function SitHere(props: { around: AroundScreen; edge: Edge; onClose(): void }) {
  const { around, edge, onClose } = props
  const { seating, sides } = around
  const desk = useDesk()
  const say = useRoundSay()
  const seats = useTable(desk.table, (table) => table.state().seats)
  const put = (seat: string) => {
    if (!seating) return
    const others = sides.filter((side) => side.seat !== seat)
    around.sit({ ...seating, sides: [...others, { seat, edge, along: 0.5 }] })
  }
  const usual = (n: number) => say('round.guest', { n })
  /** Whoever has just sat down is the one who has no place yet. */
  const seated = () => {
    const fresh = desk.table
      .state()
      .seats.find(
        ({ id, sitter }) => sitter === desk.device && sides.every((one) => one.seat !== id),
      )
    if (fresh) put(fresh.id)
    onClose()
  }
  return (
    <Modal title={say('round.sitHere')} look="sit-here-dialog" onClose={onClose}>
      {sides.length < MOST_SIDES && <NewSeat usual={usual} onDone={seated} />}
      <section className="buttons" aria-label={say('round.moveHere')}>
        <p className="seat-title">{say('round.moveHere')}</p>
        {sides.map(({ seat }) => {
          const known = seatOf(seats, seat)
          return (
            known && (
              <button
                type="button"
                key={seat}
                className="free-seat"
                onClick={() => {
                  put(seat)
                  onClose()
                }}
              >
                <SeatMark seat={known} />
                <span dir="auto">{known.name}</span>
              </button>
            )
          )
        })}
      </section>
    </Modal>
  )
}
