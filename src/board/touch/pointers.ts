import type { ItemId } from '../../rules/plain/item.ts'
import { bare, mark, press, together } from './begin.ts'
import type { Deed, Tool, Touch } from './deed.ts'
import { end } from './end.ts'
import { move } from './move.ts'
import { dabOf, LONG_PRESS, marquee, meet, type Pointer, SLOP } from './pointer.ts'
import { makeTaps } from './taps.ts'
import { makeWriting, rests } from './writing.ts'

/** What hands can reach: what the machine asks of the board. */
export interface Reach {
  /** The topmost thing at a point: an item, one that is held already counted in. */
  hit(x: number, y: number, kind: Touch['kind']): ItemId | undefined
  /** What somebody elsewhere holds there, above all that lies on the table. */
  held(x: number, y: number): ItemId | undefined
  tool(): Tool
  /**
   * Whether it is so small that things cover nearly all of it: then two fingers mean the table, whatever lies there.
   */
  small(): boolean
}

export interface Pointers {
  feed(touch: Touch): readonly Deed[]
  /** To be called at `due()`: a long press needs no event. */
  tick(now: number): readonly Deed[]
  due(): number | undefined
  /** A pointer that comes from elsewhere and holds something already: a pull from the supply. */
  take(pointer: number, kind: Touch['kind'], id: ItemId, x: number, y: number, at: number): void
  /** Everything goes back to where it was. */
  release(): readonly Deed[]
  /** Whether a pointer is doing something. */
  has(pointer: number): boolean
  /** Whether it writes or rubs out: then every bit of its way counts. */
  marks(pointer: number): boolean
  /** Whether it has not moved farther than a tap does. */
  taps(pointer: number): boolean
  state(): string
}

/** A contact wider than this is a palm, px. */
const PALM = 60
/**
 * Somebody may hold what covers all the table: whoever presses there again within this time, ms, means what is below.
 */
const ONCE_MORE = 3000

/** A state machine of several pointers at once, each with what it does; pure but for its own memory. */
export function makePointers(reach: Reach): Pointers {
  const hands = new Map<number, Pointer>()
  const taps = makeTaps()
  const writing = makeWriting(reach.tool)
  /** What was said last to be in another's hand. */
  let told: { readonly id: ItemId; readonly at: number } | undefined

  const others = (hand: Pointer) => [...hands.values()].filter((h) => h !== hand)
  /** The other hand on the same item, or in the same pinch. */
  const partner = (hand: Pointer) =>
    hand.does === 'pinch'
      ? others(hand).find((h) => h.does === 'pinch')
      : others(hand).find((h) => h.does === 'hold' && h.id === hand.id)

  const down = (t: Touch): Deed[] => {
    if (hands.has(t.pointer)) return []
    const tool = writing.toolOf(t)
    const id = reach.hit(t.x, t.y, t.kind)
    const hand: Pointer = {
      pointer: t.pointer,
      kind: t.kind,
      x0: t.x,
      y0: t.y,
      since: t.at,
      shift: t.shift === true,
      tool,
      ...(id === undefined ? {} : { id }),
      x: t.x,
      y: t.y,
      does: 'idle',
    }
    hands.set(t.pointer, hand)
    for (const other of others(hand)) meet(hand, other)
    if ((t.wide ?? 0) > PALM || t.button === 2 || rests(hand, others(hand))) return []
    if (t.button === 1 || t.space) {
      hand.does = 'pan'
      return []
    }
    const pinched = reach.small() ? together(hand, others(hand)) : undefined
    if (pinched) return pinched
    if (tool === 'marker') return mark(hand, others(hand), 'ink', t)
    if (tool === 'eraser') return mark(hand, others(hand), 'rub', t)
    // What lies below it, or a frame on the paper, was not meant; unless one presses there once more.
    const held = reach.held(t.x, t.y)
    if (held !== undefined && !(held === told?.id && t.at - told.at < ONCE_MORE)) {
      told = { id: held, at: t.at }
      return [{ do: 'held', id: held }]
    }
    if (tool === 'oval') {
      hand.does = 'oval'
      return []
    }
    if (tool === 'line' && id !== undefined) {
      hand.does = 'line'
      return []
    }
    return id === undefined ? bare(hand, others(hand)) : press(hand, others(hand), id)
  }

  const moved = (hand: Pointer, t: Touch): Deed[] => {
    if ((t.wide ?? 0) > PALM && hand.does !== 'idle') return cancel(hand)
    hand.strays ||= Math.hypot(t.x - hand.x0, t.y - hand.y0) >= SLOP
    return move(hand, partner(hand), t)
  }

  const up = (hand: Pointer, t: Touch): Deed[] => {
    hands.delete(hand.pointer)
    hand.x = t.x
    hand.y = t.y
    const { pointer, x0, y0, x, y } = hand
    switch (hand.does) {
      case 'press':
      case 'bare':
        return rested(hand, t) ? [] : taps.tap(hand, t.at)
      case 'oval':
        return [{ do: 'oval', x0, y0, x, y, done: true }]
      case 'line':
        return taps.line(hand, reach.hit(x, y, hand.kind))
      case 'ink':
        if (writing.touched(hand, t.at)) return [{ do: 'unink', pointer }, ...taps.tap(hand, t.at)]
        writing.wrote(hand, t.at)
        return [{ do: 'ink', pointer, to: 'end', dabs: [dabOf(t)] }]
      case 'rub':
        return [{ do: 'rub', pointer, to: 'end', dabs: [dabOf(t)] }]
      default:
        return end(hand, partner(hand), false)
    }
  }

  const cancel = (hand: Pointer): Deed[] => end(hand, partner(hand), true)

  const gone = (hand: Pointer): Deed[] => {
    hands.delete(hand.pointer)
    return cancel(hand)
  }

  const does = { move: moved, up, cancel: gone }

  /** Whether a long press is still to come of it. Of several hands none that rests on the paper means a frame. */
  const waits = (hand: Pointer): boolean =>
    hand.kind !== 'mouse' &&
    (hand.does === 'press' || (hand.does === 'bare' && hand.company === undefined))

  /** Whether it only lay on the paper, beside others. */
  const rested = (hand: Pointer, t: Touch): boolean =>
    hand.does === 'bare' && hand.company !== undefined && t.at - hand.since >= LONG_PRESS

  return {
    feed(t) {
      if (t.type === 'down') return down(t)
      const hand = hands.get(t.pointer)
      return hand ? does[t.type](hand, t) : []
    },
    due() {
      let first: number | undefined
      for (const hand of hands.values())
        if (waits(hand))
          first = Math.min(first ?? Number.POSITIVE_INFINITY, hand.since + LONG_PRESS)
      return first
    },
    tick(now) {
      const out: Deed[] = []
      for (const hand of hands.values()) {
        if (!waits(hand) || now < hand.since + LONG_PRESS) continue
        if (hand.does === 'press') {
          hand.does = 'idle'
          out.push({ do: 'menu', id: hand.id!, x: hand.x, y: hand.y })
        } else if (hand.does === 'bare') {
          hand.does = 'frame'
          out.push(marquee(hand, false))
        }
      }
      return out
    },
    take(pointer, kind, id, x, y, at) {
      hands.set(pointer, {
        pointer,
        kind,
        id,
        x0: x,
        y0: y,
        x,
        y,
        since: at,
        shift: false,
        tool: 'hand',
        does: 'hold',
      })
    },
    release() {
      const out: Deed[] = []
      for (const hand of [...hands.values()]) out.push(...cancel(hand))
      return [...out, ...taps.disarm()]
    },
    has: (pointer) => hands.has(pointer),
    marks: (pointer) => ['ink', 'rub'].includes(hands.get(pointer)?.does ?? ''),
    taps: (pointer) => hands.get(pointer)?.strays !== true,
    state: () =>
      [...hands.values()].map((h) => `${h.pointer}:${h.does}${h.id ? `(${h.id})` : ''}`).join(' '),
  }
}
