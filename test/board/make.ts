import { makeSpatial } from '../../src/board/map/spatial.ts'
import type { Piece } from '../../src/rules/board/piece.ts'
import type { Item, ItemId, Place } from '../../src/rules/plain/item.ts'
import { say } from '../../src/rules/plain/sentence.ts'

const piece = (
  painter: Piece['painter'],
  width: number,
  height: number,
  texts: string[],
  sticks?: string[],
): Piece => ({
  painter,
  width,
  height,
  texts,
  ...(sticks ? { sticks } : {}),
  say: say(`piece.${painter}`),
})

export const PIECES: Readonly<Record<string, Piece>> = {
  card: piece('card', 127, 76, ['title', 'body']),
  note: piece('note', 76, 76, ['text'], ['card']),
  oval: piece('oval', 120, 64, ['objective', 'setting']),
  die: piece('die', 16, 16, [], ['oval']),
  ink: piece('ink', 1, 1, []),
}

/** An item with its place and nothing written on it. */
export function item(
  id: ItemId,
  kind: string,
  place: Partial<Place>,
  more: Partial<Item> = {},
): Item {
  return {
    id,
    kind,
    place: { x: 0, y: 0, turn: 0, z: 0, ...place },
    bin: false,
    props: {},
    texts: {},
    ...more,
  }
}

export function lay(...list: Item[]) {
  const items = new Map(list.map((i) => [i.id, i]))
  const spatial = makeSpatial(PIECES)
  spatial.update(items, items.keys())
  return { items, spatial }
}
