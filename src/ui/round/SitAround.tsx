import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import {
  DIAGONAL,
  roomAt,
  sidesFor,
  spread,
  USUAL_HEIGHT,
  X_HEIGHTS,
} from '../../rules/plain/round.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { alongAt, EDGES, type Edge, edgeAt, type Side } from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { Modal } from '../parts/Modal.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { canFill, fill, useFills } from './full.ts'
import { useRoundSay } from './words.ts'
import './sitaround.css'

const INCH = 25.4

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
                <label>
                  <span dir="auto">{say('round.edge', { name: nameOf(side.seat) })}</span>
                  <select
                    value={side.edge}
                    onChange={({ target }) => choose(side.seat, target.value as Edge)}
                  >
                    {EDGES.map((edge) => (
                      <option key={edge} value={edge}>
                        {say(`round.${edge}`)}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
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
          <label className="around-letters">
            {say('round.letters')}
            <select
              value={letters}
              onChange={({ target }) =>
                setLetters(X_HEIGHTS.find((one) => one === Number(target.value)) ?? USUAL_HEIGHT)
              }
            >
              {X_HEIGHTS.map((height) => (
                <option key={height} value={height}>
                  {say(`round.letters${height}`)}
                </option>
              ))}
            </select>
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
