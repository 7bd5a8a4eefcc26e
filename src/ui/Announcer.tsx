import { Suspense, useRef } from 'react'
import { seatOf } from '../rules/plain/seats.ts'
import { useBoardOf } from './desk/desk.ts'
import { late, unasked } from './parts/late.tsx'
import { useSay } from './say/say.ts'
import type { Tells } from './say/tells.ts'

// The words come with the first throw.
const Commentary = late(() => import('./heard/Commentary.tsx'))
const Overheard = unasked(() => import('./heard/Overheard.tsx'))

/**
 * Tells assistive technology what the last throw brought, and what others do; silent about what was before, also such
 * that comes `quiet`ly.
 */
export function Announcer({ quiet, tells }: { quiet: boolean; tells: Tells }) {
  if (tells === 'nothing') return null
  return (
    <>
      <Thrown quiet={quiet} />
      <Suspense>{tells === 'all' && !quiet && <Overheard />}</Suspense>
    </>
  )
}

function Thrown({ quiet }: { quiet: boolean }) {
  const say = useSay()
  const rolls = useBoardOf((board) => board.rolls)
  const seats = useBoardOf((board) => board.seats)
  const before = useRef(rolls.length)
  if (quiet) before.current = rolls.length
  const last = rolls.length > before.current ? rolls.at(-1) : undefined
  const name = seatOf(seats, last?.seat)?.name ?? say('seat.somebody')
  return (
    <p className="hidden" aria-live="polite">
      <Suspense>{last && <Commentary record={last} name={name} />}</Suspense>
    </p>
  )
}
