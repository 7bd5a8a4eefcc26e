import { Suspense, useRef } from 'react'
import { useBoardOf } from './desk.ts'
import { late } from './late.tsx'
import { seatOf } from './names.ts'
import { useSay } from './say.ts'

// The words come with the first throw.
const Told = late(() => import('./Told.tsx'))

/** Tells assistive technology what the last throw brought; silent about throws from before, also such that come `quiet`ly. */
export function Announcer({ quiet }: { quiet: boolean }) {
  const say = useSay()
  const rolls = useBoardOf((board) => board.rolls)
  const seats = useBoardOf((board) => board.seats)
  const before = useRef(rolls.length)
  if (quiet) before.current = rolls.length
  const last = rolls.length > before.current ? rolls.at(-1) : undefined
  const name = seatOf(seats, last?.seat)?.name ?? say('seat.somebody')
  return (
    <p className="hidden" aria-live="polite">
      <Suspense>{last && <Told record={last} name={name} />}</Suspense>
    </p>
  )
}
