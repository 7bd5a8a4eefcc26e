import type { Painter } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import { COMMANDS, type CommandId } from './commands.ts'

/**
 * Commands that are offered nowhere: those for which this game brings nothing that they could be about, and those that
 * this screen does `without`. A table is cleared `among` people who sit around it, and where it stands by itself.
 */
export function lacking(
  game: Game,
  among?: boolean,
  without?: readonly string[],
): ReadonlySet<CommandId> {
  const { pieces, supply = [], gestures } = game
  const pulled = (painter: Painter) => supply.some(({ kind }) => pieces[kind]?.painter === painter)
  const brings: Partial<Record<CommandId, unknown>> = {
    oval: gestures?.oval,
    line: gestures?.line,
    note: pulled('note'),
    card: pulled('card'),
    count: Object.values(pieces).some(({ fields }) => fields),
    tidy: Object.values(pieces).some(({ painter }) => painter === 'oval'),
    ending: game.ending,
    chronicle: game.chronicle,
    rules: game.book,
    clear: among || without,
  }
  const all = COMMANDS.table.map(({ id }): CommandId => id)
  return new Set(all.filter((id) => (id in brings && !brings[id]) || without?.includes(id)))
}
