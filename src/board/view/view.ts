import type { PaintGround } from '../../paint/ground/ground.ts'
import { forgetLetters } from '../../paint/letters/letters.ts'
import type { Look } from '../../paint/pen/look.ts'
import type { Pen } from '../../paint/pen/pen.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { makeMarkers } from '../bake/markers.ts'
import { resize } from '../layers/stage.ts'
import type { Layers, Surface } from '../layers/surface.ts'
import type { Camera, Clear, Viewport } from '../map/camera.ts'
import type { Spatial } from '../map/spatial.ts'
import { takeChanged } from './changed.ts'
import { makeDrawn } from './drawn.ts'
import { makeEye } from './eye.ts'
import type { Lift, Lifts } from './lifts.ts'
import { makePainted } from './painted.ts'
import type { BoardProps } from './props.ts'
import type { Led, State } from './state.ts'
import { makeTicker } from './ticker.ts'

/** The eye on the table: what it sees, where it looks, and the one loop that draws a frame when it is asked to. */
export interface View {
  readonly spatial: Spatial
  readonly lifts: Lifts
  /** Ink that an eraser has touched, and that will be gone when it is taken up. */
  readonly rubbed: Set<ItemId>
  /** Changes whenever items do. */
  changes(): number
  /** How things look from here. */
  look(): Look

  camera(): Camera
  /** Of the view, px. */
  size(): Viewport
  /** Where nothing lies over the view, px. */
  clear(): Clear
  /** Where the camera is on its way to, or is. */
  goal(): Camera
  /** Moves the camera as somebody here wants it: from then on the page does not move it by itself. */
  turnTo(next: Camera, smooth?: boolean | number): void
  /** Moves the camera as the page does by itself, and says how it goes on to; `as it was` where that stays. */
  leadTo(next: Camera, how: Led | 'as it was', smooth?: boolean | number): void
  /** How the page leads the view; undefined once somebody has moved it. */
  led(): Led | undefined
  /** How far the sheet reaches, mm. */
  paper(): Rect
  /** Pixels of the screen in a px of the page. */
  ratio(): number

  layers(): Layers | undefined
  canvas(): HTMLCanvasElement | undefined
  /** Called in every frame, before it is drawn; one that returns true asks for another frame. */
  readonly steps: Set<(now: number) => boolean>
  /** Has a frame drawn soon. */
  invalidate(): void
  /** Calls once the table has been drawn as it is now. */
  settled(then: () => void): void

  /** Takes in changed items. */
  update(touched: Iterable<ItemId>): void
  /** Takes in what the board means now: only what is marked otherwise is drawn again. */
  setMarks(marks: readonly Mark[]): void
  /** Draws these items again. */
  refresh(ids: Iterable<ItemId>): void
  /** Draws everything again: another room, another face, a font that has arrived. */
  refreshAll(fonts?: boolean): void
  /** Lays something else beneath. */
  setGround(next: PaintGround): void
  /** Paints what lies beneath in a part of the table, mm, at so many px per mm. */
  paintGround(pen: Pen, part: Rect, scale: number): void
  /** The table is drawn anew where lifted things lie: without them, or with them again. */
  uncover(lift: Lift): void
  /** Puts down what is held where it is: it settles while the table takes it in. */
  land(lift: Lift): void

  /** Draws on this from now on. */
  mount(next: Surface): void
  /** The view is so large now, px. */
  resize(next: Viewport, ratio: number, letter: number): void
  close(): void
  debug(): { readonly frames: number; readonly tiles: number; readonly baked: number }
}

/** The view of a board in this state. */
export function makeView(props: () => BoardProps, state: State): View {
  const { spatial, lifts, rubbed } = state
  const { markers, take } = makeMarkers()
  const clock = makeTicker(() => drawn.draw())
  const { invalidate } = clock
  const look = (): Look => ({
    marks: markers,
    seats: props().table.state().seats,
    face: props().face,
    ratio: state.ratio,
    letter: state.letter,
    small: props().round?.small,
    say: props().say,
    writing: props().writing,
  })
  const painted = makePainted(state, props, look, invalidate)
  const { tiles, spoil, spoilAll, placesOf } = painted
  const eye = makeEye(state, {
    covered: () => props().covered(),
    gliding: () => state.frames > 0 && !props().reduced,
    onTurn(zoomed) {
      state.moved = true
      if (zoomed) drawn.zooms()
      invalidate()
    },
  })

  function uncover(lift: Lift): void {
    const rects: Rect[] = lift.entries.map((entry) => spatial.entries.get(entry.id) ?? entry)
    spoil([...rects, ...spatial.linesOf(lift.ids)])
  }
  function land(lift: Lift): void {
    lifts.land(lift)
    lift.homing = false
    lift.rise = 'down'
    lift.top = lift.height
    lift.began = performance.now()
    uncover(lift)
  }
  const drawn = makeDrawn(state, props, clock, eye, painted, land)

  return {
    spatial,
    lifts,
    rubbed,
    look,
    changes: () => state.changes,
    camera: () => state.camera,
    size: () => state.size,
    clear: eye.clear,
    goal: eye.goal,
    turnTo(next, smooth = false) {
      const { left, top, zoom } = eye.goal()
      if (next.left === left && next.top === top && next.zoom === zoom) return
      state.led = undefined
      eye.turnTo(next, smooth)
    },
    leadTo(next, how, smooth = true) {
      if (how !== 'as it was') state.led = how
      eye.turnTo(next, smooth)
    },
    led: () => state.led,
    paper: () => state.paper,
    ratio: () => state.ratio,
    layers: () => state.surface?.layers,
    canvas: () => state.surface?.renderer.canvas,
    steps: drawn.steps,
    invalidate,
    settled: drawn.settled,
    update(touched) {
      state.changes += 1
      takeChanged(state, props(), look(), painted, [...touched])
      state.moved = true
      invalidate()
    },
    setMarks(marks) {
      const changed = take(marks, props().table.state().seats)
      if (changed) spoil([...spatial.setLines(marks), ...placesOf(changed)])
    },
    refresh: (ids) => spoil(placesOf(ids)),
    refreshAll(fonts = false) {
      if (fonts) forgetLetters()
      painted.bare()
      spoilAll()
    },
    setGround(next) {
      if (next === state.ground) return
      state.ground = next
      spoilAll()
    },
    paintGround: (pen, part, scale) => state.ground(pen, state.paper, part, scale, props().light),
    uncover,
    land,
    mount(next) {
      state.surface = next
      painted.bare()
      // What was asked for before would go on beside what is asked for now, and each frame be drawn twice.
      clock.forget()
      resize(next.renderer, state.size, state.ratio)
      invalidate()
    },
    resize(next, ratio, letter) {
      eye.resize(next)
      state.ratio = ratio
      state.letter = letter
      state.moved = true
      if (state.surface) {
        resize(state.surface.renderer, state.size, ratio)
        // A resized canvas is empty until it is drawn on: it must not be seen so.
        drawn.draw()
      }
    },
    close() {
      clock.forget(true)
      drawn.end()
      state.surface = undefined
    },
    debug: () => ({
      frames: state.frames,
      tiles: tiles.counts().kept,
      baked: tiles.counts().baked,
    }),
  }
}
