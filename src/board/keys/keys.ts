import type { ItemId } from '../../rules/plain/item.ts'

/** What a key means on the board, as data. */
export type KeyDeed =
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly do: 'turn'; readonly by: number }
  | { readonly do: 'zoom'; readonly factor: number }
  | {
      readonly do:
        | 'write'
        | 'bin'
        | 'duplicate'
        | 'choose'
        | 'menu'
        | 'fit'
        | 'whole'
        | 'escape'
        | 'all'
        | 'raise'
    }

export interface Key {
  readonly key: string
  readonly shift: boolean
  readonly ctrl: boolean
  readonly alt: boolean
}

/** Millimetres of an arrow key, and with shift. */
const STEP = 5
const LEAP = 25
const TURN = Math.PI / 12
const ZOOM = 1.25

/** What a key does while an item on the board has the focus; undefined when it is not ours. */
export function keyDeed({ key, shift, ctrl, alt }: Key): KeyDeed | undefined {
  if (alt) return undefined
  if (ctrl) {
    if (key === 'a' || key === 'A') return { do: 'all' }
    if (key === 'd' || key === 'D') return { do: 'duplicate' }
    return undefined
  }
  const far = shift ? LEAP : STEP
  switch (key) {
    case 'Tab':
      return { do: 'step', by: shift ? -1 : 1 }
    case 'ArrowLeft':
      return { do: 'nudge', dx: -far, dy: 0 }
    case 'ArrowRight':
      return { do: 'nudge', dx: far, dy: 0 }
    case 'ArrowUp':
      return { do: 'nudge', dx: 0, dy: -far }
    case 'ArrowDown':
      return { do: 'nudge', dx: 0, dy: far }
    case 'r':
    case 'R':
      return { do: 'turn', by: shift ? -TURN : TURN }
    case 'Enter':
      return { do: 'write' }
    case 'Delete':
    case 'Backspace':
      return { do: 'bin' }
    case 'd':
    case 'D':
      return { do: 'duplicate' }
    case 'u':
    case 'U':
      return { do: 'raise' }
    case ' ':
      return { do: 'choose' }
    case 'ContextMenu':
    case 'F10':
      return key === 'ContextMenu' || shift ? { do: 'menu' } : undefined
    case 'a':
    case 'A':
      return { do: 'menu' }
    case '+':
    case '=':
      return { do: 'zoom', factor: ZOOM }
    case '-':
    case '_':
      return { do: 'zoom', factor: 1 / ZOOM }
    case '0':
      return { do: 'fit' }
    case 'w':
    case 'W':
      return { do: 'whole' }
    case 'Escape':
      return { do: 'escape' }
    default:
      return undefined
  }
}

/** The next item in reading order; undefined past either end: the focus leaves the board. */
export function stepFrom(
  order: readonly ItemId[],
  current: ItemId | undefined,
  by: 1 | -1,
): ItemId | undefined {
  const at = current === undefined ? -1 : order.indexOf(current)
  if (at < 0) return by > 0 ? order[0] : order[order.length - 1]
  return order[at + by]
}
