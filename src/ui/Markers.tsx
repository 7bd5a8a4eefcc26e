import { type CSSProperties, useRef } from 'react'
import { SEAT_COLORS, type Seat } from '../rules/item.ts'
import { useBoardOf, useDesk } from './desk.ts'
import { useSeats } from './FreeSeats.tsx'
import { usePresent } from './presence.ts'
import { SeatMark } from './SeatMark.tsx'
import { useSay } from './say.ts'
import type { Tool } from './Tools.tsx'

/** So many have room beside the dice. */
const MOST = 4

/**
 * The markers at the table's edge, one for each seat as far as there is room: those of this screen can be taken up, the
 * others' lie there until their owners write. Of one that is in a hand only the cap is left.
 */
export function Markers({ tool }: { tool: Tool }) {
  const desk = useDesk()
  const { standing } = useSeats()
  const seats = useBoardOf((board) => board.seats)
  const acting = desk.seat()
  const writing = usePresent(desk.table.presence, (book) =>
    [...book.others().values()].flatMap((other) => (other.tool === 'marker' ? [other.seat] : [])),
  )
  const own = ({ sitter }: Seat) => sitter === desk.device
  // Nearest is what this hand can take, then those of people who are here.
  const far = (seat: Seat) => {
    if (seat.id === acting) return 0
    if (own(seat)) return 1
    return seat.sitter === '' || standing(seat) === 'gone' ? 3 : 2
  }
  const near = [...seats].sort((a, b) => far(a) - far(b)).slice(0, MOST)
  return (
    <div className="markers">
      {near.map((seat) =>
        own(seat) ? (
          <Own
            key={seat.id}
            seat={seat}
            out={tool === 'marker' && seat.id === acting}
            onTake={() => {
              desk.sit(seat.id)
              desk.run('marker')
            }}
            onBack={() => desk.run('hand')}
          />
        ) : (
          <span key={seat.id} className="felt-pen" data-out={writing.includes(seat.id)}>
            <Barrel seat={seat} />
          </span>
        ),
      )}
    </div>
  )
}

function Own(props: { seat: Seat; out: boolean; onTake(): void; onBack(): void }) {
  const { seat, out, onTake, onBack } = props
  const say = useSay()
  const taken = useRef(false)
  return (
    <button
      type="button"
      className="felt-pen"
      aria-pressed={out}
      data-out={out}
      onPointerDown={({ button, pointerType, currentTarget }) => {
        // It is in the hand at once: one may pull it onto the paper instead of pressing it. Where a finger may be
        // scrolling the strip, it has to be a press.
        const scrolls =
          pointerType === 'touch' && getComputedStyle(currentTarget).touchAction !== 'none'
        taken.current = button === 0 && !scrolls && !out
        if (taken.current) onTake()
      }}
      onClick={({ detail }) => {
        // By the keyboard there was no press before.
        const before = detail > 0 && taken.current
        taken.current = false
        if (before) return
        if (out) onBack()
        else onTake()
      }}
    >
      <span className="hidden">{say('reach.marker', { name: seat.name })}</span>
      <Barrel seat={seat} />
    </button>
  )
}

/** A marker from above: a barrel with its owner's name and sign, and the cap in their colour. */
function Barrel({ seat }: { seat: Seat }) {
  const color = SEAT_COLORS[seat.color % SEAT_COLORS.length]
  return (
    <span className="pen-shape" aria-hidden style={{ '--felt': color } as CSSProperties}>
      <i className="pen-barrel">
        <SeatMark seat={seat} />
        <b>{seat.name}</b>
      </i>
      <i className="pen-cap" />
    </span>
  )
}
