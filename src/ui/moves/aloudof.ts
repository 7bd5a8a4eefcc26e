import type { Board } from '../../rules/board/board.ts'
import { meant } from '../../rules/board/borne.ts'
import type { Mark } from '../../rules/board/mark.ts'
import { printedOn } from '../../rules/board/printing.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import type { Handed } from '../desk/desk.ts'
import { calledOf, nameOf } from '../say/names.ts'

/** What is read aloud of a thing: what it is called, its words, and itself where its face is to be seen as well. */
export interface AloudOf {
  readonly title: string
  readonly text: string
  readonly face?: { readonly item: Item; readonly marks: readonly Mark[] }
}

/**
 * What the one selected thing would have read aloud; to `all` sides of a screen that is whatever is written and printed
 * on it.
 */
export function aloudOf(
  { game, say }: Pick<Handed, 'game' | 'say'>,
  board: Board,
  [id, more]: readonly ItemId[],
  all: boolean,
): AloudOf | undefined {
  const { items } = board
  const item = more === undefined ? items.get(id ?? '') : undefined
  const piece = item && game.pieces[item.kind]
  if (!item || !piece) return undefined
  const title = calledOf(game, item, say, piece.say)
  if (piece.aloud !== undefined) return { title, text: item.texts[piece.aloud] ?? '' }
  const [first, ...others] = piece.texts
  if (!all || (first === undefined && !piece.face)) return undefined
  const stuck = [...items.values()].filter(({ place }) => place.on === id)
  const texts = [
    ...printedOn(piece, item, say),
    ...others.map((field) => item.texts[field]),
    ...stuck.map((one) => nameOf(game, one)),
  ]
  const text = texts.filter(Boolean).join('\n')
  // With what is counted and chosen there; the light round what can be played stays on the table.
  const marks = meant(game, board).filter(({ on, as }) => on === item.id && as !== 'ready')
  return { title, text, ...(piece.face && { face: { item, marks } }) }
}
