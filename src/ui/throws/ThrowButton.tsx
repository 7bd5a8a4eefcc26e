import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Flick } from '../../rules/dice/roll.ts'
import { heldFlick, heldPower, USUAL_FLICK } from '../../tray/thrown.ts'
import { useDesk } from '../desk/desk.ts'
import { useTip } from '../parts/Tip.tsx'
import { useDiceSay } from './words.ts'

/**
 * A button that throws what lies ready: a short press as usual, a long one harder the longer it is held, by finger,
 * mouse or key alike. Let go beside it, or with Escape, it throws nothing.
 */
export function ThrowButton(props: {
  className?: string
  disabled: boolean
  /** Nothing lies ready to be shaken: every press is a short one. */
  bare?: boolean
  onThrow(flick: Flick): void
  children: ReactNode
}) {
  const { disabled, bare, onThrow } = props
  const desk = useDesk()
  const { listen, tip } = useTip(useDiceSay()('throw.hold'))
  const gauge = useRef<HTMLSpanElement>(null)
  const held = useRef<{ readonly since: number; frame: number } | undefined>(undefined)

  function fill(power: number): void {
    if (gauge.current) gauge.current.style.transform = `scaleX(${power})`
  }
  // Times are the events' own: a page that is busy hears late of a short press, which stays short.
  function hold({ timeStamp: since }: { readonly timeStamp: number }): void {
    if (disabled || held.current) return
    const now = { since, frame: 0 }
    const grow = (time: number) => {
      const power = heldPower(time - since)
      if (power !== undefined) {
        fill(power)
        desk.shake(power)
      }
      now.frame = requestAnimationFrame(grow)
    }
    if (!bare) now.frame = requestAnimationFrame(grow)
    held.current = now
  }
  function letGo(event?: { readonly timeStamp: number }): void {
    const { current } = held
    if (!current) return
    held.current = undefined
    cancelAnimationFrame(current.frame)
    fill(0)
    desk.shake(undefined)
    if (event) onThrow(bare ? USUAL_FLICK : heldFlick(event.timeStamp - current.since))
  }
  useEffect(() => () => cancelAnimationFrame(held.current?.frame ?? 0), [])

  const presses = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
  return (
    <>
      <button
        type="button"
        className={`throw ${props.className ?? ''}`}
        aria-disabled={disabled}
        // It may be elsewhere by the time a browser presses, and the next throw stand ready.
        data-hears="fingers"
        {...(bare ? {} : listen)}
        onPointerDown={(event: PointerEvent) => {
          listen.onPointerDown()
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          hold(event)
        }}
        onPointerUp={(event: PointerEvent) => {
          const { clientX: x, clientY: y } = event
          const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
          letGo(x >= left && x <= right && y >= top && y <= bottom ? event : undefined)
        }}
        onPointerCancel={() => letGo()}
        onLostPointerCapture={() => letGo()}
        // A finger that stays wants power and no menu.
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          listen.onKeyDown()
          if (event.key === 'Escape' && held.current) {
            event.preventDefault()
            letGo()
          }
          if (!presses(event)) return
          event.preventDefault()
          if (!event.repeat) hold(event)
        }}
        onKeyUp={(event) => {
          if (!presses(event)) return
          // Or it would be pressed once more.
          event.preventDefault()
          letGo(event)
        }}
        onBlur={() => {
          listen.onBlur()
          letGo()
        }}
        onClick={({ detail }) => {
          // A press without a pointer or a key: assistive technology.
          if (detail === 0 && !disabled) onThrow(USUAL_FLICK)
        }}
      >
        <span ref={gauge} className="gauge" aria-hidden="true" />
        <span>{props.children}</span>
      </button>
      {tip}
    </>
  )
}
