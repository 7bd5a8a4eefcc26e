import type { Board } from '../board/board.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { carrierOf } from '../plain/place.ts'
import { say } from '../plain/sentence.ts'
import type { Row, Section } from '../told/outline.ts'
import { CATEGORIES, categoryOf } from './characters.ts'
import type { Outlined } from './outline.ts'
import { byMade } from './story.ts'

/** A Character's Aspects in the order of their categories, then what came later; other notes as they were made. */
function byCategory(a: Item, b: Item): number {
  const at = (note: Item) => {
    const category = categoryOf(note)
    return category ? CATEGORIES.indexOf(category) : CATEGORIES.length
  }
  return at(a) - at(b) || byMade(a, b)
}

function add<T>(to: Map<ItemId, T[]>, id: ItemId, one: T): void {
  const there = to.get(id)
  if (there) there.push(one)
  else to.set(id, [one])
}

/**
 * The table as lists: what stands on its pages; the Scenes, each with its place cards and above its Precursors;
 * Characters and Objects with what is stuck on them; loose notes. Notes that nothing stands on yet are listed like all
 * others, and nothing changes its place for what is written on it.
 */
export function makeLists({ storyOf, pieces, pages }: Outlined) {
  return (board: Board): readonly Section[] => {
    const story = storyOf(board)
    const sheets: Item[] = []
    const loose: Item[] = []
    const stuck = new Map<ItemId, Item[]>()
    for (const item of board.items.values()) {
      if (pieces[item.kind]?.painter === 'sheet') sheets.push(item)
      if (item.kind !== 'note') continue
      const on = carrierOf(board.items, item.id)
      if (on === undefined) loose.push(item)
      else if (story.objects.has(on)) add(stuck, on, item)
    }
    const plain = (items: readonly Item[]): readonly Row[] =>
      items.toSorted(byMade).map(({ id }) => ({ id }))
    const card = (id: ItemId): Row => ({
      id,
      rows: (stuck.get(id) ?? []).toSorted(byCategory).map((note) => ({ id: note.id })),
    })
    const objects = [...story.objects.values()]
    const places = new Map<ItemId, Row[]>()
    for (const { id, scene, player } of objects) {
      if (player !== undefined || scene === undefined || !story.scenes.has(scene)) continue
      add(places, scene, card(id))
    }
    // Precursors come after what they hang on, so that theirs are known when it is their turn from behind.
    const scenes = new Map<ItemId, Row>()
    for (const { id, precursors } of story.order.toReversed()) {
      const below = precursors.flatMap((one) => scenes.get(one) ?? [])
      scenes.set(id, { id, rows: [...(places.get(id) ?? []), ...below] })
    }
    const tops = story.order.filter(({ parent }) => parent === undefined)
    const section = (id: string, rows: readonly Row[]): Section => ({
      id,
      say: say(`list.${id}`),
      rows,
    })
    const placed = new Set([...places.values()].flat().map(({ id }) => id))
    const cards = (characters: boolean) =>
      objects
        .filter(({ id, player }) => !placed.has(id) && (player !== undefined) === characters)
        .map(({ id }) => card(id))
    return [
      ...(sheets.length > 0 ? [section(pages, plain(sheets))] : []),
      section(
        'scenes',
        tops.flatMap(({ id }) => scenes.get(id) ?? []),
      ),
      section('characters', cards(true)),
      section('objects', cards(false)),
      ...(loose.length > 0 ? [section('notes', plain(loose))] : []),
    ]
  }
}
