import './drawn.css'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { useDesk } from '../desk/desk.ts'
import { tellDrawn } from './tell.ts'
import { useDiceSay } from './words.ts'

/** A record from outside may have drawn more than anybody wants to see. */
const MOST = 120

/** What a Roll has drawn, as slips that lie up, in the order in which they were drawn; nothing without lots. */
export function DrawnLots({ record }: { record: RollRecord }) {
  const { game } = useDesk()
  const say = useDiceSay()
  const drawn = tellDrawn(say, game, record)
  if (drawn.length === 0) return null
  const printed = game.checks?.printed?.(record) ?? []
  return (
    <>
      <ol className="drawn" aria-label={say('log.drawn')}>
        {drawn.slice(0, MOST).map((name, i) => (
          // Two lots may have the same name; what is drawn never changes.
          <li key={`${name}-${i.toString()}`} className="drawn-card">
            {name}
            {printed[i]?.map((line) => (
              <p key={JSON.stringify(line)}>{say(line)}</p>
            ))}
          </li>
        ))}
      </ol>
      {drawn.length > MOST && <p>{say('log.more', { n: drawn.length - MOST })}</p>}
    </>
  )
}
