import { useCallback, useRef, useState } from 'react'
import type { SketchSeen } from '../../board/TableTop.tsx'
import type { Handed } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { InkChoice } from '../../ui/things/InkOffer.tsx'
import type { Came } from '../asides/meanings.ts'

/**
 * Strokes that may have been meant as something, each offered for a while. What is taken replaces the ink in one step;
 * `came` is told of what came of it.
 */
export function useSketches(
  desk: Handed,
  notices: Notices,
  clientPoint: (at: { readonly x: number; readonly y: number }) => { x: number; y: number },
  came: (thing: Came) => void,
): {
  readonly choices: readonly InkChoice[]
  onSketch(pointer: number, sketch: SketchSeen | undefined): void
} {
  const [choices, setChoices] = useState<readonly InkChoice[]>([])
  const newest = useRef(new Map<number, SketchSeen>())
  const onSketch = useCallback(
    async (pointer: number, sketch: SketchSeen | undefined) => {
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
      const meaning = meaningOf(desk, sketch)
      if (!meaning) return leave()
      const { say, button } = meaning
      const choice: InkChoice = {
        key,
        say,
        button,
        ...clientPoint(sketch.at),
        take() {
          leave()
          const thing = take(desk, notices, sketch, meaning)
          if (thing) came(thing)
        },
        leave,
      }
      setChoices((all) => [...without(all), choice])
    },
    [desk, notices, clientPoint, came],
  )
  return { choices, onSketch }
}
