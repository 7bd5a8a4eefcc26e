import { unlessAmiss } from '../plain/amiss.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { carrierOf } from '../plain/place.ts'
import { plain, say } from '../plain/sentence.ts'
import type { Board } from './board.ts'
import { boundsOf, type Field, fieldValue } from './field.ts'
import type { Mark } from './mark.ts'
import type { Piece } from './piece.ts'

type Pieces = Readonly<Record<string, Piece>>

/** What things bear as the board stands: the value of each field, and how many lie on a pile. */
export function borne(pieces: Pieces, board: Board): readonly Mark[] {
  const marks: Mark[] = []
  const piles = new Map<ItemId, number>()
  for (const item of board.items.values()) {
    const piece = pieces[item.kind]
    for (const field of piece?.fields ?? []) {
      const mark = fieldMark(field, item, board)
      if (mark) marks.push(mark)
    }
    const { on } = item.place
    const below = on === undefined || piece?.painter === 'ink' ? undefined : board.items.get(on)
    if (on === undefined || pieces[below?.kind ?? '']?.mat?.lies !== 'pile') continue
    if (carrierOf(board.items, item.id) === on) piles.set(on, (piles.get(on) ?? 0) + 1)
  }
  for (const [on, many] of piles)
    marks.push({ on, as: 'pile', many, say: say('bears.pile', { n: many }) })
  return marks
}

/** What a field shows; nothing, where that cannot be worked out. */
function fieldMark(field: Field, item: Item, board: Board): Mark | undefined {
  const about = { on: item.id, as: 'field', field: field.id, name: field.say } as const
  return unlessAmiss(`field ${field.id} of ${item.kind}`, (): Mark | undefined => {
    if (field.as === 'choice') {
      const now = fieldValue(field, item, board)
      const option = field.options.find(({ id }) => id === now)
      return option && { ...about, say: option.say }
    }
    const value = fieldValue(field, item, board)
    const most = field.as === 'count' ? boundsOf(field, item, board).most : undefined
    if (most === undefined) return { ...about, value, say: plain(String(value)) }
    return { ...about, value, most, say: say('bears.of', { n: value, most }) }
  })
}

/** All that a board means: what its game reads on it, and what things bear. */
export const meant = (
  game: { readonly pieces: Pieces; read(board: Board): readonly Mark[] },
  board: Board,
): readonly Mark[] => [...game.read(board), ...borne(game.pieces, board)]
