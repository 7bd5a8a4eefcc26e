import type { ItemId } from '../../rules/plain/item.ts'
import type { Deed, Touch } from './deed.ts'
import { dabOf, middle, type Pointer } from './pointer.ts'

const PINCH_WITHIN = 300
const PINCH_NEAR = 250

/** A hand is put on an item: it presses it, or turns what another finger holds there. */
export function press(hand: Pointer, others: readonly Pointer[], id: ItemId): Deed[] {
  const mate = others.find((h) => (h.does === 'hold' || h.does === 'press') && h.id === id)
  if (!mate) {
    hand.does = 'press'
    return []
  }
  // A second finger turns what the first one holds; a mouse has no business there.
  const third = others.filter((h) => h.does === 'hold' && h.id === id).length > 1
  if (hand.kind !== 'touch' || mate.kind !== 'touch' || third) return []
  const out: Deed[] = []
  if (mate.does === 'press')
    out.push({ do: 'lift', pointer: mate.pointer, id, x: mate.x, y: mate.y })
  mate.does = 'hold'
  hand.does = 'hold'
  return [...out, { do: 'grip', pointer: mate.pointer, id, ...middle(mate, hand) }]
}

/** A hand is put on bare paper: two fingers pinch if they come soon after one another and near. */
export function bare(hand: Pointer, others: readonly Pointer[]): Deed[] {
  hand.does = 'bare'
  if (hand.kind !== 'touch') return []
  const rested = others.find((h) => h.kind === 'touch' && h.does === 'frame' && !h.strays)
  if (rested) {
    // It lay there, and had not drawn anything.
    rested.does = 'idle'
    hand.does = 'idle'
    return [{ do: 'unframe' }]
  }
  const mate = others.find((h) => h.kind === 'touch' && (h.does === 'bare' || h.does === 'pan'))
  if (mate) {
    const near = Math.hypot(mate.x - hand.x, mate.y - hand.y) <= PINCH_NEAR
    if (near && hand.since - mate.since <= PINCH_WITHIN) {
      mate.does = 'pinch'
      hand.does = 'pinch'
    } else hand.does = 'idle'
  } else if (others.some((h) => h.does === 'pinch' || h.does === 'frame')) hand.does = 'idle'
  return []
}

/**
 * Two fingers that come together move the paper and zoom, whatever lies under them: what the first has taken by then
 * goes back. Undefined where it is no such finger.
 */
export function together(hand: Pointer, others: readonly Pointer[]): Deed[] | undefined {
  if (hand.kind !== 'touch') return undefined
  if (others.some((h) => h.does === 'pinch')) return []
  const mate = others.find(
    (h) =>
      h.kind === 'touch' &&
      ['press', 'hold', 'bare', 'pan'].includes(h.does) &&
      hand.since - h.since <= PINCH_WITHIN,
  )
  if (!mate) return undefined
  const held = mate.does === 'hold'
  mate.does = 'pinch'
  hand.does = 'pinch'
  return held ? [{ do: 'back', pointer: mate.pointer, id: mate.id! }] : []
}

/**
 * A hand is put down with a marker or an eraser. Two fingers that come together move the paper, whatever they hold:
 * what the first has drawn by then was not meant.
 */
export function mark(
  hand: Pointer,
  others: readonly Pointer[],
  does: 'ink' | 'rub',
  t: Touch,
): Deed[] {
  const mate = others.find(
    (h) =>
      h.does === does &&
      h.kind === 'touch' &&
      hand.since - h.since <= PINCH_WITHIN &&
      Math.hypot(h.x - hand.x, h.y - hand.y) <= PINCH_NEAR,
  )
  if (mate && hand.kind === 'touch') {
    mate.does = 'pinch'
    hand.does = 'pinch'
    return [{ do: does === 'ink' ? 'unink' : 'unrub', pointer: mate.pointer }]
  }
  if (hand.kind === 'touch' && others.some((h) => h.does === 'pinch')) return []
  hand.does = does
  return [{ do: does, pointer: hand.pointer, to: 'begin', dabs: [dabOf(t)] }]
}
