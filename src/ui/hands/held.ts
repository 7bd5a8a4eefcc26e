import type { Act, Board } from '../../rules/board/board.ts'
import { FACE } from '../../rules/board/deck.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { printedOn } from '../../rules/board/printing.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'

/** A card in somebody's hand, as they see it. */
export interface HeldCard {
  readonly id: ItemId
  /** With its face, where they see it. */
  readonly item: Item
  readonly piece: Piece
  /** Whether they see what it is. */
  readonly seen: boolean
}

/** Items are painted once as long as they stay the same: so do these. */
const dressed = new WeakMap<Item, Item>()

/** A card as it looks to who sees its face. */
function faced(item: Item, face: string): Item {
  const known = dressed.get(item)
  if (known?.props[FACE] === face) return known
  // However it lies on the table, in the hand its front is seen.
  const { down: _, ...props } = item.props
  const next = { ...item, props: { ...props, [FACE]: face } }
  dressed.set(item, next)
  return next
}

/** These cards as who acts sees them; without those that are not on the table. */
export const heldCards = (
  { pieces }: Pick<Game, 'pieces'>,
  { items }: Pick<Board, 'items'>,
  act: Pick<Act, 'sees'>,
  cards: readonly ItemId[],
): readonly HeldCard[] =>
  cards.flatMap((id): readonly HeldCard[] => {
    const item = items.get(id)
    const piece = item && pieces[item.kind]
    if (!item || !piece) return []
    const face = act.sees?.(id)
    return [
      {
        ...{ id, piece, seen: face !== undefined },
        item: face === undefined ? item : faced(item, face),
      },
    ]
  })

/** What a card is called, and all that is printed on it, for whoever does not see it. */
export function toldOf(
  { item, piece }: HeldCard,
  say: (sentence: Sentence) => string,
): { readonly name: string; readonly says: string } {
  return {
    name: say(piece.nameless?.(item) ?? piece.say),
    // What ends by itself needs no full stop.
    says: printedOn(piece, item, say)
      .join('. ')
      .replace(/([.!?…]["”“’]?)\. /g, '$1 '),
  }
}
