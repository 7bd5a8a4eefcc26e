import type { Container, Sprite } from 'pixi.js'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type Lift, poseOf } from './lifts.ts'
import type { View } from './view.ts'

/** What is held above the table. React hears only of lifts and drops; in between pictures move by reference. */
export function Lifted({ view }: { readonly view: View }) {
  const list = useSyncExternalStore(view.lifts.subscribe, view.lifts.list)
  const shown = useRef(list)
  useLayoutEffect(() => {
    // Pixi's React never draws by itself after a commit; when it has come and nothing is held, nothing is to be drawn.
    if (list.length > 0 || list !== shown.current) view.invalidate()
    shown.current = list
  }, [list, view])
  return list.map((lift) => <LiftedItem key={lift.key} lift={lift} view={view} />)
}

function LiftedItem({ lift, view }: { readonly lift: Lift; readonly view: View }) {
  const picture = useRef<Container>(null)
  const shade = useRef<Sprite>(null)
  useLayoutEffect(() => {
    const step = () => {
      const { turn, up, shade: fallen } = poseOf(lift)
      picture.current?.position.set(lift.at.x, lift.at.y)
      picture.current?.scale.set(up)
      if (picture.current) picture.current.rotation = turn
      if (shade.current) {
        shade.current.position.set(fallen.x, fallen.y)
        shade.current.rotation = turn
        shade.current.alpha = fallen.alpha
      }
      return false
    }
    step()
    view.steps.add(step)
    return () => {
      view.steps.delete(step)
    }
  }, [lift, view])
  useEffect(
    () => () => {
      // Baked for this lift alone.
      lift.picture.destroy(true)
      lift.shade.destroy(true)
    },
    [lift],
  )
  const { box } = lift
  const k = box.w / lift.picture.width
  const ks = box.w / lift.shade.width
  return (
    <>
      <pixiSprite
        ref={shade}
        texture={lift.shade}
        pivot={{ x: -box.x / ks, y: -box.y / ks }}
        scale={ks}
        alpha={0}
      />
      <pixiContainer ref={picture}>
        <pixiSprite texture={lift.picture} x={box.x} y={box.y} scale={k} />
      </pixiContainer>
    </>
  )
}
