import type { Piece } from '../../rules/board/piece.ts'
import type { Item } from '../../rules/plain/item.ts'
import { wobble } from '../../rules/plain/wobble.ts'
import { grained } from '../ground/tooth.ts'
import { sizeOf } from '../letters/boxes.ts'
import { lettersOf, write } from '../letters/letters.ts'
import { onPage, PAGE_AFAR } from '../letters/page.ts'
import { COLORS, type Look } from '../pen/look.ts'
import type { Pen } from '../pen/pen.ts'
import { type Fall, shadow, stamp } from '../pen/stamps.ts'

const FALL: Fall = { far: 2.4, soft: 2.4, dark: 0.5, touch: { soft: 0.9, dark: 0.34 } }

/** A page with its title and a rule under it; what has no words of its own is a punched tape. */
export function paintSheet(pen: Pen, item: Item, piece: Piece, look: Look, scale: number): void {
  const { w, h } = sizeOf(piece, item)
  if (!look.lifted) shadow(pen, `sheet/${w}/${h}`, w, h, FALL, (p) => edge(p, w, h))
  const tape = piece.texts.length === 0
  stamp(pen, `sheet/${w}/${h}/${tape}`, w + 4, h + 4, scale, (leaf, step) => {
    parchment(leaf, w, h, step)
    if (tape) punched(leaf, w, h)
    else framed(leaf, w, h)
  })
  const seen = scale / look.ratio / (look.letter ?? 1)
  const writing = look.writing?.id === item.id ? look.writing.field : undefined
  for (const [i, field] of piece.texts.entries()) {
    const box = onPage(piece, item, field, look.face, seen, look.small)
    const text = item.texts[field] ?? ''
    if (!box || writing === field || text === '') continue
    // From afar the title alone speaks, and takes the page.
    if (i > 0 && seen < PAGE_AFAR) continue
    write(pen, text, box, lettersOf(box, look.face), scale)
  }
}

/** The outline of a page torn by hand long ago. */
function edge(pen: Pen, w: number, h: number): void {
  const next = wobble(41)
  const step = 6
  const points: [number, number][] = []
  const rough = () => (next() - 0.5) * 1.1
  for (let x = -w / 2; x < w / 2; x += step) points.push([x, -h / 2 + rough()])
  for (let y = -h / 2; y < h / 2; y += step) points.push([w / 2 + rough(), y])
  for (let x = w / 2; x > -w / 2; x -= step) points.push([x, h / 2 + rough()])
  for (let y = h / 2; y > -h / 2; y -= step) points.push([-w / 2 + rough(), y])
  pen.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.closePath()
}

function parchment(pen: Pen, w: number, h: number, scale: number): void {
  edge(pen, w, h)
  pen.fillStyle = COLORS.parchment
  pen.fill()
  pen.save()
  pen.clip()
  const age = pen.createRadialGradient(0, 0, Math.min(w, h) * 0.3, 0, 0, Math.max(w, h) * 0.62)
  age.addColorStop(0, COLORS.lit)
  age.addColorStop(0.7, 'rgba(240, 222, 180, 0.15)')
  age.addColorStop(1, COLORS.aged)
  pen.fillStyle = age
  pen.fillRect(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4)
  const next = wobble(97)
  for (let i = 0; i < 14; i++) {
    const x = (next() - 0.5) * w
    const y = (next() - 0.5) * h
    const r = 6 + next() * 20
    const stain = pen.createRadialGradient(x, y, 0, x, y, r)
    stain.addColorStop(0, 'rgba(160, 110, 50, 0.07)')
    stain.addColorStop(1, 'rgba(160, 110, 50, 0)')
    pen.fillStyle = stain
    pen.fillRect(x - r, y - r, r * 2, r * 2)
  }
  grained(pen, w + 4, h + 4, scale)
  pen.restore()
  pen.strokeStyle = 'rgba(110, 70, 20, 0.35)'
  pen.lineWidth = 0.4
  edge(pen, w, h)
  pen.stroke()
}

/** A page's rule under its title, and the line round it. */
function framed(pen: Pen, w: number, h: number): void {
  flourish(pen, 0, -h / 2 + 23.5, w * 0.3)
  pen.strokeStyle = `${COLORS.violet}66`
  pen.lineWidth = 0.5
  pen.strokeRect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10)
}

/** Holes of a tape, mm: how large they are, how far apart, and how far from the edge. */
const HOLE = { radius: 1.3, apart: 7.6, edge: 4.2 } as const

/** Holes along both long edges, for the wheel that draws it. */
function punched(pen: Pen, w: number, h: number): void {
  const many = Math.floor((w - 2 * HOLE.edge) / HOLE.apart)
  pen.fillStyle = 'rgba(30, 36, 40, 0.42)'
  pen.beginPath()
  for (let i = 0; i <= many; i++)
    for (const side of [-1, 1]) {
      const x = (i - many / 2) * HOLE.apart
      const y = side * (h / 2 - HOLE.edge)
      pen.moveTo(x + HOLE.radius, y)
      pen.arc(x, y, HOLE.radius, 0, 2 * Math.PI)
    }
  pen.fill()
}

/** A ruled line that swells towards a small diamond in the middle. */
function flourish(pen: Pen, x: number, y: number, half: number): void {
  pen.fillStyle = COLORS.violet
  pen.beginPath()
  pen.moveTo(x - half, y)
  pen.quadraticCurveTo(x - half * 0.3, y - 0.7, x - 3.4, y)
  pen.quadraticCurveTo(x - half * 0.3, y + 0.7, x - half, y)
  pen.moveTo(x + half, y)
  pen.quadraticCurveTo(x + half * 0.3, y - 0.7, x + 3.4, y)
  pen.quadraticCurveTo(x + half * 0.3, y + 0.7, x + half, y)
  pen.moveTo(x, y - 2)
  pen.lineTo(x + 2, y)
  pen.lineTo(x, y + 2)
  pen.lineTo(x - 2, y)
  pen.fill()
}
