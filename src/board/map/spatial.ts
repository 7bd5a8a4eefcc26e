import RBush from 'rbush'
import { leanOf, sizeOf } from '../../paint/letters/boxes.ts'
import { inkPathOf } from '../../paint/pen/inkpath.ts'
import { boxRound, grown, type Rect } from '../../paint/pen/rect.ts'
import { rimOf } from '../../paint/things/painters.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { carrierOf, depthOf, outOf, type WorldPlace, worldPlace } from '../../rules/plain/place.ts'

/** An item as it lies: its place on the paper, the box its picture fills, and what it lies on. */
export interface Entry extends Rect {
  readonly id: ItemId
  readonly item: Item
  readonly piece: Piece
  readonly world: WorldPlace
  readonly w: number
  readonly h: number
  readonly on: ItemId | undefined
  /** How much of what lies below it hides (mm²), where that is not its whole box. */
  readonly hides?: number
  /** What it lies on; of what lies higher than `LEVELS`, what all of that lies on. */
  readonly under: Entry | undefined
  /** How many lie between it and the paper. */
  readonly level: number
}

/** A line from one item to another. */
export interface LineEntry extends Rect {
  readonly id: ItemId
  readonly to: ItemId
}

/** Everything on the table, found by where it is. Follows the table item by item, never all at once. */
export interface Spatial {
  readonly entries: ReadonlyMap<ItemId, Entry>
  /** Takes in how these items are now; tells every rectangle that looks otherwise. */
  update(items: ReadonlyMap<ItemId, Item>, touched: Iterable<ItemId>): (Entry | LineEntry)[]
  /** Takes in the lines of the board; tells every rectangle that looks otherwise. */
  setLines(marks: readonly Mark[]): Rect[]
  /** What can be seen in a rectangle, lowest first. */
  seen(rect: Rect): Entry[]
  /** How much that is. */
  count(rect: Rect): number
  linesIn(rect: Rect): LineEntry[]
  linesOf(ids: ReadonlySet<ItemId>): LineEntry[]
  /** What is stuck on an item, directly. */
  stuckOn(id: ItemId): readonly ItemId[]
  /** The item and all that is stuck on it, carriers first. */
  withStuck(id: ItemId): ItemId[]
  /** The rectangle round everything, or undefined on an empty table. */
  bounds(only?: (entry: Entry) => boolean): Rect | undefined
}

/** Whether it is what a marker wrote. */
export const isInk = ({ piece }: Pick<Entry, 'piece'>): boolean => piece.painter === 'ink'

/** Whether it is ink that lies on the paper by itself; other ink is of what it was written on. */
export const isFreeInk = (entry: Pick<Entry, 'piece' | 'on'>): boolean =>
  isInk(entry) && entry.on === undefined

/** How many are put into the tree at once rather than one by one. */
const MANY = 200

/**
 * Levels of a pile that are told apart by what each lies on; above them, where only a damaged table
 * goes, by their number.
 */
const LEVELS = 16

const toPaper = ({ level }: Entry): number => Math.min(level, LEVELS + 1)
/** Ovals are ink on the paper, where they lie on nothing else: all lies above them; and above mats all but these. */
const lowness = ({ piece, under }: Entry): number =>
  piece.painter === 'oval' && !under ? 2 : piece.mat ? 1 : 0

/** Orders entries from the lowest to the highest. */
export function byPile(a: Entry, b: Entry): number {
  if (a.under !== b.under) {
    const higher = toPaper(a) - toPaper(b)
    if (higher > 0) return byPile(a.under!, b) || 1
    if (higher < 0) return byPile(a, b.under!) || -1
    // One may be from before its pile was taken in anew: what it lies on is still that.
    const below = byPile(a.under!, b.under!)
    if (below !== 0) return below
  }
  return (
    lowness(b) - lowness(a) ||
    a.level - b.level ||
    a.world.z - b.world.z ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  )
}

/** The box of an item lying at a place, in mm, without shadow or glow. */
export function boxOf(world: WorldPlace, w: number, h: number): Rect {
  const c = Math.abs(Math.cos(world.turn))
  const s = Math.abs(Math.sin(world.turn))
  const x = (w * c + h * s) / 2
  const y = (w * s + h * c) / 2
  return { minX: world.x - x, minY: world.y - y, maxX: world.x + x, maxY: world.y + y }
}

/** These, each after what carries it, so that piles are built from the bottom; else in their order. */
function carriersFirst(items: ReadonlyMap<ItemId, Item>, ids: ReadonlySet<ItemId>): ItemId[] {
  const depths = new Uint32Array(ids.size)
  let [at, most] = [0, 0]
  for (const id of ids) {
    const depth = depthOf(items, id)
    depths[at++] = depth
    if (depth > most) most = depth
  }
  if (most === 0) return [...ids]
  // Where those of each depth begin: a pile may have as many as there are things, and no list is made for each.
  const from = new Uint32Array(most + 2)
  for (const depth of depths) from[depth + 1]! += 1
  for (let depth = 0; depth < most; depth++) from[depth + 1]! += from[depth]!
  const order = new Array<ItemId>(ids.size)
  at = 0
  for (const id of ids) order[from[depths[at++]!]!++] = id
  return order
}

/** The lines of the board, drawn between these entries as they lie. */
function makeLines(entries: ReadonlyMap<ItemId, Entry>) {
  const lineTree = new RBush<LineEntry>()
  const lines = new Map<ItemId, LineEntry>()
  const linesTo = new Map<ItemId, Set<ItemId>>()
  const wanted = new Map<ItemId, ItemId>()

  const lineOf = (id: ItemId, to: ItemId): LineEntry | undefined => {
    const a = entries.get(id)
    const b = entries.get(to)
    if (!a || !b) return undefined
    const bow = 10 + Math.hypot(a.world.x - b.world.x, a.world.y - b.world.y) * 0.08
    return {
      id,
      to,
      minX: Math.min(a.world.x, b.world.x) - bow,
      minY: Math.min(a.world.y, b.world.y) - bow,
      maxX: Math.max(a.world.x, b.world.x) + bow,
      maxY: Math.max(a.world.y, b.world.y) + bow,
    }
  }

  /** Draws the lines of these items anew; tells every rectangle that looks otherwise. */
  const redraw = (ids: Iterable<ItemId>): LineEntry[] => {
    const out: LineEntry[] = []
    const fresh: LineEntry[] = []
    for (const id of ids) redrawOne(id, out, fresh)
    if (fresh.length > MANY) lineTree.load(fresh)
    else for (const line of fresh) lineTree.insert(line)
    return out
  }
  const redrawOne = (id: ItemId, out: LineEntry[], fresh: LineEntry[]) => {
    const old = lines.get(id)
    if (old) {
      lineTree.remove(old)
      lines.delete(id)
      linesTo.get(old.to)?.delete(id)
      out.push(old)
    }
    const to = wanted.get(id)
    const line = to === undefined ? undefined : lineOf(id, to)
    if (line) {
      fresh.push(line)
      lines.set(id, line)
      const into = linesTo.get(line.to) ?? new Set()
      linesTo.set(line.to, into.add(id))
      out.push(line)
    }
  }

  return {
    /**
     * Draws anew what hangs on these; `moved` are all that lie elsewhere. Tells every rectangle that looks
     * otherwise.
     */
    follow(order: readonly ItemId[], moved: ReadonlySet<ItemId>): LineEntry[] {
      const lined = new Set<ItemId>()
      for (const id of order) {
        if (wanted.has(id)) lined.add(id)
        for (const from of linesTo.get(id) ?? []) lined.add(from)
      }
      for (const [from, to] of wanted) if (!lines.has(from) && moved.has(to)) lined.add(from)
      return redraw(lined)
    },
    set(marks: readonly Mark[]): LineEntry[] {
      const next = new Map<ItemId, ItemId>()
      for (const mark of marks) if (mark.as === 'line') next.set(mark.on, mark.to)
      const ids = new Set([...wanted.keys(), ...next.keys()])
      const other: ItemId[] = []
      for (const id of ids) {
        if (wanted.get(id) === next.get(id) && (lines.has(id) || !next.has(id))) continue
        const to = next.get(id)
        if (to === undefined) wanted.delete(id)
        else wanted.set(id, to)
        other.push(id)
      }
      return redraw(other)
    },
    within: (rect: Rect) => lineTree.search(rect),
    of(ids: ReadonlySet<ItemId>): LineEntry[] {
      const out = new Map<ItemId, LineEntry>()
      for (const id of ids) {
        const own = lines.get(id)
        if (own) out.set(id, own)
        for (const from of linesTo.get(id) ?? []) {
          const line = lines.get(from)
          if (line) out.set(from, line)
        }
      }
      return [...out.values()]
    },
  }
}

export function makeSpatial(pieces: Readonly<Record<string, Piece>>): Spatial {
  const tree = new RBush<Entry>()
  const entries = new Map<ItemId, Entry>()
  const stuck = new Map<ItemId, Set<ItemId>>()
  const lines = makeLines(entries)

  const makeEntry = (items: ReadonlyMap<ItemId, Item>, id: ItemId): Entry | undefined => {
    const item = items.get(id)
    const piece = item && pieces[item.kind]
    if (!item || !piece || item.bin) return undefined
    const on = carrierOf(items, id)
    const carrier = on === undefined ? undefined : entries.get(on)
    const world = carrier ? outOf(carrier.world, item.place) : worldPlace(items, id)
    if (!world) return undefined
    const { w, h } = sizeOf(piece, item)
    const box = boxOf({ ...world, turn: world.turn + leanOf(piece, item) }, w, h)
    const rim = rimOf(piece)
    return {
      id,
      item,
      piece,
      world,
      w,
      h,
      on: carrier ? on : undefined,
      hides: piece.painter === 'ink' ? inkPathOf(item).area : undefined,
      under: carrier && carrier.level > LEVELS ? carrier.under : carrier,
      level: carrier ? carrier.level + 1 : 0,
      ...grown(box, rim),
    }
  }

  const remove = (old: Entry) => {
    tree.remove(old)
    entries.delete(old.id)
    if (old.on !== undefined) stuck.get(old.on)?.delete(old.id)
  }

  const withStuck = (id: ItemId): ItemId[] => {
    // A Set's walk also meets what is added on the way.
    const out = new Set([id])
    for (const each of out) for (const child of stuck.get(each) ?? []) out.add(child)
    return [...out]
  }

  return {
    entries,
    withStuck,
    stuckOn: (id) => [...(stuck.get(id) ?? [])],
    update(items, touched) {
      const changed: (Entry | LineEntry)[] = []
      const todo = new Set(touched)
      // A Set's walk also meets what is added on the way.
      for (const each of todo) for (const child of stuck.get(each) ?? []) todo.add(child)
      // An item that has just got a carrier back (out of the bin) is touched itself: nothing else need be looked for.
      const order = carriersFirst(items, todo)
      const fresh: Entry[] = []
      for (const id of order) {
        const old = entries.get(id)
        if (old) {
          changed.push(old)
          remove(old)
        }
        const entry = makeEntry(items, id)
        if (!entry) continue
        entries.set(id, entry)
        fresh.push(entry)
        changed.push(entry)
        if (entry.on !== undefined) {
          const set = stuck.get(entry.on)
          if (set) set.add(id)
          else stuck.set(entry.on, new Set<ItemId>().add(id))
        }
      }
      if (fresh.length > MANY) tree.load(fresh)
      else for (const entry of fresh) tree.insert(entry)
      for (const rect of lines.follow(order, todo)) changed.push(rect)
      return changed
    },
    setLines: lines.set,
    seen: (rect) => tree.search(rect).sort(byPile),
    count: (rect) => tree.search(rect).length,
    linesIn: lines.within,
    linesOf: lines.of,
    bounds(only) {
      const boxes: Rect[] = []
      for (const entry of entries.values())
        if (!only || only(entry)) boxes.push(boxOf(entry.world, entry.w, entry.h))
      return boxRound(boxes)
    },
  }
}
