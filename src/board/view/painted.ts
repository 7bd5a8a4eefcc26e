import { BARE } from '../../paint/ground/ground.ts'
import type { Look } from '../../paint/pen/look.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { Subject } from '../bake/bake.ts'
import { bakeSlate, bakeSlates, makeSlate, type Slate } from '../layers/stage.ts'
import { makeTiles, type Tiles } from '../layers/tiles.ts'
import { paperOf } from '../map/paper.ts'
import type { BoardProps } from './props.ts'
import type { State } from './state.ts'

/** More than this in a tile takes longer than a frame to paint without a GPU. */
const CROWD = 120

/** What is painted of the table, and what of it has to be painted anew. */
export interface Painted {
  readonly tiles: Tiles<Slate>
  /** What is lifted, or chosen away, or rubbed out just now is left out from here on. */
  leaveOut(): void
  /** Has these rectangles (mm) painted anew. */
  spoil(rects: readonly Rect[]): void
  spoilAll(): void
  /** Where these items lie. */
  placesOf(ids: Iterable<ItemId>): Rect[]
  /** The sheet may have to reach farther than it did, or no longer so far. */
  unroll(): void
  /** Wood of this room is seen where no tile is yet. */
  bare(): void
}

/** Tiles of a board that looks so. */
export function makePainted(
  state: State,
  props: () => BoardProps,
  look: () => Look,
  invalidate: () => void,
): Painted {
  const { spatial, lifts, rubbed } = state
  const without = new Set<ItemId>()
  const inSoftware = () => state.surface?.renderer.name === 'canvas'
  const subject = (): Subject => {
    const { paper, ground } = state
    return { spatial, look: look(), paper, light: props().light, ground, without }
  }
  /** What was painted on it is to be seen. */
  const shown = ({ pen, texture }: Slate) => {
    // Without a GPU a canvas only notes what is drawn and draws it when it is looked at: looked at now, it counts.
    if (inSoftware()) pen.getImageData(0, 0, 1, 1)
    texture.source.update()
  }

  const tiles = makeTiles<Slate>({
    make: () => makeSlate(inSoftware()),
    bakeAll(all, part) {
      bakeSlates(all, part, subject(), BARE.wood[props().light], inSoftware())
      for (const { picture } of all) shown(picture)
    },
    crowded: (rect) => spatial.count(rect) > CROWD,
    now: () => performance.now(),
    bake(slate, tile, part) {
      // In a coarse picture words stand as they will in the fine one: nothing jumps when that comes.
      const coarse = tile.scale / tiles.scale()
      const seen = { ...look(), ratio: state.ratio * coarse }
      bakeSlate(slate, tile, part, { ...subject(), look: seen })
      shown(slate)
    },
  })

  function spoilAll(): void {
    tiles.spoilAll()
    invalidate()
  }

  return {
    tiles,
    leaveOut() {
      without.clear()
      for (const id of lifts.ids) without.add(id)
      for (const id of props().hidden) without.add(id)
      for (const id of rubbed) without.add(id)
    },
    spoil(rects) {
      if (rects.length === 0) return
      tiles.spoil(rects)
      invalidate()
    },
    spoilAll,
    placesOf: (ids) => [...ids].flatMap((id) => spatial.entries.get(id) ?? []),
    unroll() {
      const next = paperOf(spatial)
      if (samePlain(next, state.paper)) return
      state.paper = next
      spoilAll()
      if (state.frames > 0) props().onRustle('unroll', true)
    },
    bare() {
      const { surface } = state
      if (surface) surface.renderer.background.color = BARE.wood[props().light]
    },
  }
}
