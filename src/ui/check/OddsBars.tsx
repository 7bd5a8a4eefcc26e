import './factors.css'
import type { Prospect } from '../../rules/play/gathering.ts'
import { useDesk } from '../desk/desk.ts'
import { percent } from '../say/format.ts'
import { GoodSign } from '../throws/GoodSign.tsx'
import { useDiceSay } from '../throws/words.ts'

/** How a Check can come out, band by band: a list for the ear, bars for the eye. */
export function OddsBars({ odds }: { odds: readonly Prospect[] }) {
  const { lang } = useDesk()
  const say = useDiceSay()
  return (
    <ul className="odds" aria-label={say('check.odds')}>
      {odds.map((odd) => (
        <li key={odd.key} data-good={odd.good}>
          <GoodSign good={odd.good} size={14} />
          <span dir="auto">{say(odd.say)}</span>
          <b>{percent(odd.chance, lang)}</b>
          <i aria-hidden style={{ inlineSize: `${100 * odd.chance}%` }} />
        </li>
      ))}
    </ul>
  )
}
