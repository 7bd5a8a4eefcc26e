import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Seat } from '../../rules/plain/item.ts'
import {
  DIAGONAL,
  edgeFrom,
  roomAt,
  sidesFor,
  spread,
  USUAL_HEIGHT,
  X_HEIGHTS,
} from '../../rules/plain/seating.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import {
  alongAt,
  EDGES,
  type Edge,
  edgeAt,
  MOST_SIDES,
  rimAt,
  type Side,
} from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { useFacing } from '../parts/facing.ts'
import { seenFrom, windowFor } from '../parts/hang.ts'
import { Modal } from '../parts/Modal.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { Select } from '../parts/Select.tsx'
import { NewSeat } from '../people/SeatPanel.tsx'
import { canFill, fill, useFills } from './full.ts'
import { useRoundSay } from './words.ts'
import './sitaround.css'

const INCH = 25.4
/** A screen that is higher than it is wide is drawn as if it were no narrower than this, so that names have room. */
const NARROWEST = 0.9
/** All of a screen, as long as its length does not matter. */
const ONE = { width: 1, height: 1 } as const

/** In a place there is not room for all at once: what is seldom wanted is folded. */
function Fold({ name, children }: { name: string; children: ReactNode }) {
  if (!useFacing()) return children
  return (
    <details>
      <summary>{name}</summary>
      {children}
    </details>
  )
}

/** A small picture of the screen, as it lies before whoever looks at it, with everybody at their edge. */
function Plan({
  sides,
  seats,
  onPut,
}: {
  sides: readonly Side[]
  seats: readonly Seat[]
  onPut(side: Side): void
}) {
  const own = useFacing()?.edge ?? 'bottom'
  const screen = useRef<HTMLDivElement>(null)
  const seen = windowFor({ width: innerWidth, height: innerHeight }, own)
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent, side: Side) => {
    // Turned as it is it lies as the screen does, whomever it faces.
    const box = screen.current?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    const spot = { x: clientX - box.left, y: clientY - box.top }
    const edge = edgeAt(spot, box)
    onPut({ seat: side.seat, edge, along: alongAt(spot, edge, box) })
  }
  return (
    <div
      ref={screen}
      className="around-screen"
      style={{ aspectRatio: Math.max(NARROWEST, seen.width / seen.height) }}
      aria-hidden
    >
      {sides.map((side) => {
        const seat = seatOf(seats, side.seat) ?? { name: '', color: 0 }
        const { x, y } = rimAt(side, ONE)
        const { left, top } = seenFrom({ left: x, top: y, right: x, bottom: y }, own, ONE)
        return (
          <span
            key={side.seat}
            className="around-mark"
            style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
            onPointerDown={({ currentTarget, pointerId }) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event) => drag(event, side)}
          >
            <SeatMark seat={seat} />
            <span>{seat.name}</span>
          </span>
        )
      })}
    </div>
  )
}

/** Where everybody sits round this screen: dragged about a small picture of it, or chosen. */
export default function SitAround({ around, onClose }: { around: AroundScreen; onClose(): void }) {
  const desk = useDesk()
  const say = useRoundSay()
  const own = useFacing()?.edge ?? 'bottom'
  const seats = useTable(desk.table, (table) => table.state().seats)
  const here = seats.filter(({ sitter }) => sitter === desk.device).map(({ id }) => id)
  const { seating } = around
  const [moved, setMoved] = useState<readonly Side[]>(seating?.sides ?? spread(here))
  const [inches, setInches] = useState(
    () => Math.round(((seating?.diagonal ?? DIAGONAL.usual) / INCH) * 10) / 10,
  )
  const [turns, setTurns] = useState(seating?.turns ?? true)
  const [letters, setLetters] = useState(seating?.letters ?? USUAL_HEIGHT)
  const fills = useFills()
  const ids = useId()
  const [full, setFull] = useState((seating?.full ?? true) && canFill())
  const [more, setMore] = useState(false)
  const sides = sidesFor(moved, here)
  const put = (side: Side) => setMoved([...sides.filter(({ seat }) => seat !== side.seat), side])
  const choose = (seat: string, edge: Edge) =>
    put({
      ...{ seat, edge },
      along: roomAt(
        sides.filter((side) => side.seat !== seat),
        edge,
      ),
    })
  const diagonal = Math.min(DIAGONAL.most, Math.max(DIAGONAL.least, inches * INCH))
  const usual = (n: number) => say('round.guest', { n })
  const nameOf = (seat: string) => seatOf(seats, seat)?.name ?? ''
  /** Their things stay as they lie; their seat is free. */
  const stand = (id: string) => {
    const seat = seatOf(seats, id)
    const change = seat && ({ do: 'seat', seat: { ...seat, sitter: '' } } as const)
    if (change) desk.table.apply([change], { seat: id, track: false })
  }
  if (here.length === 0)
    return (
      <Modal title={say('round.title')} onClose={onClose}>
        <p className="hint">{say('round.nobody')}</p>
        <NewSeat usual={usual} onDone={() => undefined} />
      </Modal>
    )
  return (
    <Modal title={say('round.title')} look="sit-around" onClose={onClose}>
      <p className="hint">{say('round.how')}</p>
      <div className="around-seats">
        <Plan sides={sides} seats={seats} onPut={put} />
        <Fold name={say('round.list')}>
          <ul className="rows around-edges">
            {sides.map((side) => (
              <li key={side.seat}>
                <label htmlFor={`${ids}/${side.seat}`}>
                  <span dir="auto">{say('round.edge', { name: nameOf(side.seat) })}</span>
                  <Select
                    id={`${ids}/${side.seat}`}
                    label={say('round.edge', { name: nameOf(side.seat) })}
                    value={side.edge}
                    options={EDGES.map((edge) => ({
                      value: edge,
                      say: say(`round.${edgeFrom(edge, own)}`),
                    }))}
                    onChoose={(edge) => choose(side.seat, edge)}
                  />
                </label>
                {around.sides.length > 0 && (
                  <button type="button" className="quiet" onClick={() => stand(side.seat)}>
                    {say('round.stands', { name: nameOf(side.seat) })}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <Fold name={say('round.screen')}>
        <div className="around-how">
          <label className="words">
            {say('round.diagonal')}
            <input
              type="number"
              min={Math.ceil(DIAGONAL.least / INCH)}
              max={Math.floor(DIAGONAL.most / INCH)}
              step="any"
              value={inches}
              onChange={({ target }) => setInches(target.valueAsNumber || 0)}
            />
            <small>{say('round.diagonalWhy')}</small>
          </label>
          <label className="around-letters" htmlFor={ids}>
            {say('round.letters')}
            <Select<(typeof X_HEIGHTS)[number]>
              id={ids}
              label={say('round.letters')}
              value={letters}
              options={X_HEIGHTS.map((height) => ({
                value: height,
                say: say(`round.letters${height}`),
              }))}
              onChoose={setLetters}
            />
          </label>
          <label className="option">
            <input
              type="checkbox"
              checked={full}
              disabled={!canFill()}
              onChange={({ target }) => setFull(target.checked)}
            />
            <span>
              {say('round.full')}
              <small role="status">
                {say(canFill() ? (fills ? 'round.fills' : 'round.fillsNot') : 'round.cannotFill')}
              </small>
            </span>
          </label>
          <label className="option">
            <input
              type="checkbox"
              checked={turns}
              onChange={({ target }) => setTurns(target.checked)}
            />
            {say('round.turns')}
          </label>
        </div>
      </Fold>
      {more && <NewSeat usual={usual} onDone={() => setMore(false)} />}
      <footer>
        <button
          type="button"
          // Until somebody else has sat down that comes first.
          className={more ? undefined : 'primary'}
          onClick={() => {
            fill(full)
            around.sit({ sides, diagonal, turns, letters, full })
            onClose()
          }}
        >
          {say(seating ? 'round.done' : 'round.sit')}
        </button>
        {!more && sides.length < MOST_SIDES && (
          <button type="button" onClick={() => setMore(true)}>
            {say('round.more')}
          </button>
        )}
        {seating && (
          <button
            type="button"
            onClick={() => {
              fill(false)
              around.sit(undefined)
              onClose()
            }}
          >
            {say('round.leave')}
          </button>
        )}
      </footer>
    </Modal>
  )
}
