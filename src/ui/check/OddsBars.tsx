import './factors.css'
import { successIn } from '../../rules/dice/odds.ts'
import type { Prospect } from '../../rules/play/gathering.ts'
import { useDesk } from '../desk/desk.ts'
import { percent } from '../say/format.ts'
import { GoodSign } from '../throws/GoodSign.tsx'
import { useDiceSay } from '../throws/words.ts'

/**
 * How a Check can come out, band by band: a list for the ear, bars for the eye. What cannot come is left out; and
 * nothing is shown where there is but success and failure, whose chance stands at the dice.
 */
export function OddsBars({ odds = [] }: { odds?: readonly Prospect[] | undefined }) {
  const { lang } = useDesk()
  const say = useDiceSay()
  if (odds.length === 0 || successIn(odds) !== undefined) return null
  return (
    <ul className="odds" aria-label={say('check.odds')}>
      {odds.flatMap((odd) =>
        odd.chance <= 0 ? (
          []
        ) : (
          <li key={odd.key} data-good={odd.good}>
            <GoodSign good={odd.good} size={14} />
            <span dir="auto">{say(odd.say)}</span>
            <b>{percent(odd.chance, lang)}</b>
            <i aria-hidden style={{ inlineSize: `${100 * odd.chance}%` }} />
          </li>
        ),
      )}
    </ul>
  )
}
