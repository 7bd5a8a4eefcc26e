import { useId, useState } from 'react'
import { SEAT_COLORS, type Seat } from '../../rules/plain/item.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useShareSay } from '../share/words.ts'

/** A name and a colour for a seat; colours that others have are still free to take. */
export function SeatForm(props: {
  seats: readonly Seat[]
  seat?: Seat | undefined
  /** What whoever says no name is called; without it they say one. */
  usual?: string | undefined
  onDone(name: string, color: number): void
}) {
  const say = useShareSay()
  const id = useId()
  const free = SEAT_COLORS.findIndex((_, i) => !props.seats.some(({ color }) => color === i))
  const [name, setName] = useState(props.seat?.name ?? '')
  const called = name.trim() || props.usual
  const [color, setColor] = useState(props.seat?.color ?? Math.max(0, free))
  return (
    <form
      className="seat-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (called) props.onDone(called, color)
      }}
    >
      <label htmlFor={id}>{say('seat.name')}</label>
      <input
        id={id}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        dir="auto"
        required={props.usual === undefined}
        placeholder={props.usual}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="seat-colors">
        <legend>{say('seat.color')}</legend>
        {SEAT_COLORS.map((hue, i) => (
          <label key={hue}>
            <input
              type="radio"
              name={`${id}-color`}
              checked={color === i}
              aria-label={say('seat.colorNamed', { n: i })}
              onChange={() => setColor(i)}
            />
            <SeatMark seat={{ name: name || props.usual || '·', color: i }} />
          </label>
        ))}
      </fieldset>
      <button type="submit" className="primary">
        {say(props.seat ? 'seat.save' : 'seat.take')}
      </button>
    </form>
  )
}
