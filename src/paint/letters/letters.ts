import { within } from '../../rules/plain/turns.ts'
import { COLORS, FAMILY, type Face, type Family } from '../pen/look.ts'
import { makeLeaf, type Pen } from '../pen/pen.ts'
import type { TextBox } from './boxes.ts'
import { directionOf, type Laid, layLines, MOST_LETTERS, overflows } from './lines.ts'
import type { Measure } from './pieces.ts'

/** Text is measured and drawn at this font size and scaled down: widths stay exact at every zoom. */
const REF = 64
/** From the upper edge of a line down to where its letters stand, as a part of the size. */
const RISE = 0.8
/** Below so many pixels letters are only bars. */
const LEGIBLE = 4.2
const KEPT_LAYOUTS = 16_000
const KEPT_WIDTHS = 10_000

const layouts = new Map<string, Laid>()
/** What texts are measured by, and how it is set: to ask a pen for that takes as long as to measure. */
let ruler: { readonly pen: OffscreenCanvasRenderingContext2D; set: string } | undefined

/** The ruler, set to letters of this name. */
function rulerFor(name: string): OffscreenCanvasRenderingContext2D {
  ruler ??= { pen: makeLeaf(1, 1).pen, set: '' }
  if (ruler.set !== name) {
    ruler.pen.font = name
    ruler.set = name
  }
  return ruler.pen
}

/** Forgets what was measured: a font has arrived. */
export function forgetLetters(): void {
  layouts.clear()
  measures.clear()
  ruler = undefined
}

/** Longer than this nothing waits for the faces, ms: it is drawn by others, and again once they are there. */
const PATIENCE = 400
/** Faces that were there before anything was drawn. */
const early = new WeakSet<FontFace>()
let waited: Promise<void> | undefined
let drawn = false

/** Asks for the faces that things are written in; resolves when they have come, cannot be had, or let wait too long. */
export function facesCome(): Promise<void> {
  waited ??= within(
    PATIENCE,
    Promise.all(
      [`${REF}px ${FAMILY.hand}`, `${REF}px ${FAMILY.plain}`, `600 ${REF}px ${FAMILY.title}`].map(
        async (face) => {
          for (const one of await document.fonts.load(face)) if (!drawn) early.add(one)
        },
      ),
    ).catch(() => undefined),
  ).then(() => {
    drawn = true
  })
  return waited
}

/** Whether one of these faces has come after something was drawn. */
export const cameLate = (faces: readonly FontFace[]): boolean =>
  faces.some((face) => !early.has(face))

/** Sets the pen to a family; sizes are then in reference units. */
function font(family: Family, bold: boolean, slant = false): string {
  return `${slant ? 'italic ' : ''}${bold ? '700 ' : ''}${REF}px ${FAMILY[family]}`
}

const measures = new Map<string, Measure>()

function measured(family: Family, bold: boolean): Measure {
  const name = font(family, bold)
  const there = measures.get(name)
  if (there) return there
  const widths = new Map<string, number>()
  const measure: Measure = (text) => {
    const known = widths.get(text)
    if (known !== undefined) return known
    const w = rulerFor(name).measureText(text).width / REF
    if (widths.size > KEPT_WIDTHS) widths.clear()
    widths.set(text, w)
    return w
  }
  measures.set(name, measure)
  return measure
}

export interface Letters {
  readonly family: Family
  readonly color: string
  readonly bold?: boolean
  /** Leaning: as wide as upright ones. */
  readonly slant?: boolean
}

/** A text laid into a box, remembered: the same for every zoom. */
export function layText(text: string, box: TextBox, how: Letters): Laid {
  const key = `${how.bold ? 'b' : ''}${how.family}/${box.w.toFixed(1)}/${box.h.toFixed(1)}/${box.size.toFixed(2)}/${box.least}/${box.leading}/${box.lines ?? ''}/${box.parted ? '-' : ''}/${box.widths?.map((w) => w.toFixed(1)) ?? ''}/${text.slice(0, MOST_LETTERS + 1)}`
  const known = layouts.get(key)
  if (known) return known
  const laid = layLines(text, box, measured(how.family, how.bold === true))
  if (layouts.size > KEPT_LAYOUTS) {
    // The oldest half goes; what is in view comes back at the price of one layout each.
    for (const old of [...layouts.keys()].slice(0, KEPT_LAYOUTS / 2)) layouts.delete(old)
  }
  layouts.set(key, laid)
  return laid
}

/** Whether a text stands whole in a box of lines that each have a room of their own. */
export const stands = (text: string, box: TextBox, how: Letters): boolean =>
  !overflows(text, box, measured(how.family, how.bold === true)) && !layText(text, box, how).cut

/** How people's words are written in a box when this is the chosen face. */
export function lettersOf(box: TextBox, face: Face): Letters {
  return {
    family: box.family ?? face,
    color: box.color ?? COLORS.pen,
    ...(box.bold && { bold: true }),
    ...(box.slant && { slant: true }),
  }
}

/** Where the lines of a text stand in its box: distance of lines, upper edge of the first, which way they run. */
function stand(text: string, laid: Laid, box: TextBox) {
  const step = laid.size * (laid.size === box.size ? box.leading : Math.min(box.leading, 1.14))
  const total = step * (Math.max(1, laid.lines.length) - 1) + laid.size
  const top =
    box.stand === 'middle'
      ? box.y + (box.h - total) / 2
      : box.stand === 'bottom'
        ? box.y + box.h - total
        : box.y + (step - laid.size)
  return { step, top, rtl: directionOf(text) === 'rtl' }
}

/** How a text stands in its box, for the field in which it is written: mm, and what a style sheet calls things. */
export function typesetting(text: string, box: TextBox, how: Letters) {
  const laid = layText(text, box, how)
  const { step, top, rtl } = stand(text, laid, box)
  const pen = rulerFor(font(how.family, how.bold === true))
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('x')
  // A line of a style sheet has its letters in the middle of its height.
  const base = (step + ((up - down) / REF) * laid.size) / 2
  return {
    size: laid.size,
    cut: laid.cut,
    step,
    rtl,
    /** From the upper edge of the box to that of its first line. */
    rise: top + laid.size * RISE - base - box.y,
    family: FAMILY[how.family],
  }
}

/** Writes a text into its box, or bars in its stead when it would be too small to read. `scale` is pixels per mm. */
export function write(pen: Pen, text: string, box: TextBox, how: Letters, scale: number): void {
  if (text === '') return
  if (box.size * scale < 2.2) {
    // So far out that even bars would be guesses: one stroke says that something is written here.
    pen.fillStyle = faint(how.color)
    const w = Math.min(box.w, text.length * box.size * 0.42)
    const x = sideOf(box, w, false)
    const y = box.stand === 'middle' ? box.y + box.h / 2 : box.y + box.size
    pen.fillRect(x, y - box.size * 0.35, w, box.size * 0.6)
    return
  }
  const laid = layText(text, box, how)
  if (laid.lines.length === 0) return
  const { step, top, rtl } = stand(text, laid, box)
  const right = rtl !== (box.align === 'end')
  if (laid.size * scale < LEGIBLE) {
    bars(pen, laid, box, how, top, step, rtl)
    return
  }
  pen.save()
  pen.font = font(how.family, how.bold === true, how.slant)
  pen.fillStyle = how.color
  pen.textAlign = box.align === 'center' ? 'center' : right ? 'right' : 'left'
  pen.textBaseline = 'alphabetic'
  pen.direction = rtl ? 'rtl' : 'ltr'
  const k = laid.size / REF
  pen.translate(sideOf(box, 0, rtl), top)
  pen.scale(k, k)
  let y = REF * RISE
  for (const line of laid.lines) {
    pen.fillText(line, 0, y)
    y += step / k
  }
  pen.restore()
}

/** Where in its box begins what is so wide. */
const sideOf = ({ x, w, align }: TextBox, wide: number, rtl: boolean): number =>
  align === 'center' ? x + (w - wide) / 2 : rtl !== (align === 'end') ? x + w - wide : x

function bars(
  pen: Pen,
  laid: Laid,
  box: TextBox,
  how: Letters,
  top: number,
  step: number,
  rtl: boolean,
): void {
  const width = measured(how.family, how.bold === true)
  pen.fillStyle = faint(how.color)
  laid.lines.forEach((line, i) => {
    const w = width(line) * laid.size
    const x = sideOf(box, w, rtl)
    pen.fillRect(x, top + i * step + laid.size * 0.32, w, laid.size * 0.42)
  })
}

function faint(color: string): string {
  return color.length === 7 ? `${color}70` : color
}
