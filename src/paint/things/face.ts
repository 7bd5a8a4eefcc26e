import type {
  FaceBlock,
  FaceBox,
  FieldBlock,
  InkBlock,
  PrintedFace,
  SignBlock,
} from '../../rules/board/face.ts'
import { slotsOf } from '../../rules/board/mat.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { printedFace, wordsOn } from '../../rules/board/printing.ts'
import { fieldBlocks } from '../../rules/board/spots.ts'
import type { Item } from '../../rules/plain/item.ts'
import { printedBox, sizeOf, type TextBox } from '../letters/boxes.ts'
import { type Letters, layText, write } from '../letters/letters.ts'
import { keepsWords } from '../letters/lines.ts'
import { onFace, stepped } from '../letters/readable.ts'
import { asHigh, COLORS, type Look, markOf } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { grown, meets, type Rect } from '../pen/rect.ts'
import { keptPath } from '../pen/stroke.ts'
import { paintOwner } from './card.ts'
import { paintField, turned } from './fields.ts'
import { colorIn, cornerOf, paintPrinted, roundedOutline } from './printed.ts'

/** What one face is painted by. */
interface Sight {
  readonly item: Item
  readonly piece: Piece
  readonly w: number
  readonly h: number
  readonly look: Look
  readonly scale: number
  /** CSS px per mm, as large as letters are set. */
  readonly seen: number
}

/** What is printed on a thing, what its fields show, and how many lie on it; on its paper, which lies there already. */
export function paintPrint(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const { w, h } = sizeOf(piece, item)
  const seen = scale / look.ratio / (look.letter ?? 1)
  const sight = { item, piece, w, h, look, scale, seen }
  const face = piece.painter === 'printed' ? printedFace(piece, item) : undefined
  if (face) paintFace(pen, face, sight)
  const owner = face && markOf(look, item.id, 'owner')
  if (owner) paintOwner(pen, owner.seat, w, h, look, scale, cornerOf(face.round, w, h))
  if (piece.painter !== 'printed' && piece.fields) paintStrip(pen, sight)
  if (piece.mat) paintSlots(pen, sight, face)
  const pile = markOf(look, item.id, 'pile')
  if (pile) paintMany(pen, pile.many, sight)
}

/**
 * The other side of a printed thing, its paper too; nothing where it has none. The pen's origin is at its middle.
 */
export function paintBack(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const back = printedFace(piece, item)?.back
  if (!back) return
  const other: Piece = { ...piece, face: () => back }
  // To the eye another item: of each its face is made once.
  const same = { ...item }
  paintPrinted(pen, same, other, look, scale)
  paintPrint(pen, same, other, look, scale)
}

function paintFace(pen: Pen, whole: PrintedFace, sight: Sight): void {
  const { w, h, look, item } = sight
  const ink = colorIn(pen, whole.ink, COLORS.pen)
  pen.save()
  const title = titleOf(whole, sight)
  const read = !title || isRead(title, sight)
  const face = !read && whole.far ? { ...whole, blocks: whole.far } : whole
  const fields = face.blocks.some(({ as }) => as === 'field')
  const afar = !read && title && face === whole ? farBox(title, sight, fields) : undefined
  // What lies on a mat lies over its middle.
  const { mat } = sight.piece
  const largest = !mat || mat.lies === 'pile' ? largestSign(face) : undefined
  // Nothing is printed beside the paper. What keeps off its edge anyway is drawn quicker without.
  if (!look.flat && !face.blocks.every(({ box }) => keepsOff(box, sight))) {
    roundedOutline(pen, w, h, cornerOf(face.round, w, h))
    pen.clip()
  }
  const told = afar && title && isTold(title, afar, sight)
  const under = told && title ? bandUnder(face, title) : undefined
  // What the largest sign is cut in goes along with it, and nothing else lies in its way.
  const ground = afar && largest && !fields ? bandOf(face, largest) : undefined
  const large: FaceBox = {
    x: w * 0.1,
    y: told ? h * 0.5 : h * 0.15,
    w: w * 0.8,
    h: told ? h * 0.44 : h * 0.7,
  }
  for (const block of face.blocks) {
    // What is seen from afar stands elsewhere.
    const moved = afar && (block === under || block === largest || block === ground)
    // It goes with its field.
    if (block.as === 'sign' && block.of !== undefined) continue
    const by = block.as === 'field' ? signOf(face, block) : undefined
    if (!moved && !isIn(look.part, by ? around(block.box, by.box) : block.box, sight)) continue
    const color = block.ink === undefined ? ink : colorIn(pen, block.ink, ink)
    if (ground && isLine(block) && !moved && !rounds(block.box, sight)) continue
    if (isLine(block)) {
      pen.globalAlpha = afar && block.as !== 'band' && !rounds(block.box, sight) ? 0.25 : 1
      paintInkBlock(
        pen,
        block === under && afar
          ? grownTo(block, afar, sight)
          : block === ground
            ? { ...ground, box: grownBox(large, w * 0.06, h * 0.02) }
            : block,
        color,
        sight,
      )
      pen.globalAlpha = 1
      continue
    }
    if (block === title && afar) continue
    // From afar its name takes the upper half, and what is a sign for it the lower, or all.
    if (afar && largest && block === largest && !fields) {
      paintSign(pen, { ...largest, box: large }, color, sight)
      continue
    }
    if (afar && told && isOver(block.box, afar, sight)) continue
    if (block.as === 'sign') {
      if (!afar || fields) paintSign(pen, block, color, sight)
    } else if (block.as === 'field') {
      const named = paintField(pen, block, color, sight, by !== undefined)
      if (by && named && (named === 'sign' || !by.instead))
        paintSign(pen, by, by.ink === undefined ? ink : colorIn(pen, by.ink, ink), sight)
    } else if (!afar) paintWords(pen, block, color, sight)
  }
  if (title && afar && told) {
    const color = title.ink === undefined ? ink : colorIn(pen, title.ink, ink)
    const { writing } = look
    if (title.as === 'words' || writing?.id !== item.id || writing.field !== title.text)
      turned(pen, wholeBox(sight), quartersOf(title), sight, () =>
        write(pen, textOf(title, sight), afar, lettersIn(title, color, look), sight.scale),
      )
  }
  pen.restore()
}

/** What is printed reaches so far beyond its box at most, mm. */
const REACH = 6

/** What keeps this far off the edge of its paper does not reach beyond it, mm. */
const OFF = 1.5

const keepsOff = ({ x, y, w, h }: FaceBox, face: Sight): boolean =>
  x >= OFF && y >= OFF && x + w <= face.w - OFF && y + h <= face.h - OFF

/** Whether a block in this box is seen in a part of its face. */
function isIn(part: Rect | undefined, { x, y, w, h }: FaceBox, face: Sight): boolean {
  if (!part) return true
  const [minX, minY] = [x - face.w / 2, y - face.h / 2]
  return meets(part, grown({ minX, minY, maxX: minX + w, maxY: minY + h }, REACH))
}

const signOf = ({ blocks }: PrintedFace, { field }: FieldBlock): SignBlock | undefined =>
  blocks.find((one): one is SignBlock => one.as === 'sign' && one.of === field)

const around = (a: FaceBox, b: FaceBox): FaceBox => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

const isTitle = (block: FaceBlock): block is Lettered =>
  (block.as === 'words' || block.as === 'text') && block.look === 'title'

/** The title that says something. */
const titleOf = ({ blocks }: PrintedFace, sight: Sight): Lettered | undefined =>
  blocks.find((block): block is Lettered => isTitle(block) && textOf(block, sight) !== '')

const isLine = (block: FaceBlock): block is InkBlock =>
  block.as === 'rule' || block.as === 'frame' || block.as === 'band'

/** The band on which a title stands. */
const bandUnder = ({ blocks }: PrintedFace, { box }: FaceBlock): FaceBlock | undefined =>
  blocks.find(
    (one) =>
      one.as === 'band' &&
      one.box.y <= box.y + box.h / 2 &&
      one.box.y + one.box.h >= box.y + box.h / 2 &&
      one.box.h < box.h * 4,
  )

/** The band that a sign stands on. */
const bandOf = ({ blocks }: PrintedFace, { box }: SignBlock): InkBlock | undefined =>
  blocks.findLast(
    (one): one is InkBlock =>
      one.as === 'band' &&
      one.box.x <= box.x &&
      one.box.y <= box.y &&
      one.box.x + one.box.w >= box.x + box.w &&
      one.box.y + one.box.h >= box.y + box.h,
  )

const grownBox = ({ x, y, w, h }: FaceBox, across: number, high: number): FaceBox => ({
  ...{ x: x - across, y: y - high },
  ...{ w: w + 2 * across, h: h + 2 * high },
})

/** The same as high as what its title takes that is seen from afar. */
function grownTo(band: InkBlock, title: TextBox, { h }: Sight): InkBlock {
  const { y } = band.box
  const low = Math.max(y + band.box.h, title.y + title.h + h / 2 + FAR.edge)
  return { ...band, box: { ...band.box, y: Math.min(y, FAR.edge), h: low - Math.min(y, FAR.edge) } }
}

/** The largest sign of a face: what it is known by from afar. */
function largestSign({ blocks }: PrintedFace): SignBlock | undefined {
  let best: SignBlock | undefined
  for (const block of blocks) {
    if (block.as !== 'sign' || block.of !== undefined) continue
    if (!best || block.box.w * block.box.h > best.box.w * best.box.h) best = block
  }
  return best
}

type Lettered = Extract<FaceBlock, { as: 'words' | 'text' }>

function textOf(block: Lettered, { item, look }: Sight): string {
  if (block.as === 'text')
    return Object.hasOwn(item.texts, block.text) ? (item.texts[block.text] ?? '') : ''
  const says = wordsOn(block, item)
  return says ? look.say(says) : ''
}

const lettersIn = (block: Lettered, color: string, look: Look): Letters => ({
  family: block.as === 'text' ? look.face : block.look === 'title' ? 'title' : 'plain',
  color,
  ...((block.look === 'title' || block.look === 'head') && { bold: true }),
})

/** The box of a block's words from its own middle; a text is never turned, since it is written there. */
function boxFor(block: Lettered, w: number, h: number): TextBox {
  return printedBox({ ...block, box: { x: 0, y: 0, w, h } }, w, h)
}

const quartersOf = (block: Lettered): FaceBlock['quarters'] =>
  block.as === 'text' ? undefined : block.quarters

/** Whether the words of a block are read where they stand, or as many of a long text as tell it. */
function isRead(block: Lettered, sight: Sight): boolean {
  const odd = quartersOf(block) === 1 || quartersOf(block) === 3
  const { w, h } = block.box
  const stands = odd ? boxFor(block, h, w) : boxFor(block, w, h)
  const { small } = sight.look
  const { family } = lettersIn(block, COLORS.pen, sight.look)
  const box = onFace(textOf(block, sight), stands, sight.seen, { small, family })
  return box !== undefined && tells(block, box, sight, LONG)
}

/** How many letters of a title tell it: where it stands, and from afar. */
const LONG = 24
const SHORT = 10

/**
 * Whether all of a block is read in a box, its words unbroken; of what people wrote there, so many letters are enough.
 */
function tells(block: Lettered, box: TextBox, sight: Sight, letters: number): boolean {
  const text = textOf(block, sight)
  const laid = layText(text, box, lettersIn(block, COLORS.pen, sight.look))
  if (block.as === 'words') return !laid.cut && keepsWords(text, laid, mayPart(block, sight))
  return !laid.cut || laid.lines.join(' ').length - 1 >= letters
}

/** Among people a title that would else have no room is there with a word parted. */
const mayPart = ({ look: letters }: Lettered, { look }: Sight): boolean =>
  letters === 'title' && look.small !== undefined

function paintWords(pen: Pen, block: Lettered, color: string, sight: Sight): void {
  const { look, item, scale, seen } = sight
  if (block.as === 'text' && look.writing?.id === item.id && look.writing.field === block.text)
    return
  const text = textOf(block, sight)
  if (text === '') return
  turned(pen, block.box, quartersOf(block), sight, (w, h) => {
    const how = lettersIn(block, color, look)
    const box = onFace(text, boxFor(block, w, h), seen, { small: look.small, family: how.family })
    if (!box) return
    // The first few of many words tell nothing: they go before they are cut so short.
    const laid = layText(text, box, how)
    const told = laid.lines.join(' ').length
    // A name is there whole, or not at all.
    const most = block.look === 'title' || text.length < LONG ? 1 : TELLING
    const tells = Math.min(text.length * most, named(text))
    if (
      block.as === 'words' &&
      (!keepsWords(text, laid, mayPart(block, sight)) || (laid.cut && told < tells))
    )
      return
    write(pen, text, box, how, scale)
  })
}

/** Such a part of what is printed has to be read, or none of it is there. */
const TELLING = 0.4

/** What has a name before a colon tells enough with that: so many letters. */
const named = (text: string): number => text.indexOf(': ') + 1 || Number.POSITIVE_INFINITY

/** From afar a title is no smaller than this, CSS px, and stands no nearer to the edge, mm; it takes the upper half. */
const FAR = { least: 7, read: 15, edge: 2.5, high: 0.44, owner: 26 } as const

const leastFar = (block: Lettered, { look }: Sight): number =>
  look.small === undefined
    ? FAR.least
    : asHigh(lettersIn(block, COLORS.pen, look).family, look.small)

const wholeBox = ({ w, h }: Sight): FaceBox => ({ x: 0, y: 0, w, h })

/** The box of a title that stands across its face, from the middle of that, as it is turned; in a few lines. */
function farBox(block: Lettered, sight: Sight, fields: boolean): TextBox {
  const odd = quartersOf(block) === 1 || quartersOf(block) === 3
  const [w, h] = odd ? [sight.h, sight.w] : [sight.w, sight.h]
  const near = stepped(sight.seen)
  const size = Math.min(h * FAR.high, Math.max(boxFor(block, w, h).size, FAR.read / near))
  const lines = fields ? 2 : 3
  // Whose it is stands in its corner.
  const owned = markOf(sight.look, sight.item.id, 'owner') ? FAR.owner : 0
  return {
    x: -w / 2 + FAR.edge,
    y: -h / 2 + FAR.edge,
    w: w - 2 * FAR.edge - owned,
    h: fields ? Math.min(h * FAR.high, size * lines * 1.1) : h * FAR.high,
    size,
    least: Math.min(size, leastFar(block, sight) / near),
    leading: 1,
    align: 'center',
    stand: 'middle',
    lines,
    bold: true,
    parted: sight.look.small !== undefined,
  }
}

/** Whether a title is read that stands so. */
const isTold = (block: Lettered, box: TextBox, sight: Sight): boolean =>
  textOf(block, sight) !== '' &&
  box.size * sight.seen >= leastFar(block, sight) &&
  tells(block, box, sight, SHORT)

/** Whether a box lies where a title stands that is seen from afar. */
function isOver({ x, y, w, h }: FaceBox, title: TextBox, sight: Sight): boolean {
  const [left, top] = [x - sight.w / 2, y - sight.h / 2]
  const wide = Math.min(left + w, title.x + title.w) - Math.max(left, title.x)
  const high = Math.min(top + h, title.y + title.h) - Math.max(top, title.y)
  return wide > w * OVER && high > h * OVER
}

/** Such a part of the width and of the height. */
const OVER = 0.12

/** Whether it goes round the whole face. */
const rounds = ({ w, h }: FaceBox, sight: Sight): boolean => w > sight.w * 0.8 && h > sight.h * 0.8

/** A sign is drawn in a square of so much. */
const SIGN = 24
/** Smaller than this, CSS px, no sign is made out. */
const MADE_OUT = 5
const LONGEST = 20_000

function paintSign(pen: Pen, block: SignBlock, color: string, sight: Sight): void {
  const side = Math.min(block.box.w, block.box.h)
  if (side * sight.seen < MADE_OUT || typeof block.path !== 'string') return
  const path = block.path.slice(0, LONGEST)
  turned(pen, block.box, block.quarters, sight, () => {
    pen.scale(side / SIGN, side / SIGN)
    pen.translate(-SIGN / 2, -SIGN / 2)
    const shape = keptPath(`sign/${path}`, () => new Path2D(path))
    if (block.line === undefined) {
      pen.fillStyle = color
      pen.fill(shape)
      return
    }
    pen.strokeStyle = color
    pen.lineWidth = block.line
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke(shape)
  })
}

/** No printed line is thinner to the eye than this, px. */
const THIN = 0.6

function paintInkBlock(pen: Pen, block: InkBlock, color: string, { w, h, scale }: Sight): void {
  const { as, box, line = 0.4, round = 0 } = block
  const [x, y] = [box.x - w / 2, box.y - h / 2]
  const thick = Math.max(line, THIN / scale)
  const corner = cornerOf(round, box.w, box.h)
  pen.beginPath()
  if (as === 'band') {
    pen.fillStyle = color
    pen.roundRect(x, y, box.w, box.h, corner)
    pen.fill()
    return
  }
  pen.strokeStyle = color
  pen.lineWidth = thick
  if (as === 'frame') {
    const inner = [box.w - thick, box.h - thick].map((n) => Math.max(0, n)) as [number, number]
    pen.roundRect(x + thick / 2, y + thick / 2, ...inner, corner)
  } else if (box.w >= box.h) {
    pen.moveTo(x, y + box.h / 2)
    pen.lineTo(x + box.w, y + box.h / 2)
  } else {
    pen.moveTo(x + box.w / 2, y)
    pen.lineTo(x + box.w / 2, y + box.h)
  }
  pen.stroke()
}

/** The fields of a thing that has another painter, at its foot, on a paler strip. */
function paintStrip(pen: Pen, sight: Sight): void {
  const { item, piece, w, h } = sight
  const blocks = fieldBlocks(piece, item)
  const top = Math.min(...blocks.map(({ box }) => box.y))
  if (!Number.isFinite(top)) return
  pen.fillStyle = 'rgba(255, 255, 255, 0.6)'
  pen.beginPath()
  pen.roundRect(-w / 2 + 3.6, top - h / 2 - 0.6, w - 7.2, h - top - 1, 1.4)
  pen.fill()
  for (const block of blocks) paintField(pen, block, COLORS.pen, sight)
}

/** The places of a mat, as they are marked on it. */
function paintSlots(pen: Pen, { piece, w, h, scale }: Sight, face: PrintedFace | undefined): void {
  const { mat } = piece
  if (!mat?.slots || scale < 0.25) return
  pen.save()
  pen.strokeStyle = colorIn(pen, face?.ink, COLORS.pen)
  pen.globalAlpha = 0.4
  pen.lineWidth = Math.max(0.45, THIN / scale)
  pen.setLineDash([3, 2.2])
  for (const slot of slotsOf(mat, w, h)) {
    pen.beginPath()
    pen.roundRect(slot.x, slot.y, slot.w, slot.h, 3)
    pen.stroke()
  }
  pen.restore()
}

/** The number of a pile: at this size, CSS px, it is read; no smaller and no larger than this, mm. */
const MANY = { read: 13, least: 6, most: 19 } as const

/** How many lie on a pile stands on a tab at its lower edge, beside what lies there. */
function paintMany(pen: Pen, many: number, { w, h, seen, scale }: Sight): void {
  const size = Math.max(MANY.least, MANY.read / stepped(seen))
  if (size > MANY.most) return
  const text = String(many)
  const wide = size * (0.9 + 0.56 * text.length)
  const high = size * 1.25
  const [x, y] = [w / 2 - wide - 3, h / 2 - 0.4]
  pen.fillStyle = COLORS.tab
  pen.strokeStyle = 'rgba(60, 40, 10, 0.45)'
  pen.lineWidth = 0.4
  pen.beginPath()
  pen.roundRect(x, y, wide, high, [0, 0, size * 0.4, size * 0.4])
  pen.fill()
  pen.stroke()
  const box: TextBox = {
    ...{ x, y, w: wide, h: high, size, least: size * 0.98 },
    ...{ leading: 1, align: 'center', stand: 'middle', lines: 1 },
  }
  write(pen, text, box, { family: 'plain', color: COLORS.pen, bold: true }, scale)
}
