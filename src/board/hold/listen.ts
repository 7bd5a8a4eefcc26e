import { handOf } from '../../table/presence/edges.ts'
import { LOADS, type Motion, type TouchAt } from '../../table/presence/presence.ts'
import { toTable } from '../map/camera.ts'
import { covers, meantAt } from '../map/hit.ts'
import type { Entry } from '../map/spatial.ts'
import type { Deed, Touch } from '../touch/deed.ts'
import { makePointers, type Reach } from '../touch/pointers.ts'
import type { Listening } from '../view/dom.ts'
import { type Lift, placeIn } from '../view/lifts.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import { alongOf, touchOf } from './touches.ts'

/** Listens to pointers on the board and does what they say. Returns the way out. */
export function listenPointers(
  board: HTMLElement,
  view: View,
  props: () => BoardProps,
  act: (deed: Deed) => void,
): Listening {
  let space = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const reach = reachOf(view, props)
  const machine = makePointers(reach)
  /** The touches of those who sit around this screen, as others are told of them. */
  const touches = new Map<number, TouchAt>()

  const run = (deeds: readonly Deed[]) => {
    for (const deed of deeds) act(deed)
    rest()
    const due = machine.due()
    // Moves that wait are told before a frame: on a slow machine a finger that drags is not taken for one that rests.
    const tick = () => {
      frame = requestAnimationFrame(() => run(machine.tick(performance.now())))
    }
    if (due !== undefined) timer = setTimeout(tick, Math.max(0, due - performance.now()) + 1)
  }
  const rest = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const touch = (event: PointerEvent, type: Touch['type']) =>
    touchOf(event, type, board.getBoundingClientRect(), space)

  const down = (event: PointerEvent) => {
    // The wheel's button would scroll, a press would take the focus from a text being written before it is done.
    if (event.button === 1) event.preventDefault()
    board.setPointerCapture(event.pointerId)
    run(machine.feed(touch(event, 'down')))
  }
  const move = (event: PointerEvent) => {
    const t = touch(event, 'move')
    tell(t)
    if (!machine.has(event.pointerId)) return
    const marks = machine.marks(event.pointerId)
    run(machine.feed(marks ? { ...t, ...alongOf(event, board.getBoundingClientRect()) } : t))
  }
  /** Others see where a hand is: each of those of people who sit around, while it touches; else the one there is. */
  const tell = ({ pointer, x, y }: Touch) => {
    const { presence } = props().table
    const p = toTable(view.camera(), x, y)
    if (!props().round || !machine.has(pointer)) return presence.move({ pointer: [p.x, p.y] })
    if (!machine.does(pointer)) return forget(pointer)
    const whose = handOf(presence, machine.seatOf(pointer))
    touches.set(pointer, { ...whose, n: pointer % LOADS, x: p.x, y: p.y })
    publish({ pointer: undefined })
  }
  const publish = (also: Motion = {}) =>
    props().table.presence.move({ ...also, touches: [...touches.values()] })
  const forget = (pointer: number) => {
    if (touches.delete(pointer)) publish()
  }

  const up = (event: PointerEvent) => {
    const focus = document.activeElement
    const taps = event.pointerType !== 'mouse' && machine.taps(event.pointerId)
    run(machine.feed(touch(event, 'up')))
    forget(event.pointerId)
    // Whoever touches the table, by a finger or a pen, has written; a press of the mouse takes the focus by itself.
    const written = taps && focus === document.activeElement && props().typing(focus)
    if (written && focus instanceof HTMLElement) focus.blur()
  }
  const cancel = (event: PointerEvent) => {
    run(machine.feed(touch(event, 'cancel')))
    forget(event.pointerId)
  }
  const leave = () => props().table.presence.move({ pointer: undefined })
  const key = ({ code, type, target }: KeyboardEvent) => {
    if (code !== 'Space') return
    // It ticks a box that has the focus.
    const taken = target instanceof HTMLInputElement || props().typing(target)
    space = type === 'keydown' && !taken
  }
  const release = () => {
    run(machine.release())
    if (touches.size === 0) return
    touches.clear()
    publish()
  }
  const blur = () => {
    space = false
    release()
  }
  const stay = (event: Event) => {
    if (event.cancelable) event.preventDefault()
  }

  const ear = new AbortController()
  const { signal } = ear
  board.addEventListener('pointerdown', down, { signal })
  board.addEventListener('pointermove', move, { signal })
  board.addEventListener('pointerup', up, { signal })
  board.addEventListener('pointercancel', cancel, { signal })
  board.addEventListener('lostpointercapture', cancel, { signal })
  board.addEventListener('pointerleave', leave, { signal })
  // What a touch has done is done: else the browser presses, a moment later, whatever lies there by then.
  board.addEventListener('touchend', stay, { signal })
  // Safari zooms the page on its own gesture events.
  board.addEventListener('gesturestart', stay, { signal })
  window.addEventListener('keydown', key, { signal })
  window.addEventListener('keyup', key, { signal })
  window.addEventListener('blur', blur, { signal })

  return {
    machine,
    run,
    hit: reach.hit,
    release,
    lapse: () => run(machine.lapse()),
    close() {
      rest()
      release()
      ear.abort()
    },
  }
}

/** The shorter side of a board that one person holds in a hand is not as long as this, px. */
const PHONE = 500

/** What hands can reach at this view. */
function reachOf(view: View, props: () => BoardProps): Reach {
  const isAt = (lift: Lift, { x, y }: { readonly x: number; readonly y: number }) =>
    lift.entries.some((entry) => covers({ ...entry, world: placeIn(lift, entry) }, x, y))
  return {
    tool: () => props().tool,
    shared() {
      const { round } = props()
      return round?.among(round, view.size())
    },
    small() {
      const { width, height } = view.size()
      return Math.min(width, height) < PHONE
    },
    hit(x, y, kind) {
      const p = toTable(view.camera(), x, y)
      const own = view.lifts
        .list()
        .findLast((lift) => !lift.landed && lift.by === 'hand' && isAt(lift, p))
      if (own) return own.entries[0]!.id
      const { hidden, tool } = props()
      const { zoom } = view.camera()
      const lies = (entry: Entry) => !view.lifts.ids.has(entry.id) && !hidden.has(entry.id)
      return meantAt(view.spatial, p, { tool, kind, zoom }, lies)?.id
    },
    held(x, y) {
      const p = toTable(view.camera(), x, y)
      const theirs = view.lifts
        .list()
        .findLast((lift) => lift.by === 'other' && !lift.homing && !lift.landed && isAt(lift, p))
      return theirs?.entries[0]?.id
    },
  }
}
