import { type CSSProperties, useRef } from 'react'
import { SEAT_COLORS, type Seat } from '../../rules/plain/item.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { usePresent } from '../desk/presence.ts'
import type { Tool } from '../desk/Tools.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useSay } from '../say/say.ts'

/** As many as there are colours: more have no room beside the dice. */
const MOST = SEAT_COLORS.length

/**
 * The markers at the table's edge, one for each seat: those of this screen can be taken up, the others' lie there until
 * their owners write. Of one that is in a hand only the cap is left. Each keeps its place, whoever acts: what is
 * pressed must not go away from under the finger.
 */
export function Markers({ tool }: { tool: Tool }) {
  const desk = useDesk()
  const seats = useBoardOf((board) => board.seats)
  const acting = desk.seat()
  const writing = usePresent(desk.table.presence, (book) =>
    [...book.others().values()].flatMap((other) => (other.tool === 'marker' ? [other.seat] : [])),
  )
  const own = (seat: Seat) => actsFor(seat, desk.device)
  return (
    <div className="markers" data-many={Math.min(seats.length, MOST) > 4}>
      {lying(seats, own).map((seat) =>
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

/** The seats whose markers have room, in the order in which they were taken: this screen's before all others. */
export function lying(seats: readonly Seat[], own: (seat: Seat) => boolean): readonly Seat[] {
  if (seats.length <= MOST) return seats
  const chosen = [...new Set([...seats.filter(own), ...seats])].slice(0, MOST)
  return seats.filter((seat) => chosen.includes(seat))
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
