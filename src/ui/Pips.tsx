import type { RollRecord } from '../rules/roll.ts'
import { useSay } from './say.ts'

// Where the pips of a six-sided die lie, on a grid of three by three.
const SPOTS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/**
 * The dice of a Roll in their order; what counts stands out, and a die that flew out of another is joined to it.
 * Without `hits` nothing is counted.
 */
export function Pips({
  record,
  hits,
}: {
  record: RollRecord
  hits?: readonly number[] | undefined
}) {
  const say = useSay()
  const { roll } = record
  if (roll.length === 0) return null
  return (
    <ul className="pips" aria-label={say('rolls.faces')}>
      {roll.map(({ die, face, from }, i) => (
        <li
          // The order of a Roll never changes.
          key={`${record.id}-${die}-${i.toString()}`}
          data-hit={hits && (hits[i] ?? 0) > 0}
          data-burst={from !== undefined}
        >
          <span className="hidden">
            {hits ? say((hits[i] ?? 0) > 0 ? 'rolls.hit' : 'rolls.miss', { face }) : face}
          </span>
          {die === 'd6' ? <Face face={face} /> : <b aria-hidden>{face}</b>}
        </li>
      ))}
    </ul>
  )
}

function Face({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {SPOTS[face]?.map((spot) => (
        <circle key={spot} cx={6 + 6 * (spot % 3)} cy={6 + 6 * Math.floor(spot / 3)} r="2.1" />
      ))}
    </svg>
  )
}
