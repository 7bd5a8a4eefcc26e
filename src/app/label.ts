import type { Game, Mark } from '../rules/game.ts'
import type { Item } from '../rules/item.ts'
import type { Sentence } from '../rules/sentence.ts'

/** An item's accessible name: what it is, what is written on it, what it means on this board. */
export function labelOf(
  item: Item,
  game: Game,
  marks: readonly Mark[],
  say: (s: Sentence) => string,
): string {
  const piece = game.pieces[item.kind]
  const written = (piece?.texts ?? []).flatMap((field) => item.texts[field]?.trim() || [])
  const means = marks.filter(({ on }) => on === item.id).map((mark) => say(mark.say))
  return [piece ? say(piece.say) : item.kind, ...written, ...means].join('. ')
}
