import { meets, type Rect } from '../../paint/pen/rect.ts'
import type { Change } from '../../rules/board/change.ts'
import { newItem } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { into, topZ, type World } from '../../rules/plain/place.ts'
import { treeOf } from '../../rules/told/outline.ts'
import { byPile, type Entry } from '../map/spatial.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import type { Hold } from './hold.ts'

export type Deal = ReturnType<typeof makeDeal>

/** So far what is laid beside something lies from it, mm. */
const ROOM = 8
/** How far a copy lies from what it was copied from, mm. */
const ASIDE = 14
/** A turn by key or button: 15 degrees. */
const TURN = Math.PI / 12
/** A step of an arrow key, and one far, mm. */
const STEP = 5
const LEAP = 25
const ARROWS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** What can be done to items without a hand: turned, moved by steps, copied, raised, binned, tidied. Each is one undo. */
export function makeDeal(view: View, props: () => BoardProps, hold: Hold) {
  const apply = (changes: readonly Change[], join?: string) => {
    if (changes.length === 0) return
    const { table, seat } = props()
    table.apply(changes, { seat: seat ?? '', ...(join === undefined ? {} : { join }) })
  }

  /** Whether some of it is in somebody else's hand: then it stays there, and they are told of. */
  const taken = (ids: readonly ItemId[]): boolean => {
    const held = ids.find(view.lifts.theirs)
    if (held !== undefined) props().onHeld(held)
    return held !== undefined
  }

  const here = (ids: readonly ItemId[]): Entry[] =>
    ids.flatMap((id) => view.spatial.entries.get(id) ?? []).sort(byPile)

  /** Those that are not carried along by another of them. */
  const leads = (ids: readonly ItemId[]): Entry[] => {
    const set = new Set(ids)
    const { entries } = view.spatial
    const along = (entry: Entry): boolean => {
      const carrier = entry.on === undefined ? undefined : entries.get(entry.on)
      return carrier !== undefined && (set.has(carrier.id) || along(carrier))
    }
    return here(ids).filter((entry) => !along(entry))
  }

  /** A place on the paper in the item's own terms. */
  const local = (entry: Entry, world: World) => {
    const { place } = entry.item
    const carrier = entry.on === undefined ? undefined : view.spatial.entries.get(entry.on)
    if (!carrier) return { x: world.x, y: world.y, turn: world.turn, z: place.z }
    const p = into(carrier.world, world)
    return { x: p.x, y: p.y, turn: p.turn, z: place.z, on: carrier.id }
  }

  return {
    /** Moves by a step, as this arrow key says; steps that follow one another are one undo. Tells whether they went. */
    nudge(ids: readonly ItemId[], arrow: string, far: boolean): boolean {
      if (taken(ids)) return false
      const [x, y] = ARROWS.get(arrow) ?? [0, 0]
      const step = far ? LEAP : STEP
      apply(
        leads(ids).map((entry) => ({
          do: 'place',
          id: entry.id,
          place: local(entry, {
            ...entry.world,
            x: entry.world.x + x * step,
            y: entry.world.y + y * step,
          }),
        })),
        `nudge/${[...ids].sort().join(',').slice(0, 200)}`,
      )
      return true
    },
    /** Turns each about its own middle, to the right or to the left. Tells whether they went. */
    turn(ids: readonly ItemId[], way: 1 | -1): boolean {
      if (taken(ids)) return false
      apply(
        leads(ids).map(({ id, item }) => ({
          do: 'place',
          id,
          place: { ...item.place, turn: item.place.turn + way * TURN },
        })),
        `turn/${[...ids].sort().join(',').slice(0, 200)}`,
      )
      return true
    },
    /** Tells whether they went. */
    raise(ids: readonly ItemId[]): boolean {
      if (taken(ids)) return false
      let z = topZ(props().table.state().items)
      apply(
        leads(ids).map(({ id, item }) => ({ do: 'place', id, place: { ...item.place, z: ++z } })),
      )
      return true
    },
    /** Tells whether they went. */
    bin(ids: readonly ItemId[]): boolean {
      if (taken(ids)) return false
      const gone = leads(ids).map(({ id }) => id)
      const brought = props().binning(gone)
      apply([...gone.map((id): Change => ({ do: 'bin', id })), ...brought])
      return true
    },
    /** Copies, with what is stuck on them; tells their ids. */
    duplicate(ids: readonly ItemId[]): ItemId[] {
      const { game, chance, table } = props()
      const all = leads(ids).flatMap((entry) => here(view.spatial.withStuck(entry.id)))
      const twin = new Map<ItemId, ItemId>()
      const changes: Change[] = []
      let z = topZ(table.state().items)
      for (const entry of all) {
        const { item, piece, on } = entry
        const id = chance.id()
        twin.set(entry.id, id)
        z += 1
        const carrier = on === undefined ? undefined : twin.get(on)
        const place =
          carrier !== undefined
            ? { ...item.place, z, on: carrier }
            : on !== undefined
              ? { ...item.place, x: item.place.x + ASIDE, y: item.place.y + ASIDE, z }
              : { ...item.place, x: entry.world.x + ASIDE, y: entry.world.y + ASIDE, z }
        changes.push({
          do: 'make',
          item: newItem(game, {
            id,
            kind: item.kind,
            place,
            props: without(item.props, piece.fresh),
            texts: without(item.texts, piece.fresh),
          }),
        })
      }
      apply(changes)
      return leads(ids).flatMap((entry) => twin.get(entry.id) ?? [])
    },
    /** Changes of place that are seen: the items glide there. */
    place(changes: readonly Change[]) {
      const moving = changes.flatMap((change) =>
        change.do === 'place' ? (view.spatial.entries.get(change.id) ?? []) : [],
      )
      // What is carried along glides with its carrier; too many at once go without a glide.
      const tops = leads(moving.map((entry) => entry.id))
      const lifts =
        props().reduced || tops.length > 60
          ? []
          : tops
              .filter((entry) => !view.lifts.of(entry.id))
              .map((entry) => hold.raise(hold.gather(entry.id, [entry]), [entry], 'glide'))
      apply(changes)
      for (const lift of lifts) {
        const entry = view.spatial.entries.get(lift.entries[0]!.id)
        lift.goal = entry?.world ?? lift.from
        lift.homing = true
        lift.began = performance.now()
      }
      view.invalidate()
    },
    /** Lays these beside another thing, to its right or below it, where nothing lies yet; one after the other. */
    beside(ids: readonly ItemId[], id: ItemId) {
      if (taken(ids)) return
      const by = view.spatial.entries.get(id)
      const moved = leads(ids).filter((entry) => entry.id !== id && entry.on !== id)
      if (!by || moved.length === 0) return
      const going = new Set(moved.flatMap((entry) => view.spatial.withStuck(entry.id)))
      const lying: Rect[] = [...view.spatial.entries.values()].filter((one) => !going.has(one.id))
      let z = topZ(props().table.state().items)
      const changes = moved.map(({ id: one, w, h, item }): Change => {
        const spots = spotsBeside(by, w, h)
        const spot = spots.find((box) => !lying.some((other) => meets(box, other))) ?? spots[0]!
        lying.push(spot)
        z += 1
        const [x, y] = [(spot.minX + spot.maxX) / 2, (spot.minY + spot.maxY) / 2]
        return {
          do: 'place',
          id: one,
          place: { x, y, turn: item.place.on ? 0 : item.place.turn, z },
        }
      })
      this.place(changes)
    },
    async tidy() {
      const { tidyPlaces } = await import('../map/tidy.ts')
      const { game, table } = props()
      this.place(tidyPlaces(treeOf(game, table.board()), view.spatial.entries))
    },
  }
}

/** Places for something so wide and high round a thing: to its right, below it, to its left, then farther out. */
function spotsBeside({ world: { x, y }, w, h }: Entry, wide: number, high: number): Rect[] {
  return [1, 2, 3].flatMap((far) => {
    const right = w / 2 + ROOM + wide * (far - 0.5)
    const low = h / 2 + ROOM + high * (far - 0.5)
    const middles = [
      [right, 0],
      [0, low],
      [-right, 0],
      [right, low],
      [-right, low],
    ] as const
    return middles.map(([dx, dy]) => ({
      minX: x + dx - wide / 2,
      maxX: x + dx + wide / 2,
      minY: y + dy - high / 2,
      maxY: y + dy + high / 2,
    }))
  })
}

/** The same without these keys. */
function without<T>(
  all: Readonly<Record<string, T>>,
  keys: readonly string[] = [],
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
}
