import { sizeOf } from '../../paint/letters/boxes.ts'
import type { Portrait } from '../../paint/letters/screenbox.ts'
import { type Look, markOf } from '../../paint/pen/look.ts'
import { paintItem } from '../../paint/things/painters.ts'
import { written } from '../map/screen.ts'
import type { Entry } from '../map/spatial.ts'
import type { View } from './view.ts'

/** Painted round an item: what stands at its rim, mm. */
const ROUND = 8

/** An item as it is held before the eyes to write on it, at so many px per mm. */
export function portraitOf(
  view: View,
  entry: Entry,
  field: string | undefined,
  scale: number,
): Portrait {
  const { piece, item } = entry
  const seen = view.look()
  const owned = markOf(seen, entry.id, 'owner') !== undefined
  const { w, h } = sizeOf(piece, item)
  const { box, set } = written(entry, field, owned, seen, scale)
  return {
    of: item,
    width: w * scale,
    height: h * scale,
    box: { ...set, left: (box.x + w / 2) * scale, top: (box.y + h / 2) * scale, turn: 0 },
    round: ROUND * scale,
    paint(canvas) {
      const k = scale * view.ratio()
      canvas.width = Math.ceil((w + 2 * ROUND) * k)
      canvas.height = Math.ceil((h + 2 * ROUND) * k)
      const pen = canvas.getContext('2d')
      if (!pen) return
      pen.scale(k, k)
      pen.translate(ROUND + w / 2, ROUND + h / 2)
      if (piece.painter === 'oval') {
        pen.save()
        pen.beginPath()
        pen.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI)
        pen.clip()
        const { x, y } = entry.world
        pen.translate(-x, -y)
        const part = { minX: x - w / 2, minY: y - h / 2, maxX: x + w / 2, maxY: y + h / 2 }
        view.paintGround(pen, part, k)
        pen.restore()
      }
      // The light round what can be played stays on the table.
      const marks = (seen.marks.get(entry.id) ?? []).filter(({ as }) => as !== 'ready')
      const look: Look = {
        ...seen,
        marks: new Map([[entry.id, marks]]),
        writing: { id: entry.id, field: field ?? '' },
      }
      paintItem(pen, item, piece, look, k)
    },
  }
}
