import { Eye, EyeOff } from 'lucide-react'
import type { RollRecord } from '../rules/roll.ts'
import { useBoardOf, useDesk } from './desk.ts'
import { useDiceSay } from './dicewords.ts'
import { seatOf } from './names.ts'
import { witnessesOf } from './rolltext.ts'

/** Who else had a hand in a throw's seed, and who did not answer; `why` adds what that means. */
export function Witnesses({ record, why }: { record: RollRecord; why?: boolean }) {
  const { lang } = useDesk()
  const say = useDiceSay()
  const seats = useBoardOf((board) => board.seats)
  const told = witnessesOf({ say, lang, board: { seats } }, record)
  if (told === undefined) return null
  const seen = (record.joint?.witnesses.length ?? 0) > 0
  const Sign = seen ? Eye : EyeOff
  return (
    <p className="verdict-sign" data-witnessed={seen}>
      <Sign aria-hidden size={16} strokeWidth={2} />
      <span>
        {told}
        {record.by !== undefined &&
          ` ${say('witness.wrote', { name: seatOf(seats, record.by)?.name ?? say('witness.guest') })}`}
        {why && seen && ` ${say('witness.why')}`}
      </span>
    </p>
  )
}
