import type { TextBox } from '../../paint/letters/boxes.ts'
import { lettersOf, typesetting } from '../../paint/letters/letters.ts'
import type { ScreenBox } from '../../paint/letters/screenbox.ts'
import type { Look } from '../../paint/pen/look.ts'
import type { Entry } from './spatial.ts'
import { boxIn } from './writing.ts'

/** How a text of an item is set where it is seen at so many px per mm: its box in mm, and all but its place in px. */
export function written(
  entry: Entry,
  field: string | undefined,
  owned: boolean,
  look: Look,
  scale: number,
): { readonly box: TextBox; readonly set: Omit<ScreenBox, 'left' | 'top' | 'turn'> } {
  const box = boxIn(entry, field, owned, look, scale)
  const letters = lettersOf(box, look.face)
  const set = typesetting(entry.item.texts[field ?? ''] ?? '', box, letters)
  return {
    box,
    set: {
      width: box.w * scale,
      height: box.h * scale,
      font: set.size * scale,
      step: set.step * scale,
      rise: set.rise * scale,
      align: box.align,
      even: box.widths !== undefined,
      rtl: set.rtl,
      cut: set.cut,
      family: set.family,
      bold: letters.bold === true,
      slant: letters.slant === true,
      color: letters.color,
      scale,
    },
  }
}
