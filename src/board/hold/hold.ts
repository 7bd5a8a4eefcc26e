import { sizeOf } from '../../paint/letters/boxes.ts'
import type { Change, NewItem } from '../../rules/board/change.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { outOf, type WorldPlace } from '../../rules/plain/place.ts'
import { FACING, facedAt, nearestTurn, type Side } from '../../rules/plain/sides.ts'
import { handOf } from '../../table/presence/edges.ts'
import { LOADS } from '../../table/presence/presence.ts'
import { toTable } from '../map/camera.ts'
import { dropChanges } from '../map/drop.ts'
import type { Entry } from '../map/spatial.ts'
import { type Lift, placeIn } from '../view/lifts.ts'
import type { BoardProps } from '../view/props.ts'
import type { Grip, State } from '../view/state.ts'
import type { View } from '../view/view.ts'
import { gather, lifted } from './lifted.ts'

/** How many things in one hand others are told of. */
const MOST_IN_LOAD = 500

/** What is dragged turns so much of what is left in each frame, and no farther than this, radians: 200 ms in all. */
const TURNED = 0.25
const FACED = 0.01

/** Lifts, moves and drops things; places are px of the view. Nothing in here renders by React while something moves. */
export interface Hold {
  /** A hand takes up an item: all that is selected when it is one of them, else itself; and what is stuck on it. */
  lift(id: ItemId, x: number, y: number): void
  move(id: ItemId, x: number, y: number): void
  /** The hand is elsewhere now, the item stays where it is. */
  regrip(id: ItemId, x: number, y: number): void
  /** Turns it in the hand, radians. */
  twist(id: ItemId, x: number, y: number, by: number): void
  /** It is laid where the hand is; true when it had not been on the table before. */
  drop(id: ItemId, x: number, y: number): boolean
  /** What was held goes back to where it lay. */
  back(id: ItemId): void
  /** A hand comes with something that is not on the table yet. */
  carry(item: NewItem, x: number, y: number): void
  /** Everything held is moved to where its hand is: once a frame. */
  follow(): void
  /**
   * Takes these up from where they lie, with all that is stuck on them, as one picture; the first is to be this one.
   */
  raise(id: ItemId, leads: readonly Entry[], by: Lift['by']): Lift
}

/** The hands of a board in this state. */
export function makeHold(
  view: View,
  { spatial, lifts, grips }: State,
  props: () => BoardProps,
  /** Whether a point (px) is on the board and not on something over it. */
  over: (x: number, y: number) => boolean,
  selected: () => ReadonlySet<ItemId>,
): Hold {
  let count = 0
  const next = () => (count = (count + 1) % LOADS)

  const atHand = (x: number, y: number) => toTable(view.camera(), x, y)
  const pieceOf = ({ kind }: { readonly kind: string }) => props().game.pieces[kind]

  /** What a hand takes up when it takes this. */
  const taken = (id: ItemId): Entry[] => {
    const { entries } = spatial
    const chosen = selected()
    const ids = chosen.has(id) && chosen.size > 1 ? [...chosen] : [id]
    const group = new Set(ids.filter((i) => entries.has(i) && !lifts.of(i)))
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
    const { presence } = props().table
    const held = shown().map(({ n, seat, lift: { from, entries, leads } }) => ({
      n,
      ...handOf(presence, seat),
      ids: [...new Set([entries[0]!, ...leads].map(({ id }) => id))].slice(0, MOST_IN_LOAD),
      at: { x: from.x, y: from.y, turn: from.turn },
    }))
    presence.set({ held })
    tell()
  }

  const raise = (id: ItemId, leads: readonly Entry[], by: Lift['by']): Lift => {
    const entries = gather(view, id, leads)
    const lift = lifted(view, entries, leads, by)
    const { on, piece } = entries[0]!
    if (by !== 'glide' && on !== undefined && piece.painter === 'note')
      props().onRustle('peel', by === 'hand')
    return lift
  }

  const follow = () => {
    const { round, reduced } = props()
    for (const grip of grips.values()) {
      if (round?.turns && face(grip, round.sides, reduced)) view.invalidate()
      carry(grip)
    }
    if (grips.size > 0) tell()
  }

  /** It is where its hand is. */
  const carry = ({ lift, x, y, dx, dy }: Grip) => {
    const p = atHand(x, y)
    lift.at = { ...lift.at, x: p.x + dx, y: p.y + dy }
  }

  /** What is let go among people faces whom it was dragged to, and all of it is seen. */
  const settle = (grip: Grip) => {
    const { round } = props()
    if (!round) return
    const { lift } = grip
    if (round.turns && face(grip, round.sides, true)) carry(grip)
    const held = lift.entries.map((entry) => ({ entry, world: placeIn(lift, entry) }))
    const by = round.clear(view, held)
    if (by) lift.at = { ...lift.at, x: lift.at.x + by.x, y: lift.at.y + by.y }
  }

  /** What is dragged turns softly to whom it is dragged, round the hand. Tells whether it is still turning. */
  const face = (grip: Grip, sides: readonly Side[], reduced: boolean): boolean => {
    const edge = grip.twisted ? undefined : facedAt(sides, grip, view.size())
    const { turn } = grip.lift.at
    if (edge === undefined) return false
    const left = nearestTurn(turn, FACING[edge]) - turn
    if (Math.abs(left) < FACED) return false
    spin(grip, reduced ? left : left * TURNED)
    return true
  }

  /** Turns what a hand holds round that hand. */
  const spin = (grip: Grip, by: number) => {
    const [c, s] = [Math.cos(by), Math.sin(by)]
    const { dx, dy } = grip
    grip.dx = dx * c - dy * s
    grip.dy = dx * s + dy * c
    grip.lift.at = { ...grip.lift.at, turn: grip.lift.at.turn + by }
  }

  const lose = (id: ItemId): Grip | undefined => {
    const grip = grips.get(id)
    grips.delete(id)
    return grip
  }

  /** Lays something on the table that was not there; tells whether it was taken. */
  function make(item: NewItem, at: WorldPlace): boolean {
    const piece = pieceOf(item)
    if (!piece) return false
    const { table, seat } = props()
    const { items } = table.state()
    const laid = dropChanges(spatial, items, [{ entry: entryOf(item, piece, at), world: at }])
    const changes = laid.map(
      (change): Change =>
        change.do === 'place' && change.id === item.id
          ? { do: 'make', item: { ...item, place: change.place } }
          : change,
    )
    return table.apply(changes, { seat: seat ?? '' }) === undefined
  }

  /** Lays what was lifted where it has come to, as far as it is still on the table; it was `seen` last there. */
  function lay(lift: Lift, seen: WorldPlace): void {
    const { table, seat } = props()
    const { items } = table.state()
    const held = lift.leads
      .filter((entry) => items.has(entry.id) && pieceOf(entry.item))
      .map((entry) => ({
        entry: spatial.entries.get(entry.id) ?? entry,
        world: placeIn(lift, entry),
      }))
    const changes = dropChanges(spatial, items, held)
    const stuck = (change: Change) => change.do === 'place' && change.place.on !== undefined
    lift.bump = changes.length === 1 && changes.some(stuck)
    table.apply(changes, { seat: seat ?? '' })
    // On a mat it goes on to its place there.
    const laid = held.length === 1 ? placeOnMat(changes, lift) : undefined
    if (laid) lift.at = laid
    // Only now, so that it is drawn where it comes to lie, and not where it lay before.
    if (seen === lift.at) view.land(lift)
    else {
      const goal = lift.at
      lift.at = seen
      home(lift, goal)
    }
    publish()
  }

  /** Where on the paper these changes lay what is held alone, if that is on a mat. */
  function placeOnMat(changes: readonly Change[], { leads: [lead], at }: Lift) {
    for (const change of changes) {
      if (change.do !== 'place' || change.id !== lead?.id) continue
      const carrier = spatial.entries.get(change.place.on ?? '')
      if (!carrier?.piece.mat) continue
      const world = outOf(carrier.world, change.place)
      return { ...world, turn: nearestTurn(at.turn, world.turn) }
    }
    return undefined
  }

  /** It goes there by itself, and is put down. */
  function home(lift: Lift, goal: WorldPlace): void {
    lift.start = lift.at
    lift.goal = goal
    lift.homing = true
    lift.began = performance.now()
    view.invalidate()
  }

  return {
    follow,
    raise,
    lift(id, x, y) {
      const leads = taken(id)
      const entry = spatial.entries.get(id)
      if (!entry || leads.length === 0) return
      const lift = raise(id, leads, 'hand')
      const p = atHand(x, y)
      const [dx, dy] = [entry.world.x - p.x, entry.world.y - p.y]
      grips.set(id, { n: next(), lift, seat: props().seat, x, y, dx, dy })
      publish()
      view.invalidate()
    },
    move(id, x, y) {
      const grip = grips.get(id)
      if (!grip) return
      grip.x = x
      grip.y = y
      view.invalidate()
    },
    regrip(id, x, y) {
      const grip = grips.get(id)
      if (!grip) return
      follow()
      const p = atHand(x, y)
      grip.x = x
      grip.y = y
      grip.dx = grip.lift.at.x - p.x
      grip.dy = grip.lift.at.y - p.y
      const { seat } = props()
      if (grip.seat === seat) return
      grip.seat = seat
      publish()
    },
    twist(id, x, y, by) {
      const grip = grips.get(id)
      if (!grip) return
      grip.x = x
      grip.y = y
      grip.twisted = true
      spin(grip, by)
      view.invalidate()
    },
    drop(id, x, y) {
      const grip = grips.get(id)
      if (!grip) return false
      grip.x = x
      grip.y = y
      follow()
      lose(id)
      const { lift, fresh } = grip
      const seen = lift.at
      settle(grip)
      if (!fresh) {
        lay(lift, seen)
        return false
      }
      lifts.remove(lift)
      view.invalidate()
      return over(x, y) && make(fresh, lift.at)
    },
    back(id) {
      const grip = lose(id)
      if (!grip) return
      const { lift } = grip
      if (grip.fresh) lifts.remove(lift)
      // What carries it may have been moved meanwhile.
      else home(lift, spatial.entries.get(id)?.world ?? lift.from)
      publish()
      view.invalidate()
    },
    carry(item, x, y) {
      const piece = pieceOf(item)
      if (!piece) return
      const entry = entryOf(item, piece, atHand(x, y))
      const lift = lifted(view, [entry], [entry], 'hand')
      grips.set(item.id, { n: next(), lift, seat: props().seat, fresh: item, x, y, dx: 0, dy: 0 })
      view.invalidate()
    },
  }
}

/** Something that is not on the table yet, as if it lay there. */
function entryOf(
  item: NewItem,
  piece: Piece,
  at: { readonly x: number; readonly y: number },
): Entry {
  const full = { ...item, bin: false }
  return {
    id: item.id,
    item: full,
    piece,
    world: { x: at.x, y: at.y, turn: item.place.turn, z: 0 },
    ...sizeOf(piece, full),
    on: undefined,
    under: undefined,
    level: 0,
    minX: at.x,
    minY: at.y,
    maxX: at.x,
    maxY: at.y,
  }
}
