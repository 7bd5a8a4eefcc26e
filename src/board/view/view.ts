import { BARE, paintGround } from '../../paint/ground/ground.ts'
import { forgetLetters } from '../../paint/letters/letters.ts'
import { type Look, markOf } from '../../paint/pen/look.ts'
import type { Pen } from '../../paint/pen/pen.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import { pictureStands } from '../../paint/pen/stood.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { makeMarkers } from '../bake/markers.ts'
import { bakeSlate, layTiles, makeSlate, placeWorld, resize, type Slate } from '../layers/stage.ts'
import type { Surface } from '../layers/surface.ts'
import { makeTiles } from '../layers/tiles.ts'
import { type Camera, type Size, viewOf } from '../map/camera.ts'
import { overhangs, paperOf, SHEET } from '../map/paper.ts'
import { type Entry, type LineEntry, makeSpatial } from '../map/spatial.ts'
import { boxIn } from '../map/writing.ts'
import { makeEye } from './eye.ts'
import { type Lift, makeLifts, stepLift } from './lifts.ts'
import type { BoardProps } from './props.ts'
import { makeSpare } from './spare.ts'

/** Milliseconds a frame may spend on baking; less while tiles are shown scaled, which costs of itself. */
const BUDGET = 8
const BUDGET_ZOOMING = 1.5
/** While nothing moves, what is missing in view may take so long in a frame. */
const BUDGET_STILL = 40
/** As long as nobody has seen all of the view yet, nothing can jerk: few long frames are sooner done than many. */
const BUDGET_OPENING = 100
/** More than this in a tile takes longer than a frame to paint without a GPU. */
const CROWD = 120
/** After so long without a change of zoom, tiles are baked at the new one. */
const REST = 130

/** How the page leads the view: so that words can be read, or so that all is seen. */
export type Led = 'reading' | 'all'

export type View = ReturnType<typeof makeView>

/** The eye on the table: camera, tiles, what is lifted, and the one loop that draws a frame when it is asked to. */
export function makeView(props: () => BoardProps) {
  const spatial = makeSpatial(props().game.pieces)
  const lifts = makeLifts()
  const { markers, take } = makeMarkers()
  /** Called in every frame, before it is drawn; one that returns true asks for another frame. */
  const steps = new Set<(now: number) => boolean>()
  let surface: Surface | undefined
  let ratio = 1
  let paper: Rect = SHEET
  let asked = 0
  let rested = 0
  /** The zoom moves on: it had not rested when it was moved last. */
  let passing = false
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let frames = 0
  /** All that is in view has been drawn once. */
  let whole = false
  /** What lies round the view is baked when the browser has nothing else to do: nothing of it is seen. */
  const spare = makeSpare(() => {
    const scale = tileScale(performance.now())
    if (!surface || props().asleep || scale !== tiles.scale() || asked > 0) return false
    return tiles.ahead(viewOf(eye.camera(), eye.size()), scale, BUDGET)
  })
  let moved = true
  let drawnFrom: Camera | undefined
  let changes = 0
  let letter = 1
  let led: Led | undefined = 'reading'

  const look = (): Look => ({
    marks: markers,
    seats: props().table.state().seats,
    face: props().face,
    ratio,
    letter,
    say: props().say,
    writing: props().writing,
  })

  let ground = paintGround
  const without = new Set<ItemId>()
  /** Ink that an eraser has touched, and that will be gone when it is taken up. */
  const rubbed = new Set<ItemId>()
  /** To be called when the table has been drawn as it is now. */
  const waiting = new Set<() => void>()
  const hide = () => {
    without.clear()
    for (const id of lifts.ids) without.add(id)
    for (const id of props().hidden) without.add(id)
    for (const id of rubbed) without.add(id)
  }

  const inSoftware = () => surface?.renderer.name === 'canvas'

  const tiles = makeTiles<Slate>({
    make: () => makeSlate(inSoftware()),
    crowded: (rect) => spatial.count(rect) > CROWD,
    now: () => performance.now(),
    bake(slate, tile, part) {
      const room = props().room
      // In a coarse picture words stand as they will in the fine one: nothing jumps when that comes.
      const coarse = tile.scale / tiles.scale()
      const seen = { ...look(), ratio: ratio * coarse }
      bakeSlate(slate, tile, part, { spatial, look: seen, paper, room, ground, without })
      // Without a GPU a canvas only notes what is drawn and draws it when it is looked at: looked at now, it counts.
      if (inSoftware()) slate.pen.getImageData(0, 0, 1, 1)
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
    const wanted = eye.camera().zoom * ratio
    const present = tiles.scale()
    if (present === 0 || now - rested >= REST) return wanted
    const off = wanted / present
    return off > 2.2 || off < 0.45 ? wanted : present
  }

  const draw = (budget: number) => {
    if (!surface) return
    const { renderer, stage, layers } = surface
    const now = performance.now()
    let more = eye.step(now)
    // Before the steps that show them: the last frame there is shows where they came to.
    for (const lift of lifts.list()) {
      if (stepLift(lift, now, props().reduced)) more = true
      if (lift.homing && !lift.goal && !lift.landed) {
        land(lift)
        more = true
      }
    }
    for (const step of steps) if (step(now)) more = true
    const camera = eye.camera()
    hide()
    if (props().asleep) {
      // Hands go on, and what they put down lies there; it is drawn when somebody looks again.
      for (const lift of lifts.list()) if (lift.landed) lifts.remove(lift)
      settle()
      pictureStands()
      if (more) invalidate()
      return
    }
    const scale = tileScale(now)
    const scaled = Math.abs(scale - camera.zoom * ratio) > 1e-9
    const zooming = scaled || (passing && now - rested < REST)
    const spend = zooming ? BUDGET_ZOOMING : budget
    const still = !zooming && camera === drawnFrom && lifts.ids.size === 0 && !more
    drawnFrom = camera
    const rush = !whole ? BUDGET_OPENING : still ? BUDGET_STILL : spend
    const seen = viewOf(camera, eye.size())
    const cover = tiles.cover(seen, scale, spend, !zooming, rush)
    // While it moves, what comes into view next is made in what is left of the frame.
    if (!cover.more && !zooming && !still && whole)
      tiles.ahead(seen, scale, spend - (performance.now() - now))
    layTiles(layers.tiles, cover.show, camera, ratio)
    placeWorld(layers.world, camera, ratio)
    for (const lift of lifts.list())
      if (lift.landed && lift.rise === 'still' && !cover.more) lifts.remove(lift)
    frames += 1
    renderer.render(stage)
    if (frames === 1) performance.mark('first picture')
    if (!cover.more && !whole) {
      whole = true
      performance.mark('table whole')
      pictureStands()
    }
    const { writing } = props()
    // What is written on may be in somebody's hand.
    if (moved || (writing && lifts.of(writing.id))) {
      moved = false
      props().onView()
    }
    if (!cover.more && !cover.later) settle()
    if (cover.more || more) invalidate()
    else if (!zooming) spare.begin()
  }

  const settle = () => {
    const all = [...waiting]
    waiting.clear()
    for (const then of all) then()
  }

  const eye = makeEye({
    covered: () => props().covered(),
    gliding: () => frames > 0 && !props().reduced,
    onTurn(zoomed) {
      moved = true
      // What nobody has seen does not come nearer.
      if (zoomed && frames > 0) {
        const now = performance.now()
        passing = now - rested < REST
        rested = now
        clearTimeout(restTimer)
        restTimer = setTimeout(invalidate, REST + 5)
      }
      invalidate()
    },
  })

  const spoil = (rects: readonly Rect[]) => {
    if (rects.length === 0) return
    tiles.spoil(rects)
    invalidate()
  }

  const placesOf = (ids: Iterable<ItemId>): Rect[] =>
    [...ids].flatMap((id) => spatial.entries.get(id) ?? [])

  /** Whether nothing of an item has changed but the text that is being written here. */
  const onlyWritten = (id: ItemId, next: Item | undefined): boolean => {
    const { writing } = props()
    const entry = spatial.entries.get(id)
    if (writing?.id !== id || !entry || !next) return false
    const old = entry.item
    return (
      old.place === next.place &&
      old.props === next.props &&
      old.bin === next.bin &&
      Object.keys(next.texts).every(
        (field) => field === writing.field || old.texts[field] === next.texts[field],
      ) &&
      sameHead(entry, next, writing.field)
    )
  }

  /** Whether the line below a card's name stays where it is, however many lines that takes now. */
  const sameHead = (entry: Entry, next: Item, field: string): boolean => {
    const { piece } = entry
    if (piece.painter !== 'card' || field !== piece.texts[0]) return true
    const owned = markOf(look(), next.id, 'owner') !== undefined
    const high = (item: Item) =>
      boxIn({ ...entry, item }, field, owned, props().face, eye.camera().zoom / letter).h
    return high(entry.item) === high(next)
  }

  /** The table is drawn anew where lifted things lie: without them, or with them again. */
  const uncover = (lift: Lift) => {
    const rects: Rect[] = lift.entries.map((entry) => spatial.entries.get(entry.id) ?? entry)
    spoil([...rects, ...spatial.linesOf(lift.ids)])
  }

  /** What is held is not drawn where it lies, nor is a line that ends there. */
  const isDrawn = (one: Entry | LineEntry): boolean =>
    !lifts.ids.has(one.id) && !('to' in one && lifts.ids.has(one.to))

  /** Puts down what is held where it is: it settles while the table takes it in. */
  const land = (lift: Lift) => {
    lifts.land(lift)
    lift.homing = false
    lift.rise = 'down'
    lift.top = lift.height
    lift.began = performance.now()
    uncover(lift)
  }

  /** What is seen where no tile is yet: wood of this room. */
  const bare = () => {
    if (surface) surface.renderer.background.color = BARE.wood[props().room]
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
    if (frames > 0) props().onRustle('unroll', true)
  }

  return {
    spatial,
    lifts,
    look,
    steps,
    invalidate,
    /** Changes whenever items do. */
    changes: () => changes,
    camera: eye.camera,
    size: eye.size,
    clear: eye.clear,
    goal: eye.goal,
    /** Moves the camera as somebody here wants it: from then on the page does not move it by itself. */
    turnTo(next: Camera, smooth: boolean | number = false) {
      const { left, top, zoom } = eye.goal()
      if (next.left === left && next.top === top && next.zoom === zoom) return
      led = undefined
      eye.turnTo(next, smooth)
    },
    /** Moves the camera as the page does by itself, and says how it goes on to; `as it was` where that stays. */
    leadTo(next: Camera, how: Led | 'as it was', smooth: boolean | number = true) {
      if (how !== 'as it was') led = how
      eye.turnTo(next, smooth)
    },
    /** How the page leads the view; undefined once somebody has moved it. */
    led: () => led,
    /** How large letters are set; 1 is usual. */
    letter: () => letter,
    paper: () => paper,
    ratio: () => ratio,
    layers: () => surface?.layers,
    canvas: () => surface?.renderer.canvas,
    /** Takes in changed items. */
    update(touched: Iterable<ItemId>) {
      changes += 1
      const ids = [...touched]
      const beyond = (id: ItemId) => {
        const entry = spatial.entries.get(id)
        return entry !== undefined && overhangs(entry)
      }
      const { items } = props().table.state()
      const seen = ids.filter((id) => !onlyWritten(id, items.get(id)))
      // What is written is shown by the overlay: nothing has to be drawn again for it.
      if (seen.length < ids.length) spatial.update(items, ids)
      // What is stuck on something goes where that goes.
      const all = seen.flatMap((id) => spatial.withStuck(id))
      const before = all.some(beyond)
      const rects = spatial.update(items, seen).filter(isDrawn)
      if (before || all.some(beyond)) unroll()
      spoil(rects)
      moved = true
      invalidate()
    },
    /** Takes in what the board means now: only what is marked otherwise is drawn again. */
    setMarks(marks: readonly Mark[]) {
      const changed = take(marks, props().table.state().seats)
      if (!changed) return
      spoil([...spatial.setLines(marks), ...placesOf(changed)])
    },
    /** Draws these items again. */
    refresh(ids: Iterable<ItemId>) {
      spoil(placesOf(ids))
    },
    /** Draws everything again: another room, another face, a font that has arrived. */
    refreshAll(fonts = false) {
      if (fonts) forgetLetters()
      bare()
      tiles.spoilAll()
      invalidate()
    },
    /** Lays something else beneath. */
    setGround(next: typeof ground) {
      if (next === ground) return
      ground = next
      tiles.spoilAll()
      invalidate()
    },
    /** Paints what lies beneath in a part of the table, mm, at so many px per mm. */
    paintGround(pen: Pen, part: Rect, scale: number) {
      ground(pen, paper, part, scale, props().room)
    },
    uncover,
    land,
    rubbed,
    /** Calls once the table has been drawn as it is now. */
    settled(then: () => void) {
      waiting.add(then)
      invalidate()
    },
    mount(next: Surface) {
      surface = next
      bare()
      // What was asked for before would go on beside what is asked for now, and each frame be drawn twice.
      if (asked > 0) cancelAnimationFrame(asked)
      asked = 0
      resize(next.renderer, eye.size(), ratio)
      invalidate()
    },
    resize(next: Size, nextRatio: number, nextLetter: number) {
      const first = eye.resize(next)
      ratio = nextRatio
      letter = nextLetter
      moved = true
      if (surface) {
        resize(surface.renderer, eye.size(), ratio)
        // A resized canvas is empty until it is drawn on: it must not be seen so.
        draw(BUDGET)
      }
      return first
    },
    close() {
      cancelAnimationFrame(asked)
      asked = -1
      clearTimeout(restTimer)
      spare.end()
      surface = undefined
    },
    debug: () => ({ frames, tiles: tiles.counts().kept, baked: tiles.counts().baked }),
  }
}
