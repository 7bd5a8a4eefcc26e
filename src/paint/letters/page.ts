import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Face } from '../pen/look.ts'
import { fromAfar, sizeOf, type TextBox, textBox } from './boxes.ts'
import { layText, lettersOf } from './letters.ts'
import { floorOf } from './readable.ts'

/** From so far away, CSS px per mm, the title alone speaks. */
export const PAGE_AFAR = 0.42
/** Written at this size, CSS px, letters without stems are 7 px high. */
const READ = 15.1
/** Nobody comes nearer than this for a page. */
const NEAREST = 1.6

/** Lines of a page are so far apart; the closer, the more of them there must be. */
const LEADING = [1.16, 1.08, 1] as const

/** Letters that are read when the page is seen so; what does not fit ends there, and is read where it is opened. */
function large(text: string, box: TextBox, face: Face, seen: number): TextBox {
  const size = READ / seen
  const at = (leading: number) => ({ ...box, size, least: size, leading })
  const free = LEADING.find((leading) => !layText(text, at(leading), lettersOf(box, face)).cut)
  return at(free ?? 1)
}

/** Above the rule under its title a page has room for letters so high, this far below its edge, mm. */
const HIGHEST = 18.6
const ABOVE = 4.6

/** The box of a text on a page when it is seen so, in letters no lower than print of `small`, CSS px. */
export function onPage(
  piece: Piece,
  item: Item,
  field: string,
  face: Face,
  seen: number,
  small: number | undefined,
): TextBox | undefined {
  const box = textBox(piece, item, field)
  if (!box) return undefined
  const { w, h } = sizeOf(piece, item)
  if (field === piece.texts[0]) {
    if (seen < PAGE_AFAR) return { ...fromAfar(box, w - 16, h - 38, seen), y: -h / 2 + 30 }
    const { family } = lettersOf(box, face)
    const least = Math.max(box.least, Math.min(HIGHEST, floorOf(family, small) / seen))
    // From farther it is one line, as high as all there is above its rule.
    const more = least > box.h ? { y: -h / 2 + ABOVE, h: HIGHEST, lines: 1 } : {}
    return { ...box, ...more, size: Math.max(box.size, least), least }
  }
  const text = item.texts[field] ?? ''
  const usual = layText(text, box, lettersOf(box, face))
  return usual.size * seen >= READ ? box : large(text, box, face, seen)
}

/** From which zoom on, CSS px a mm, all of a page is read where it lies. */
export function pageZoom(piece: Piece, item: Item, face: Face): number {
  const [, field = ''] = piece.texts
  const box = textBox(piece, item, field)
  const text = item.texts[field] ?? ''
  if (!box || text === '') return 0
  let zoom = 1
  while (zoom < NEAREST && layText(text, large(text, box, face, zoom), lettersOf(box, face)).cut)
    zoom += 0.05
  return Math.min(zoom, NEAREST)
}
