import { sizeOf } from '../../paint/letters/boxes.ts'
import type { Change, NewItem } from '../../rules/board/change.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { topZ, type World } from '../../rules/plain/place.ts'
import { pictureOf } from '../layers/textures.ts'
import { toTable } from '../map/camera.ts'
import { carrierAt, dropChanges, placeOn } from '../map/drop.ts'
import { byPile, type Entry } from '../map/spatial.ts'
import { type Lift, placeIn, tiltOf } from '../view/lifts.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** How a hand holds something: where it is, and where the item's middle lies from there, in mm. */
interface Grip {
  /** Its number, by which others know it. */
  readonly n: number
  readonly lift: Lift
  /** Not on the table yet: made when it is dropped. */
  readonly fresh?: NewItem
  x: number
  y: number
  dx: number
  dy: number
}

/** So many things are few, in one hand. */
const FEW = 12
/** So many things in one hand others are told of. */
const MOST_TOLD = 500

export type Hold = ReturnType<typeof makeHold>

/** Lifts, moves and drops things. Nothing in here renders by React while something moves. */
export function makeHold(
  view: View,
  props: () => BoardProps,
  selection: ReadonlySet<ItemId>,
  /** Whether a point (px) is on the board and not on something over it. */
  over: (x: number, y: number) => boolean,
) {
  const grips = new Map<ItemId, Grip>()
  let count = 0
  const next = () => (count = (count + 1) % 128)

  const atHand = (x: number, y: number) => toTable(view.camera(), x, y)

  /** What comes along when an item is lifted: all that is selected when it is one of them, else itself; and what is stuck on it. */
  const leadsOf = (id: ItemId): Entry[] => {
    const { entries } = view.spatial
    const ids = selection.has(id) && selection.size > 1 ? [...selection] : [id]
    const group = new Set(ids.filter((i) => entries.has(i) && !view.lifts.of(i)))
    const above = (entry: Entry): boolean =>
      entry.on !== undefined &&
      (group.has(entry.on) || (entries.has(entry.on) && above(entries.get(entry.on)!)))
    return [...group].map((i) => entries.get(i)!).filter((entry) => !above(entry))
  }

  /** What others can see too: what is not on the table yet is nobody else's business. */
  const shown = () => [...grips.values()].filter(({ fresh }) => !fresh)

  /** Tells where everything held has come to. */
  const tell = () => {
    const moved = shown().map(({ n, lift: { at, from } }) => ({
      n,
      dx: at.x - from.x,
      dy: at.y - from.y,
      turn: at.turn - from.turn,
    }))
    props().table.presence.move({ moved })
  }

  /** Tells what is held. */
  const publish = () => {
    const held = shown().map(({ n, lift: { from, entries, leads } }) => ({
      n,
      ids: [...new Set([entries[0]!, ...leads].map(({ id }) => id))].slice(0, MOST_TOLD),
      at: { x: from.x, y: from.y, turn: from.turn },
    }))
    props().table.presence.set({ held })
    tell()
  }

  /** Everything held is moved to where its hand is: once a frame. */
  const follow = () => {
    for (const { lift, x, y, dx, dy } of grips.values()) {
      const p = atHand(x, y)
      lift.at = { ...lift.at, x: p.x + dx, y: p.y + dy }
    }
    if (grips.size > 0) tell()
    return false
  }

  const raise = (entries: readonly Entry[], leads: readonly Entry[], by: Lift['by']): Lift => {
    const first = entries[0]!
    // Finer than it is seen, since it is turned and comes nearer; of much at once nobody sees that.
    const scale = view.camera().zoom * view.ratio() * (entries.length > FEW ? 1 : 1.4)
    const lift: Lift = {
      key: `${first.id}/${performance.now()}`,
      entries,
      leads,
      ids: new Set(entries.map((entry) => entry.id)),
      by,
      from: first.world,
      start: first.world,
      ...pictureOf(entries, view.look(), scale),
      tilt: tiltOf(first),
      sway: 0,
      seen: { x: first.world.x, at: performance.now() },
      at: first.world,
      height: 0,
      rise: by === 'glide' ? 'still' : 'up',
      top: 0,
      bump: false,
      landed: false,
      homing: false,
      began: performance.now(),
    }
    view.lifts.add(lift)
    view.uncover(lift)
    if (by !== 'glide' && first.on !== undefined && first.piece.painter === 'note')
      props().onRustle('peel', by === 'hand')
    return lift
  }

  const gather = (id: ItemId, leads: readonly Entry[]): Entry[] => {
    const { entries } = view.spatial
    const ids = new Set(leads.flatMap((lead) => view.spatial.withStuck(lead.id)))
    ids.delete(id)
    const rest = [...ids].flatMap((i) => entries.get(i) ?? []).sort(byPile)
    return [entries.get(id)!, ...rest]
  }

  const lose = (id: ItemId): Grip | undefined => {
    const grip = grips.get(id)
    grips.delete(id)
    return grip
  }

  return {
    follow,
    raise,
    gather,
    leadsOf,
    busy: () => grips.size > 0,
    grips: () => [...grips.values()].map((grip) => grip.lift),
    lift(id: ItemId, x: number, y: number) {
      const leads = leadsOf(id)
      const entry = view.spatial.entries.get(id)
      if (!entry || leads.length === 0) return
      const lift = raise(gather(id, leads), leads, 'hand')
      const p = atHand(x, y)
      grips.set(id, { n: next(), lift, x, y, dx: entry.world.x - p.x, dy: entry.world.y - p.y })
      publish()
      view.invalidate()
    },
    move(id: ItemId, x: number, y: number) {
      const grip = grips.get(id)
      if (!grip) return
      grip.x = x
      grip.y = y
      view.invalidate()
    },
    /** The hand is elsewhere now, the item stays where it is. */
    regrip(id: ItemId, x: number, y: number) {
      const grip = grips.get(id)
      if (!grip) return
      follow()
      const p = atHand(x, y)
      grip.x = x
      grip.y = y
      grip.dx = grip.lift.at.x - p.x
      grip.dy = grip.lift.at.y - p.y
    },
    twist(id: ItemId, x: number, y: number, by: number) {
      const grip = grips.get(id)
      if (!grip) return
      const c = Math.cos(by)
      const s = Math.sin(by)
      const { dx, dy } = grip
      grip.x = x
      grip.y = y
      grip.dx = dx * c - dy * s
      grip.dy = dx * s + dy * c
      grip.lift.at = { ...grip.lift.at, turn: grip.lift.at.turn + by }
      view.invalidate()
    },
    /** It is laid where the hand is; true when it had not been on the table before. */
    drop(id: ItemId, x: number, y: number): boolean {
      const grip = grips.get(id)
      if (!grip) return false
      grip.x = x
      grip.y = y
      follow()
      lose(id)
      const { lift, fresh } = grip
      const { table, seat, game } = props()
      const items = table.state().items
      if (fresh) {
        view.lifts.remove(lift)
        view.invalidate()
        return over(x, y) && make(fresh, lift.at)
      }
      const piece = (entry: Entry) => game.pieces[entry.item.kind]
      const held = lift.leads
        .filter((entry) => items.has(entry.id) && piece(entry))
        .map((entry) => ({
          entry: view.spatial.entries.get(entry.id) ?? entry,
          world: placeIn(lift, entry),
        }))
      const changes = dropChanges(view.spatial, items, held)
      const stuck = (change: Change) => change.do === 'place' && change.place.on !== undefined
      lift.bump = changes.length === 1 && changes.some(stuck)
      table.apply(changes, { seat: seat ?? '' })
      // Only now, so that it is drawn where it comes to lie, and not where it lay before.
      view.land(lift)
      publish()
      return false
    },
    /** What was held goes back to where it lay. */
    back(id: ItemId) {
      const grip = lose(id)
      if (!grip) return
      const { lift } = grip
      if (grip.fresh) view.lifts.remove(lift)
      else {
        lift.start = lift.at
        lift.goal = lift.from
        lift.homing = true
        lift.began = performance.now()
      }
      publish()
      view.invalidate()
    },
    /** A hand comes with something that is not on the table yet. */
    carry(item: NewItem, x: number, y: number) {
      const entry = entryOf(item, atHand(x, y))
      if (!entry) return
      const lift = raise([entry], [entry], 'hand')
      grips.set(item.id, { n: next(), lift, fresh: item, x, y, dx: 0, dy: 0 })
      view.invalidate()
    },
  }

  function entryOf(item: NewItem, at: { x: number; y: number }): Entry | undefined {
    const piece = props().game.pieces[item.kind]
    if (!piece) return undefined
    const full: Item = { ...item, bin: false }
    const world: World = { x: at.x, y: at.y, turn: item.place.turn, z: 0 }
    const box = { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y }
    return {
      id: item.id,
      item: full,
      piece,
      world,
      ...sizeOf(piece, full),
      on: undefined,
      under: undefined,
      level: 0,
      ...box,
    }
  }

  function make(item: NewItem, at: World): boolean {
    const entry = entryOf(item, at)
    if (!entry) return false
    const { table, seat } = props()
    const z = topZ(table.state().items) + 1
    const carrier = carrierAt(view.spatial, entry, at, new Set())
    const change: Change = { do: 'make', item: { ...item, place: placeOn(at, carrier, z) } }
    return table.apply([change], { seat: seat ?? '' }) === undefined
  }
}
