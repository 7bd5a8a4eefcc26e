import { bakeRect } from '../../board/bake/bake.ts'
import { leavesOf } from '../../board/bake/leaves.ts'
import type { Streaks } from '../../board/layers/streaks.ts'
import { SHEET } from '../../board/map/paper.ts'
import { makeSpatial, type Spatial } from '../../board/map/spatial.ts'
import { drawHalo } from '../../board/view/halo.ts'
import { poseOf, tiltOf } from '../../board/view/lifts.ts'
import { paintDie } from '../../paint/dice/die.ts'
import type { PaintGround } from '../../paint/ground/ground.ts'
import type { Look } from '../../paint/pen/look.ts'
import type { Pen } from '../../paint/pen/pen.ts'
import { grown, type Rect } from '../../paint/pen/rect.ts'
import { wear } from '../../paint/things/wear.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { BoardShown, Exhibit } from './exhibit.ts'

/** CSS px per mm, unless told. */
const SCALE = 1.5
/** Paper seen round what is shown, mm. */
const MARGIN = 14
/** A die's picture and the die in it, CSS px. */
const DIE = { side: 58, size: 42 }
/** How high in the hand is what is shown lifted; paper hangs a little. */
const HELD = { height: 1, sway: 0.02 }
/** Everything lies in the middle of a sheet without edges, unless a part of the table is shown. */
const ENDLESS: Rect = { minX: -9000, minY: -9000, maxX: 9000, maxY: 9000 }

/** Paints an exhibit on a canvas, which is made to fit it, sharp at so many pixels for one of the page. */
export function paintExhibit(
  canvas: HTMLCanvasElement,
  shows: Extract<Exhibit['shows'], { as: 'board' | 'die' }>,
  say: Look['say'],
  ratio: number,
  ground: PaintGround,
): void {
  wear(shows.as === 'board' ? shows.game.look : undefined)
  const { spatial, rect, scale } = sightOf(shows)
  canvas.width = Math.round((rect.maxX - rect.minX) * scale * ratio)
  canvas.height = Math.round((rect.maxY - rect.minY) * scale * ratio)
  canvas.style.width = `${canvas.width / ratio}px`
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser gives no 2D canvas')
  pen.scale(scale * ratio, scale * ratio)
  pen.translate(-rect.minX, -rect.minY)
  if (shows.as === 'die') paintDie(pen, shows.die, shows.face, DIE.size, shows.look)
  else paintBoard(pen, shows, spatial, rect, scale * ratio, { say, ratio }, ground)
}

/** What of it is to be seen, mm (of a die: px), and how large. */
function sightOf(shows: Extract<Exhibit['shows'], { as: 'board' | 'die' }>) {
  const spatial = makeSpatial(shows.as === 'board' ? shows.game.pieces : {})
  if (shows.as === 'die') {
    const half = DIE.side / 2
    return { spatial, rect: { minX: -half, minY: -half, maxX: half, maxY: half }, scale: 1 }
  }
  const { board, marks, part, scale = SCALE } = shows
  spatial.update(board.items, board.items.keys())
  spatial.setLines(marks)
  const round = spatial.bounds() ?? SHEET
  return { spatial, rect: part ?? grown(round, MARGIN), scale }
}

function paintBoard(
  pen: Pen,
  shows: BoardShown,
  spatial: Spatial,
  rect: Rect,
  scale: number,
  page: Pick<Look, 'say' | 'ratio'>,
  ground: PaintGround,
): void {
  const { board, marks, light = 'light', face = 'hand', held, part } = shows
  const look: Look = {
    ...page,
    face,
    seats: board.seats,
    marks: new Map([...board.items.keys()].map((id) => [id, marks.filter(({ on }) => on === id)])),
  }
  const up = held === undefined ? [] : spatial.withStuck(held)
  const without = new Set(up)
  bakeRect(pen, rect, scale, {
    spatial,
    look,
    paper: part ? SHEET : ENDLESS,
    light,
    ground,
    without,
  })
  if (up.length > 0) paintHeld(pen, spatial, up, look, scale)
  halo(pen, shows, spatial, rect)
}

/** As it is seen in a hand: its shadow on the paper, itself above it. */
function paintHeld(
  pen: Pen,
  spatial: Spatial,
  ids: readonly ItemId[],
  look: Look,
  scale: number,
): void {
  const entries = ids.flatMap((id) => spatial.entries.get(id) ?? [])
  const [first] = entries
  if (!first) return
  const { picture, shade, box } = leavesOf(entries, look, scale)
  const at = first.world
  const tilt = tiltOf(first)
  const pose = { ...HELD, ...(tilt === 0 && { sway: 0 }), tilt, at, from: at }
  const { turn, up, shade: fallen } = poseOf(pose)
  pen.save()
  pen.globalAlpha = fallen.alpha
  pen.translate(fallen.x, fallen.y)
  pen.rotate(turn)
  pen.drawImage(shade, box.x, box.y, box.w, box.h)
  pen.restore()
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(turn)
  pen.scale(up, up)
  pen.drawImage(picture, box.x, box.y, box.w, box.h)
  pen.restore()
}

/** Frames round what is selected or can be chosen, as they are on a screen of this scale. */
function halo(pen: Pen, { chosen, open, scale = SCALE }: BoardShown, spatial: Spatial, rect: Rect) {
  const some = (id: ItemId | undefined) => new Set(id === undefined ? [] : [id])
  const ink: Streaks = {
    clear() {},
    line(points, closed, { width, color, alpha }) {
      pen.save()
      pen.beginPath()
      for (const { x, y } of points) pen.lineTo(x, y)
      if (closed) pen.closePath()
      pen.lineWidth = width
      pen.globalAlpha = alpha
      pen.strokeStyle = `#${color.toString(16).padStart(6, '0')}`
      pen.stroke()
      pen.restore()
    },
    area() {},
  }
  const size = { width: (rect.maxX - rect.minX) * scale, height: (rect.maxY - rect.minY) * scale }
  const camera = { zoom: scale, left: -rect.minX * scale, top: -rect.minY * scale }
  const nothing = { ids: new Set<ItemId>() }
  drawHalo(
    ink,
    { camera: () => camera, size: () => size, spatial, lifts: nothing },
    [{ ids: some(chosen) }],
    some(open),
  )
}
