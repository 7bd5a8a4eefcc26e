import type { ItemId } from '../rules/item.ts'
import type { Deed, Tool, Touch } from './deed.ts'

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

/** From here on a press is a drag, px. */
const SLOP = 4
const PINCH_WITHIN = 300
const PINCH_NEAR = 250
const LONG = 480
const DOUBLE_WITHIN = 360
const DOUBLE_NEAR = 26
/** A contact wider than this is a palm, px. */
const PALM = 60

interface Hand {
  readonly pointer: number
  readonly kind: Touch['kind']
  readonly x0: number
  readonly y0: number
  readonly since: number
  readonly shift: boolean
  readonly id?: ItemId
  x: number
  y: number
  does: 'press' | 'hold' | 'bare' | 'pan' | 'pinch' | 'frame' | 'oval' | 'line' | 'idle'
}

function middle(a: Hand, b: Hand) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** A state machine of several pointers at once, each with what it does; pure but for its own memory. */
export function makeHands(ground: Ground): Hands {
  const hands = new Map<number, Hand>()
  /** The last tap, for the double one. */
  let tapped: { x: number; y: number; at: number; id?: ItemId } | undefined
  /** The line tool's first tap. */
  let armed: ItemId | undefined

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
    if (id !== undefined) return press(hand, id)
    return bare(hand, tool)
  }

  const press = (hand: Hand, id: ItemId): Deed[] => {
    const mate = others(hand).find((h) => (h.does === 'hold' || h.does === 'press') && h.id === id)
    if (!mate) {
      hand.does = 'press'
      return []
    }
    // A second finger turns what the first one holds; a mouse has no business there.
    const third = others(hand).filter((h) => h.does === 'hold' && h.id === id).length > 1
    if (hand.kind !== 'touch' || mate.kind !== 'touch' || third) return []
    const out: Deed[] = []
    if (mate.does === 'press')
      out.push({ do: 'lift', pointer: mate.pointer, id, x: mate.x, y: mate.y })
    mate.does = 'hold'
    hand.does = 'hold'
    return [...out, { do: 'grip', pointer: mate.pointer, id, ...middle(mate, hand) }]
  }

  const bare = (hand: Hand, tool: Tool): Deed[] => {
    hand.does = 'bare'
    if (hand.kind !== 'touch') return []
    const mate = others(hand).find(
      (h) => h.kind === 'touch' && (h.does === 'bare' || h.does === 'pan'),
    )
    if (mate) {
      const near = Math.hypot(mate.x - hand.x, mate.y - hand.y) <= PINCH_NEAR
      if (near && hand.since - mate.since <= PINCH_WITHIN) {
        mate.does = 'pinch'
        hand.does = 'pinch'
      } else if (tool !== 'select') hand.does = 'idle'
    } else if (others(hand).some((h) => h.does === 'pinch')) hand.does = 'idle'
    return []
  }

  const move = (t: Touch): Deed[] => {
    const hand = hands.get(t.pointer)
    if (!hand) return []
    const dx = t.x - hand.x
    const dy = t.y - hand.y
    if ((t.wide ?? 0) > PALM && hand.does !== 'idle') return end(hand, true)
    const started = Math.hypot(t.x - hand.x0, t.y - hand.y0) >= SLOP
    const tool = ground.tool()
    switch (hand.does) {
      case 'press': {
        hand.x = t.x
        hand.y = t.y
        if (!started) return []
        hand.does = 'hold'
        const id = hand.id!
        return [
          { do: 'lift', pointer: hand.pointer, id, x: hand.x0, y: hand.y0 },
          { do: 'move', pointer: hand.pointer, id, x: t.x, y: t.y },
        ]
      }
      case 'hold': {
        const mate = partner(hand)
        if (!mate) {
          hand.x = t.x
          hand.y = t.y
          return [{ do: 'move', pointer: hand.pointer, id: hand.id!, x: t.x, y: t.y }]
        }
        const before = Math.atan2(hand.y - mate.y, hand.x - mate.x)
        hand.x = t.x
        hand.y = t.y
        const after = Math.atan2(hand.y - mate.y, hand.x - mate.x)
        const by = Math.atan2(Math.sin(after - before), Math.cos(after - before))
        return [{ do: 'twist', pointer: hand.pointer, id: hand.id!, ...middle(hand, mate), by }]
      }
      case 'bare':
        if (!started) return []
        hand.x = t.x
        hand.y = t.y
        if (hand.kind === 'touch' && tool !== 'select') {
          hand.does = 'pan'
          return [{ do: 'pan', dx: t.x - hand.x0, dy: t.y - hand.y0 }]
        }
        hand.does = 'frame'
        return [frame(hand, false)]
      case 'pan':
        hand.x = t.x
        hand.y = t.y
        return [{ do: 'pan', dx, dy }]
      case 'pinch': {
        const mate = partner(hand)
        if (!mate) return []
        const was = Math.hypot(hand.x - mate.x, hand.y - mate.y)
        const from = middle(hand, mate)
        hand.x = t.x
        hand.y = t.y
        const is = Math.hypot(hand.x - mate.x, hand.y - mate.y)
        const to = middle(hand, mate)
        const factor = was > 1 && is > 1 ? is / was : 1
        return [{ do: 'pinch', ...to, factor, dx: to.x - from.x, dy: to.y - from.y }]
      }
      case 'frame':
        hand.x = t.x
        hand.y = t.y
        return [frame(hand, false)]
      case 'oval':
        hand.x = t.x
        hand.y = t.y
        return started
          ? [{ do: 'oval', x0: hand.x0, y0: hand.y0, x: t.x, y: t.y, done: false }]
          : []
      case 'line':
        hand.x = t.x
        hand.y = t.y
        return started ? [{ do: 'line', from: hand.id!, x: t.x, y: t.y, done: false }] : []
      case 'idle':
        hand.x = t.x
        hand.y = t.y
        return []
    }
  }

  const frame = (hand: Hand, done: boolean): Deed => ({
    do: 'frame',
    x0: hand.x0,
    y0: hand.y0,
    x: hand.x,
    y: hand.y,
    done,
    add: hand.shift,
  })

  const up = (t: Touch): Deed[] => {
    const hand = hands.get(t.pointer)
    if (!hand) return []
    hand.x = t.x
    hand.y = t.y
    switch (hand.does) {
      case 'press':
      case 'bare':
        hands.delete(hand.pointer)
        return tap(hand, t.at)
      case 'oval':
        hands.delete(hand.pointer)
        return [{ do: 'oval', x0: hand.x0, y0: hand.y0, x: hand.x, y: hand.y, done: true }]
      case 'line':
        hands.delete(hand.pointer)
        return line(hand)
      default:
        return end(hand, false)
    }
  }

  const line = (hand: Hand): Deed[] => {
    const to = ground.hit(hand.x, hand.y, hand.kind)
    const tapping = Math.hypot(hand.x - hand.x0, hand.y - hand.y0) < SLOP * 2
    if (tapping && armed === undefined) {
      armed = hand.id
      return [{ do: 'line', from: hand.id!, x: hand.x, y: hand.y, done: false }]
    }
    const from = tapping ? armed! : hand.id!
    armed = undefined
    const { x, y } = hand
    return to === undefined || to === from
      ? [{ do: 'undraw' }]
      : [{ do: 'line', from, to, x, y, done: true }]
  }

  const tap = (hand: Hand, at: number): Deed[] => {
    const { x, y, id, shift } = hand
    const on = id === undefined ? {} : { id }
    const out: Deed[] = []
    if (armed !== undefined) {
      armed = undefined
      out.push({ do: 'undraw' })
    }
    if (
      tapped &&
      tapped.id === id &&
      at - tapped.at <= DOUBLE_WITHIN &&
      Math.hypot(tapped.x - x, tapped.y - y) <= DOUBLE_NEAR
    ) {
      tapped = undefined
      return [...out, { do: 'double', ...on, x, y }]
    }
    tapped = { x, y, at, ...on }
    return [...out, { do: 'tap', ...on, x, y, shift }]
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
          return move(t)
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
      if (armed !== undefined) out.push({ do: 'undraw' })
      armed = undefined
      return out
    },
    has: (pointer) => hands.has(pointer),
    state: () =>
      [...hands.values()].map((h) => `${h.pointer}:${h.does}${h.id ? `(${h.id})` : ''}`).join(' '),
  }
}
