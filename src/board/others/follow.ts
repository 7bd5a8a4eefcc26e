import type { Motion, Presence } from '../../table/presence/presence.ts'
import { between, type Camera, framing, toTable } from '../map/camera.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** How long the view takes to come to theirs, ms. */
const JOINING = 450

/** Takes our view along with the one we follow, and shows ours to those who follow us. */
export function makeFollower(view: View, props: () => BoardProps) {
  const { presence } = props().table
  /** Whom, from where and since when; and the camera as it was put last: another one was moved by hand. */
  let led: { whom: number; from: Camera; began: number; put?: Camera; size: object } | undefined

  const leave = () => {
    led = undefined
    presence.set({ follows: undefined })
  }

  const tellView = (others: ReadonlyMap<number, Presence>) => {
    const followed = [...others.values()].some(({ follows }) => follows === presence.client)
    const told = presence.motion().view
    if (!followed) return told && presence.move({ view: undefined })
    const { left, top, width, height } = view.clear()
    const { zoom } = view.camera()
    const { x, y } = toTable(view.camera(), left + width / 2, top + height / 2)
    const seen = [x, y, width / zoom, height / zoom] as const
    if (seen.some((value, i) => value !== told?.[i])) presence.move({ view: seen })
  }

  /** All that they see, as large as it goes here. */
  const theirs = ([x, y, width, height]: NonNullable<Motion['view']>): Camera => {
    const [w, h] = [width / 2, height / 2]
    return framing({ minX: x - w, maxX: x + w, minY: y - h, maxY: y + h }, view.clear(), 0)
  }

  return {
    /** Tells whether the view is still on its way. */
    step(now: number, motions: ReadonlyMap<number, Motion>): boolean {
      const others = presence.others()
      tellView(others)
      const whom = presence.mine().follows
      if (whom === undefined) led = undefined
      if (whom === undefined) return false
      if (!others.has(whom) || leadsBack(others, whom, presence.client)) {
        leave()
        return false
      }
      const size = view.size()
      if (led?.put && led.size === size && view.camera() !== led.put) {
        leave()
        return false
      }
      if (led?.whom !== whom) led = { whom, from: view.camera(), began: now, size }
      const seen = motions.get(whom)?.view
      if (!seen) {
        led.began = now
        return false
      }
      const t = props().reduced ? 1 : Math.min(1, (now - led.began) / JOINING)
      const goal = theirs(seen)
      view.turnTo(t < 1 ? between(led.from, goal, 1 - (1 - t) ** 3, size) : goal)
      led.put = view.camera()
      led.size = size
      return t < 1
    },
  }
}

/** Whether whom we follow follows us, if only by others: two views that followed one another would run away. */
function leadsBack(others: ReadonlyMap<number, Presence>, from: number, self: number): boolean {
  const seen = new Set<number>()
  for (let at: number | undefined = from; at !== undefined; at = others.get(at)?.follows) {
    if (at === self) return true
    if (seen.has(at)) return false
    seen.add(at)
  }
  return false
}
