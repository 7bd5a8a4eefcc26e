import { isToldMark, type Mark } from '../../rules/board/mark.ts'
import { printedOn } from '../../rules/board/printing.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { type Sentence, say as sentence } from '../../rules/plain/sentence.ts'

/**
 * An item's accessible name: what it is, what is written and printed on it, strokes of ink too, what it means on this
 * board, and what it bears.
 */
export function labelOf(
  item: Item,
  game: Game,
  marks: readonly Mark[],
  say: (s: Sentence) => string,
  strokes = 0,
): string {
  const piece = game.pieces[item.kind]
  const written = (piece?.texts ?? []).flatMap((field) => item.texts[field]?.trim() || [])
  const means = marks
    .filter((mark) => mark.on === item.id && isToldMark(mark))
    .flatMap((mark) => {
      const rows = mark.as === 'drawn' ? (mark.rows ?? []) : []
      const told = [mark.say, ...rows].map(say)
      return mark.as === 'field' ? `${say(mark.name)} ${told}` : told
    })
  const ink = strokes > 0 ? [say(sentence('ink.on', { n: strokes }))] : []
  const what = piece ? say(piece.nameless?.(item) ?? piece.say) : item.kind
  const printed = piece ? printedOn(piece, item, say) : []
  // What ends by itself needs no full stop.
  return [what, ...written, ...printed, ...ink, ...means]
    .join('. ')
    .replace(/([.!?…]["”“’]?)\. /g, '$1 ')
}

/** How many strokes of ink are on an item. */
export function strokesOn(items: ReadonlyMap<ItemId, Item>, id: ItemId, game: Game): number {
  let count = 0
  for (const { place, kind } of items.values())
    if (place.on === id && game.pieces[kind]?.painter === 'ink') count += 1
  return count
}
