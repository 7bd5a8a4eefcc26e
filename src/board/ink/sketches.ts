import { inkPathOf } from '../../paint/pen/inkpath.ts'
import { boxRound } from '../../paint/pen/rect.ts'
import { OVAL_RIM } from '../../rules/board/size.ts'
import type { Spot } from '../../rules/ink/ink.ts'
import { recognise } from '../../rules/ink/recognise.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { outOf } from '../../rules/plain/place.ts'
import { roundOf, type Sketch, sketchOf } from '../map/sketch.ts'
import { boxOf, type Entry, isInk, type Spatial } from '../map/spatial.ts'

/** Ink that is smaller than this was hardly drawn to be a thing, mm. */
const SMALLEST = 32

/**
 * What ink that lies there for a while may be made: a line between two ovals joins them; an oval or a box becomes a
 * thing in its place; and on any other a thing is laid that keeps it as it is written. `near` as for a fresh stroke.
 */
export function sketchesOf(
  spatial: Spatial,
  ids: readonly ItemId[],
  near: number,
): readonly Sketch[] {
  const inks = ids.flatMap((id) => spatial.entries.get(id) ?? [])
  if (inks.length === 0 || !inks.every((one) => isInk(one) && one.on === undefined)) return []
  const [only, more] = inks
  const spots = only && !more ? spotsOf(only) : []
  const shape = recognise(spots)
  if (shape?.is === 'line') {
    const line = sketchOf(spatial, spots, undefined, ids, near)
    return line ? [line] : []
  }
  if (shape) {
    // What lies in it is no reason against what people say.
    const round = sketchOf(spatial, spots, undefined, ids, near) ?? roundOf(shape, ids, [])
    if (round.is === 'line') return []
    return [
      { ...round, is: 'oval' },
      { ...round, is: 'box' },
    ]
  }
  const box = boxRound(inks.map(({ world, w, h }) => boxOf(world, w, h)))
  if (!box) return []
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY]
  if (Math.max(width, height) < SMALLEST) return []
  const scribbled = {
    x: (box.minX + box.maxX) / 2,
    y: (box.minY + box.maxY) / 2,
    // An oval holds what is written in a box that is so much smaller.
    width: width * Math.SQRT2 + OVAL_RIM,
    height: height * Math.SQRT2 + OVAL_RIM,
    turn: 0,
    ids: [],
    inside: ids,
  }
  return [
    { ...scribbled, is: 'oval' },
    { ...scribbled, is: 'box' },
  ]
}

/** The spots of a stroke as they lie on the paper, mm. */
function spotsOf({ item, world }: Entry): readonly Spot[] {
  return inkPathOf(item).spots.map(({ x, y, p }) => {
    const at = outOf(world, { x, y, turn: 0, z: 0 })
    return { x: at.x, y: at.y, p }
  })
}
