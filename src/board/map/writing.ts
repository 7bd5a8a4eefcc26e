import { sizeOf, type TextBox, textBox } from '../../paint/letters/boxes.ts'
import { boxSeen } from '../../paint/letters/seen.ts'
import type { Look } from '../../paint/pen/look.ts'
import { into } from '../../rules/plain/place.ts'
import type { Entry } from './spatial.ts'

/** Which text of an item stands at a point of the table (mm): the nearest, or its first; undefined when it has none. */
function fieldAt(entry: Entry, x: number, y: number): string | undefined {
  const p = into(entry.world, { x, y, turn: 0, z: 0 })
  let best: { field: string; far: number } | undefined
  for (const field of entry.piece.texts) {
    const box = textBox(entry.piece, entry.item, field)
    if (!box) continue
    const far =
      Math.max(0, box.x - p.x, p.x - box.x - box.w) + Math.max(0, box.y - p.y, p.y - box.y - box.h)
    if (!best || far < best.far) best = { field, far }
  }
  return best?.field
}

/** What is written at a point of an item: its name, as long as nothing at all stands there. */
export function fieldFor(entry: Entry, x: number, y: number): string | undefined {
  const { piece, item } = entry
  const blank = piece.texts.every((field) => (item.texts[field] ?? '').trim() === '')
  return blank ? piece.texts[0] : fieldAt(entry, x, y)
}

/** The box of a text as it is painted at this zoom, or of the whole item, from the item's middle: mm. */
export function boxIn(
  entry: Entry,
  field: string | undefined,
  owned: boolean,
  { face, letter = 1, small }: Pick<Look, 'face' | 'letter' | 'small'>,
  zoom: number,
): TextBox {
  const { piece, item } = entry
  const box =
    field === undefined ? undefined : boxSeen(piece, item, field, owned, face, zoom / letter, small)
  if (box) return box
  const { w, h } = sizeOf(piece, item)
  return {
    x: -w / 2,
    y: -h / 2,
    w,
    h,
    size: 7.3,
    least: 4,
    leading: 1.1,
    align: 'start',
    stand: 'top',
  }
}
