import { makeJpegs } from '../../paint/files/jpegbeside.ts'
import { pngBeside } from '../../paint/files/pngbeside.ts'
import { type Photographer, pixelsOf, type Shot } from '../../paint/files/shot.ts'
import { stoppable } from '../../paint/files/stopped.ts'
import type { Light, PaintGround } from '../../paint/ground/ground.ts'
import { BLEED, type Look } from '../../paint/pen/look.ts'
import { makeLeaf, type Pen } from '../../paint/pen/pen.ts'
import { grown, type Rect } from '../../paint/pen/rect.ts'
import { meant } from '../../rules/board/borne.ts'
import '../../paint/things/drawing.ts'
import { paintBack } from '../../paint/things/face.ts'
import { paintItem } from '../../paint/things/painters.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { grouped } from '../../rules/plain/lists.ts'
import type { Turns } from '../../rules/plain/turns.ts'
import type { Table } from '../../table/table.ts'
import { bakeEntry, bakeRect, bakeThings } from '../bake/bake.ts'
import { paperOf } from '../map/paper.ts'
import { type Entry, isInk, makeSpatial, type Spatial } from '../map/spatial.ts'

/** Seen beyond the edge of what lies on the table, mm: shadows fall there. */
const MARGIN = 14
/** Of the wood round the paper, mm. */
const WOOD = 70
/** Pixels of a side that are painted at once. */
const PATCH = 512
/** Pixels that are held at once while a file is written. */
const STRIP = 4_000_000
/** What is cut out is held in the hand in its real size, CSS px a mm, however fine it is printed. */
const IN_HAND = 96 / 25.4

interface Sitting {
  readonly table: Table
  readonly game: Pick<Game, 'pieces' | 'read'>
  readonly light: Light
  readonly ground: PaintGround
  readonly face: Look['face']
  readonly say: Look['say']
}

/** Looks at a table once, for pictures of it. */
export function makePhotographer({ table, game, light, ground, face, say }: Sitting): Photographer {
  const board = table.board()
  const jpegOf = makeJpegs()
  const marks = meant(game, board)
  const byItem = grouped(marks, ({ on }) => on)
  const look: Look = { marks: byItem, seats: board.seats, face, ratio: 1, say }
  const { items } = table.state()
  const lay = (ids: Iterable<ItemId>): Spatial => {
    const spatial = makeSpatial(game.pieces)
    spatial.update(items, ids)
    spatial.setLines(marks)
    return spatial
  }
  const all = lay(items.keys())
  const paper = paperOf(all)
  const laid = new Map<string, Spatial>()
  const seen = ({ only }: Shot): Spatial => {
    if (!only) return all
    const key = only.join()
    const known = laid.get(key) ?? lay(new Set(only.flatMap((id) => all.withStuck(id))))
    laid.set(key, known)
    return known
  }
  const paint = (pen: Pen, shot: Shot, rect: Rect, scale: number) => {
    const sight = { spatial: seen(shot), look, paper, light, ground, without: NONE }
    if (shot.ground) bakeRect(pen, rect, scale, sight)
    else bakeThings(pen, rect, scale, sight)
  }
  /** One thing to be cut out, or the back of it, its middle at that of the pen; nothing of what lies beside it. */
  const paintCut = (
    pen: Pen,
    entry: Entry,
    { marks, ratio }: Pick<Look, 'marks' | 'ratio'>,
    scale: number,
    back: boolean,
  ) => {
    const { id, item, piece, world, w, h } = entry
    const box = [-w / 2 - BLEED, -h / 2 - BLEED, w + BLEED * 2, h + BLEED * 2] as const
    pen.beginPath()
    pen.rect(...box)
    pen.clip()
    pen.fillRect(...box)
    // What may be done with it just now is not printed on it.
    const own =
      marks.get(id)?.filter(({ as }) => ['owner', 'label', 'drawn', 'field'].includes(as)) ?? []
    const flat: Look = { ...look, ratio, marks: new Map([[id, own]]), lifted: true, flat: true }
    if (back) return paintBack(pen, item, piece, flat, scale)
    paintItem(pen, item, piece, flat, scale)
    // What is drawn on it is cut out with it; what sticks on it is a thing of its own.
    pen.rotate(-world.turn)
    pen.translate(-world.x, -world.y)
    for (const drawn of all.stuckOn(id).flatMap((one) => all.entries.get(one) ?? []))
      if (isInk(drawn)) bakeEntry(pen, drawn, look, scale)
  }
  return {
    extent(shot) {
      const bounds = seen(shot).bounds()
      if (shot.ground && !shot.only) return grown(paper, WOOD)
      return bounds && grown(bounds, MARGIN)
    },
    async png(shot, rect, scale, { onProgress, signal }) {
      const turns = stoppable(signal)
      const { width, height } = pixelsOf(rect, scale)
      const file = await pngBeside({ width, height, clear: !shot.ground, scale }, turns)
      const strip = Math.max(16, Math.min(PATCH, Math.floor(STRIP / width), height))
      const { pen } = makeLeaf(width, strip)
      try {
        for (let top = 0; top < height; top += strip) {
          const lines = Math.min(strip, height - top)
          const rows = new Uint8ClampedArray(width * lines * 4)
          await patches(
            pen,
            width,
            lines,
            { ...rect, minY: rect.minY + top / scale },
            scale,
            turns,
            (part) => paint(pen, shot, part, scale),
            // A canvas only notes what is drawn, and draws it when it is looked at: a patch at a time.
            (x, y, w, h) =>
              layRows(pen.getImageData(x, y, w, h).data, rows, (y * width + x) * 4, w, width),
          )
          await file.rows(rows)
          onProgress((top + lines) / height)
          await turns()
        }
        return await file.end()
      } catch (why) {
        file.drop()
        throw why
      }
    },
    async part(shot, rect, scale, signal) {
      const { width, height } = pixelsOf(rect, scale)
      const { canvas, pen } = makeLeaf(width, height)
      await patches(pen, width, height, rect, scale, stoppable(signal), (part) =>
        paint(pen, shot, part, scale),
      )
      return canvas.convertToBlob(shot.ground ? { type: 'image/jpeg', quality: 0.92 } : {})
    },
    async cuts(laid, { wide, high }, scale, signal, handout) {
      const turns = stoppable(signal)
      const { canvas, pen } = makeLeaf(Math.round(wide * scale), Math.round(high * scale))
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.scale(scale, scale)
      const { items: handedOut = [], pieces } = handout ?? {}
      const plays = pieces ? { ...game, pieces: { ...game.pieces, ...pieces } } : game
      const beside = makeSpatial(plays.pieces)
      const handed = new Map(handedOut.map((item) => [item.id, item]))
      beside.update(handed, handed.keys())
      const means =
        handed.size > 0
          ? grouped(meant(plays, { ...board, items: handed }), ({ on }) => on)
          : byItem
      for (const { id, x, y, w, h, back = false, across } of laid) {
        const entry = beside.entries.get(id) ?? all.entries.get(id)
        if (!entry) continue
        pen.save()
        pen.translate(x + w / 2, y + h / 2)
        // Turned with its paper, the back of what lies across stands as its front does.
        if (across) pen.rotate(back ? -Math.PI / 2 : Math.PI / 2)
        const fitted = (across ? h : w) / entry.w
        pen.scale(fitted, fitted)
        // A page of a handout has letters of its own size; those of what lies on a table are as large as is read.
        const ratio = pieces && Object.hasOwn(pieces, entry.item.kind) ? 1 : scale / IN_HAND
        paintCut(pen, entry, { marks: means, ratio }, scale * fitted, back)
        pen.restore()
        await turns()
      }
      return jpegOf(canvas, 0.95)
    },
  }
}

const NONE: ReadonlySet<ItemId> = new Set()

/** Paints a picture patch by patch (px), its upper left corner at that of `rect`; the page has its turn in between. */
async function patches(
  pen: Pen,
  width: number,
  height: number,
  { minX, minY }: Rect,
  scale: number,
  turns: Turns,
  paint: (part: Rect) => void,
  painted: (x: number, y: number, w: number, h: number) => void = () => undefined,
): Promise<void> {
  pen.clearRect(0, 0, width, height)
  for (let y = 0; y < height; y += PATCH)
    for (let x = 0; x < width; x += PATCH) {
      const w = Math.min(PATCH, width - x)
      const h = Math.min(PATCH, height - y)
      pen.save()
      pen.beginPath()
      pen.rect(x, y, w, h)
      pen.clip()
      pen.scale(scale, scale)
      pen.translate(-minX, -minY)
      // A little more than is kept, so that no seam is half painted.
      paint({
        minX: minX + (x - 1) / scale,
        minY: minY + (y - 1) / scale,
        maxX: minX + (x + w + 1) / scale,
        maxY: minY + (y + h + 1) / scale,
      })
      pen.restore()
      painted(x, y, w, h)
      await turns()
    }
}

/** Lays pixels in rows of `w` among those of a picture of rows of `width`, from this byte of it on. */
function layRows(
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  at: number,
  w: number,
  width: number,
): void {
  for (let row = 0; row * w * 4 < from.length; row++)
    to.set(from.subarray(row * w * 4, (row + 1) * w * 4), at + row * width * 4)
}
