import { Check, MapPin } from 'lucide-react'
import type { Step } from '../rules/game.ts'
import { useDesk } from './desk.ts'
import { IconButton } from './IconButton.tsx'
import { Offers } from './Offers.tsx'
import { useSay } from './say.ts'

/** One step of the guide: what to do, whether it is done, what is still missing, and the Moves that do it. */
export function StepView(props: {
  step: Step
  current: boolean
  /** Moves that are offered elsewhere. */
  without: readonly string[]
}) {
  const { step, current } = props
  const desk = useDesk()
  const say = useSay()
  const { missing = [], items = [] } = step
  const offers = (step.offers ?? []).filter(({ move }) => !props.without.includes(move))
  return (
    <li className="step" data-done={step.done} data-current={current}>
      <span className="tick" aria-hidden>
        {step.done && <Check size={14} strokeWidth={3} />}
      </span>
      <div>
        <p className="what">
          {say(step.say)}{' '}
          <span className="hidden">{say(step.done ? 'step.done' : 'step.open')}</span>
          {items.length > 0 && (
            <IconButton
              icon={MapPin}
              label={say('step.show')}
              className="icon small"
              onClick={() => desk.show(items)}
            />
          )}
        </p>
        {missing.length > 0 && (
          // Where there is a button for each, the buttons show it.
          <ul
            className={missing.length > 1 && offers.length >= missing.length ? 'hidden' : 'missing'}
          >
            {missing.map((sentence) => (
              <li key={JSON.stringify(sentence)}>{say(sentence)}</li>
            ))}
          </ul>
        )}
        <Offers offers={offers} first={current ? 'primary' : undefined} />
      </div>
    </li>
  )
}
