import { useLayoutEffect, useRef } from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import { useAtRest } from '../device/atrest.ts'
import { leastCovering, type PageArea, type Sight } from '../device/keepclear.ts'
import { AT_PLACES } from '../device/places.ts'
import { useMeasured } from '../device/useMeasured.ts'
import { type Facing, useFacing } from '../parts/facing.ts'
import { seenFrom } from '../parts/hang.ts'
import { screenNow, standsRound } from '../parts/standing.ts'
import { ItemTools } from './ItemBar.tsx'

interface Here {
  readonly selected: readonly ItemId[]
  readonly sight: Pick<Sight, 'where' | 'views'>
}

/** What somebody round a screen can do with what they have selected: it stands beside that, at their place. */
export function ItemBarHere(props: Here) {
  const ref = useRef<HTMLDivElement>(null)
  const aside = useRef(0)
  const facing = useFacing()
  const latest = useRef({ ...props, facing })
  latest.current = { ...props, facing }
  const { selected, sight } = props
  const place = useRef(() => {
    const bar = ref.current
    if (!bar) return
    aside.current = asideFor(bar, aside.current, latest.current)
    bar.style.setProperty('--aside', `${aside.current}px`)
  }).current
  useMeasured(ref, place)
  useAtRest(sight.views, place)
  // What else is selected lies elsewhere.
  useLayoutEffect(place)
  return <ItemTools ref={ref} selected={selected} />
}

/** How far along its edge it goes, px to the right of whoever sits there, from where it stands so far aside (`now`). */
function asideFor(
  bar: HTMLElement,
  now: number,
  { selected, sight, facing }: Here & { readonly facing: Facing | undefined },
): number {
  if (!facing) return 0
  const seen = (area: PageArea) => seenFrom(area, facing.edge, screenNow())
  const here = seen(bar.getBoundingClientRect())
  const usual = { ...here, left: here.left - now, right: here.right - now }
  // Before others it would be taken for theirs.
  const { left, right } = facing.room
  const own = selected.flatMap((id) => sight.where(id) ?? []).map(seen)
  const others = standsRound(bar, facing.edge, AT_PLACES)
  return leastCovering(usual, { ...usual, left, right }, own, others).x
}
