import type { ItemId } from '../../rules/plain/item.ts'
import { bare, mark, press, together } from './begin.ts'
import type { Deed, Tool, Touch } from './deed.ts'
import { end } from './end.ts'
import { move } from './move.ts'
import { makePenWatch, rests } from './penwatch.ts'
import { dabOf, LONG_PRESS, marquee, meet, type Pointer, SLOP } from './pointer.ts'
import { makeTaps } from './taps.ts'

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
  const pointers = new Map<number, Pointer>()
  const taps = makeTaps()
  const pen = makePenWatch(reach.tool)
  /** What was said last to be in another's hand. */
  let told: { readonly id: ItemId; readonly at: number } | undefined

  const others = (one: Pointer) => [...pointers.values()].filter((other) => other !== one)
  /** The other hand on the same item, or in the same pinch. */
  const partner = (one: Pointer) =>
    one.does === 'pinch'
      ? others(one).find((other) => other.does === 'pinch')
      : others(one).find((other) => other.does === 'hold' && other.id === one.id)

  const down = (t: Touch): Deed[] => {
    if (pointers.has(t.pointer)) return []
    const tool = pen.toolOf(t)
    const id = reach.hit(t.x, t.y, t.kind)
    const one: Pointer = {
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
    pointers.set(t.pointer, one)
    for (const other of others(one)) meet(one, other)
    if ((t.wide ?? 0) > PALM || t.button === 2 || rests(one, others(one))) return []
    if (t.button === 1 || t.space) {
      one.does = 'pan'
      return []
    }
    const pinched = reach.small() ? together(one, others(one)) : undefined
    if (pinched) return pinched
    if (tool === 'marker') return mark(one, others(one), 'ink', t)
    if (tool === 'eraser') return mark(one, others(one), 'rub', t)
    // What lies below it, or a frame on the paper, was not meant; unless one presses there once more.
    const held = reach.held(t.x, t.y)
    if (held !== undefined && !(held === told?.id && t.at - told.at < ONCE_MORE)) {
      told = { id: held, at: t.at }
      return [{ do: 'held', id: held }]
    }
    if (tool === 'oval') {
      one.does = 'oval'
      return []
    }
    if (tool === 'line' && id !== undefined) {
      one.does = 'line'
      return []
    }
    return id === undefined ? bare(one, others(one)) : press(one, others(one), id)
  }

  const moved = (one: Pointer, t: Touch): Deed[] => {
    if ((t.wide ?? 0) > PALM && one.does !== 'idle') return cancel(one)
    one.strays ||= Math.hypot(t.x - one.x0, t.y - one.y0) >= SLOP
    return move(one, partner(one), t)
  }

  const up = (one: Pointer, t: Touch): Deed[] => {
    pointers.delete(one.pointer)
    one.x = t.x
    one.y = t.y
    const { pointer, x0, y0, x, y } = one
    switch (one.does) {
      case 'press':
      case 'bare':
        return rested(one, t) ? [] : taps.tap(one, t.at)
      case 'oval':
        return [{ do: 'oval', x0, y0, x, y, done: true }]
      case 'line':
        return taps.line(one, reach.hit(x, y, one.kind))
      case 'ink':
        if (pen.touched(one, t.at)) return [{ do: 'unink', pointer }, ...taps.tap(one, t.at)]
        pen.wrote(one, t.at)
        return [{ do: 'ink', pointer, to: 'end', dabs: [dabOf(t)] }]
      case 'rub':
        return [{ do: 'rub', pointer, to: 'end', dabs: [dabOf(t)] }]
      default:
        return end(one, partner(one), false)
    }
  }

  const cancel = (one: Pointer): Deed[] => end(one, partner(one), true)

  const gone = (one: Pointer): Deed[] => {
    pointers.delete(one.pointer)
    return cancel(one)
  }

  const does = { move: moved, up, cancel: gone }

  /** Whether a long press is still to come of it. Of several hands none that rests on the paper means a frame. */
  const waits = (one: Pointer): boolean =>
    one.kind !== 'mouse' &&
    (one.does === 'press' || (one.does === 'bare' && one.company === undefined))

  /** Whether it only lay on the paper, beside others. */
  const rested = (one: Pointer, t: Touch): boolean =>
    one.does === 'bare' && one.company !== undefined && t.at - one.since >= LONG_PRESS

  return {
    feed(t) {
      if (t.type === 'down') return down(t)
      const one = pointers.get(t.pointer)
      return one ? does[t.type](one, t) : []
    },
    due() {
      let first: number | undefined
      for (const one of pointers.values())
        if (waits(one)) first = Math.min(first ?? Number.POSITIVE_INFINITY, one.since + LONG_PRESS)
      return first
    },
    tick(now) {
      const out: Deed[] = []
      for (const one of pointers.values()) {
        if (!waits(one) || now < one.since + LONG_PRESS) continue
        if (one.does === 'press') {
          one.does = 'idle'
          out.push({ do: 'menu', id: one.id!, x: one.x, y: one.y })
        } else if (one.does === 'bare') {
          one.does = 'frame'
          out.push(marquee(one, false))
        }
      }
      return out
    },
    take(pointer, kind, id, x, y, at) {
      pointers.set(pointer, {
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
      for (const one of [...pointers.values()]) out.push(...cancel(one))
      return [...out, ...taps.disarm()]
    },
    has: (pointer) => pointers.has(pointer),
    marks: (pointer) => ['ink', 'rub'].includes(pointers.get(pointer)?.does ?? ''),
    taps: (pointer) => pointers.get(pointer)?.strays !== true,
    state: () =>
      [...pointers.values()]
        .map((one) => `${one.pointer}:${one.does}${one.id ? `(${one.id})` : ''}`)
        .join(' '),
  }
}
