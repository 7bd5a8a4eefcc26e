import { Container, Sprite } from 'pixi.js'
import type { Lift } from './lifts.ts'
import type { View } from './view.ts'

/** How far the shadow of something held falls, mm, and how much larger it looks. */
const FALL = { x: 4.5, y: 9 }
const NEARER = 0.035

interface Shown {
  readonly picture: Container
  readonly shade: Sprite
}

/** Shows what is held above the table in this layer, until the function it returns is called. */
export function showLifted(layer: Container, view: View): () => void {
  const shown = new Map<Lift, Shown>()
  const hide = (lift: Lift, { picture, shade }: Shown) => {
    shown.delete(lift)
    picture.destroy({ children: true })
    shade.destroy()
    // Baked for this lift alone.
    lift.picture.destroy(true)
    lift.shade.destroy(true)
  }
  const keep = () => {
    const lifts = view.lifts.list()
    for (const [lift, one] of shown) if (!lifts.includes(lift)) hide(lift, one)
    for (const lift of lifts) {
      if (shown.has(lift)) continue
      const one = show(lift)
      layer.addChild(one.shade, one.picture)
      shown.set(lift, one)
      follow(lift, one)
    }
    view.invalidate()
  }
  const step = () => {
    for (const [lift, one] of shown) follow(lift, one)
    return false
  }
  view.steps.add(step)
  const stop = view.lifts.subscribe(keep)
  keep()
  return () => {
    stop()
    view.steps.delete(step)
    for (const [lift, one] of shown) hide(lift, one)
  }
}

function show(lift: Lift): Shown {
  const { box } = lift
  const k = box.w / lift.picture.width
  const ks = box.w / lift.shade.width
  const shade = new Sprite(lift.shade)
  shade.pivot.set(-box.x / ks, -box.y / ks)
  shade.scale.set(ks)
  shade.alpha = 0
  const paper = new Sprite(lift.picture)
  paper.position.set(box.x, box.y)
  paper.scale.set(k)
  const picture = new Container()
  picture.addChild(paper)
  return { picture, shade }
}

/** Moves the pictures to where the lift is now. */
function follow({ at, from, height, tilt }: Lift, { picture, shade }: Shown): void {
  const turn = at.turn - from.turn + tilt * height
  picture.position.set(at.x, at.y)
  picture.scale.set(1 + NEARER * height)
  picture.rotation = turn
  shade.position.set(at.x + FALL.x * height, at.y + FALL.y * height)
  shade.rotation = turn
  shade.alpha = Math.max(0, height)
}
