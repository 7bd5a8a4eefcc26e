import type { Deed } from './deed.ts'
import { marquee, type Pointer } from './pointer.ts'

/**
 * A hand goes, or is to let go where it is (`cancelled`): what it held is dropped, or goes back where it was. `mate` is
 * the other hand on the same item or in the same pinch.
 */
export function end(one: Pointer, mate: Pointer | undefined, cancelled: boolean): Deed[] {
  const { does, pointer, x, y } = one
  if (cancelled) one.does = 'idle'
  switch (does) {
    case 'hold': {
      const id = one.id!
      // The other finger still holds it.
      if (mate) return [{ do: 'grip', pointer: mate.pointer, id, x: mate.x, y: mate.y }]
      return [cancelled ? { do: 'back', pointer, id } : { do: 'drop', pointer, id, x, y }]
    }
    case 'pinch':
      if (mate) mate.does = 'pan'
      return []
    case 'frame':
      return [cancelled ? { do: 'unframe' } : marquee(one, true)]
    case 'oval':
    case 'line':
      return [{ do: 'undraw' }]
    case 'ink':
      return [{ do: 'unink', pointer }]
    case 'rub':
      return [{ do: 'unrub', pointer }]
    default:
      return []
  }
}
