import { type RefObject, useLayoutEffect } from 'react'
import { isUpright, type Side } from '../../rules/plain/sides.ts'
import type { AroundScreen } from '../desk/around.ts'
import { PLACE, WRITTEN_WITH } from '../device/places.ts'
import { keyRoom } from './keyroom.ts'

/**
 * Lays what is written with along its edge, where it lies over nobody else's place, as wide as there is room; as long
 * as it is there its place says so (`data-writes`), and lies over all else.
 */
export function useAlong(
  panel: RefObject<HTMLElement | null>,
  side: Side,
  around: AroundScreen,
): void {
  const { sides, berths, mm } = around
  useLayoutEffect(() => {
    const box = panel.current
    const place = box?.closest<HTMLElement>(PLACE)
    place?.setAttribute('data-writes', 'true')
    return () => {
      // They may write on the table and in a form at once.
      const all = [...(place?.querySelectorAll(WRITTEN_WITH) ?? [])]
      if (all.every((one) => one === box)) place?.removeAttribute('data-writes')
    }
  }, [panel])
  useLayoutEffect(() => {
    const lay = () => {
      const place = panel.current?.closest(PLACE)
      if (!panel.current || !place) return
      const size = { width: innerWidth, height: innerHeight }
      const own = panel.current.getBoundingClientRect()
      const foot = {
        bottom: size.height - own.bottom,
        top: own.top,
        left: own.left,
        right: size.width - own.right,
      }[side.edge]
      const feet = new Map(sides.map(({ seat }, i) => [seat, berths[i]?.deep ?? foot]))
      const { width, middle, key } = keyRoom(side, sides, size, mm, foot, feet)
      const box = place.getBoundingClientRect()
      const upright = isUpright(side.edge)
      const from = upright ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2
      const turned = side.edge === 'top' || side.edge === 'right' ? -1 : 1
      const laid = { wide: width, along: (middle - from) * turned, key }
      for (const [name, px] of Object.entries(laid))
        panel.current.style.setProperty(`--${name}`, `${px}px`)
    }
    lay()
    const box = panel.current
    // A finger that rests asks for no menu.
    const still = (event: Event) => event.preventDefault()
    box?.addEventListener('contextmenu', still)
    addEventListener('resize', lay)
    return () => {
      box?.removeEventListener('contextmenu', still)
      removeEventListener('resize', lay)
    }
  }, [panel, side, sides, berths, mm])
}
