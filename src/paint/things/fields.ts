import type { FaceBlock, FaceBox, FieldBlock } from '../../rules/board/face.ts'
import type { Field } from '../../rules/board/field.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { type FieldLayout, fieldLayout, trackOf } from '../../rules/board/spots.ts'
import type { Item } from '../../rules/plain/item.ts'
import { FIELD_LETTERS, nameSize, type TextBox } from '../letters/boxes.ts'
import { type Letters, layText, write } from '../letters/letters.ts'
import { onFace } from '../letters/readable.ts'
import type { Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'

/** What bears it, w by h mm, and how that is looked at: `seen` is CSS px per mm, as large as letters are set. */
interface Sight {
  readonly item: Item
  readonly piece: Piece
  readonly w: number
  readonly h: number
  readonly look: Look
  readonly scale: number
  readonly seen: number
}

/** Boxes of a track are told apart from this size on, CSS px; they are a number where they are smaller. */
const TOLD_APART = 4.5
/** A name ends so far before what it stands beside, mm. */
const BESIDE = 1.6

/** Paints turned by so many quarters about the middle of a box, which is then at the pen's origin. */
export function turned(
  pen: Pen,
  { x, y, w, h }: FaceBox,
  quarters: FaceBlock['quarters'],
  face: { readonly w: number; readonly h: number },
  paint: (w: number, h: number) => void,
): void {
  pen.save()
  pen.translate(x + w / 2 - face.w / 2, y + h / 2 - face.h / 2)
  if (quarters) pen.rotate((quarters * Math.PI) / 2)
  if (quarters === 1 || quarters === 3) paint(h, w)
  else paint(w, h)
  pen.restore()
}

/** How a field is named where it is shown. */
export type FieldNamed = 'words' | 'sign'

/**
 * A field in its block: its name, and what it shows; without room for its name only if a sign names it (`signed`).
 * Tells by what it is named, undefined where nothing of it is shown.
 */
export function paintField(
  pen: Pen,
  block: FieldBlock,
  color: string,
  sight: Sight,
  signed = false,
): FieldNamed | undefined {
  const { item, piece, look } = sight
  const field = piece.fields?.find(({ id }) => id === block.field)
  const mark = look.marks.get(item.id)?.find(isOf(block.field))
  let shown: FieldNamed | undefined
  if (field)
    turned(pen, block.box, block.quarters, sight, () => {
      shown = paintShown(pen, block, field, mark, color, { ...sight, signed })
    })
  return shown
}

type FieldMark = Extract<Mark, { as: 'field' }>

const isOf =
  (field: string) =>
  (mark: Mark): mark is FieldMark =>
    mark.as === 'field' && mark.field === field

function paintShown(
  pen: Pen,
  block: FieldBlock,
  field: Field,
  mark: FieldMark | undefined,
  color: string,
  sight: Sight & { readonly signed: boolean },
): FieldNamed | undefined {
  const { look, seen, scale } = sight
  const { value: n, most } = mark ?? {}
  const track = n === undefined || block.bare ? 0 : trackOf(field, n, most)
  const laid = fieldLayout(block, track)
  const { name, value } = laid
  const called =
    name && laidOut(named(look.say(block.called ?? field.say), name, block.bare), color, sight)
  /** What it shows, in this box: as it is told, or the bare number. */
  const shown = (box: FaceBox): Told | undefined => {
    if (!mark) return undefined
    const size = Math.min(box.h * FIELD_LETTERS.value, FIELD_LETTERS.large)
    // What is chosen stands for itself, close to its sign if it has one.
    const at = field.as === 'choice' && !name ? 'start' : 'center'
    const how = { box: inset(box, 0.5), size, at, bold: true, how: VALUE } as const
    const bare = n === undefined ? [] : [String(n)]
    for (const text of block.bare && n !== undefined ? bare : [look.say(mark.say), ...bare]) {
      const told = laidOut({ ...how, text }, color, sight)
      if (told) return told
    }
    return undefined
  }
  // The name goes before what it shows; that has all the room then.
  const after = called && shown(value)
  const beside = called !== undefined && (track > 0 || !mark || after !== undefined)
  // A number without its name is anybody's.
  if (name && !beside && !sight.signed) return undefined
  const by = name && !beside ? 'sign' : 'words'
  if (beside) words(pen, called, scale)
  if (field.as === 'count' && n !== undefined && (laid.boxes[0]?.w ?? 0) * seen >= TOLD_APART) {
    paintTrack(pen, laid, n, field.shows, color, scale)
    return by
  }
  const what = after ?? shown(value)
  if (what) {
    if (field.as === 'count' && track === 0) frame(pen, value, color, sight)
    words(pen, what, scale)
  } else if (track > 0 && n !== undefined) paintBar(pen, value, n / track, color)
  else if (field.as === 'choice' && beside) line(pen, value, color, scale)
  else if (!beside) return undefined
  return by
}

/** The name of a field where it stands; close to a bare number, so that nobody takes that for its neighbour's. */
function named(
  text: string,
  { above, ...name }: NonNullable<FieldLayout['name']>,
  bare = false,
): Lettering {
  const box = above ? name : { ...name, w: Math.max(1, name.w - BESIDE) }
  return {
    text,
    box,
    size: nameSize({ ...name, above }),
    at: above ? 'center' : bare ? 'end' : 'start',
    how: NAME,
  }
}

const inset = ({ x, y, w, h }: FaceBox, by: number): FaceBox => ({
  x: x + by,
  y,
  w: Math.max(0.1, w - 2 * by),
  h,
})

/** How far letters grow. */
const NAME = { grown: FIELD_LETTERS.nameGrown } as const
const VALUE = { grown: FIELD_LETTERS.valueGrown } as const

/** One line of words, and how it stands in its box. */
interface Lettering {
  readonly text: string
  readonly box: FaceBox
  readonly size: number
  readonly at: TextBox['align']
  readonly bold?: boolean
  readonly how: typeof NAME | typeof VALUE
}

/** And so many times farther among people. */
const AMONG = 1.12

/** A line of words that is read in its box. */
interface Told {
  readonly text: string
  readonly box: TextBox
  readonly letters: Letters
}

/** The box and letters of a line of words, if it is read there. */
function laidOut(
  { text, box, size, at, bold = false, how }: Lettering,
  color: string,
  { seen, look: { small } }: Pick<Sight, 'seen' | 'look'>,
): Told | undefined {
  const letters = { family: 'plain', color, bold } as const
  const usual: TextBox = {
    ...{ ...box, size, least: size * 0.5, leading: 1 },
    ...{ align: at, stand: 'middle', lines: 1 },
  }
  const found = onFace(text, usual, seen, {
    grown: how.grown * (small === undefined ? 1 : AMONG),
    ...{ small, family: 'plain' },
  })
  if (!found) return undefined
  return layText(text, found, letters).cut ? undefined : { text, box: found, letters }
}

const words = (pen: Pen, { text, box, letters }: Told, scale: number): void =>
  write(pen, text, box, letters, scale)

/** What nothing is chosen for is a line to be filled. */
function line(pen: Pen, { x, y, w, h }: FaceBox, color: string, scale: number): void {
  pen.save()
  pen.globalAlpha = 0.4
  pen.strokeStyle = color
  pen.lineWidth = Math.max(0.25, 0.5 / scale)
  pen.beginPath()
  pen.moveTo(x + 0.8, y + h - 0.4)
  pen.lineTo(x + w - 0.8, y + h - 0.4)
  pen.stroke()
  pen.restore()
}

/** Round a number that people count up and down. */
function frame(pen: Pen, { x, y, w, h }: FaceBox, color: string, { scale, seen }: Sight): void {
  if (h * seen < 2 * TOLD_APART) return
  pen.save()
  pen.globalAlpha = 0.55
  pen.strokeStyle = color
  pen.lineWidth = Math.max(0.3, 0.6 / scale)
  pen.beginPath()
  pen.roundRect(x + 0.4, y + 0.4, Math.max(0, w - 0.8), Math.max(0, h - 0.8), Math.min(1.4, h / 4))
  pen.stroke()
  pen.restore()
}

/** Boxes or tokens: those that count are filled. All that are alike in one stroke: there are many on a sheet. */
function paintTrack(
  pen: Pen,
  { boxes }: FieldLayout,
  value: number,
  shows: 'number' | 'boxes' | 'tokens',
  color: string,
  scale: number,
): void {
  /** Begins a path round each of these, so far in from its edge, as a part of it. */
  const round = (some: readonly FaceBox[], inner: number, corner: number) => {
    pen.beginPath()
    for (const { x, y, w } of some) {
      const gap = w * inner
      if (shows !== 'tokens') {
        pen.roundRect(x + gap, y + gap, w - 2 * gap, w - 2 * gap, w * corner)
        continue
      }
      pen.moveTo(x + w - gap, y + w / 2)
      pen.arc(x + w / 2, y + w / 2, w / 2 - gap, 0, 2 * Math.PI)
    }
  }
  const full = boxes.filter((_, i) => i < value)
  pen.save()
  pen.fillStyle = color
  pen.strokeStyle = color
  pen.lineWidth = Math.max(0.35, 0.7 / scale)
  pen.globalAlpha = 0.6
  round(boxes.slice(full.length), 0.1, 0.14)
  pen.stroke()
  pen.globalAlpha = 0.9
  round(full, 0.1, 0.14)
  pen.stroke()
  if (shows === 'tokens') {
    pen.fill()
    // They lie on the paper: light falls on their upper edges.
    pen.globalAlpha = 0.4
    pen.strokeStyle = '#ffffff'
    pen.beginPath()
    for (const { x, y, w } of full) {
      const r = w * 0.26
      pen.moveTo(x + w / 2 + r * Math.cos(LIT[0]), y + w / 2 + r * Math.sin(LIT[0]))
      pen.arc(x + w / 2, y + w / 2, r, ...LIT)
    }
    pen.stroke()
  } else {
    round(full, 0.2, 0.08)
    pen.fill()
  }
  pen.restore()
}

/** From where to where light falls on the edge of a token. */
const LIT = [Math.PI * 1.05, Math.PI * 1.6] as const

/** From so far away that no number is read, a track is a bar as full as it is. */
function paintBar(pen: Pen, { x, y, w, h }: FaceBox, full: number, color: string): void {
  const high = h * 0.5
  pen.save()
  pen.fillStyle = color
  pen.globalAlpha = 0.22
  pen.fillRect(x, y + (h - high) / 2, w, high)
  pen.globalAlpha = 0.8
  pen.fillRect(x, y + (h - high) / 2, w * Math.max(0, Math.min(1, full)), high)
  pen.restore()
}
