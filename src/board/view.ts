import type { Application, Container } from 'pixi.js'
import { forgetLetters } from '../paint/letters.ts'
import type { Look } from '../paint/look.ts'
import type { Mark } from '../rules/game.ts'
import type { ItemId } from '../rules/item.ts'
import { bakeRect } from './bake.ts'
import {
  between,
  type Camera,
  clearOf,
  framing,
  type Rect,
  type Size,
  viewOf,
  zoomAt,
} from './camera.ts'
import type { Ink } from './ink.ts'
import { type Lift, makeLifts, stepLift } from './lifts.ts'
import { paperOf, SHEET } from './paper.ts'
import type { BoardProps } from './props.ts'
import { makeSpatial } from './spatial.ts'
import { layTiles, makeSlate, placeWorld, resize, type Slate } from './stage.ts'
import { makeTiles, squareOf, TILE } from './tiles.ts'

/** Pixi's containers, from the lowest to the highest. */
export interface Layers {
  readonly tiles: Container
  readonly world: Container
  /** Lines of what is held, in mm. */
  readonly lines: Ink
  /** Frames round what is selected or can be chosen, in mm. */
  readonly halo: Ink
  /** What a tool draws just now, and the selection frame, in px. */
  readonly pencil: Ink
  /** Pointers of others, in px. */
  readonly others: Container
}

/** Milliseconds a frame may spend on baking; less while tiles are shown scaled, which costs of itself. */
const BUDGET = 8
const BUDGET_ZOOMING = 3
/** After so long without a change of zoom, tiles are baked at the new one. */
const REST = 130
const GLIDE = 190
/** On a small screen an empty table is begun at this zoom, where what is put on it can be read. */
const NEAR = 0.5
/** A table is never looked at from nearer than this by itself, mm. */
const ROOM = { x: 640, y: 400 }

export type View = ReturnType<typeof makeView>

/** The eye on the table: camera, tiles, what is lifted, and the one loop that draws a frame when it is asked to. */
export function makeView(props: () => BoardProps) {
  const spatial = makeSpatial(props().game.pieces)
  const lifts = makeLifts()
  const markers = new Map<ItemId, readonly Mark[]>()
  /** Called in every frame, before it is drawn; one that returns true asks for another frame. */
  const steps = new Set<(now: number) => boolean>()
  let app: Application | undefined
  let layers: Layers | undefined
  let camera: Camera = { left: 0, top: 0, zoom: 1 }
  let glide: { from: Camera; to: Camera; began: number } | undefined
  let size: Size = { width: 1, height: 1 }
  let ratio = 1
  let paper: Rect = SHEET
  let asked = 0
  let rested = 0
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let frames = 0
  let moved = true
  let changes = 0
  let mirrored: { marks: readonly Mark[]; seats: unknown } = { marks: [], seats: undefined }

  const look = (): Look => ({
    marks: markers,
    seats: props().table.state().seats,
    face: props().face,
    ratio,
    say: props().say,
    writing: props().writing,
  })

  const without = new Set<ItemId>()
  const hide = () => {
    without.clear()
    for (const id of lifts.ids) without.add(id)
    for (const id of props().hidden) without.add(id)
  }

  const inSoftware = () => app?.renderer.name === 'canvas'

  const tiles = makeTiles<Slate>({
    make: () => makeSlate(inSoftware()),
    now: () => performance.now(),
    bake(slate, tile) {
      const { pen } = slate
      pen.setTransform(tile.scale, 0, 0, tile.scale, -tile.tx * TILE, -tile.ty * TILE)
      const room = props().room
      bakeRect(pen, squareOf(tile), tile.scale, { spatial, look: look(), paper, room, without })
      // Without a GPU a canvas only notes what is drawn and draws it when it is looked at: looked at now, it counts.
      if (inSoftware()) pen.getImageData(0, 0, 1, 1)
      slate.texture.source.update()
    },
  })

  const invalidate = () => {
    if (asked === 0) asked = requestAnimationFrame(frame)
  }

  const frame = () => {
    asked = 0
    draw(BUDGET)
  }

  /** The scale at which tiles should be baked just now: while the zoom moves, the old one as long as it will do. */
  const tileScale = (now: number): number => {
    const wanted = camera.zoom * ratio
    const present = tiles.scale()
    if (present === 0 || now - rested >= REST) return wanted
    const off = wanted / present
    return off > 2.2 || off < 0.45 ? wanted : present
  }

  const draw = (budget: number) => {
    if (!app?.renderer || !layers) return
    const now = performance.now()
    let more = false
    if (glide) {
      const t = props().reduced ? 1 : Math.min(1, (now - glide.began) / GLIDE)
      camera = t >= 1 ? glide.to : between(glide.from, glide.to, 1 - (1 - t) ** 3, size)
      if (t >= 1) glide = undefined
      else more = true
      changed(camera.zoom)
    }
    for (const step of steps) if (step(now)) more = true
    for (const lift of lifts.list()) {
      if (stepLift(lift, now, props().reduced)) more = true
      if (lift.homing && !lift.goal && !lift.landed) {
        land(lift)
        more = true
      }
    }
    hide()
    const scale = tileScale(now)
    const scaled = Math.abs(scale - camera.zoom * ratio) > 1e-9
    const cover = tiles.cover(viewOf(camera, size), scale, scaled ? BUDGET_ZOOMING : budget)
    layTiles(layers.tiles, cover.show, camera, ratio)
    placeWorld(layers.world, camera, ratio)
    for (const lift of lifts.list())
      if (lift.landed && lift.rise === 'still' && !cover.more) lifts.remove(lift)
    frames += 1
    app.renderer.render(app.stage)
    if (moved) {
      moved = false
      props().onView()
    }
    if (cover.more || more) invalidate()
  }

  const changed = (zoomBefore: number) => {
    moved = true
    if (camera.zoom !== zoomBefore || glide) {
      rested = performance.now()
      clearTimeout(restTimer)
      restTimer = setTimeout(invalidate, REST + 5)
    }
    invalidate()
  }

  const spoil = (rects: readonly Rect[]) => {
    if (rects.length === 0) return
    tiles.spoil(rects)
    invalidate()
  }

  /** The table is drawn anew where lifted things lie: without them, or with them again. */
  const uncover = (lift: Lift) => {
    const rects: Rect[] = lift.entries.map((entry) => spatial.entries.get(entry.id) ?? entry)
    spoil([...rects, ...spatial.linesOf(lift.ids)])
  }

  /** Puts down what is held where it is: it settles while the table takes it in. */
  const land = (lift: Lift) => {
    lifts.land(lift)
    lift.homing = false
    lift.rise = 'down'
    lift.top = lift.height
    lift.began = performance.now()
    uncover(lift)
  }

  const unroll = () => {
    const next = paperOf(spatial)
    const same =
      next.minX === paper.minX &&
      next.maxX === paper.maxX &&
      next.minY === paper.minY &&
      next.maxY === paper.maxY
    if (same) return
    paper = next
    tiles.spoilAll()
    invalidate()
  }

  return {
    spatial,
    lifts,
    look,
    steps,
    invalidate,
    /** Changes whenever items do. */
    changes: () => changes,
    camera: () => camera,
    size: () => size,
    ratio: () => ratio,
    layers: () => layers,
    app: () => app,
    /** Moves the camera, at once or in a short glide. */
    turnTo(next: Camera, smooth = false) {
      const before = camera.zoom
      const there = glide?.to ?? camera
      if (there.left === next.left && there.top === next.top && there.zoom === next.zoom) return
      if (smooth && frames > 0 && !props().reduced)
        glide = { from: camera, to: next, began: performance.now() }
      else {
        glide = undefined
        camera = next
      }
      changed(before)
    },
    /** Where everything that lies on the table is, and enough of the paper round it; the sheet while nothing does. */
    whole(): Rect {
      const items = spatial.bounds()
      if (!items) return SHEET
      const x = Math.max(0, ROOM.x - (items.maxX - items.minX)) / 2
      const y = Math.max(0, ROOM.y - (items.maxY - items.minY)) / 2
      return {
        minX: items.minX - x,
        minY: items.minY - y,
        maxX: items.maxX + x,
        maxY: items.maxY + y,
      }
    },
    fitted(rect: Rect, most = 1.6): Camera {
      return framing(rect, clearOf(size, props().covered()), 28, most)
    },
    /** What is seen at first: all that lies there, or a part of the bare paper that is near enough to begin on. */
    opening(): Camera {
      const all = framing(this.whole(), clearOf(size, props().covered()), 28, 1.6)
      if (spatial.bounds() || all.zoom >= NEAR) return all
      const { left, top, width, height } = this.clear()
      return zoomAt(all, NEAR / all.zoom, left + width / 2, top + height / 2)
    },
    /** Where nothing lies over the view, px. */
    clear: () => clearOf(size, props().covered()),
    /** Takes in changed items. */
    update(touched: Iterable<ItemId>) {
      changes += 1
      const ids = [...touched]
      const drawn = () => ids.some((id) => spatial.entries.get(id)?.piece.painter === 'oval')
      const before = drawn()
      const rects = spatial.update(props().table.state().items, ids)
      // Only ovals need paper to be drawn on.
      if (before || drawn()) unroll()
      spoil(rects)
      moved = true
      invalidate()
    },
    /** Takes in what the board means now: only what is marked otherwise is drawn again. */
    setMarks(marks: readonly Mark[]) {
      const seats = props().table.state().seats
      const all = mirrored.seats !== seats
      if (mirrored.marks === marks && !all) return
      mirrored = { marks, seats }
      const next = new Map<ItemId, Mark[]>()
      for (const mark of marks) {
        const list = next.get(mark.on)
        if (list) list.push(mark)
        else next.set(mark.on, [mark])
      }
      const rects: Rect[] = spatial.setLines(marks)
      const ids = new Set([...markers.keys(), ...next.keys()])
      for (const id of ids) {
        const now = next.get(id)
        const entry = spatial.entries.get(id)
        const same = JSON.stringify(markers.get(id)) === JSON.stringify(now)
        if (entry && (!same || (all && now?.some((mark) => mark.as === 'owner')))) rects.push(entry)
        if (now) markers.set(id, now)
        else markers.delete(id)
      }
      spoil(rects)
    },
    /** Draws these items again. */
    refresh(ids: Iterable<ItemId>) {
      const rects: Rect[] = []
      for (const id of ids) {
        const entry = spatial.entries.get(id)
        if (entry) rects.push(entry)
      }
      spoil(rects)
    },
    /** Draws everything again: another room, another face, a font that has arrived. */
    refreshAll(fonts = false) {
      if (fonts) forgetLetters()
      tiles.spoilAll()
      invalidate()
    },
    uncover,
    land,
    mount(nextApp: Application, nextLayers: Layers) {
      app = nextApp
      layers = nextLayers
      asked = 0
      resize(app, size, ratio)
      invalidate()
    },
    resize(next: Size, nextRatio: number) {
      const first = size.width <= 1
      if (glide) camera = glide.to
      glide = undefined
      // What was in the middle stays there.
      if (!first)
        camera = {
          ...camera,
          left: camera.left + (next.width - size.width) / 2,
          top: camera.top + (next.height - size.height) / 2,
        }
      size = next
      ratio = nextRatio
      moved = true
      if (app?.renderer) {
        resize(app, size, ratio)
        // A resized canvas is empty until it is drawn on: it must not be seen so.
        draw(BUDGET)
      }
      return first
    },
    close() {
      cancelAnimationFrame(asked)
      asked = -1
      clearTimeout(restTimer)
      app = undefined
      layers = undefined
    },
    debug: () => ({ frames, tiles: tiles.counts().kept, baked: tiles.counts().baked }),
  }
}
