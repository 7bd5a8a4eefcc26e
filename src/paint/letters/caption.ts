import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Face } from '../pen/look.ts'
import { CAPTION, sizeOf, type TextBox, textBox } from './boxes.ts'
import { type Letters, lay, lettersOf } from './letters.ts'
import { READ, readable, stepped } from './readable.ts'

/** How an oval's first two texts stand: the second below the first, if it has room. */
export interface Captioned {
  readonly box: TextBox | undefined
  readonly caption: TextBox | undefined
}

/** Words stay so far from an oval's line, mm, and letters do not fill their line by such a part above and below. */
const RIM = 2.5
const HOLLOW = 0.3
/** No more of an oval's height is written on: it would be too narrow there. */
const HIGHEST = 0.9
/** Lines of each at most. */
const MOST = { first: 4, second: 3 } as const
/** The second text is no larger than this on the paper, mm, however near one comes. */
const SMALL = 8.5
/** Room for the stroke between both, as a part of the letters. */
const BETWEEN = 0.3
/** Seen from farther than the page ever shows it by itself, both shrink, down to this size, CSS px. */
const OVERVIEW = { from: 0.9, least: 12 } as const
/** So many letters of the second tell something, or this part of all. */
const TELLING = { letters: 12, part: 0.5 } as const
const SHRINK = 0.9
const TIGHT = 15.1
const SMALLEST = 2

interface Words {
  readonly text: string
  readonly how: Letters
  readonly usual: TextBox
}

/** The sizes to try, mm, the largest first: on the paper, as it is read, and smaller in an overview. */
function* sizes(
  usual: number,
  seen: number,
  writing: boolean,
): Generator<readonly [number, number]> {
  const read = READ / stepped(seen)
  for (let part = 1; usual * part > read || SMALL * part > read; part *= SHRINK)
    yield [Math.max(read, usual * part), Math.max(read, SMALL * part)]
  yield [read, read]
  // Just so large that it is read without effort.
  yield [TIGHT / seen, TIGHT / seen]
  if (seen >= OVERVIEW.from && !writing) return
  // What is written has its place in any case.
  const least = writing ? SMALLEST : OVERVIEW.least / seen
  for (let size = read * SHRINK; size > least; size *= SHRINK) yield [size, size]
  yield [least, least]
}

/** How an oval's first two texts stand when it is seen so. `writing`: the second is written just now, and wants its place. */
export function captioned(
  piece: Piece,
  item: Item,
  face: Face,
  seen: number,
  writing: boolean,
): Captioned {
  const [field = '', other = ''] = piece.texts
  const [usual, small] = [textBox(piece, item, field), textBox(piece, item, other)]
  if (!usual) return { box: undefined, caption: undefined }
  const how = lettersOf(usual, face)
  const alone = { box: readable(piece, item, field, usual, how, seen), caption: undefined }
  const said = (item.texts[other] ?? '').trim()
  if (!small || (!writing && said === '')) return alone
  const first = { text: item.texts[field] ?? '', how, usual }
  const second = { text: said, how: lettersOf(small, face), usual: small }
  const whole = sizeOf(piece, item)
  let last: readonly [number, number] = [0, 0]
  for (const pair of sizes(usual.size, seen, writing)) {
    const both = fitted(first, second, whole, pair, false)
    if (both) return both
    last = pair
  }
  const read = TIGHT / seen
  return (
    fitted(first, second, whole, [read, read], true) ??
    fitted(first, second, whole, last, true) ??
    alone
  )
}

/** Both at these sizes, the first whole; the second too, or, if it may be `cut`, as much of it as has room and tells something. */
function fitted(
  first: Words,
  second: Words,
  { w, h }: { readonly w: number; readonly h: number },
  [large, small]: readonly [number, number],
  cut: boolean,
): Captioned | undefined {
  let best: { readonly both: Captioned; readonly letters: number } | undefined
  const between = small * BETWEEN
  // The higher what is written, the narrower it is where it begins and ends.
  for (let high = large + small + between; high <= h * HIGHEST; high += small / 2) {
    const corner = (high - 2 * small * HOLLOW) / h
    const wide = w * Math.sqrt(1 - corner ** 2) - 2 * RIM
    const above = laid(first, wide, large, MOST.first)
    if (above.cut) continue
    const lines = Math.max(1, above.lines.length)
    const room = Math.floor((high - lines * large - between) / small + 0.01)
    if (room < 1) continue
    const below = laid(second, wide, small, Math.min(room, MOST.second))
    if (below.cut && !cut) continue
    const more = Math.max(1, below.lines.length)
    const top = -(lines * large + between + more * small) / 2
    const box = line(first.usual, wide, top, large, lines)
    const under = top + lines * large + between
    const caption = { ...line(second.usual, wide, under, small, more), ...CAPTION }
    if (!below.cut) return { box, caption }
    const letters = below.lines.join(' ').length - 1
    if (letters > (best?.letters ?? 0)) best = { both: { box, caption }, letters }
  }
  const telling = Math.min(TELLING.letters, second.text.length * TELLING.part)
  return best && best.letters >= telling ? best.both : undefined
}

/** Lines of words no wider than this, none broken within a word; or as many as there may be, cut. */
function laid({ text, how, usual }: Words, w: number, size: number, most: number) {
  const box = line(usual, w - 0.4, 0, size, most)
  const whole = lay(text, { ...box, least: size * 0.45 }, how)
  if (!whole.cut && whole.size === size) return whole
  return { lines: lay(text, box, how).lines, cut: true }
}

/** So many lines of letters of this size, from `top` down. */
const line = (usual: TextBox, w: number, y: number, size: number, lines: number): TextBox => ({
  ...usual,
  x: -w / 2,
  y,
  w,
  h: lines * size + 0.01,
  size,
  least: size * 0.97,
  leading: 1,
  stand: 'top',
  lines,
})
