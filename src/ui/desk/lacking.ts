import type { Painter } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import type { Command } from './keys.ts'

/** Commands for which this game brings nothing that they could be about: they are offered nowhere. */
export function lacking(game: Game): ReadonlySet<Command> {
  const { pieces, supply = [], gestures } = game
  const pulled = (painter: Painter) => supply.some(({ kind }) => pieces[kind]?.painter === painter)
  const brings: Partial<Record<Command, unknown>> = {
    oval: gestures?.oval,
    line: gestures?.line,
    note: pulled('note'),
    card: pulled('card'),
    tidy: Object.values(pieces).some(({ painter }) => painter === 'oval'),
    ending: game.ending,
    chronicle: game.chronicle,
    rules: game.book,
  }
  const named = Object.keys(brings) as Command[]
  return new Set(named.filter((command) => !brings[command]))
}
