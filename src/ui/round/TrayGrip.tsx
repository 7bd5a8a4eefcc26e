import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { arrowOf } from '../../rules/plain/arrows.ts'
import { sideAt } from '../../rules/plain/sides.ts'
import type { AroundScreen, TrayAt } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { useAtRest } from '../device/atrest.ts'
import type { Sight } from '../device/keepclear.ts'
import { isTrayShown, isTrayUsed, tellHeld } from '../device/overtable.ts'
import { turnFor } from '../parts/facing.ts'
import { useGrip } from '../parts/useGrip.ts'
import { useRoundSay } from './words.ts'

/** A step of an arrow key, px. */
const STEP = 40

/** The handle of the tray: it is drawn anywhere over the screen, and turns to whoever it is drawn to. */
export default function TrayGrip(props: { readonly around: AroundScreen; readonly at: TrayAt }) {
  const { around, at } = props
  const say = useRoundSay()
  const grip = useRef<HTMLButtonElement>(null)
  useHeld(grip)
  const middle = () => ({ x: at.x * innerWidth, y: at.y * innerHeight })
  const within = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.min(innerWidth, Math.max(0, x)),
    y: Math.min(innerHeight, Math.max(0, y)),
  })
  const drawn = useGrip({
    take: () => ({ from: middle(), spot: middle() }),
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
