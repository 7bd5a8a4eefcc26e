import { useCallback, useRef, useState } from 'react'
import type { SketchSeen } from '../../board/TableTop.tsx'
import type { SeatId } from '../../rules/plain/item.ts'
import type { AroundScreen } from '../../ui/desk/around.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { InkChoice } from '../../ui/things/InkOffer.tsx'
import type { Came } from '../asides/meanings.ts'
import type { Lays } from '../page/lays.ts'

interface Drawing {
  readonly desk: Handed
  readonly notices: Notices
  readonly around: Pick<AroundScreen, 'sides' | 'big'>
  readonly lays: Lays
  clientPoint(at: { readonly x: number; readonly y: number }): { x: number; y: number }
  /** What came of it, for whom, where several share the screen. */
  came(thing: Came, by: SeatId | undefined): void
}

/**
 * Strokes that may have been meant as something, each offered for a while to whoever drew it. What is taken replaces
 * the ink in one step; `came` is told of what came of it.
 */
export function useSketches(drawing: Drawing): {
  readonly choices: readonly InkChoice[]
  onSketch(pointer: number, sketch: SketchSeen | undefined): void
} {
  const [choices, setChoices] = useState<readonly InkChoice[]>([])
  const newest = useRef(new Map<number, SketchSeen>())
  const latest = useRef(drawing)
  latest.current = drawing
  const onSketch = useCallback(async (pointer: number, sketch: SketchSeen | undefined) => {
    const key = String(pointer)
    const without = (all: readonly InkChoice[]) => {
      const left = all.filter((choice) => choice.key !== key)
      return left.length < all.length ? left : all
    }
    const leave = () => {
      newest.current.delete(pointer)
      setChoices(without)
    }
    // Whoever goes on drawing leaves the ink before.
    if (!sketch) return leave()
    newest.current.set(pointer, sketch)
    const { meaningOf, take } = await import('../asides/meanings.ts')
    if (newest.current.get(pointer) !== sketch) return
    const { desk, notices, around, clientPoint } = latest.current
    const side = around.sides.find(({ seat }) => seat === sketch.by)
    const lays: Lays = (...what) => latest.current.lays(...what)
    const maker = { ...desk, ...(side && desk.as(side.seat)), lays }
    const meaning = meaningOf(maker, sketch)
    if (!meaning) return leave()
    const { say, button } = meaning
    const choice: InkChoice = {
      key,
      say,
      button,
      ...clientPoint(sketch.at),
      ...(side && { edge: side.edge, big: around.big }),
      take() {
        leave()
        const thing = take(maker, side ? notices.to(side.seat) : notices, sketch, meaning)
        if (thing) latest.current.came(thing, side?.seat)
      },
      leave,
    }
    setChoices((all) => [...without(all), choice])
  }, [])
  return { choices, onSketch }
}
