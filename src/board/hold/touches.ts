import type { Dab, Touch } from '../touch/deed.ts'

/** How many guesses where a pointer will be next are drawn: more go astray. */
const GUESSED = 2
/** A pen held the other way round, among a pointer's buttons. */
const ERASER = { button: 5, buttons: 32 }

/** What sort of pointer it is; whatever is new counts as a mouse. */
export const kindOf = (type: string | undefined): Touch['kind'] =>
  type === 'touch' || type === 'pen' ? type : 'mouse'

/** What a pointer's event says; `corner` is the board's, and `space` whether that key is down. */
export function touchOf(
  event: PointerEvent,
  type: Touch['type'],
  corner: DOMRect,
  space: boolean,
): Touch {
  const { pointerType } = event
  return {
    type,
    pointer: event.pointerId,
    kind: kindOf(pointerType),
    x: event.clientX - corner.left,
    y: event.clientY - corner.top,
    at: performance.now(),
    button: event.button,
    shift: event.shiftKey || event.ctrlKey || event.metaKey,
    space,
    wide: pointerType === 'touch' ? Math.max(event.width, event.height) : 0,
    ...(pointerType === 'pen' && { pressure: event.pressure, rubs: rubs(event) }),
  }
}

/** What was between the last event and this one, and what is thought to come: a marker draws all of it. */
export function alongOf(event: PointerEvent, corner: DOMRect): Pick<Touch, 'trail' | 'ahead'> {
  const dabs = (events: readonly PointerEvent[]) => events.map((one) => dabOf(one, corner))
  const trail = dabs(event.getCoalescedEvents?.() ?? [])
  // Not every browser has a guess.
  const ahead = dabs(event.getPredictedEvents?.().slice(0, GUESSED) ?? [])
  return { ...(trail.length > 0 && { trail }), ...(ahead.length > 0 && { ahead }) }
}

const dabOf = (event: PointerEvent, { left, top }: DOMRect): Dab => ({
  x: event.clientX - left,
  y: event.clientY - top,
  at: event.timeStamp,
  pressure: event.pointerType === 'pen' ? event.pressure : undefined,
})

const rubs = ({ button, buttons }: PointerEvent): boolean =>
  button === ERASER.button || (buttons & ERASER.buttons) !== 0
