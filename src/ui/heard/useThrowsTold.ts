import { useEffect, useRef } from 'react'
import { isFree } from '../../rules/dice/free.ts'
import { tellersOf } from '../../rules/plain/round.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { plain } from '../../rules/plain/sentence.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import type { Notices } from '../parts/notices.ts'
import { tellBrought } from '../throws/tell.ts'
import { useDiceSay } from '../throws/words.ts'

/**
 * Tells at every edge in passing what a throw has brought, whoever threw: nobody else sees whoever threw read it. Not
 * of what comes `quiet`ly, such as a table that is still coming.
 */
export function useThrowsTold(
  notices: Notices,
  { sides }: Pick<AroundScreen, 'sides'>,
  quiet: boolean,
): void {
  const { game, table } = useDesk()
  const say = useDiceSay()
  const rolls = useBoardOf((board) => board.rolls)
  const known = useRef(rolls.length)
  const latest = useRef({ sides, say })
  latest.current = { sides, say }
  useEffect(() => {
    const last = rolls.length > known.current && !quiet ? rolls.at(-1) : undefined
    known.current = rolls.length
    if (!last) return
    const { say, sides } = latest.current
    const name = seatOf(table.state().seats, last.seat)?.name ?? say('seat.somebody')
    const words = say('tell.brought', { name, what: tellBrought(say, game, last) })
    const decides = !isFree(last.check)
    for (const seat of tellersOf(sides, last.seat))
      notices.to(seat).add({ say: plain(words), decides })
  }, [rolls, quiet, table, game, notices])
}
