import type { ItemId } from '../rules/item.ts'
import { bare, press } from './begin.ts'
import type { Deed, Tool, Touch } from './deed.ts'
import { frame, type Hand } from './hand.ts'
import { move } from './move.ts'
import { makeTaps } from './taps.ts'

/** What the machine asks of the board. */
export interface Ground {
  /** The topmost thing at a point: an item, one that is held already counted in. */
  hit(x: number, y: number, kind: Touch['kind']): ItemId | undefined
  tool(): Tool
}

export interface Hands {
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
  state(): string
}

const LONG = 480
/** A contact wider than this is a palm, px. */
const PALM = 60

/** A state machine of several pointers at once, each with what it does; pure but for its own memory. */
export function makeHands(ground: Ground): Hands {
  const hands = new Map<number, Hand>()
  const taps = makeTaps()

  const others = (hand: Hand) => [...hands.values()].filter((h) => h !== hand)
  const partner = (hand: Hand) =>
    hand.does === 'pinch'
      ? others(hand).find((h) => h.does === 'pinch')
      : others(hand).find((h) => h.does === 'hold' && h.id === hand.id)

  const down = (t: Touch): Deed[] => {
    if (hands.has(t.pointer)) return []
    const tool = ground.tool()
    const id = ground.hit(t.x, t.y, t.kind)
    const hand: Hand = {
      pointer: t.pointer,
      kind: t.kind,
      x0: t.x,
      y0: t.y,
      since: t.at,
      shift: t.shift === true,
      ...(id === undefined ? {} : { id }),
      x: t.x,
      y: t.y,
      does: 'idle',
    }
    hands.set(t.pointer, hand)
    if ((t.wide ?? 0) > PALM || t.button === 2) return []
    if (t.button === 1 || t.space) {
      hand.does = 'pan'
      return []
    }
    if (tool === 'oval') {
      hand.does = 'oval'
      return []
    }
    if (tool === 'line' && id !== undefined) {
      hand.does = 'line'
      return []
    }
    return id === undefined ? bare(hand, others(hand), tool) : press(hand, others(hand), id)
  }

  const moved = (t: Touch): Deed[] => {
    const hand = hands.get(t.pointer)
    if (!hand) return []
    if ((t.wide ?? 0) > PALM && hand.does !== 'idle') return end(hand, true)
    return move(hand, partner(hand), t, ground.tool())
  }

  const up = (t: Touch): Deed[] => {
    const hand = hands.get(t.pointer)
    if (!hand) return []
    hand.x = t.x
    hand.y = t.y
    switch (hand.does) {
      case 'press':
      case 'bare':
        hands.delete(hand.pointer)
        return taps.tap(hand, t.at)
      case 'oval':
        hands.delete(hand.pointer)
        return [{ do: 'oval', x0: hand.x0, y0: hand.y0, x: hand.x, y: hand.y, done: true }]
      case 'line':
        hands.delete(hand.pointer)
        return taps.line(hand, ground.hit(hand.x, hand.y, hand.kind))
      default:
        return end(hand, false)
    }
  }

  /** A pointer goes: what it held is dropped, or goes back where it was. */
  const end = (hand: Hand, cancelled: boolean): Deed[] => {
    const mate = hand.does === 'hold' || hand.does === 'pinch' ? partner(hand) : undefined
    const did = hand.does
    if (cancelled) hand.does = 'idle'
    if (!cancelled) hands.delete(hand.pointer)
    switch (did) {
      case 'hold': {
        const id = hand.id!
        // The other finger still holds it.
        if (mate) return [{ do: 'grip', pointer: mate.pointer, id, x: mate.x, y: mate.y }]
        return cancelled
          ? [{ do: 'back', pointer: hand.pointer, id }]
          : [{ do: 'drop', pointer: hand.pointer, id, x: hand.x, y: hand.y }]
      }
      case 'pinch':
        if (mate) mate.does = 'pan'
        return []
      case 'frame':
        return [cancelled ? { do: 'unframe' } : frame(hand, true)]
      case 'oval':
      case 'line':
        return [{ do: 'undraw' }]
      default:
        return []
    }
  }

  return {
    feed(t) {
      switch (t.type) {
        case 'down':
          return down(t)
        case 'move':
          return moved(t)
        case 'up':
          return up(t)
        case 'cancel': {
          const hand = hands.get(t.pointer)
          if (!hand) return []
          const deeds = end(hand, true)
          hands.delete(t.pointer)
          return deeds
        }
      }
    },
    due() {
      let first: number | undefined
      for (const hand of hands.values())
        if (hand.kind !== 'mouse' && (hand.does === 'press' || hand.does === 'bare'))
          first = Math.min(first ?? Number.POSITIVE_INFINITY, hand.since + LONG)
      return first
    },
    tick(now) {
      const out: Deed[] = []
      for (const hand of hands.values()) {
        if (hand.kind === 'mouse' || now < hand.since + LONG) continue
        if (hand.does === 'press') {
          hand.does = 'idle'
          out.push({ do: 'menu', id: hand.id!, x: hand.x, y: hand.y })
        } else if (hand.does === 'bare') {
          hand.does = 'frame'
          out.push(frame(hand, false))
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
        does: 'hold',
      })
    },
    release() {
      const out: Deed[] = []
      for (const hand of [...hands.values()]) out.push(...end(hand, true))
      return [...out, ...taps.disarm()]
    },
    has: (pointer) => hands.has(pointer),
    state: () =>
      [...hands.values()].map((h) => `${h.pointer}:${h.does}${h.id ? `(${h.id})` : ''}`).join(' '),
  }
}
