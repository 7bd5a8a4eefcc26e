import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import type { Face } from '../pen/look.ts'
import { captionLetters, sizeOf, type TextBox, textBox } from './boxes.ts'
import { type Letters, layText, lettersOf, stands } from './letters.ts'
import { eased, floorOf, READ, stepped } from './readable.ts'

/** How an oval's first two texts stand: the second below the first, if it has room. */
export interface Captioned {
  readonly box: TextBox | undefined
  readonly caption: TextBox | undefined
}

/**
 * Words stay so far from the middle of an oval's line, mm, and letters do not fill their line by such
 * a part above and below.
 */
const RIM = 4
const HOLLOW = 0.18
/** No more of an oval's height is written on: it would be too narrow there. */
const HIGHEST = 0.94
/** Lines of each at most, where there are both. */
const MOST = { first: 4, second: 3 } as const
/** The second text is no larger than this on the paper, mm, however near one comes. */
const SMALL = 8.5
/** Room for the stroke between both, as a part of the letters. */
const BETWEEN = 0.3
/** Seen from farther than the page ever shows it by itself, both shrink, down to this size, CSS px. */
const OVERVIEW = { from: 0.9, least: 12 } as const
/** How many letters of the second tell something, or what part of all. */
const TELLING = { letters: 12, part: 0.5 } as const
const SHRINK = 0.9
/** Just so large that it is read without effort, CSS px. */
const TIGHT = 15.1
const SMALLEST = 2
/** Sizes are tried so far apart where the largest is looked for: the page comes no nearer than it must. */
const FINE = 0.97

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
  floor: number,
): Generator<readonly [number, number]> {
  const read = READ / stepped(seen)
  for (let part = 1; usual * part > read || SMALL * part > read; part *= SHRINK)
    yield [Math.max(read, usual * part), Math.max(read, SMALL * part)]
  yield [read, read]
  yield [TIGHT / seen, TIGHT / seen]
  if (seen >= OVERVIEW.from && !writing) return
  // What is written has its place in any case.
  const least = writing ? SMALLEST : Math.max(OVERVIEW.least, floor) / seen
  for (let size = read * SHRINK; size > least; size *= SHRINK) yield [size, size]
  yield [least, least]
}

/**
 * How an oval's first two texts stand when it is seen so, in letters no lower than print of `small`, CSS px. `writing`:
 * the second is written just now, and wants its place.
 */
export function captioned(
  piece: Piece,
  item: Item,
  face: Face,
  seen: number,
  writing: boolean,
  small?: number,
): Captioned {
  const [field = '', other = ''] = piece.texts
  const [usual, below] = [textBox(piece, item, field), textBox(piece, item, other)]
  if (!usual) return { box: undefined, caption: undefined }
  const how = lettersOf(usual, face)
  const said = (item.texts[other] ?? '').trim()
  const first = { text: item.texts[field] ?? '', how, usual }
  const whole = sizeOf(piece, item)
  const floor = floorOf(how.family, small)
  if (!below || (!writing && said === '')) return alone(first, whole, seen, floor)
  const second = { text: said, how: lettersOf(below, face), usual: below }
  let last: readonly [number, number] = [0, 0]
  for (const pair of sizes(usual.size, seen, writing, floor)) {
    const both = fitted(first, second, whole, pair, false)
    if (both) return both
    last = pair
  }
  const read = TIGHT / seen
  return (
    fitted(first, second, whole, [read, read], true) ??
    fitted(first, second, whole, last, true) ??
    alone(first, whole, seen, floor)
  )
}

/** The largest size, mm, at which an oval's first text stands whole in it. */
export function largestIn(piece: Piece, item: Item, usual: TextBox, face: Face): number {
  const first = { text: item.texts[piece.texts[0] ?? ''] ?? '', how: lettersOf(usual, face), usual }
  const whole = sizeOf(piece, item)
  let size = Math.max(usual.size, whole.h * HIGH)
  while (size > usual.least && !shaped(first, whole, size)) size *= FINE
  return size
}

/** No letters are higher than this part of their oval. */
const HIGH = 0.42

/** The first text alone: as large as on the paper, or as is read with ease; smaller where it does not fit so. */
function alone(first: Words, whole: Whole, seen: number, floor: number): Captioned {
  const { usual } = first
  const most = Math.max(usual.size, whole.h * HIGH)
  const least = Math.min(most, Math.max(usual.least, floor / seen))
  const read = Math.min(most, READ / stepped(seen))
  const box = () => {
    for (
      let size = Math.min(most, Math.max(usual.size, eased(seen)));
      size > read;
      size *= SHRINK
    ) {
      const found = shaped(first, whole, size)
      if (found) return found
    }
    for (let size = read; size > least; size *= SHRINK) {
      const found = shaped(first, whole, size)
      if (found) return found
    }
    return shaped(first, whole, least) ?? shaped(first, whole, least, true)
  }
  return { box: box(), caption: undefined }
}

interface Whole {
  readonly w: number
  readonly h: number
}

/** How wide each of so many lines is within an oval's line, from `top` down, mm. */
const widthsIn = ({ w, h }: Whole, top: number, size: number, lines: number): number[] =>
  Array.from({ length: lines }, (_, i) => {
    const from = top + (i + HOLLOW) * size
    const far = Math.max(Math.abs(from), Math.abs(from + (1 - 2 * HOLLOW) * size))
    const [a, b] = [w / 2 - RIM, h / 2 - RIM]
    return Math.max(1, 2 * a * Math.sqrt(Math.max(0, 1 - (far / b) ** 2)))
  })

/** A text in an oval by itself, at this size, in as few lines as it fits in; all of it, unless it may be cut. */
function shaped(words: Words, whole: Whole, size: number, cut = false): TextBox | undefined {
  const most = Math.max(1, Math.floor((whole.h * HIGHEST) / size))
  for (let lines = cut ? most : 1; lines <= most; lines++) {
    const top = (-lines * size) / 2
    const box = line(words.usual, widthsIn(whole, top, size, lines), top, size)
    if (cut || stands(words.text, box, words.how)) return box
  }
  return undefined
}

/** How many lines the first and the second text may have, as few in all as can be first. */
const LINES = Array.from({ length: MOST.first }, (_, n) =>
  Array.from({ length: MOST.second }, (_, m) => [n + 1, m + 1] as const),
)
  .flat()
  .sort(([a, b], [c, d]) => a + b - c - d)

/**
 * Both at these sizes, the first whole; the second too, or, if it may be `cut`, as much of it as has
 * room and tells something.
 */
function fitted(
  first: Words,
  second: Words,
  whole: Whole,
  [large, small]: readonly [number, number],
  cut: boolean,
): Captioned | undefined {
  let best: { readonly both: Captioned; readonly letters: number } | undefined
  const between = small * BETWEEN
  for (const [lines, more] of LINES) {
    const high = lines * large + between + more * small
    if (high > whole.h * HIGHEST) continue
    const top = -high / 2
    const box = line(first.usual, widthsIn(whole, top, large, lines), top, large)
    if (!stands(first.text, box, first.how)) continue
    const under = top + lines * large + between
    const widths = widthsIn(whole, under, small, more)
    const caption = { ...line(second.usual, widths, under, small), ...captionLetters() }
    if (stands(second.text, caption, second.how)) return { box, caption }
    if (!cut) continue
    const below = layText(second.text, caption, second.how)
    const letters = below.lines.join(' ').length - 1
    if (letters > (best?.letters ?? 0)) best = { both: { box, caption }, letters }
  }
  const telling = Math.min(TELLING.letters, second.text.length * TELLING.part)
  return best && best.letters >= telling ? best.both : undefined
}

/** Lines of letters of this size, each so wide, from `y` down. */
function line(usual: TextBox, widths: readonly number[], y: number, size: number): TextBox {
  const w = Math.max(...widths)
  const h = widths.length * size + 0.01
  const lines = widths.length
  return {
    ...usual,
    x: -w / 2,
    y,
    w,
    h,
    size,
    least: size,
    leading: 1,
    stand: 'top',
    lines,
    widths,
  }
}
