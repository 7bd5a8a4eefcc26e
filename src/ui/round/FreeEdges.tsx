import { UserRoundPlus } from 'lucide-react'
import { type CSSProperties, useMemo, useState } from 'react'
import { edgeFrom } from '../../rules/plain/round.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { EDGES, type Edge, MOST_SIDES, sideAt } from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { FacingContext, turnFor } from '../parts/facing.ts'
import { windowFor } from '../parts/hang.ts'
import { Modal } from '../parts/Modal.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { NewSeat } from '../people/SeatPanel.tsx'
import { useRoundSay } from './words.ts'

/** What opens at a free edge is no wider than this, px where all is once as large, and as deep as this part of it. */
const ROOM = { width: 480, deep: 0.46 } as const

/** At each edge where nobody sits, a quiet mark that leads to a place there; not for who may only look on. */
export function FreeEdges({ around }: { around: AroundScreen }) {
  const desk = useDesk()
  const [open, setOpen] = useState<Edge>()
  const barred = useTable(desk.table, (table) => table.barred() !== undefined)
  if (barred || !around.seating) return null
  const free = EDGES.filter((edge) => around.sides.every((side) => side.edge !== edge))
  return free.map((edge) => (
    <FreeEdge
      key={edge}
      around={around}
      edge={edge}
      open={open === edge}
      onOpen={(opens) => setOpen(opens ? edge : undefined)}
    />
  ))
}

function FreeEdge(props: {
  around: AroundScreen
  edge: Edge
  open: boolean
  onOpen(opens: boolean): void
}) {
  const { around, edge, open, onOpen } = props
  const { sides, big } = around
  const say = useRoundSay()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const window = windowFor({ width: innerWidth, height: innerHeight }, edge)
  const wide = Math.min(window.width, ROOM.width * big)
  const deep = window.height * ROOM.deep
  const { width, height } = window
  const facing = useMemo(() => {
    const [left, right] = [(width - wide) / 2, (width + wide) / 2]
    const nearest = (x: number, y: number) =>
      sideAt([...sides, { seat: '', edge, along: 0.5 }], { x, y }, sizeOfPage())?.seat
    return {
      ...{ edge, big, slot },
      room: { left, top: height - deep, right, bottom: height },
      mine: (x: number, y: number) => nearest(x, y) === '',
    }
  }, [edge, big, slot, sides, width, height, wide, deep])
  const style = {
    '--middle': '50%',
    '--turn': turnFor(edge),
    '--big': big,
    '--room': `${wide}px`,
    '--before': `${wide}px`,
    '--from': `${-wide / 2}px`,
    '--to': `${wide / 2}px`,
    '--reach': `${deep}px`,
  }
  // As whoever sits at the bottom, or reads this with a screen reader, would say where that is.
  const where = say(`round.${edgeFrom(edge, 'bottom')}`)
  return (
    <div className="place free-place" data-edge={edge} style={style as CSSProperties}>
      <div className="place-inner">
        <div ref={setSlot} className="place-slot" />
        {open && slot && (
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

const sizeOfPage = () => ({ width: innerWidth, height: innerHeight })

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
      {sides.length < MOST_SIDES && <NewSeat others onDone={seated} />}
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
