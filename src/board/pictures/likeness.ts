import type { Look } from '../../paint/pen/look.ts'
import { makeLeaf } from '../../paint/pen/pen.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import '../../paint/things/drawing.ts'
import { paintLink } from '../../paint/things/link.ts'
import { wearing } from '../../paint/things/wear.ts'
import type { Board } from '../../rules/board/board.ts'
import { meant } from '../../rules/board/borne.ts'
import { facesOf } from '../../rules/board/lateface.ts'
import type { Game } from '../../rules/game.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { makeTurns } from '../../rules/plain/turns.ts'
import { bakeEntry, lineEnd, topmost } from '../bake/bake.ts'
import { groundFor } from '../bake/ground.ts'
import { makeMarkers } from '../bake/markers.ts'
import { paperOf } from '../map/paper.ts'
import { makeSpatial } from '../map/spatial.ts'

/** Free room round what lies there, mm; and no picture shows less than this. */
const MARGIN = 45
const LEAST = { w: 620, h: 390 }
/** It is painted a little at a time, ms: whoever plays must not feel it. */
const SPELL = 5

/**
 * A small picture of a board, as the bytes of a JPEG file of this size (px). The board does not change meanwhile, since
 * none ever does.
 */
export async function drawLikeness(
  board: Board,
  game: Pick<Game, 'pieces' | 'read' | 'look'>,
  say: (sentence: Sentence) => string,
  size: { readonly w: number; readonly h: number },
): Promise<Uint8Array<ArrayBuffer>> {
  // Without it there is paper at least.
  await facesOf(Object.values(game.pieces)).catch(() => undefined)
  const spatial = makeSpatial(game.pieces)
  spatial.update(board.items, board.items.keys())
  const marks = meant(game, board)
  spatial.setLines(marks)
  const { markers, take } = makeMarkers()
  take(marks, board.seats)
  const rect = fitted(spatial.bounds(), size)
  const scale = size.w / (rect.maxX - rect.minX)
  const { canvas, pen } = makeLeaf(size.w, size.h)
  pen.scale(scale, scale)
  pen.translate(-rect.minX, -rect.minY)
  const look: Look = { marks: markers, seats: board.seats, face: 'hand', ratio: 1, say }
  const paintGround = await groundFor(board.play, game.look)
  // The table may have been left meanwhile.
  wearing(game.look, () => {
    paintGround(pen, paperOf(spatial), rect, scale, 'light')
    for (const { id, to } of spatial.linesIn(rect)) {
      const [from, end] = [spatial.entries.get(id), spatial.entries.get(to)]
      if (from && end) paintLink(pen, id, lineEnd(from), lineEnd(end), scale)
    }
  })
  const turns = makeTurns(SPELL)
  for (const entry of topmost(spatial.seen(rect), rect)) {
    wearing(game.look, () => bakeEntry(pen, entry, look, scale))
    await turns()
  }
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
  return new Uint8Array(await file.arrayBuffer())
}

/** The part of the table that is shown: all that lies there, in the shape of the picture. */
function fitted(bounds: Rect | undefined, { w, h }: { w: number; h: number }): Rect {
  const { minX, minY, maxX, maxY } = bounds ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 }
  const wide = Math.max(LEAST.w, maxX - minX + 2 * MARGIN)
  const high = Math.max(LEAST.h, maxY - minY + 2 * MARGIN)
  const width = Math.max(wide, (high * w) / h)
  const height = (width * h) / w
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2]
  return { minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2 }
}
