import type { Deed, Touch } from './deed.ts'
import { dabOf, marquee, middle, type Pointer, SLOP } from './pointer.ts'

/**
 * A hand moves: what it does with it, by what it did before. `mate` is the other hand on the same item
 * or in the same pinch. From `slop` px on a press is a drag.
 */
export function move(one: Pointer, mate: Pointer | undefined, t: Touch, slop = SLOP): Deed[] {
  const [x, y] = [one.x, one.y]
  const started = Math.hypot(t.x - one.x0, t.y - one.y0) >= slop
  // Before it has begun, a hand on bare paper or in a pinch without the other is where it was.
  const waits = (one.does === 'bare' && !started) || (one.does === 'pinch' && !mate)
  if (waits) return []
  const before = { ...one }
  one.x = t.x
  one.y = t.y
  const { pointer, x0, y0 } = one
  switch (one.does) {
    case 'press': {
      if (!started) return []
      one.does = 'hold'
      const id = one.id!
      return [
        { do: 'lift', pointer, id, x: x0, y: y0 },
        { do: 'move', pointer, id, x: t.x, y: t.y },
      ]
    }
    case 'hold': {
      const id = one.id!
      if (!mate) return [{ do: 'move', pointer, id, x: t.x, y: t.y }]
      const was = Math.atan2(y - mate.y, x - mate.x)
      const is = Math.atan2(one.y - mate.y, one.x - mate.x)
      const by = Math.atan2(Math.sin(is - was), Math.cos(is - was))
      return [{ do: 'twist', pointer, id, ...middle(one, mate), by }]
    }
    case 'bare':
      if (one.kind === 'touch' && (one.tool !== 'select' || one.company === 'paper')) {
        one.does = 'pan'
        return [{ do: 'pan', dx: t.x - x0, dy: t.y - y0 }]
      }
      one.does = 'frame'
      return [marquee(one, false)]
    case 'pan':
      return [{ do: 'pan', dx: t.x - x, dy: t.y - y }]
    case 'pinch':
      return mate ? [pinch(before, one, mate)] : []
    case 'frame':
      return [marquee(one, false)]
    case 'oval':
      return started ? [{ do: 'oval', x0, y0, x: t.x, y: t.y, done: false }] : []
    case 'line':
      return started ? [{ do: 'line', from: one.id!, x: t.x, y: t.y, done: false }] : []
    case 'ink':
      return [{ do: 'ink', pointer, to: 'go', dabs: t.trail ?? [dabOf(t)], ahead: t.ahead }]
    case 'rub':
      return [{ do: 'rub', pointer, to: 'go', dabs: t.trail ?? [dabOf(t)] }]
    case 'idle':
      return []
  }
}

/** One of two fingers has moved: the paper follows their middle, and grows with their distance. */
function pinch(before: Pointer, after: Pointer, mate: Pointer): Deed {
  const was = Math.hypot(before.x - mate.x, before.y - mate.y)
  const is = Math.hypot(after.x - mate.x, after.y - mate.y)
  const from = middle(before, mate)
  const to = middle(after, mate)
  const factor = was > 1 && is > 1 ? is / was : 1
  return { do: 'pinch', ...to, factor, dx: to.x - from.x, dy: to.y - from.y }
}
