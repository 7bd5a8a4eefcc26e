import { type PointerEvent, type RefObject, useRef } from 'react'

/** What is held by a grip, and what a hand does with it. */
interface Hold<Held> {
  /** It is taken: what is to be known of it until it is let go. */
  take(): Held
  /** It has come so far from where it was taken, px. */
  drag(held: Held, dx: number, dy: number, grip: Element): void
  leave?(held: Held): void
}

/** The pointer that holds a grip, and where it took it, client px. */
interface Hand<Held> {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly held: Held
}

type Touched = Pick<PointerEvent, 'currentTarget' | 'pointerId' | 'clientX' | 'clientY'>

/** What hears the pointers at a grip: whoever took it first has it until they let go, whoever else comes there. */
export const gripHeld = <Held>(
  hand: RefObject<Hand<Held> | undefined>,
  { take, drag, leave }: Hold<Held>,
) => ({
  onPointerDown({ currentTarget, pointerId, clientX, clientY }: Touched) {
    if (hand.current) return
    currentTarget.setPointerCapture(pointerId)
    hand.current = { id: pointerId, x: clientX, y: clientY, held: take() }
  },
  onPointerMove({ currentTarget, pointerId, clientX, clientY }: Touched) {
    const now = hand.current
    if (now?.id === pointerId) drag(now.held, clientX - now.x, clientY - now.y, currentTarget)
  },
  onLostPointerCapture({ pointerId }: Pick<Touched, 'pointerId'>) {
    const now = hand.current
    if (now?.id !== pointerId) return
    hand.current = undefined
    leave?.(now.held)
  },
})

/** What hears the pointers at a grip by which this is held. */
export function useGrip<Held>(hold: Hold<Held>) {
  return gripHeld(useRef<Hand<Held>>(undefined), hold)
}
