import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { clearSpot } from '../../rules/board/clear.ts'
import type { Box, Dot } from '../../rules/board/room.ts'
import { arrowOf } from '../../rules/plain/arrows.ts'
import { trayRoom } from '../../rules/plain/round.ts'
import { type Edge, type Extent, sideAt } from '../../rules/plain/sides.ts'
import type { AroundScreen, TrayAt } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { useAtRest } from '../device/atrest.ts'
import type { Sight } from '../device/keepclear.ts'
import { besideTray, isTrayShown, isTrayUsed, tellHeld } from '../device/overtable.ts'
import { turnFor } from '../parts/facing.ts'
import { screenNow } from '../parts/standing.ts'
import { useGrip } from '../parts/useGrip.ts'
import { useRoundSay } from './words.ts'

/** A step of an arrow key, px. */
const STEP = 40

/** When it grows it goes aside no farther than this part of the screen's width. */
const ASIDE = 0.12

/** The handle of the tray: it is drawn anywhere over the screen, and turns to whoever it is drawn to. */
export default function TrayGrip(props: { readonly around: AroundScreen; readonly at: TrayAt }) {
  const { around, at } = props
  const say = useRoundSay()
  const grip = useRef<HTMLButtonElement>(null)
  useHeld(grip)
  const aside = useAside(grip, at, around.scale)
  const middle = () => ({ x: at.x * innerWidth + aside.x, y: at.y * innerHeight + aside.y })
  const within = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.min(innerWidth, Math.max(0, x)),
    y: Math.min(innerHeight, Math.max(0, y)),
  })
  const drawn = useGrip({
    take() {
      const from = middle()
      const tray = grip.current?.parentElement
      tray?.style.setProperty('--dx', '0px')
      tray?.style.setProperty('--dy', '0px')
      tray?.style.setProperty('--x', `${from.x}px`)
      tray?.style.setProperty('--y', `${from.y}px`)
      return { from, spot: from }
    },
    drag(held, dx, dy, { parentElement: tray }) {
      held.spot = within({ x: held.from.x + dx, y: held.from.y + dy })
      const side = sideAt(around.sides, held.spot, { width: innerWidth, height: innerHeight })
      // By reference: nothing is rendered while it is drawn.
      tray?.style.setProperty('--x', `${held.spot.x}px`)
      tray?.style.setProperty('--y', `${held.spot.y}px`)
      if (side) tray?.style.setProperty('--turn', turnFor(side.edge))
    },
    leave: ({ spot }) => around.bringTray(spot),
  })
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
      {...drawn}
      onKeyDown={key}
    >
      <i />
    </button>
  )
}

/** As long as it is large it goes aside from bars and what people have open: how far from where it stands, px. */
function useAside(grip: RefObject<HTMLElement | null>, at: TrayAt, scale: number): Dot {
  const aside = useRef({ x: 0, y: 0 }).current
  const latest = useRef({ at, scale })
  latest.current = { at, scale }
  const go = useRef(() => {
    const tray = grip.current?.parentElement
    if (!tray) return
    const { at, scale } = latest.current
    const spot = { x: at.x * innerWidth, y: at.y * innerHeight }
    const grown = !at.drawn && getComputedStyle(tray).getPropertyValue('--grown') === '1'
    const there = grown ? grownSpot(spot, at.side.edge, scale, screenNow(), besideTray()) : spot
    Object.assign(aside, { x: there.x - spot.x, y: there.y - spot.y })
    // By reference, as it is drawn.
    tray.style.setProperty('--dx', `${aside.x}px`)
    tray.style.setProperty('--dy', `${aside.y}px`)
  }).current
  // Brought elsewhere, or turned to somebody else, it goes aside otherwise.
  useLayoutEffect(go)
  useEffect(() => {
    const tray = grip.current?.parentElement
    if (!tray) return
    const sizes = new ResizeObserver(go)
    sizes.observe(tray)
    return () => {
      sizes.disconnect()
      tray.style.removeProperty('--dx')
      tray.style.removeProperty('--dy')
    }
  }, [grip, go])
  return aside
}

/** Where the middle of the whole tray stands that is small at this spot: the nearest where it covers least, px. */
export const grownSpot = (
  spot: Dot,
  edge: Edge,
  scale: number,
  screen: Extent,
  over: readonly Box[],
): Dot => {
  const within = { left: 0, top: 0, right: screen.width, bottom: screen.height }
  return clearSpot(spot, trayRoom(edge, scale), { within, over, lying: [] }, ASIDE * screen.width)
}

/** The tray's element says as long as a hand is on it. It outlives its grip, and says nothing of hands without one. */
function useHeld(grip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tray = grip.current?.parentElement
    return tray ? tellHeld(tray) : undefined
  }, [grip])
}

/**
 * The tray goes on from what has come to stand or lie where it stands, once nobody uses it and all has come to rest.
 * Returns what is to be told when something at a place has another size.
 */
export function useTrayClear(
  { clearTray }: Pick<AroundScreen, 'clearTray'>,
  { views }: Pick<Sight, 'views'>,
): () => void {
  const soon = useAtRest(views, () => {
    if (isTrayUsed() || isTrayShown()) return soon()
    clearTray()
  })
  const { table } = useDesk()
  useEffect(() => table.subscribe(soon), [table, soon])
  return soon
}
