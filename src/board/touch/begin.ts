import type { ItemId } from '../../rules/plain/item.ts'
import type { Deed, Touch } from './deed.ts'
import { dabOf, middle, type Pointer } from './pointer.ts'

const PINCH_WITHIN = 300
const PINCH_NEAR = 250

const held = ({ does }: Pointer): boolean => does === 'hold' || does === 'press'

/** A hand is put on an item: it presses it, or turns what another finger holds there. */
export function press(one: Pointer, others: readonly Pointer[], id: ItemId): Deed[] {
  const mate = others.find((other) => held(other) && other.id === id)
  if (!mate) {
    one.does = 'press'
    return []
  }
  // Somebody else's hand takes it over, as one takes a card that is held out.
  if (mate.seat !== one.seat) {
    const out: Deed[] = []
    const { seat } = mate
    if (mate.does === 'press')
      out.push({
        do: 'lift',
        pointer: mate.pointer,
        id,
        x: mate.x,
        y: mate.y,
        ...(seat && { seat }),
      })
    for (const other of others) if (other.id === id && held(other)) other.does = 'idle'
    one.does = 'hold'
    return [...out, { do: 'pass', pointer: one.pointer, id, x: one.x, y: one.y }]
  }
  // A second finger turns what the first one holds; a mouse has no business there.
  const third = others.filter((other) => other.does === 'hold' && other.id === id).length > 1
  if (one.kind !== 'touch' || mate.kind !== 'touch' || third) return []
  const out: Deed[] = []
  if (mate.does === 'press')
    out.push({ do: 'lift', pointer: mate.pointer, id, x: mate.x, y: mate.y })
  mate.does = 'hold'
  one.does = 'hold'
  return [...out, { do: 'grip', pointer: mate.pointer, id, ...middle(mate, one) }]
}

/** A hand is put on bare paper: two fingers pinch if they come soon after one another and near. */
export function bare(one: Pointer, others: readonly Pointer[]): Deed[] {
  one.does = 'bare'
  if (one.kind !== 'touch') return []
  const rested = others.find(
    (other) => other.kind === 'touch' && other.does === 'frame' && !other.strays,
  )
  if (rested) {
    // It lay there, and had not drawn anything.
    rested.does = 'idle'
    one.does = 'idle'
    return [{ do: 'unframe' }]
  }
  const mate = others.find(
    (other) => other.kind === 'touch' && (other.does === 'bare' || other.does === 'pan'),
  )
  if (mate) {
    const near = Math.hypot(mate.x - one.x, mate.y - one.y) <= PINCH_NEAR
    if (near && one.since - mate.since <= PINCH_WITHIN) {
      mate.does = 'pinch'
      one.does = 'pinch'
    } else one.does = 'idle'
  } else if (others.some((other) => other.does === 'pinch' || other.does === 'frame'))
    one.does = 'idle'
  return []
}

/**
 * Two fingers that come together move the paper and zoom, whatever lies under them: what the first has taken by then
 * goes back. Undefined where it is no such finger.
 */
export function together(one: Pointer, others: readonly Pointer[]): Deed[] | undefined {
  if (one.kind !== 'touch') return undefined
  if (others.some((other) => other.does === 'pinch')) return []
  // What two fingers turn is theirs: a third sends it nowhere.
  const turns = (a: Pointer) =>
    a.does === 'hold' && others.some((b) => b !== a && b.does === 'hold' && b.id === a.id)
  const mate = others.find(
    (other) =>
      other.kind === 'touch' &&
      ['press', 'hold', 'bare', 'pan'].includes(other.does) &&
      !turns(other) &&
      one.since - other.since <= PINCH_WITHIN,
  )
  if (!mate) return undefined
  const held = mate.does === 'hold'
  mate.does = 'pinch'
  one.does = 'pinch'
  return held ? [{ do: 'back', pointer: mate.pointer, id: mate.id! }] : []
}

/**
 * A hand is put down with a marker or an eraser. Two fingers that come together move the paper, whatever they hold:
 * what the first has drawn by then was not meant.
 */
export function mark(
  one: Pointer,
  others: readonly Pointer[],
  does: 'ink' | 'rub',
  t: Touch,
  /** Whether two fingers move the paper here. */
  pans = true,
): Deed[] {
  const mate =
    pans &&
    others.find(
      (other) =>
        other.does === does &&
        other.kind === 'touch' &&
        one.since - other.since <= PINCH_WITHIN &&
        Math.hypot(other.x - one.x, other.y - one.y) <= PINCH_NEAR,
    )
  if (mate && one.kind === 'touch') {
    mate.does = 'pinch'
    one.does = 'pinch'
    return [{ do: does === 'ink' ? 'unink' : 'unrub', pointer: mate.pointer }]
  }
  if (one.kind === 'touch' && others.some((other) => other.does === 'pinch')) return []
  one.does = does
  return [{ do: does, pointer: one.pointer, to: 'begin', dabs: [dabOf(t)] }]
}
