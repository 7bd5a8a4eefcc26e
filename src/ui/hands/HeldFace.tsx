import { useEffect, useLayoutEffect, useRef } from 'react'
import { sizeOf } from '../../paint/letters/boxes.ts'
import { facesCome } from '../../paint/letters/letters.ts'
import type { Look } from '../../paint/pen/look.ts'
import { paintItem } from '../../paint/things/painters.ts'
// What is printed is painted by it.
import '../../paint/things/drawing.ts'
import { facesOf } from '../../rules/board/lateface.ts'
import type { Mark } from '../../rules/board/mark.ts'
import { useDesk } from '../desk/desk.ts'
import { useFacing } from '../parts/facing.ts'
import type { HeldCard } from './held.ts'

/** A card as it is painted on the table, so high (CSS px). */
export function HeldFace({
  card,
  high,
}: {
  card: Pick<HeldCard, 'item' | 'piece'> & { marks?: readonly Mark[] }
  high: number
}) {
  const { item, piece, marks } = card
  const { say } = useDesk()
  const big = useFacing()?.big ?? 1
  const ref = useRef<HTMLCanvasElement>(null)
  const paint = useRef(() => {})
  const { w, h } = sizeOf(piece, item)
  const wide = (high * w) / h
  useLayoutEffect(() => {
    paint.current = () => {
      const pen = ref.current?.getContext('2d')
      if (!ref.current || !pen) return
      const ratio = devicePixelRatio * big
      const scale = (high / h) * ratio
      ref.current.width = Math.ceil(wide * ratio)
      ref.current.height = Math.ceil(high * ratio)
      pen.scale(scale, scale)
      pen.translate(w / 2, h / 2)
      const borne = new Map(marks && [[item.id, marks]])
      const look: Look = { marks: borne, seats: [], face: 'plain', ratio, say, lifted: true }
      paintItem(pen, item, piece, look, scale)
    }
    paint.current()
  }, [item, piece, marks, say, high, wide, w, h, big])
  // Once more has come it is painted anew.
  useEffect(() => {
    const anew = () => paint.current()
    void facesCome().then(anew)
    // What does not come now comes with the next card.
    if (piece.face?.isHere?.() === false) void facesOf([piece]).then(anew, () => undefined)
  }, [piece])
  return <canvas ref={ref} aria-hidden style={{ width: wide, height: high }} />
}
