import './factors.css'
import { Check, Minus, X } from 'lucide-react'
import type { Prospect } from '../../rules/play/gathering.ts'
import { useDesk } from '../desk/desk.ts'
import { percent } from '../say/format.ts'
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
          <i aria-hidden>
            <i style={{ inlineSize: `${100 * odd.chance}%` }} />
          </i>
        </li>
      ))}
    </ul>
  )
}

/** A sign for what is good, for what is bad, and for what is neither. */
export function GoodSign({ good, size }: { good: boolean | undefined; size: number }) {
  if (good === undefined) return <Minus aria-hidden size={size} strokeWidth={3} />
  const Icon = good ? Check : X
  return <Icon aria-hidden size={size} strokeWidth={3} />
}
