import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Side } from '../../rules/plain/sides.ts'
import { bare, mark, press, together } from './begin.ts'
import type { Deed, Tool, Touch } from './deed.ts'
import { end } from './end.ts'
import { move } from './move.ts'
import { makePenWatch, type PenWatch, rests } from './penwatch.ts'
import { dabOf, LONG_PRESS, marquee, meet, type Pointer, SLOP } from './pointer.ts'
import { makeTaps } from './taps.ts'

/** What hands can reach: what the machine asks of the board. */
export interface Reach {
  /** The topmost thing at a point: an item, one that is held already counted in. */
  hit(x: number, y: number, kind: Touch['kind']): ItemId | undefined
  /** What somebody elsewhere holds there, above all that lies on the table. */
  held(x: number, y: number): ItemId | undefined
  tool(): Tool
  /** How people share this screen, where it lies among them. */
  shared?(): Among | undefined
  /**
   * Whether it is so small that things cover nearly all of it: then two fingers mean the table, whatever lies there.
   */
  small(): boolean
}

/** How people sit round a screen that lies among them. */
export interface Sharers {
  /** Where everybody has their place, none twice. */
  readonly sides: readonly Side[]
  /** How many px a millimetre of the screen has. */
  readonly mm: number
  /** What each has in hand; the hand itself, where nothing is said. */
  readonly tools: Readonly<Record<SeatId, Tool>>
  /** Somebody has said that the next touch is theirs. */
  readonly claimed?: SeatId | undefined
}

/** A screen that lies among several people: every touch is somebody's, and the table stays where it is. */
export interface Among {
  /** From so many px on a press is a drag; and two taps so near are a double one. */
  readonly slop: number
  readonly near: number
  /** The heel of a hand is no farther from its pen, px. */
  readonly heel: number
  /** What lies so long where it was put is no finger, ms. */
  readonly cup: number
  /** Whoever has said that the next touch is theirs, whatever was tapped before. */
  readonly claimed?: SeatId | undefined
  /** Whose touch this is that goes down. */
  seatOf(touch: Touch): SeatId | undefined
  /** What this seat has in hand; the hand itself, where it has no place here. */
  tool(seat: SeatId | undefined): Tool
  /** Whether a contact is too large for a finger, or has become so. */
  isPalm(one: Pointer, touch: Touch): boolean
  /** Those contacts that came down with this one as parts of one palm or sleeve, or none. */
  laidWith(one: Pointer, others: readonly Pointer[]): readonly Pointer[]
  /**
   * Has it take the frame round the table, where it goes down there: two that do so together move the table and zoom,
   * wherever they go from there. False where it goes down on the table itself.
   */
  takeFrame(one: Pointer, others: readonly Pointer[]): boolean
}

/** Whether a finger that goes over the paper draws a frame. */
const frames = ({ tool, company }: Pointer): boolean => tool === 'select' && company !== 'paper'

/** A contact wider than this is a palm, px: on a screen of which one does not know how large it is. */
const PALM = 60

/** Somebody's, where several share a screen. */
interface Whose {
  readonly seat?: SeatId | undefined
}

export interface Pointers {
  feed(touch: Touch): readonly Deed[]
  /** To be called at `due()`: a long press needs no event. */
  tick(now: number): readonly Deed[]
  due(): number | undefined
  /** A pointer that comes from elsewhere and holds something already: a pull from the supply. */
  take(held: Pick<Touch, 'pointer' | 'kind' | 'x' | 'y' | 'at'>, id: ItemId, seat?: SeatId): void
  /** Everything goes back to where it was. */
  release(): readonly Deed[]
  /** What was begun by a tap is given up where whoever began it has gone, or has something else in hand by now. */
  lapse(): readonly Deed[]
  /** Whether a pointer is down. */
  has(pointer: number): boolean
  /** Whether it does something: a palm that lies there, or a finger that rests on the paper, does not. */
  does(pointer: number): boolean
  /** Whose it is, where several share the screen. */
  seatOf(pointer: number): SeatId | undefined
  /** Whether it writes or rubs out: then every bit of its way counts. */
  marks(pointer: number): boolean
  /** Whether it has not moved farther than a tap does. */
  taps(pointer: number): boolean
  state(): string
}

/**
 * Somebody may hold what covers all the table: whoever presses there again within this time, ms, means what is below.
 */
const ONCE_MORE = 3000

/** What is kept by this key, or else made for it. */
function kept<K, V>(all: Map<K, V>, key: K, make: () => V): V {
  const known = all.get(key) ?? make()
  all.set(key, known)
  return known
}

/** A state machine of several pointers at once, each with what it does; pure but for its own memory. */
export function makePointers(reach: Reach): Pointers {
  const pointers = new Map<number, Pointer>()
  /** Two people who tap at once do not break one another's double taps, and a pen of one is not the others'. */
  const tapsOf = new Map<SeatId | undefined, ReturnType<typeof makeTaps>>()
  const tapsBy = ({ seat }: Whose) => kept(tapsOf, seat, makeTaps)
  const pens = new Map<SeatId | undefined, PenWatch>()
  const toolOf = (seat: SeatId | undefined) => reach.shared?.()?.tool(seat) ?? reach.tool()
  const penOf = ({ seat }: Whose) => kept(pens, seat, () => makePenWatch(() => toolOf(seat)))
  /** What was said last to be in another's hand. */
  let told: { readonly id: ItemId; readonly at: number } | undefined

  /** Who has just tapped there: the second tap of a double one is theirs as well, wherever it is. */
  const again = (touch: Touch, near: number): SeatId | undefined =>
    [...tapsOf].find(([, taps]) => taps.awaits(touch, near))?.[0]

  const isPalm = (one: Pointer, t: Touch) =>
    reach.shared?.()?.isPalm(one, t) ?? (t.wide ?? 0) > PALM
  const others = (one: Pointer) => [...pointers.values()].filter((other) => other !== one)
  /** Those that belong to the same person: nobody else's hands make a pinch with one's own. */
  const own = (one: Pointer) => others(one).filter((other) => other.seat === one.seat)
  /** The other hand on the same item, or in the same pinch. */
  const partner = (one: Pointer) =>
    one.does === 'pinch'
      ? others(one).find((other) => other.does === 'pinch')
      : others(one).find((other) => other.does === 'hold' && other.id === one.id)

  /** What that hand did is done by whose it is. */
  const by = ({ seat }: Whose, deeds: Deed[]): Deed[] =>
    seat === undefined ? deeds : deeds.map((deed) => ({ seat, ...deed }))

  const down = (t: Touch): Deed[] => {
    const stale = pointers.get(t.pointer)
    // Its end was never told of.
    if (stale) return [...gone(stale), ...down(t)]
    const id = reach.hit(t.x, t.y, t.kind)
    const shared = reach.shared?.()
    const seat = shared && (shared.claimed ?? again(t, shared.near) ?? shared.seatOf(t))
    const tool = penOf({ seat }).toolOf(t, toolOf(seat))
    const one: Pointer = {
      pointer: t.pointer,
      kind: t.kind,
      x0: t.x,
      y0: t.y,
      since: t.at,
      shift: t.shift === true,
      tool,
      ...(seat === undefined ? {} : { seat }),
      wide: t.wide ?? 0,
      ...(id === undefined ? {} : { id }),
      x: t.x,
      y: t.y,
      does: 'idle',
    }
    pointers.set(t.pointer, one)
    for (const other of own(one)) meet(one, other)
    if (isPalm(one, t) || t.button === 2 || rests(one, others(one), shared?.heel)) return []
    if (shared && one.kind === 'touch') {
      const laid = shared.laidWith(one, own(one))
      if (laid.length > 0) return laid.flatMap(cancel)
      if (shared.takeFrame(one, others(one))) return []
    }
    if (t.button === 1 || t.space) {
      one.does = 'pan'
      return []
    }
    const pinched = reach.small() && !shared ? together(one, others(one)) : undefined
    if (pinched) return pinched
    if (tool === 'marker') return mark(one, own(one), 'ink', t, !shared)
    if (tool === 'eraser') return mark(one, own(one), 'rub', t, !shared)
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
    if (id !== undefined) return press(one, others(one), id)
    if (!shared || one.kind !== 'touch') return bare(one, own(one))
    // A table that lies among people stays where it is: a finger on it taps, or draws a frame where that was chosen.
    one.does = tool === 'select' || own(one).every(({ does }) => does !== 'bare') ? 'bare' : 'idle'
    return []
  }

  const moved = (one: Pointer, t: Touch): Deed[] => {
    const shared = reach.shared?.()
    if (isPalm(one, t) && one.does !== 'idle') return cancel(one)
    const slop = shared?.slop ?? SLOP
    one.strays ||= Math.hypot(t.x - one.x0, t.y - one.y0) >= slop
    if (shared && one.kind === 'touch' && one.does === 'bare' && one.strays && !frames(one)) {
      one.does = 'idle'
      return []
    }
    return move(one, partner(one), t, slop)
  }

  const up = (one: Pointer, t: Touch): Deed[] => {
    pointers.delete(one.pointer)
    one.x = t.x
    one.y = t.y
    const { pointer, x0, y0, x, y } = one
    const shared = reach.shared?.()
    switch (one.does) {
      case 'press':
      case 'bare':
        return rested(one, t) ? [] : tapsBy(one).tap(one, t.at, shared?.near)
      case 'oval':
        return [{ do: 'oval', x0, y0, x, y, done: true }]
      case 'line':
        return tapsBy(one).line(one, reach.hit(x, y, one.kind), shared && 2 * shared.slop)
      case 'ink':
        if (penOf(one).touched(one, t.at))
          return [{ do: 'unink', pointer }, ...tapsBy(one).tap(one, t.at, shared?.near)]
        penOf(one).wrote(one, t.at)
        return [{ do: 'ink', pointer, to: 'end', dabs: [dabOf(t)] }]
      case 'rub':
        return [{ do: 'rub', pointer, to: 'end', dabs: [dabOf(t)] }]
      default:
        return end(one, partner(one), false)
    }
  }

  const cancel = (one: Pointer): Deed[] => by(one, end(one, partner(one), true))

  const gone = (one: Pointer): Deed[] => {
    pointers.delete(one.pointer)
    return cancel(one)
  }

  const does = { move: moved, up, cancel: gone }

  /** Whether a long press is still to come of it. Of several hands none that rests on the paper means a frame. */
  const waits = (one: Pointer): boolean =>
    one.kind !== 'mouse' &&
    (one.does === 'press' || (one.does === 'bare' && one.company === undefined))

  /** When something comes of it though it does not move: a long press, or that it is no finger. */
  const until = (one: Pointer): number => {
    if (waits(one)) return one.since + LONG_PRESS
    const rests = one.kind === 'touch' && one.does !== 'idle' && !one.strays
    return one.since + ((rests && reach.shared?.()?.cup) || Number.POSITIVE_INFINITY)
  }

  /** Whether it only lay on the paper, beside others. */
  const rested = (one: Pointer, t: Touch): boolean =>
    one.does === 'bare' && one.company !== undefined && t.at - one.since >= LONG_PRESS

  return {
    feed(t) {
      if (t.type !== 'down') {
        const one = pointers.get(t.pointer)
        return one ? by(one, does[t.type](one, t)) : []
      }
      const deeds = down(t)
      const one = pointers.get(t.pointer)
      return one ? by(one, deeds) : deeds
    },
    due() {
      const first = Math.min(...[...pointers.values()].map(until))
      return first === Number.POSITIVE_INFINITY ? undefined : first
    },
    tick(now) {
      const out: Deed[] = []
      for (const one of pointers.values()) {
        if (now < until(one)) continue
        if (!waits(one)) out.push(...cancel(one))
        else if (one.does === 'press') {
          one.does = 'idle'
          out.push(...by(one, [{ do: 'menu', id: one.id!, x: one.x, y: one.y }]))
        } else {
          one.does = 'frame'
          out.push(...by(one, [marquee(one, false)]))
        }
      }
      return out
    },
    take({ pointer, kind, x, y, at }, id, seat) {
      pointers.set(pointer, {
        pointer,
        kind,
        id,
        ...(seat === undefined ? {} : { seat }),
        wide: 0,
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
      for (const [seat, taps] of tapsOf) out.push(...by({ seat }, taps.disarm()))
      return out
    },
    lapse: () =>
      [...tapsOf].flatMap(([seat, taps]) =>
        toolOf(seat) === 'line' && (seat === undefined) === !reach.shared?.()
          ? []
          : by({ seat }, taps.disarm()),
      ),
    has: (pointer) => pointers.has(pointer),
    does: (pointer) => (pointers.get(pointer)?.does ?? 'idle') !== 'idle',
    seatOf: (pointer) => pointers.get(pointer)?.seat,
    marks: (pointer) => ['ink', 'rub'].includes(pointers.get(pointer)?.does ?? ''),
    taps: (pointer) => pointers.get(pointer)?.strays !== true,
    state: () =>
      [...pointers.values()]
        .map((one) => `${one.pointer}:${one.does}${one.id ? `(${one.id})` : ''}`)
        .join(' '),
  }
}
