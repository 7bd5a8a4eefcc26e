import { useLayoutEffect, useRef } from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Berth } from '../../rules/plain/round.ts'
import type { Side } from '../../rules/plain/sides.ts'
import { atRest } from '../device/atrest.ts'
import { leastCovering, type PageArea, type Sight } from '../device/keepclear.ts'
import { useMeasured } from '../device/useMeasured.ts'
import { seenFrom } from '../parts/hang.ts'
import { ItemTools } from './ItemBar.tsx'

interface Here {
  readonly side: Side
  readonly berth: Berth | undefined
  readonly selected: readonly ItemId[]
  readonly sight: Pick<Sight, 'where' | 'views'>
}

/** What somebody round a screen can do with what they have selected: it stands beside that, at their place. */
export function ItemBarHere(props: Here) {
  const ref = useRef<HTMLDivElement>(null)
  const aside = useRef(0)
  const latest = useRef(props)
  latest.current = props
  const { selected, sight } = props
  const { views } = sight
  const place = useRef(() => {
    const bar = ref.current
    if (!bar) return
    aside.current = asideFor(bar.getBoundingClientRect(), aside.current, latest.current)
    bar.style.setProperty('--aside', `${aside.current}px`)
  }).current
  useMeasured(ref, place)
  useLayoutEffect(() => {
    const { soon, end } = atRest(place)
    const all = views.current
    all.add(soon)
    return () => {
      end()
      all.delete(soon)
    }
  }, [views, place])
  // What else is selected lies elsewhere.
  useLayoutEffect(place)
  return <ItemTools ref={ref} selected={selected} />
}

/** How far along its edge it goes, px to the right of whoever sits there, from where it stands so far aside (`now`). */
function asideFor(bar: DOMRect, now: number, { side, berth, selected, sight }: Here): number {
  if (!berth) return 0
  const window = { width: innerWidth, height: innerHeight }
  const seen = (area: PageArea) => seenFrom(area, side.edge, window)
  const here = seen(bar)
  const usual = { ...here, left: here.left - now, right: here.right - now }
  const middle = (usual.left + usual.right) / 2
  const half = berth.before.room / 2
  // Before others it would be taken for theirs.
  const room = { ...usual, left: middle - half, right: middle + half }
  const own = selected.flatMap((id) => sight.where(id) ?? []).map(seen)
  return leastCovering(usual, room, own, []).x
}
