import { pictureStands } from '../../paint/pen/stood.ts'
import { layTiles, placeWorld, stirred } from '../layers/stage.ts'
import type { Surface } from '../layers/surface.ts'
import { viewOf } from '../map/camera.ts'
import type { Eye } from './eye.ts'
import { type Lift, stepLift } from './lifts.ts'
import type { Painted } from './painted.ts'
import type { BoardProps } from './props.ts'
import { makeSpare } from './spare.ts'
import type { State } from './state.ts'
import type { Ticker } from './ticker.ts'

/** Milliseconds a frame may spend on baking; less while tiles are shown scaled, which costs of itself. */
const BUDGET = 8
const BUDGET_ZOOMING = 1.5
/** While nothing moves, what is missing in view may take so long in a frame. */
const BUDGET_STILL = 40
/** As long as nobody has seen all of the view yet, nothing can jerk: few long frames are sooner done than many. */
const BUDGET_OPENING = 160
/** After so long without a change of zoom, tiles are baked at the new one. */
const REST = 130

/** Draws frames. */
export interface Drawn {
  /** Called in every frame, before it is drawn; one that returns true asks for another frame. */
  readonly steps: Set<(now: number) => boolean>
  /** Draws a frame now. */
  draw(): void
  /** The camera is nearer or farther now, or on its way. */
  zooms(): void
  /** Calls once the table has been drawn as it is now. */
  settled(then: () => void): void
  end(): void
}

/** A frame: what moves goes on, what is missing is baked, all is drawn, and whoever waits for it is told. */
export function makeDrawn(
  state: State,
  props: () => BoardProps,
  clock: Ticker,
  eye: Eye,
  painted: Painted,
  land: (lift: Lift) => void,
): Drawn {
  const { lifts } = state
  const { tiles } = painted
  const steps = new Set<(now: number) => boolean>()
  /** To be called when the table has been drawn as it is now. */
  const waiting = new Set<() => void>()
  let restTimer: ReturnType<typeof setTimeout> | undefined
  /** What was drawn last, on what. */
  let last: readonly unknown[] = []

  /** Draws what Pixi shows; nothing, where all of it stands as it is. */
  function render(surface: Surface): void {
    const { renderer, stage } = surface
    const next = [surface, state.size, state.ratio, tiles.counts().baked]
    const same = next.every((value, i) => value === last[i])
    last = next
    if (!same || stirred(stage)) renderer.render(stage)
  }

  /** What lies round the view is baked when the browser has nothing else to do: nothing of it is seen. */
  const spare = makeSpare(() => {
    const scale = tileScale(performance.now())
    if (!state.surface || props().asleep || scale !== tiles.scale() || clock.asked()) return false
    return tiles.ahead(viewOf(state.camera, state.size), scale, BUDGET)
  })

  /** The scale at which tiles should be baked just now: while the zoom moves, the old one as long as it will do. */
  function tileScale(now: number): number {
    const wanted = state.camera.zoom * state.ratio
    const present = tiles.scale()
    if (present === 0 || now - state.zoomedAt >= REST) return wanted
    const off = wanted / present
    return off > 2.2 || off < 0.45 ? wanted : present
  }

  /** Everything that moves goes on to where it is at this time; whether any of it goes further. */
  function moveOn(now: number): boolean {
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
    return more
  }

  /**
   * Bakes what is missing in view, as far as there is time for it in this frame, and lays it out;
   * whether the zoom moves.
   */
  function layOut({ layers }: Surface, now: number, more: boolean) {
    const { camera, ratio, whole } = state
    const scale = tileScale(now)
    const scaled = Math.abs(scale - camera.zoom * ratio) > 1e-9
    const zooming = scaled || (state.passing && now - state.zoomedAt < REST)
    const spend = zooming ? BUDGET_ZOOMING : BUDGET
    const still = !zooming && camera === state.drawnFrom && lifts.ids.size === 0 && !more
    state.drawnFrom = camera
    const rush = !whole ? BUDGET_OPENING : still ? BUDGET_STILL : spend
    const seen = viewOf(camera, state.size)
    const cover = tiles.cover(seen, scale, spend, !zooming, rush)
    // While it moves, what comes into view next is made in what is left of the frame.
    if (!cover.more && !zooming && !still && whole)
      tiles.ahead(seen, scale, spend - (performance.now() - now))
    layTiles(layers.tiles, cover.show, camera, ratio)
    placeWorld(layers.world, camera, ratio)
    for (const lift of lifts.list())
      if (lift.landed && lift.rise === 'still' && !cover.more) lifts.remove(lift)
    return [cover, zooming] as const
  }

  function draw(): void {
    const { surface } = state
    if (!surface) return
    const now = performance.now()
    const more = moveOn(now)
    painted.leaveOut()
    if (props().asleep) {
      // Hands go on, and what they put down lies there; it is drawn when somebody looks again.
      for (const lift of lifts.list()) if (lift.landed) lifts.remove(lift)
      settle()
      pictureStands()
      if (more) clock.invalidate()
      return
    }
    const [cover, zooming] = layOut(surface, now, more)
    state.frames += 1
    render(surface)
    if (state.frames === 1) performance.mark('first picture')
    if (!cover.more && !state.whole) {
      state.whole = true
      performance.mark('table whole')
      pictureStands()
    }
    tellOverlays()
    if (!cover.more && !cover.later) settle()
    if (cover.more || more) clock.invalidate()
    else if (!zooming) spare.begin()
  }

  function tellOverlays(): void {
    const { writing } = props()
    // What is written on may be in somebody's hand.
    if (!state.moved && !(writing && lifts.of(writing.id))) return
    state.moved = false
    props().onView()
  }

  function settle(): void {
    const all = [...waiting]
    waiting.clear()
    for (const then of all) then()
  }

  return {
    steps,
    draw,
    zooms() {
      // What nobody has seen does not come nearer.
      if (state.frames === 0) return
      const now = performance.now()
      state.passing = now - state.zoomedAt < REST
      state.zoomedAt = now
      clearTimeout(restTimer)
      restTimer = setTimeout(clock.invalidate, REST + 5)
    },
    settled(then) {
      waiting.add(then)
      clock.invalidate()
    },
    end() {
      clearTimeout(restTimer)
      spare.end()
    },
  }
}
