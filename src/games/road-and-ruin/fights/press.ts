import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check } from '../../../rules/dice/check.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { broughtTo, fighterOf } from '../people/fighters.ts'
import { wholeOf, wordOf } from '../story/slips.ts'

/** What is put into one throw: a whole number from 0. */
export const pointsOn = (slip: Item, prop: string, most: number): number =>
  Math.max(0, Math.min(most, wholeOf(slip.props[prop])))

/** The most Exertion that is pressed into one throw by whoever presses on [R18]. */
export const MOST_PRESSED = 3

/** What one puts into a throw by pressing on [R18]: at most so many points, each worth 1. */
export const pressedInto = (slip: Item): number => pointsOn(slip, 'pressed', MOST_PRESSED)

/** What was pressed into a throw is paid in Exertion when it is thrown for the first time [R18]. */
export function pressedPaid(board: Board, { again, terms = {} }: Check): readonly Change[] {
  const who = board.items.get(wordOf(terms.who))
  return again === undefined && fighterOf(who)?.sheet && who
    ? broughtTo(who.id, 'exertion', -Math.min(MOST_PRESSED, Math.max(0, wholeOf(terms.pressed))))
    : []
}
