import { Eye, EyeOff, MessageCircleWarning, Users } from 'lucide-react'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { calledAs, isProven, objectionsOf, witnessesOf } from './truth.ts'
import { useVerifier } from './verification.ts'
import { useDiceSay } from './words.ts'

/** Who else had a hand in a throw's seed, and who did not answer; `why` adds what that means. */
export function Witnesses({ record, why }: { record: RollRecord; why?: boolean }) {
  const { lang, eyes } = useDesk()
  const say = useDiceSay()
  const seats = useBoardOf((board) => board.seats)
  // What others say against it may come at any time.
  const verdict = useVerifier().knows(record)
  const telling = { say, lang, board: { seats }, own: eyes.own }
  const told = witnessesOf(telling, record, verdict)
  if (told === undefined) return null
  const seen = (record.joint?.witnesses.length ?? 0) > 0
  // Who sat beside the dice saw them, too.
  const beside = calledAs(telling, record, verdict) === 'beside'
  const Sign = seen ? Eye : beside ? Users : EyeOff
  return (
    <>
      <p className="verdict-sign" data-witnessed={seen}>
        <Sign aria-hidden size={16} strokeWidth={2} />
        <span>
          {told}
          {record.by !== undefined &&
            ` ${say('witness.wrote', { name: seatOf(seats, record.by)?.name ?? say('witness.guest') })}`}
          {why && seen && isProven(record, verdict) && ` ${say('witness.why')}`}
        </span>
      </p>
      {objectionsOf(telling, eyes.objections(record)).map((objection) => (
        <p key={objection} className="verdict-sign" data-verdict="disputed">
          <MessageCircleWarning aria-hidden size={16} strokeWidth={2} />
          <span>{objection}</span>
        </p>
      ))}
    </>
  )
}
