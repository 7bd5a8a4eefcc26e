import { Check, MapPin } from 'lucide-react'
import { Suspense } from 'react'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Step } from '../../rules/play/guide.ts'
import type { Offer } from '../../rules/play/move.ts'
import { TakeSeat } from '../bars/SeatBar.tsx'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { useSeats } from '../desk/FreeSeats.tsx'
import { OpenForm } from '../desk/forms.tsx'
import { Offers } from '../desk/Offers.tsx'
import { useFacing } from '../parts/facing.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { late } from '../parts/late.tsx'
import { useSay } from '../say/say.ts'

const MoveForm = late(() => import('../moves/MoveForm.tsx'))

/** One step of the guide: what to do, whether it is done, what is still missing, and the Moves that do it. */
export function StepView(props: {
  step: Step
  current: boolean
  /** Whether what is pressed first stands here, where this is the current one: of all there is only one such button. */
  first: boolean
  /** Moves that are offered elsewhere. */
  without: readonly (string | undefined)[]
}) {
  const { step, current } = props
  const first = current && props.first
  const desk = useDesk()
  const say = useSay()
  const { missing = [], items = [] } = step
  const offers = (step.offers ?? []).filter(({ move }) => !props.without.includes(move))
  // Who only looks on is asked nothing.
  const stands = (offer: Offer) => offer.open === true && desk.seat() !== undefined
  const buttons = offers.filter((offer) => !stands(offer))
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
        <Awaited step={step} />
        {missing.length > 0 && (
          // Where there is a button for each, the buttons show it.
          <ul
            className={missing.length > 1 && offers.length >= missing.length ? 'hidden' : 'missing'}
          >
            {missing.map((sentence, i) => (
              // Of two that are alike each is told.
              <li key={`${i.toString()}${JSON.stringify(sentence)}`}>{say(sentence)}</li>
            ))}
          </ul>
        )}
        {offers.filter(stands).map((offer) => (
          <Suspense key={JSON.stringify(offer)}>
            <OpenForm offer={offer}>
              <MoveForm within />
            </OpenForm>
          </Suspense>
        ))}
        {/* Who has no seat yet is offered one above. */}
        {step.seats && desk.seat() !== undefined && (
          <div className="offers">
            <TakeSeat className={first ? 'primary' : ''} label={say('seat.another')} />
          </div>
        )}
        <Offers offers={buttons} first={first ? 'primary' : undefined} />
        <HandOver step={step} first={first} />
      </div>
    </li>
  )
}

/** Where somebody is waited for who has gone: says so. */
function Awaited({ step }: { step: Step }) {
  const say = useSay()
  const { seats, isGone } = useSeats()
  const seat = seatOf(seats, step.seat)
  return step.done || !seat || !isGone(seat) ? null : <p>{say('step.away', { name: seat.name })}</p>
}

/** Where it is the turn of somebody else who sits at this screen: lets them act. Around it everybody has a place. */
function HandOver({ step, first }: { step: Step; first: boolean }) {
  const desk = useDesk()
  const say = useSay()
  const seat = useBoardOf(({ seats }) => seatOf(seats, step.seat))
  const around = useFacing() !== undefined
  if (step.done || around || !seat || seat.id === desk.seat() || seat.sitter !== desk.device)
    return null
  return (
    <div className="offers">
      <button
        type="button"
        className={first ? 'primary' : undefined}
        onClick={() => desk.sit(seat.id)}
      >
        {say('seat.handOver', { name: seat.name })}
      </button>
    </div>
  )
}
