import { toTable } from '../map/camera.ts'
import { covers, meantAt } from '../map/hit.ts'
import type { Entry } from '../map/spatial.ts'
import type { Dab, Deed, Touch } from '../touch/deed.ts'
import { makeHands } from '../touch/drag.ts'
import type { Listening } from '../view/dom.ts'
import { placeIn } from '../view/lifts.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** So many guesses where a pointer will be next are drawn: more go astray. */
const GUESSED = 2
/** A pen held the other way round, among a pointer's buttons. */
const ERASER = { button: 5, buttons: 32 }

/** Listens to pointers on the board and does what they say. Returns the way out. */
export function listen(
  board: HTMLElement,
  view: View,
  props: () => BoardProps,
  act: (deed: Deed) => void,
): Listening {
  let space = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const hit = (x: number, y: number, kind: Touch['kind']): string | undefined => {
    const { zoom } = view.camera()
    const p = toTable(view.camera(), x, y)
    for (const lift of [...view.lifts.list()].reverse()) {
      if (lift.landed || lift.by !== 'hand') continue
      if (lift.entries.some((entry) => covers({ ...entry, world: placeIn(lift, entry) }, p.x, p.y)))
        return lift.entries[0]!.id
    }
    const { hidden, tool } = props()
    const lies = (entry: Entry) => !view.lifts.ids.has(entry.id) && !hidden.has(entry.id)
    return meantAt(view.spatial, p, { tool, kind, zoom }, lies)?.id
  }

  const held = (x: number, y: number): string | undefined => {
    const p = toTable(view.camera(), x, y)
    const lift = view.lifts
      .list()
      .findLast(
        (one) =>
          one.by === 'other' &&
          !one.homing &&
          !one.landed &&
          one.entries.some((entry) => covers({ ...entry, world: placeIn(one, entry) }, p.x, p.y)),
      )
    return lift?.entries[0]?.id
  }

  const machine = makeHands({ hit, held, tool: () => props().tool })

  const run = (deeds: readonly Deed[]) => {
    for (const deed of deeds) act(deed)
    clearTimeout(timer)
    const due = machine.due()
    if (due !== undefined)
      timer = setTimeout(
        () => run(machine.tick(performance.now())),
        Math.max(0, due - performance.now()) + 1,
      )
  }

  const touch = (event: PointerEvent, type: Touch['type']): Touch => {
    const corner = board.getBoundingClientRect()
    return {
      type,
      pointer: event.pointerId,
      kind:
        event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
      x: event.clientX - corner.left,
      y: event.clientY - corner.top,
      at: performance.now(),
      button: event.button,
      shift: event.shiftKey || event.ctrlKey || event.metaKey,
      space,
      wide: event.pointerType === 'touch' ? Math.max(event.width, event.height) : 0,
      ...(event.pointerType === 'pen' && { pressure: event.pressure, rubs: rubs(event) }),
    }
  }

  /** What was between the last event and this one, and what is thought to come: a marker draws all of it. */
  const dabs = (events: readonly PointerEvent[]): Dab[] => {
    const { left, top } = board.getBoundingClientRect()
    return events.map((event) => ({
      x: event.clientX - left,
      y: event.clientY - top,
      at: event.timeStamp,
      pressure: event.pointerType === 'pen' ? event.pressure : undefined,
    }))
  }
  const along = (event: PointerEvent): Pick<Touch, 'trail' | 'ahead'> => {
    const trail = dabs(event.getCoalescedEvents?.() ?? [])
    // Not every browser has a guess.
    const ahead = dabs(event.getPredictedEvents?.().slice(0, GUESSED) ?? [])
    return { ...(trail.length > 0 && { trail }), ...(ahead.length > 0 && { ahead }) }
  }

  const down = (event: PointerEvent) => {
    // The wheel's button would scroll, a press would take the focus from a text being written before it is done.
    if (event.button === 1) event.preventDefault()
    board.setPointerCapture(event.pointerId)
    run(machine.feed(touch(event, 'down')))
  }
  const move = (event: PointerEvent) => {
    const t = touch(event, 'move')
    const p = toTable(view.camera(), t.x, t.y)
    props().table.presence.move({ pointer: [p.x, p.y] })
    if (machine.has(event.pointerId))
      run(machine.feed(machine.marks(event.pointerId) ? { ...t, ...along(event) } : t))
  }
  const up = (event: PointerEvent) => run(machine.feed(touch(event, 'up')))
  const cancel = (event: PointerEvent) => run(machine.feed(touch(event, 'cancel')))
  const leave = () => props().table.presence.move({ pointer: undefined })
  const key = (event: KeyboardEvent) => {
    if (event.code === 'Space') space = event.type === 'keydown' && !props().typing(event.target)
  }
  const blur = () => {
    space = false
    run(machine.release())
  }
  const stay = (event: Event) => {
    if (event.cancelable) event.preventDefault()
  }

  board.addEventListener('pointerdown', down)
  board.addEventListener('pointermove', move)
  board.addEventListener('pointerup', up)
  board.addEventListener('pointercancel', cancel)
  board.addEventListener('lostpointercapture', cancel)
  board.addEventListener('pointerleave', leave)
  // Safari zooms the page on its own gesture events.
  board.addEventListener('gesturestart', stay)
  window.addEventListener('keydown', key)
  window.addEventListener('keyup', key)
  window.addEventListener('blur', blur)

  return {
    machine,
    run,
    hit,
    release: () => run(machine.release()),
    close() {
      clearTimeout(timer)
      run(machine.release())
      board.removeEventListener('pointerdown', down)
      board.removeEventListener('pointermove', move)
      board.removeEventListener('pointerup', up)
      board.removeEventListener('pointercancel', cancel)
      board.removeEventListener('lostpointercapture', cancel)
      board.removeEventListener('pointerleave', leave)
      board.removeEventListener('gesturestart', stay)
      window.removeEventListener('keydown', key)
      window.removeEventListener('keyup', key)
      window.removeEventListener('blur', blur)
    },
  }
}

const rubs = ({ button, buttons }: PointerEvent): boolean =>
  button === ERASER.button || (buttons & ERASER.buttons) !== 0
