import { useRef } from 'react'
import { useBoardOf, useDesk } from './desk.ts'
import { seatOf } from './names.ts'
import { useSay } from './say.ts'

/** Tells assistive technology what the last throw brought; silent about throws from before the page was opened. */
export function Announcer() {
  const { game } = useDesk()
  const say = useSay()
  const rolls = useBoardOf((board) => board.rolls)
  const seats = useBoardOf((board) => board.seats)
  const before = useRef(rolls.length)
  const last = rolls.length > before.current ? rolls.at(-1) : undefined
  return (
    <p className="hidden" aria-live="polite">
      {last &&
        say('rolls.told', {
          name: seatOf(seats, last.seat)?.name ?? say('seat.somebody'),
          what: say(game.judge(last.check, last.roll).say),
        })}
    </p>
  )
}
