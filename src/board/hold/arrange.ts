import type { Change } from '../../rules/board/change.ts'
import { arrowOf } from '../../rules/plain/arrows.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { into, topZ, type WorldPlace } from '../../rules/plain/place.ts'
import { treeOf } from '../../rules/told/outline.ts'
import { leadsOf } from '../map/leads.ts'
import type { Entry } from '../map/spatial.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import type { Hold } from './hold.ts'
import { twinsOf } from './twins.ts'

/** How many things glide at once. */
const MOST_GLIDING = 60
/** A turn by key or button: 15 degrees. */
const TURN = Math.PI / 12
/** A step of an arrow key, and one far, mm. */
const STEP = 5
const LEAP = 25

/**
 * What can be done to items without a hand: turned, moved by steps, copied, raised, binned, tidied. Each is one undo.
 */
export interface Arranger {
  /** Moves by a step, as this arrow key says; steps that follow one another are one undo. Tells whether they went. */
  nudge(ids: readonly ItemId[], arrow: string, far: boolean): boolean
  /** Turns each about its own middle, to the right or to the left. Tells whether they went. */
  turn(ids: readonly ItemId[], way: 1 | -1): boolean
  /** Turns something that lies there, however it lies, so that it lies at this angle, radians. */
  face(id: ItemId, turn: number): void
  /** Tells whether they went. */
  raise(ids: readonly ItemId[]): boolean
  /** Tells whether they went. */
  bin(ids: readonly ItemId[]): boolean
  /** Copies, with what is stuck on them; tells their ids. */
  duplicate(ids: readonly ItemId[]): ItemId[]
  /** Changes of place that are seen: the items glide there. */
  place(changes: readonly Change[]): void
  /** Lays these beside another thing, to its right or below it, where nothing lies yet; one after the other. */
  beside(ids: readonly ItemId[], id: ItemId): Promise<void>
  tidy(): Promise<void>
}

/** Deals with what lies at this view. */
export function makeArranger(view: View, props: () => BoardProps, hold: Hold): Arranger {
  const apply = (changes: readonly Change[], join?: string) => {
    if (changes.length === 0) return
    const { table, seat } = props()
    table.apply(changes, { seat: seat ?? '', ...(join === undefined ? {} : { join }) })
  }

  const taken = (ids: readonly ItemId[]): boolean => {
    const held = ids.find(view.lifts.theirs)
    if (held !== undefined) props().onHeld(held, props().seat)
    return held !== undefined
  }

  const leads = (ids: readonly ItemId[]) => leadsOf(view.spatial, ids)

  /** A place on the paper in the item's own terms. */
  const local = (entry: Entry, world: WorldPlace) => {
    const { place } = entry.item
    const carrier = entry.on === undefined ? undefined : view.spatial.entries.get(entry.on)
    if (!carrier) return { x: world.x, y: world.y, turn: world.turn, z: place.z }
    const p = into(carrier.world, world)
    return { x: p.x, y: p.y, turn: p.turn, z: place.z, on: carrier.id }
  }

  function place(changes: readonly Change[]): void {
    const moving = changes.flatMap((change) =>
      change.do === 'place' ? (view.spatial.entries.get(change.id) ?? []) : [],
    )
    // What is carried along glides with its carrier; too many at once go without a glide.
    const tops = leads(moving.map((entry) => entry.id))
    const lifts =
      props().reduced || tops.length > MOST_GLIDING
        ? []
        : tops
            .filter((entry) => !view.lifts.of(entry.id))
            .map((entry) => hold.raise(entry.id, [entry], 'glide'))
    apply(changes)
    for (const lift of lifts) {
      const entry = view.spatial.entries.get(lift.entries[0]!.id)
      lift.goal = entry?.world ?? lift.from
      lift.homing = true
      lift.began = performance.now()
    }
    view.invalidate()
  }

  return {
    nudge(ids, arrow, far) {
      if (taken(ids)) return false
      const [x, y] = arrowOf(arrow) ?? [0, 0]
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
    turn(ids, way) {
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
    face(id, turn) {
      const entry = view.spatial.entries.get(id)
      if (!entry || taken([id])) return
      place([{ do: 'place', id, place: local(entry, { ...entry.world, turn }) }])
    },
    raise(ids) {
      if (taken(ids)) return false
      let z = topZ(props().table.state().items)
      apply(
        leads(ids).map(({ id, item }) => ({ do: 'place', id, place: { ...item.place, z: ++z } })),
      )
      return true
    },
    bin(ids) {
      if (taken(ids)) return false
      const gone = leads(ids).map(({ id }) => id)
      const brought = props().binning(gone)
      apply([...gone.map((id): Change => ({ do: 'bin', id })), ...brought])
      return true
    },
    duplicate(ids) {
      const { changes, ids: made } = twinsOf(view.spatial, props(), ids)
      apply(changes)
      return made
    },
    place,
    async beside(ids, id) {
      const { besidePlaces } = await import('../map/beside.ts')
      if (taken(ids)) return
      const changes = besidePlaces(view.spatial, ids, id, topZ(props().table.state().items))
      if (changes.length > 0) place(changes)
    },
    async tidy() {
      const { tidyPlaces } = await import('../map/tidy.ts')
      const { game, table } = props()
      place(tidyPlaces(treeOf(game, table.board()), view.spatial.entries, game.tree))
    },
  }
}
