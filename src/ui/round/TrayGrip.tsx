import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { sideAt } from '../../rules/plain/sides.ts'
import type { AroundScreen, TrayAt } from '../desk/around.ts'
import { atRest } from '../device/atrest.ts'
import type { Sight } from '../device/keepclear.ts'
import { isTrayUsed } from '../device/overtable.ts'
import { turnFor } from '../parts/facing.ts'
import { arrowOf } from './arrows.ts'
import { useRoundSay } from './words.ts'

/** A step of an arrow key, px. */
const STEP = 40

/** The handle of the tray: it is drawn anywhere over the screen, and turns to whoever it is drawn to. */
export default function TrayGrip(props: {
  readonly around: AroundScreen
  readonly at: TrayAt
  readonly sight: Sight
}) {
  const { around, at, sight } = props
  const say = useRoundSay()
  const grip = useRef<HTMLButtonElement>(null)
  useHeld(grip)
  useOverThings(grip, sight)
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
    const now = held.current
    const tray = currentTarget.parentElement
    if (!now || !tray) return
    const spot = within({ x: clientX + now.dx, y: clientY + now.dy })
    Object.assign(now, spot)
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
      ref={grip}
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

/** The tray's element says as long as a hand is on it. */
function useHeld(grip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tray = grip.current?.parentElement
    if (!tray) return
    const hands = new Set<number>()
    const down = ({ pointerId }: { readonly pointerId: number }) => {
      hands.add(pointerId)
      tray.dataset['held'] = 'true'
    }
    const up = ({ pointerId }: { readonly pointerId: number }) => {
      hands.delete(pointerId)
      if (hands.size === 0) tray.dataset['held'] = 'false'
    }
    tray.addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      tray.removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }, [grip])
}

/** What of its rim may lie over something, px. */
const RIM = 14

/** The tray's element says whether something lies under it where it stands now: it is seen through then. */
function useOverThings(
  grip: RefObject<HTMLElement | null>,
  { views, lying }: Pick<Sight, 'views' | 'lying'>,
): void {
  const { soon, end } = useMemo(
    () =>
      atRest(() => {
        const tray = grip.current?.parentElement
        if (!tray) return
        const { left, top, right, bottom } = tray.getBoundingClientRect()
        const felt = { left: left + RIM, top: top + RIM, right: right - RIM, bottom: bottom - RIM }
        tray.dataset['over'] = `${lying(felt).length > 0}`
      }),
    [grip, lying],
  )
  // Whenever it is brought elsewhere, or something moves on the table.
  useEffect(soon)
  useEffect(() => {
    const all = views.current
    all.add(soon)
    return () => {
      end()
      all.delete(soon)
    }
  }, [soon, end, views])
}

/**
 * The tray goes on from what has come to stand where it stands, once nobody uses it; it first comes when the table has
 * come to rest. Returns what is to be told when something at a place has another size.
 */
export function useTrayClear(
  { clearTray }: Pick<AroundScreen, 'clearTray'>,
  { views }: Pick<Sight, 'views'>,
): () => void {
  const latest = useRef(clearTray)
  latest.current = clearTray
  const { soon, end } = useMemo(() => {
    const rest = atRest(() => {
      if (isTrayUsed()) return rest.soon()
      views.current.delete(rest.soon)
      latest.current()
    })
    return rest
  }, [views])
  useEffect(() => {
    const all = views.current
    all.add(soon)
    return () => {
      end()
      all.delete(soon)
    }
  }, [soon, end, views])
  return soon
}
