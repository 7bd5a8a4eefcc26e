import type { Board } from '../../../rules/board/board.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { CHARACTER, readCharacter } from '../people/characters.ts'
import { sufferings } from '../people/fields.ts'
import { type Fighter, fighterOf } from '../people/fighters.ts'
import { type SlipFactor, targetOf, wordOf } from '../story/slips.ts'

/** Who strikes, and who is struck, as far as both lie there. */
export function bothOf(
  board: Board,
  slip: Item,
): { readonly one?: Fighter | undefined; readonly other?: Fighter | undefined } {
  return {
    one: fighterOf(board.items.get(wordOf(slip.props.who))),
    other: fighterOf(targetOf(board, slip)),
  }
}

/** A name as a throw carries it: on a sheet it may be as long as people like. */
export const briefName = (name: string): string => name.slice(0, 60)

/** What takes from somebody's aim of all that lasts on them [R18], [R22]. */
export const aimFactors = (one: Fighter): readonly SlipFactor[] =>
  sufferings(one, 'aim').map(({ id, by }) => ({
    id,
    items: [one.id],
    say: say(`factor.${id}`),
    by: -by,
  }))

/** The character whose id a slip, or what a Check carries, has under `who`. */
export const whoIn = (board: Board, props: Readonly<Record<string, Plain>> = {}) => {
  const item = board.items.get(wordOf(props.who))
  return item?.kind === CHARACTER ? readCharacter(item) : undefined
}
