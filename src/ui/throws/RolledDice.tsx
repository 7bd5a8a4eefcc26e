import { printOn } from '../../rules/dice/dice.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { useBoardOf } from '../desk/desk.ts'
import { DieSign } from './DieSign.tsx'
import { useDiceSay } from './words.ts'

/** CSS px. */
const SIZE = 28

/**
 * The dice of a Roll in their order; what counts stands out, and a die that flew out of another is joined to it.
 * Without `hits` nothing is counted, but for dice that are left out of the sum by `counts`.
 */
export function RolledDice({
  record,
  hits,
  counts,
}: {
  record: RollRecord
  hits?: readonly number[] | undefined
  counts?: readonly boolean[]
}) {
  const say = useDiceSay()
  const { roll, seat } = record
  const color = useBoardOf(({ seats }) => seatOf(seats, seat)?.color)
  if (roll.length === 0) return null
  return (
    <ul className="pips" aria-label={say('rolls.faces')}>
      {roll.map(({ die, face, from }, i) => (
        <li
          // The order of a Roll never changes.
          key={`${record.id}-${die}-${i.toString()}`}
          data-hit={hits ? (hits[i] ?? 0) > 0 : counts?.[i] === false ? false : undefined}
          data-burst={from !== undefined}
        >
          <span className="hidden">
            {hits
              ? say((hits[i] ?? 0) > 0 ? 'rolls.hit' : 'rolls.miss', { face: printOn(die, face) })
              : printOn(die, face)}
          </span>
          <DieSign
            die={die}
            face={face}
            size={SIZE}
            color={color}
            gold={roll.some((other) => other.from === i)}
          />
        </li>
      ))}
    </ul>
  )
}
