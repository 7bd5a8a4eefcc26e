import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { hash } from '../../rules/plain/wobble.ts'
import { sizeOf, type TextBox } from '../letters/boxes.ts'
import { captioned } from '../letters/caption.ts'
import { lettersOf, write } from '../letters/letters.ts'
import { COLORS, CROSSING, type Look, markOf } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { stamp } from '../pen/stamps.ts'
import { dash, dry, keptPath, loop, strokeAlong } from '../pen/stroke.ts'
import { amiss, at, closed, disc } from './signs.ts'

/**
 * A Scene drawn on the paper with a marker: its Objective, its rating at the rim, what became of it. What is crossed
 * out is crossed out beneath its words, so that they can be read for as long as it lies there.
 */
export function paintOval(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const { w, h } = sizeOf(piece, item)
  const seed = hash(item.id)
  const key = `${item.id}/${w}/${h}`
  const crossed = markOf(look, item.id, 'crossed')
  const current = markOf(look, item.id, 'current')
  const waiting = markOf(look, item.id, 'waiting')
  const rim = loop(w / 2 - 1.5, h / 2 - 1.5, seed)
  if (markOf(look, item.id, 'ready')) glow(pen, w, h, scale, current !== undefined)
  if (current || look.lifted || crossed?.good) {
    pen.fillStyle = current ? COLORS.wash : crossed?.good ? COLORS.won : COLORS.held
    pen.fill(keptPath(`wash/${key}`, () => closed(rim)))
  }
  pen.globalAlpha = crossed || waiting ? 0.72 : 0.92
  pen.fillStyle = COLORS.marker
  const weight = Math.max(current ? 2.8 : 2.2, 1.2 / scale)
  const stroke = scale > 0.6 ? 'near' : `far${weight.toFixed(1)}`
  pen.fill(
    keptPath(`rim/${key}/${current ? 1 : 0}/${stroke}`, () => strokeAlong(rim, weight, seed ^ 77)),
  )
  pen.globalAlpha = 1
  dry(pen, key, rim, weight, scale / look.ratio, seed)
  if (crossed) cross(pen, w, h, seed, key, scale / look.ratio, crossed.good)
  paintTexts(pen, item, piece, look, scale)
  if (crossed) outcome(pen, -w * 0.385, -h * 0.42, crossed.good, item.id)
  const rating = markOf(look, item.id, 'rating')
  if (rating) {
    const { x, y } = ratingAt(w, h)
    paintRating(pen, x, y, rating.value, item.id, look, scale)
  }
  if (markOf(look, item.id, 'amiss')) amiss(pen, -w * 0.46, h * 0.3, item.id, scale)
}

/** What it is about, and below that, under a thin stroke, when and where. */
function paintTexts(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const seen = scale / look.ratio / (look.letter ?? 1)
  const writing = look.writing?.id === item.id ? look.writing.field : undefined
  const second = writing !== undefined && writing === piece.texts[1]
  const { box, caption } = captioned(piece, item, look.face, seen, second, look.small)
  for (const [at, one] of [box, caption].entries()) {
    const field = piece.texts[at] ?? ''
    if (one && writing !== field)
      write(pen, item.texts[field] ?? '', one, lettersOf(one, look.face), scale)
  }
  if (box && caption) parting(pen, item, box, caption)
}

/** The stroke between what a Scene is about and where it is. */
function parting(pen: Pen, item: Item, above: TextBox, below: TextBox): void {
  const y = (above.y + above.h + below.y) / 2
  const half = Math.min(below.w, 46) * 0.36
  pen.save()
  pen.fillStyle = `${COLORS.caption}8c`
  const bow = ((hash(item.id) % 5) - 2) * 0.2
  const key = `parting/${half.toFixed(1)}/${bow.toFixed(1)}`
  pen.translate(0, y)
  dash(pen, key, [at(-half, 0), at(0, bow), at(half, 0)], 0.7, hash(key))
  pen.restore()
}

/** Something can be done here now: candlelight under the oval; where something is being done, it is brightest. */
function glow(pen: Pen, w: number, h: number, scale: number, bright: boolean): void {
  const name = bright ? 'bright' : 'glow'
  stamp(pen, `${name}/${w}/${h}`, w + 40, h + 40, Math.min(scale, 1), (leaf) => {
    leaf.scale(1, (h + 34) / (w + 34))
    const r = (w + 34) / 2
    const light = leaf.createRadialGradient(0, 0, r * 0.45, 0, 0, r)
    light.addColorStop(0, `rgba(255, 240, 190, ${bright ? 0.8 : 0.42})`)
    light.addColorStop(0.68, `rgba(255, 226, 140, ${bright ? 0.95 : 0.5})`)
    light.addColorStop(1, 'rgba(255, 214, 110, 0)')
    leaf.fillStyle = light
    leaf.fillRect(-r, -r, r * 2, r * 2)
  })
}

/** Half the width of the circle a rating stands in, mm. */
export const RATING = 9.5

/** Where the middle of that circle is, from the middle of a Scene so large (mm). */
export const ratingAt = (w: number, h: number) => at(w * 0.385, -h * 0.42)

/** The number in a small wobbly circle at the rim. */
function paintRating(
  pen: Pen,
  x: number,
  y: number,
  value: number,
  id: string,
  look: Look,
  scale: number,
): void {
  pen.save()
  pen.translate(x, y)
  disc(pen, `rating/${id}`, RATING, scale)
  write(
    pen,
    String(value),
    {
      x: -8.5,
      y: -8.5,
      w: 17,
      h: 17,
      size: 16,
      least: 6,
      leading: 1,
      align: 'center',
      stand: 'middle',
      lines: 1,
    },
    { family: look.face, color: COLORS.pen, bold: true },
    Math.max(scale, 0.36),
  )
  pen.restore()
}

/** Two strokes: green and in one go after a Success, red and torn after a Failure; strong towards the rim only. */
function cross(
  pen: Pen,
  w: number,
  h: number,
  seed: number,
  of: string,
  seen: number,
  good: boolean,
): void {
  const x = w * 0.39
  const y = h * 0.37
  pen.save()
  pen.fillStyle = good ? COLORS.good : COLORS.red
  const j = (seed % 7) - 3
  const torn = good ? 0 : 1.5
  const strokes = [
    bent(-x - j, -y + 2, x, y - j * 0.4, seed, torn),
    bent(-x + 1, y - 1, x + j, -y + 3, seed ^ 9, torn),
  ]
  for (const [i, points] of strokes.entries()) {
    const key = `cross/${of}/${good ? 'good' : 'torn'}/${i}`
    pen.globalAlpha = CROSSING.words
    dash(pen, key, points, 3.2, seed ^ (i + 1))
    pen.globalAlpha = CROSSING.rim
    dash(pen, `${key}/from`, points.slice(0, 5), 3.2, seed ^ (i + 3))
    dash(pen, `${key}/to`, points.slice(-5), 3.2, seed ^ (i + 5))
    dry(pen, key, points, 3.2, seen, seed ^ i)
  }
  pen.restore()
}

/** A line that bows a little, and is thrown from side to side by so much where it is torn. */
function bent(x0: number, y0: number, x1: number, y1: number, seed: number, torn: number) {
  const bow = ((seed % 11) - 5) * 0.35
  return Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const aside = torn * (i % 2 === 0 ? 1 : -1)
    return {
      x: x0 + (x1 - x0) * t,
      y: y0 + (y1 - y0) * t + Math.sin(Math.PI * t) * bow + aside,
    }
  })
}

/** Half the width of the seal of an Outcome, mm. */
const SEAL = 9

/** A round green seal with a tick for a Success, a broken red one with a cross for a Failure. */
function outcome(pen: Pen, x: number, y: number, good: boolean, id: string): void {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = good ? COLORS.good : COLORS.red
  const key = `seal/${id}/${good ? 'good' : 'torn'}`
  pen.fill(keptPath(key, () => (good ? closed(loop(SEAL, SEAL * 0.96, hash(key), 0.03)) : shard())))
  pen.fillStyle = COLORS.card
  if (good) {
    dash(pen, 'tick/a', [at(-4.9, 0), at(-3.2, 2.2), at(-1.4, 4.4)], 2.5, 5)
    dash(pen, 'tick/b', [at(-1.6, 4.3), at(1.3, -0.5), at(5, -5)], 2.5, 6)
  } else {
    dash(pen, 'bolt/a', [at(-3.2, -3.2), at(-1.1, -1.1), at(1.1, 1.1), at(3.2, 3.2)], 2.5, 7)
    dash(pen, 'bolt/b', [at(3.2, -3.2), at(1.1, -1.1), at(-1.1, 1.1), at(-3.2, 3.2)], 2.5, 8)
  }
  pen.restore()
}

/** A seal that did not hold: corners where a whole one is round. */
function shard(): Path2D {
  const path = new Path2D()
  const corners = [1.06, 0.72, 1, 0.76, 1.12, 0.7, 0.98, 0.74, 1.08, 0.72, 1.02, 0.78]
  for (const [i, far] of corners.entries()) {
    const angle = ((i + 0.3) / corners.length) * 2 * Math.PI
    path.lineTo(Math.cos(angle) * far * SEAL, Math.sin(angle) * far * SEAL)
  }
  path.closePath()
  return path
}
