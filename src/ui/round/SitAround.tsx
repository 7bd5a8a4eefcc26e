import { type CSSProperties, type PointerEvent, useId, useRef, useState } from 'react'
import {
  DIAGONAL,
  roomAt,
  sidesFor,
  spread,
  USUAL_HEIGHT,
  X_HEIGHTS,
} from '../../rules/plain/round.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import {
  alongAt,
  EDGES,
  type Edge,
  edgeAt,
  MOST_SIDES,
  type Side,
} from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { Modal } from '../parts/Modal.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { Select } from '../parts/Select.tsx'
import { NewSeat } from '../people/SeatPanel.tsx'
import { canFill, fill, useFills } from './full.ts'
import { useRoundSay } from './words.ts'
import './sitaround.css'

const INCH = 25.4

/** Somebody else sits down while people sit around: they have a place where fewest sit. */
function OneMore() {
  const say = useRoundSay()
  const [open, setOpen] = useState(false)
  if (open) return <NewSeat others onDone={() => setOpen(false)} />
  return (
    <div className="buttons">
      <button type="button" onClick={() => setOpen(true)}>
        {say('round.more')}
      </button>
    </div>
  )
}

/** Where everybody sits round this screen: dragged about a small picture of it, or chosen. */
export default function SitAround({ around, onClose }: { around: AroundScreen; onClose(): void }) {
  const desk = useDesk()
  const say = useRoundSay()
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
  const screen = useRef<HTMLDivElement>(null)
  const sides = sidesFor(moved, here)
  const put = (side: Side) => setMoved([...sides.filter(({ seat }) => seat !== side.seat), side])
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent, side: Side) => {
    const box = screen.current?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    const spot = { x: clientX - box.left, y: clientY - box.top }
    const edge = edgeAt(spot, box)
    put({ seat: side.seat, edge, along: alongAt(spot, edge, box) })
  }
  const choose = (seat: string, edge: Edge) =>
    put({
      ...{ seat, edge },
      along: roomAt(
        sides.filter((side) => side.seat !== seat),
        edge,
      ),
    })
  const diagonal = Math.min(DIAGONAL.most, Math.max(DIAGONAL.least, inches * INCH))
  const nameOf = (seat: string) => seatOf(seats, seat)?.name ?? ''
  /** Their things stay as they lie; their seat is free. */
  const stand = (id: string) => {
    const seat = seatOf(seats, id)
    const change = seat && ({ do: 'seat', seat: { ...seat, sitter: '' } } as const)
    if (change) desk.table.apply([change], { seat: id, track: false })
  }
  return (
    <Modal title={say('round.title')} onClose={onClose}>
      <p className="hint">{say(here.length > 0 ? 'round.how' : 'round.nobody')}</p>
      {here.length > 0 && (
        <>
          <div
            ref={screen}
            className="around-screen"
            style={{ aspectRatio: `${innerWidth} / ${innerHeight}` }}
            aria-hidden
          >
            {sides.map((side) => (
              <span
                key={side.seat}
                className="around-mark"
                data-edge={side.edge}
                style={{ '--along': side.along } as CSSProperties}
                onPointerDown={({ currentTarget, pointerId }) =>
                  currentTarget.setPointerCapture(pointerId)
                }
                onPointerMove={(event) => drag(event, side)}
              >
                <SeatMark seat={seatOf(seats, side.seat) ?? { name: '', color: 0 }} />
                {nameOf(side.seat)}
              </span>
            ))}
          </div>
          <ul className="rows around-edges">
            {sides.map((side) => (
              <li key={side.seat}>
                <label htmlFor={`${ids}/${side.seat}`}>
                  <span dir="auto">{say('round.edge', { name: nameOf(side.seat) })}</span>
                  <Select
                    id={`${ids}/${side.seat}`}
                    label={say('round.edge', { name: nameOf(side.seat) })}
                    value={side.edge}
                    options={EDGES.map((edge) => ({ value: edge, say: say(`round.${edge}`) }))}
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
          {around.sides.length > 0 && sides.length < MOST_SIDES && <OneMore />}
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
          <div className="buttons">
            <button
              type="button"
              className="primary"
              onClick={() => {
                fill(full)
                around.sit({ sides, diagonal, turns, letters, full })
                onClose()
              }}
            >
              {say(seating ? 'round.done' : 'round.sit')}
            </button>
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
          </div>
        </>
      )}
    </Modal>
  )
}
