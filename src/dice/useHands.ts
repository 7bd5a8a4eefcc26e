import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Flick } from '../rules/dice/roll.ts'
import { into } from '../rules/plain/place.ts'
import { heldFlick, heldPower, USUAL_FLICK } from '../tray/thrown.ts'
import { flickOf, followPath, isTap, type PathPoint } from './hand.ts'
import type { Stage } from './stage/stage.ts'

interface Hands {
  readonly box: RefObject<HTMLDivElement | null>
  readonly stage: RefObject<Stage | undefined>
  /** Dice lie ready to be thrown. */
  readonly can: boolean
  /** A throw is under way. */
  readonly busy: boolean
  readonly reduced: boolean
  /** By how much the tray is turned on the screen, radians. */
  readonly turn: number
  /** The phone's own shaking counts. */
  readonly shake: boolean
  readonly onFling: (flick: Flick) => void
}

/** How long it takes until another fling is meant as another throw (ms). */
const IMPATIENCE = 600

/**
 * The hands over the tray: what the tray's element listens to. Pointers pick the dice up, shake and fling them; a key
 * throws, harder when it is held (`power` says how hard so far); a tap hurries.
 */
export function useHands({ box, stage, can, busy, reduced, turn, shake, onFling }: Hands) {
  const paths = useRef(new Map<number, PathPoint[]>())
  const flung = useRef(Number.NEGATIVE_INFINITY)
  const key = useRef<{ readonly since: number; frame: number } | undefined>(undefined)
  const [power, setPower] = useState<number>()

  /** One fling, one throw: until the throw has begun, further ones are the same impatience. */
  function fling(flick: Flick): void {
    if (performance.now() - flung.current < IMPATIENCE) return
    flung.current = performance.now()
    stage.current?.letGo(true)
    onFling(flick)
  }
  const flings = useRef(fling)
  flings.current = fling

  // The phone's own motion.
  useEffect(() => {
    if (!shake || !can) return
    let over = false
    let stop: (() => void) | undefined
    void import('./stage/phone.ts').then(({ listenToPhone }) => {
      if (over) return
      stop = listenToPhone({
        shaken(vx, vy) {
          if (reduced) return
          stage.current?.lift(0)
          stage.current?.jolt(vx, vy)
        },
        flung: (flick) => flings.current(flick),
      })
    })
    return () => {
      over = true
      stop?.()
    }
  }, [shake, can, reduced, stage])

  const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent): PathPoint => {
    const { x, y } = into({ x: 0, y: 0, turn, z: 0 }, { x: clientX, y: clientY, turn: 0, z: 0 })
    return { x, y, t: timeStamp }
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    paths.current.set(event.pointerId, [touchOf(event)])
  }
  function move(event: PointerEvent): void {
    const path = paths.current.get(event.pointerId)
    if (!path) return
    followPath(path, touchOf(event))
    // The dice are in the first hand that took them; the others may still fling.
    const first = paths.current.keys().next().value === event.pointerId
    if (can && first && !reduced && !isTap(path)) stage.current?.hold(event.clientX, event.clientY)
  }
  function up(event: PointerEvent): void {
    const path = paths.current.get(event.pointerId)
    if (!path) return
    paths.current.delete(event.pointerId)
    if (isTap(path)) {
      if (busy) stage.current?.hurry()
      stage.current?.letGo(false)
      return
    }
    const width = box.current?.clientWidth ?? 300
    const flick = can ? flickOf(path, event.timeStamp, width) : undefined
    if (flick) fling(flick)
    else stage.current?.letGo(false)
  }
  function cancel(event: PointerEvent): void {
    if (paths.current.delete(event.pointerId)) stage.current?.letGo(false)
  }

  /** A key goes down: hurries what rolls, or takes the dice up. */
  function press(): void {
    if (busy) stage.current?.hurry()
    if (!can || key.current) return
    const since = performance.now()
    const held = { since, frame: 0 }
    const grow = (now: number) => {
      const so = heldPower(now - since)
      setPower(so)
      if (so !== undefined && !reduced) stage.current?.lift(so)
      held.frame = requestAnimationFrame(grow)
    }
    held.frame = requestAnimationFrame(grow)
    key.current = held
  }
  /** And comes up: they fly. */
  function release(throws: boolean): void {
    const held = key.current
    if (!held) return
    cancelAnimationFrame(held.frame)
    key.current = undefined
    setPower(undefined)
    if (throws && can) fling(heldFlick(performance.now() - held.since))
    else stage.current?.letGo(false)
  }
  useEffect(() => () => cancelAnimationFrame(key.current?.frame ?? 0), [])

  const throws = ({ key: name }: KeyboardEvent) => name === 'Enter' || name === ' '
  return {
    power,
    hands: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onLostPointerCapture: cancel,
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && key.current) {
          event.preventDefault()
          return release(false)
        }
        if (!throws(event)) return
        event.preventDefault()
        if (!event.repeat) press()
      },
      onKeyUp(event: KeyboardEvent) {
        if (throws(event)) release(true)
      },
      onBlur: () => release(false),
      onClick(event: MouseEvent) {
        // A press without a pointer: assistive technology. Pointers have been seen to already.
        if (event.detail !== 0) return
        if (busy) stage.current?.hurry()
        else if (can) fling(USUAL_FLICK)
      },
    },
  }
}
