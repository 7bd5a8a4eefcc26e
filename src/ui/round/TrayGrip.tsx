import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { sideAt } from '../../rules/plain/sides.ts'
import type { AroundScreen, TrayAt } from '../desk/around.ts'
import type { Sight } from '../device/keepclear.ts'
import { PLACE_INNER } from '../device/places.ts'
import { turnFor } from '../parts/facing.ts'
import { arrowOf } from './arrows.ts'
import { useRoundSay } from './words.ts'

/** A step of an arrow key, px. */
const STEP = 40

/** The handle of the tray: it is drawn anywhere over the screen, and turns to whoever it is drawn to. */
export default function TrayGrip({ around, at }: { around: AroundScreen; at: TrayAt }) {
  const say = useRoundSay()
  const held = useRef<{ readonly dx: number; readonly dy: number; x: number; y: number }>(undefined)
  const middle = () => ({ x: at.x * innerWidth, y: at.y * innerHeight })
  const within = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.min(innerWidth, Math.max(0, x)),
    y: Math.min(innerHeight, Math.max(0, y)),
  })
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = middle()
    held.current = { dx: x - event.clientX, dy: y - event.clientY, x, y }
  }
  const move = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const grip = held.current
    const tray = currentTarget.parentElement
    if (!grip || !tray) return
    const spot = within({ x: clientX + grip.dx, y: clientY + grip.dy })
    Object.assign(grip, spot)
    const side = sideAt(around.sides, spot, { width: innerWidth, height: innerHeight })
    // By reference: nothing is rendered while it is drawn.
    tray.style.setProperty('--x', `${spot.x}px`)
    tray.style.setProperty('--y', `${spot.y}px`)
    if (side) tray.style.setProperty('--turn', turnFor(side.edge))
  }
  const up = () => {
    if (held.current) around.bringTray({ x: held.current.x, y: held.current.y })
    held.current = undefined
  }
  const key = (event: KeyboardEvent) => {
    const way = arrowOf(event.key)
    if (!way) return
    const [x, y] = way
    event.preventDefault()
    event.stopPropagation()
    const from = middle()
    around.bringTray(within({ x: from.x + x * STEP, y: from.y + y * STEP }))
  }
  return (
    <button
      type="button"
      className="tray-grip"
      aria-label={say('round.tray')}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
    >
      <i />
    </button>
  )
}

/** What opens has its size after so long, and a view that still goes somewhere has come to rest, ms. */
const AT_REST = 250

/** The tray goes on from what has come to stand where it stands; it first comes once the table has come to rest. */
export function useTrayClear(
  places: RefObject<HTMLElement | null>,
  { sides, clearTray }: Pick<AroundScreen, 'sides' | 'clearTray'>,
  { views }: Pick<Sight, 'views'>,
): void {
  const latest = useRef(clearTray)
  latest.current = clearTray
  // biome-ignore lint/correctness/useExhaustiveDependencies: others, or elsewhere, are others to look at
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const all = views.current
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        all.delete(soon)
        latest.current()
      }, AT_REST)
    }
    all.add(soon)
    const sizes = new ResizeObserver(soon)
    for (const one of places.current?.querySelectorAll(PLACE_INNER) ?? []) sizes.observe(one)
    return () => {
      clearTimeout(timer)
      all.delete(soon)
      sizes.disconnect()
    }
  }, [places, views, sides])
}
