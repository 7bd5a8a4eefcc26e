import type { DrawnStroke, DrawnWords, Ink } from '../../rules/board/mark.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { Spot } from '../../rules/ink/ink.ts'
import type { Item } from '../../rules/plain/item.ts'
import { wobble } from '../../rules/plain/wobble.ts'
import { leanOf, sizeOf, type TextBox } from '../letters/boxes.ts'
import { type Letters, layText, write } from '../letters/letters.ts'
import { keepsWords } from '../letters/lines.ts'
import { eased } from '../letters/readable.ts'
import { NIB } from '../pen/inkpath.ts'
import { asHigh, COLORS, FAMILY, type Look, markOf } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { paintPrint } from './face.ts'
import { outlineOf, paintInk } from './ink.ts'
import { drawBy, type Paint, SPECK } from './painters.ts'
import { paintDieItem } from './resting.ts'

/** More of an item's strokes, spots of a stroke, words, and mm of strokes in all, are not painted. */
const MOST = { strokes: 600, spots: 2000, words: 300, way: 30_000 } as const

/** A game may bring inks of its own: which they are is asked when they are needed. */
const colorOf = (ink: Ink): string => COLORS[ink === 'green' ? 'good' : ink]

/**
 * Ink and dice; what is printed and borne on a thing, what a game draws there, and the word that it hangs below an
 * oval's rating.
 */
const paintDrawing: Paint = (pen, item, piece, look, scale) => {
  if (piece.painter === 'ink') paintInk(pen, item, look, scale)
  if (piece.painter === 'die' && scale >= SPECK) paintDieItem(pen, item, piece, look)
  paintPrint(pen, item, piece, look, scale)
  if (piece.painter === 'oval') paintTag(pen, item, piece, look, scale)
  for (const mark of look.marks.get(item.id) ?? []) {
    if (mark.as !== 'drawn') continue
    const { w, h } = sizeOf(piece, item)
    pen.save()
    if (!look.flat) pen.rotate(leanOf(piece, item))
    pen.beginPath()
    pen.rect(-w / 2, -h / 2, w, h)
    pen.clip()
    paintStrokes(pen, mark.strokes, { w, h }, scale)
    paintWords(pen, mark.words.slice(0, MOST.words), look, scale)
    pen.restore()
  }
}

/** From so far away, px per mm, a stroke is a plain line; none is seen thinner than this, px. */
const AFAR = 0.8
const LEAST = 1
/** A dash and what is left out after it, mm. */
const DASH = [6.5, 4.5] as const
/** A hand trembles so far to either side, mm, every so many mm. */
const TREMBLE = 0.22
const EVERY = 9

interface Shape {
  readonly near: Path2D
  readonly far: Path2D
  /** How broad it is, mm. */
  readonly broad: number
  readonly way: number
}

/** A stroke is shaped once. */
const shaped = new WeakMap<DrawnStroke, Shape>()

function paintStrokes(
  pen: Pen,
  strokes: readonly DrawnStroke[],
  size: { readonly w: number; readonly h: number },
  scale: number,
): void {
  let left: number = MOST.way
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const [i, stroke] of strokes.slice(0, MOST.strokes).entries()) {
    const shape = shaped.get(stroke) ?? shapeOf(stroke, size, i)
    shaped.set(stroke, shape)
    left -= shape.way
    if (left < 0) return
    const color = colorOf(stroke.ink)
    if (scale >= AFAR) {
      pen.fillStyle = color
      pen.fill(shape.near)
      continue
    }
    pen.strokeStyle = color
    pen.lineWidth = Math.max(shape.broad * 0.9, LEAST / scale)
    pen.setLineDash(stroke.dashed ? DASH : [])
    pen.stroke(shape.far)
  }
}

function shapeOf(
  { spots, dashed = false }: DrawnStroke,
  { w, h }: { readonly w: number; readonly h: number },
  seed: number,
): Shape {
  const inside = (n: number, most: number) => Math.min(most, Math.max(-most, n))
  const sound = spots.slice(0, MOST.spots).flatMap(({ x, y, p = 0.5 }) => {
    const spot = { x: inside(x, w), y: inside(y, h), p: Math.min(1, Math.max(0, p)) }
    return Object.values(spot).every(Number.isFinite) ? [spot] : []
  })
  const near = new Path2D()
  const far = new Path2D()
  for (const [i, { x, y }] of sound.entries()) i === 0 ? far.moveTo(x, y) : far.lineTo(x, y)
  const way = byHand(sound, seed)
  for (const part of dashed ? dashesOf(way) : [way]) near.addPath(outlineOf(part))
  const p = sound.reduce((sum, spot) => sum + spot.p, 0) / Math.max(1, sound.length)
  const long = sound.reduce((sum, spot, i) => sum + (i > 0 ? apart(sound[i - 1]!, spot) : 0), 0)
  return { near, far, broad: NIB * (0.45 + 1.1 * p), way: long }
}

const apart = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y)

const between = (a: Spot, b: Spot, t: number): Spot => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  p: a.p + (b.p - a.p) * t,
})

/** The same way as a hand goes it: never quite straight, and not everywhere pressed alike. */
function byHand(spots: readonly Spot[], seed: number): readonly Spot[] {
  const next = wobble(seed)
  const out = spots.slice(0, 1)
  for (const [i, to] of spots.entries()) {
    const from = spots[i - 1]
    if (!from) continue
    const long = apart(from, to)
    const steps = Math.max(1, Math.round(long / EVERY))
    for (let step = 1; step <= steps; step++) {
      const spot = between(from, to, step / steps)
      const by = step < steps && long > 0 ? ((next() * 2 - 1) * TREMBLE) / long : 0
      const [x, y] = [spot.x - (to.y - from.y) * by, spot.y + (to.x - from.x) * by]
      out.push({ x, y, p: spot.p * (0.9 + 0.2 * next()) })
    }
  }
  return out
}

/** A way in dashes. */
function dashesOf(spots: readonly Spot[]): readonly (readonly Spot[])[] {
  const all: Spot[][] = []
  let part: Spot[] | undefined
  let left = 0
  for (const [i, to] of spots.entries()) {
    let from = spots[i - 1] ?? to
    for (let long = apart(from, to); long > left; long = apart(from, to)) {
      from = between(from, to, left / long)
      part?.push(from)
      left = part ? DASH[1] : DASH[0]
      part = part ? undefined : [from]
      if (part) all.push(part)
    }
    left -= apart(from, to)
    part?.push(to)
  }
  return all.filter(({ length }) => length > 1)
}

/** Words of the usual size are so high, mm; seen from farther they grow, as far as their box has room. */
const USUAL = 6.4
/** Smaller than this, CSS px, nobody reads: what does not fit so ends early. */
const SMALL = 9

const floorIn = ({ face, small }: Look): number =>
  small === undefined ? SMALL : asHigh(face, small)

/** Lines are so far apart, in letters. */
const LEADING = 1.04

/** Words in boxes of one height are written alike, unless that were so much smaller than they could be. */
const ALIKE = 0.7

function paintWords(pen: Pen, all: readonly DrawnWords[], look: Look, scale: number): void {
  const seen = scale / look.ratio / (look.letter ?? 1)
  const laid = all.flatMap((words) => {
    const { x, y, w, h } = words
    if (![x, y, w, h].every(Number.isFinite) || w <= 0 || h <= 0) return []
    const size = Math.min(h, Math.max(USUAL, eased(seen)))
    const least = Math.max(1.6, floorIn(look) / seen)
    // What would have to be smaller than can be read is not there.
    if (least > size) return []
    const box = { ...PLAIN, x, y, w, h, size, least }
    const color = words.ink ? colorOf(words.ink) : COLORS.pen
    const how = { family: look.face, color }
    const text = look.say(words.say)
    // Of one word there is all or nothing.
    if (!/\s/u.test(text.trim()) && !keepsWords(text, layText(text, box, how))) return []
    return [{ words, box, how, text, fits: layText(text, box, how).size }]
  })
  const sizes = new Map<string, number>()
  const kind = ({ box }: (typeof laid)[number]) => box.h.toFixed(2)
  for (const one of laid) {
    const { fits, box } = one
    if (fits >= box.size * ALIKE) sizes.set(kind(one), Math.min(fits, sizes.get(kind(one)) ?? fits))
  }
  for (const one of laid) {
    const { words, box, how, text, fits } = one
    const size = Math.min(fits, sizes.get(kind(one)) ?? fits)
    writeAt(pen, words, text, { ...box, size, least: size }, how, scale)
  }
}

const PLAIN = { leading: LEADING, align: 'center', stand: 'middle' } as const

/** Writes lines so large at their side of the box. */
function writeAt(
  pen: Pen,
  { at, stand }: DrawnWords,
  text: string,
  box: TextBox,
  how: Letters,
  scale: number,
): void {
  const { x, y, w, h, size } = box
  const { lines } = layText(text, box, how)
  const high = size * (1 + LEADING * (lines.length - 1))
  const top = stand === 'top' ? y : stand === 'bottom' ? y + h - high : y + (h - high) / 2
  for (const [i, line] of lines.entries()) {
    const wide = Math.min(w, widthOf(pen, line, how, size) + 0.1)
    const from = at === 'left' ? x : at === 'right' ? x + w - wide : x + (w - wide) / 2
    const place = { x: from, y: top + i * size * LEADING, w: wide, h: size }
    write(pen, line, { ...box, ...place, lines: 1 }, how, scale)
  }
}

/** How wide a line of letters so large is, mm. */
function widthOf(pen: Pen, line: string, { family }: Letters, size: number): number {
  pen.font = `64px ${FAMILY[family]}`
  return (pen.measureText(line).width * size) / 64
}

/**
 * The word below a rating: at this size, CSS px, it is read; no smaller and no larger than this, mm; and no wider than
 * this part of its oval, or what is shorter is said.
 */
const TAG = { read: 12, least: 6.2, most: 14, wide: 0.32 } as const

/** How far right of the middle a tag hangs, as a part of the oval's width. */
const HANGS = 0.3

/** A word on a small tag at the rim of an oval, below its rating; nothing where it would be too small to read. */
function paintTag(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const label = markOf(look, item.id, 'label')
  if (!label) return
  const seen = scale / look.ratio / (look.letter ?? 1)
  const size = Math.max(TAG.least, Math.max(TAG.read, floorIn(look)) / seen)
  if (size > TAG.most) return
  const { w, h } = sizeOf(piece, item)
  const how = { family: look.face, color: COLORS.pen }
  const most = w * TAG.wide
  const wideOf = (says: string) => widthOf(pen, says.slice(0, 200), how, size) + 1
  const long = look.say(label.say)
  const text = label.short && wideOf(long) > most ? look.say(label.short) : long
  const wide = Math.min(most, wideOf(text))
  const [rx, ry] = [wide / 2 + size * 0.55, size * 0.72]
  // Below the rating, on the oval's lower line: no wider than that, and where least is written.
  const x = w * HANGS
  const y = (h / 2) * Math.sqrt(1 - (2 * HANGS) ** 2) + ry * 0.3
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = COLORS.tab
  pen.beginPath()
  pen.ellipse(0, 0, rx, ry, 0, 0, 2 * Math.PI)
  pen.fill()
  const { near } = shapeOf({ ink: 'marker', spots: loopOf(rx, ry) }, { w: rx, h: ry }, wide)
  pen.fillStyle = COLORS.marker
  pen.fill(near)
  const box = {
    ...{ x: -wide / 2, y: -size * 0.6, w: wide, h: size * 1.2, size, least: size * 0.98 },
    ...({ leading: 1, align: 'center', stand: 'middle', lines: 1 } as const),
  }
  write(pen, text, box, how, scale)
  pen.restore()
}

/** Once round an ellipse, lightly, and a little past where it began. */
const loopOf = (rx: number, ry: number): DrawnStroke['spots'] =>
  Array.from({ length: 26 }, (_, i) => {
    const angle = -2 + (i / 24) * 2 * Math.PI
    const far = 0.98 + i * 0.0016
    return { x: Math.cos(angle) * rx * far, y: Math.sin(angle) * ry * far, p: 0.2 }
  })

drawBy(paintDrawing)
