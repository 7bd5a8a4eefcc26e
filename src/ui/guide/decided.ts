import type { Board } from '../../rules/board/board.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'

/** How the table was when the guide was looked at last, and the Roll that is over, '' for none. */
export interface RollTold {
  readonly now?: string | undefined
  readonly play?: Board['play']
  readonly last?: string | undefined
  readonly over: string
}

/** Whether there was nothing but lots: what was faced without dice is a Check all the same. */
const isDrawn = ({ dice, lots = [] }: Check) => dice.length === 0 && lots.length > 0

/** What was decided before the story went on is over; so is what was only drawn, before something else was played. */
export function toldNext(
  was: RollTold,
  now: string | undefined,
  play: Board['play'],
  last: Pick<RollRecord, 'id' | 'check'> | undefined,
): RollTold {
  const drawn = last && isDrawn(last.check) && was.last === last.id
  const isOver = was.now !== now || (drawn && was.play !== play)
  return { now, play, last: last?.id, over: isOver ? (was.last ?? '') : was.over }
}
