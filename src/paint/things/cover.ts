import type { Cover, CoverShape, Group, Tint } from '../../rules/told/cover.ts'
import type { Pen } from '../pen/pen.ts'

/** Paints the picture of a cover over a whole A5 page, in millimetres: the pen is scaled by who calls. */
export function paintCover(pen: Pen, cover: Cover): void {
  for (const part of cover) {
    if ('parts' in part) paintGroup(pen, part)
    else paintShape(pen, part)
  }
}

function paintGroup(pen: Pen, { parts, at, turn, stretch, within }: Group): void {
  pen.save()
  if (at) pen.translate(at.x, at.y)
  if (turn) pen.rotate(turn)
  if (stretch) pen.scale(stretch.x, stretch.y)
  if (within !== undefined) pen.clip(new Path2D(within))
  paintCover(pen, parts)
  pen.restore()
}

function paintShape(pen: Pen, { path, fill, line, alpha = 1 }: CoverShape): void {
  const outline = new Path2D(path)
  pen.globalAlpha = alpha
  if (fill !== undefined) {
    pen.fillStyle = tinted(pen, fill)
    pen.fill(outline)
  }
  if (line) {
    pen.strokeStyle = tinted(pen, line.tint)
    pen.lineWidth = line.width
    pen.lineCap = line.round ? 'round' : 'butt'
    pen.stroke(outline)
  }
  pen.globalAlpha = 1
}

function tinted(pen: Pen, tint: Tint): string | CanvasGradient {
  if (typeof tint === 'string') return tint
  const flow =
    'along' in tint
      ? pen.createLinearGradient(...tint.along)
      : pen.createRadialGradient(...tint.round)
  for (const [at, color] of tint.stops) flow.addColorStop(at, color)
  return flow
}
