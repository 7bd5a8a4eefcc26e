import { dyed } from '../../paint/dice/coat.ts'
import { printOn } from '../../rules/dice/dice.ts'
import { dyesOf, meansOf } from '../../rules/dice/generation.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { DieSign } from './DieSign.tsx'
import { useDiceSay } from './words.ts'

/** Where no Hits are asked for, a die only counts or does not. */
const COUNTS = ['rolls.counts', 'rolls.dropped'] as const

/** CSS px. */
const SIZE = 28

/**
 * The dice of a Roll in their order; what counts stands out, and a die that flew out of another is joined to it. Those
 * that are thrown for something of their own bear its name, and are not counted against one another.
 * Without `hits`, or where there are none, nothing is counted, but for dice that are left out of the sum by `counts`.
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
  const { game } = useDesk()
  const { check, roll, seat } = record
  const color = useBoardOf(({ seats }) => seatOf(seats, seat)?.color)
  if (roll.length === 0) return null
  const colors = dyed(color, dyesOf(check, roll))
  const means = meansOf(game, check, roll)
  const counted = (i: number) => {
    if (!hits || hits.length === 0) return counts?.[i] === false ? false : undefined
    return (hits[i] ?? 0) > 0 || (means?.[i] ? undefined : false)
  }
  const told = (i: number, print: string) => {
    const [yes, no] = check.dr > 0 ? (['rolls.hit', 'rolls.miss'] as const) : COUNTS
    const hit = hits && hits.length > 0 ? counted(i) : undefined
    const face = hit === undefined ? print : say(hit ? yes : no, { face: print })
    const dye = means?.[i]
    return dye ? say('rolls.dyed', { face, dye: say(dye) }) : face
  }
  return (
    <ul className="pips" aria-label={say('rolls.faces')}>
      {roll.map(({ die, face, from }, i) => (
        <li
          // The order of a Roll never changes.
          key={`${record.id}-${die}-${i.toString()}`}
          data-hit={counted(i)}
          data-burst={from !== undefined}
        >
          <span className="hidden">{told(i, printOn(die, face))}</span>
          <DieSign
            die={die}
            face={face}
            size={SIZE}
            color={typeof colors === 'object' ? colors[i] : colors}
            gold={roll.some((other) => other.from === i)}
          />
          {means?.[i] && <small aria-hidden>{say(means[i])}</small>}
        </li>
      ))}
    </ul>
  )
}
