import { grown, meets, type Rect } from '../../paint/pen/rect.ts'
import { boxOf, type Entry, isInk, type Spatial } from './spatial.ts'

/** The sheet as it is first laid out, its middle at 0, 0: the paper roll is 914 mm wide. */
export const SHEET: Rect = { minX: -720, minY: -457, maxX: 720, maxY: 457 }
/** Paper left free round what it was unrolled for, mm. */
const MARGIN = 60
/** It is unrolled so far at a time, mm. */
const STEP = 100
/** What lies farther than this from the paper lies on the wood: nobody unrolls metres for one card, mm. */
const REACH = 300
const FARTHEST = 20_000

const holds = (paper: Rect, { minX, minY, maxX, maxY }: Rect) =>
  minX >= paper.minX && minY >= paper.minY && maxX <= paper.maxX && maxY <= paper.maxY

/** No picture is so much larger than its item. */
const BESIDE = grown(SHEET, 60)

/** Whether this hangs over the edge of the first sheet. */
export function overhangs(entry: Entry): boolean {
  // Its picture is a little larger than itself; only close to the edge does that have to be looked at.
  if (holds(SHEET, entry)) return false
  return !holds(BESIDE, entry) || !holds(SHEET, boxOf(entry.world, entry.w, entry.h))
}

/**
 * How far the paper is unrolled: the first sheet, and further wherever something lies beyond its edge or close to it.
 * What lies far away is reached from what lies between; an oval and ink need something to be drawn on wherever it is.
 */
export function paperOf(spatial: Spatial): Rect {
  const inked: Rect[] = []
  let left: Rect[] = []
  for (const entry of spatial.entries.values()) {
    if (!overhangs(entry)) continue
    const room = grown(entry, MARGIN)
    if (entry.piece.painter === 'oval' || isInk(entry)) inked.push(room)
    else left.push(room)
  }
  let paper = SHEET
  for (const room of inked) paper = unrolled(paper, room)
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length
    left = left.filter((room) => {
      if (holds(paper, room)) return false
      if (!meets(grown(paper, REACH), room)) return true
      paper = unrolled(paper, room)
      return false
    })
  }
  return paper
}

/** The paper with this on it, in whole steps; its other edges stay where they are. */
function unrolled(paper: Rect, room: Rect): Rect {
  if (holds(paper, room)) return paper
  const out = (edge: number, to: number, way: 1 | -1) =>
    to * way <= edge * way ? edge : way * Math.min(FARTHEST, Math.ceil((to * way) / STEP) * STEP)
  return {
    minX: out(paper.minX, room.minX, -1),
    minY: out(paper.minY, room.minY, -1),
    maxX: out(paper.maxX, room.maxX, 1),
    maxY: out(paper.maxY, room.maxY, 1),
  }
}
