import type { Texture } from 'pixi.js'
import type { ItemId } from '../../rules/plain/item.ts'
import { listeners } from '../../rules/plain/listeners.ts'
import type { WorldPlace } from '../../rules/plain/place.ts'
import type { Entry } from '../map/spatial.ts'

/** Something above the table: held by a hand here or elsewhere, or on its way. */
export interface Lift {
  readonly key: string
  /** What is held, carriers before what they carry; the first is under the hand. */
  readonly entries: readonly Entry[]
  readonly leads: readonly Entry[]
  readonly ids: ReadonlySet<ItemId>
  /** Who moves it: a hand here, somebody elsewhere, or the board itself. */
  readonly by: 'hand' | 'other' | 'glide'
  /** Where the first item lay when the picture was made. */
  readonly from: WorldPlace
  readonly picture: Texture
  readonly shade: Texture
  /** Size of the pictures in mm, and where their corner lies from the first item. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly tilt: number
  /** How far it hangs back in the air while it is carried, radians; and where it was seen last, mm and ms. */
  sway: number
  seen: { readonly x: number; readonly at: number }
  /** Where the first item is now, x and y in mm. */
  at: WorldPlace
  /** Where it is going, when it goes by itself, and where it set out. */
  goal?: WorldPlace
  start: WorldPlace
  /** On its way to where it will be put down. */
  homing: boolean
  /** How high it is held, 0 to 1. */
  height: number
  rise: 'up' | 'down' | 'still'
  /** How high it was when it began to go down. */
  top: number
  /** It was pressed onto something: it dips a little before it lies still. */
  bump: boolean
  /** Put down: its picture goes as soon as the table shows it. */
  landed: boolean
  began: number
}

/** The lifts there are, for React to draw: the list is a new one whenever one comes or goes. */
export interface Lifts {
  list(): readonly Lift[]
  get(key: string): Lift | undefined
  /** The lift that an item is part of. */
  of(id: ItemId): Lift | undefined
  /** Whether it is in a hand, here or elsewhere. */
  held(id: ItemId): boolean
  /** Whether somebody elsewhere has it in hand. */
  theirs(id: ItemId): boolean
  add(lift: Lift): void
  /** Puts it down: the table shows it again, and its picture stays until that is baked. */
  land(lift: Lift): void
  remove(lift: Lift): void
  subscribe(listener: () => void): () => void
  /** Items that the table shows without, because they are above it. */
  readonly ids: ReadonlySet<ItemId>
}

export function makeLifts(): Lifts {
  let list: readonly Lift[] = []
  const changed = listeners()
  const of = (id: ItemId) => list.find((lift) => !lift.landed && lift.ids.has(id))
  const inHand = (id: ItemId) => {
    const lift = of(id)
    return lift?.homing || lift?.by === 'glide' ? undefined : lift
  }
  const ids = new Set<ItemId>()
  const count = () => {
    ids.clear()
    for (const lift of list) if (!lift.landed) for (const id of lift.ids) ids.add(id)
  }
  const tell = () => {
    count()
    changed.tell()
  }
  return {
    ids,
    list: () => list,
    get: (key) => list.find((lift) => lift.key === key),
    of,
    held: (id) => inHand(id) !== undefined,
    theirs: (id) => inHand(id)?.by === 'other',
    add(lift) {
      list = [...list.filter((l) => l.key !== lift.key), lift]
      tell()
    },
    land(lift) {
      lift.landed = true
      count()
    },
    remove(lift) {
      if (!list.includes(lift)) return
      list = list.filter((l) => l !== lift)
      tell()
    },
    subscribe: changed.add,
  }
}

/** Where another item of a lift is, given where the first one is now. */
export function placeIn(lift: Lift, entry: Entry): WorldPlace {
  const dx = entry.world.x - lift.from.x
  const dy = entry.world.y - lift.from.y
  const by = lift.at.turn - lift.from.turn
  const c = Math.cos(by)
  const s = Math.sin(by)
  return {
    x: lift.at.x + dx * c - dy * s,
    y: lift.at.y + dx * s + dy * c,
    turn: entry.world.turn + by,
    z: entry.world.z,
  }
}

/** How far a thing tilts in a hand, radians: each its own way; an oval is ink, and ink lies flat. */
export function tiltOf({ id, piece }: Pick<Entry, 'id' | 'piece'>): number {
  if (piece.painter === 'oval' || piece.painter === 'ink') return 0
  return id.charCodeAt(0) % 2 === 0 ? 0.03 : -0.03
}

/** How far the shadow of something held falls, mm, and how much larger it looks. */
const FALL = { x: 6.5, y: 13 }
const NEARER = 0.05

/** How what is held lies above the table: its turn against its picture, how large it looks, where its shadow falls. */
export function poseOf({
  at,
  from,
  height,
  tilt,
  sway,
}: Pick<Lift, 'at' | 'from' | 'height' | 'tilt' | 'sway'>) {
  return {
    turn: at.turn - from.turn + (tilt + sway) * height,
    up: 1 + NEARER * height,
    shade: { x: at.x + FALL.x * height, y: at.y + FALL.y * height, alpha: Math.max(0, height) },
  }
}

const UP = 110
const DOWN = 130
const GLIDE = 190
/** How far it dips, as a part of how high it is held. */
const DIP = 0.9

/** Paper in a hand hangs back: so many radians for each mm/ms, at most so far, and how soon it follows, ms. */
const SWAY = { by: 0.035, most: 0.07, soon: 70, least: 0.001 }

/** A lift, whatever it looks like. */
type Moving = Omit<Lift, 'picture' | 'shade'>

/**
 * Moves a lift on in time; tells whether it is still moving. With `reduced` motion everything is at once where it goes.
 */
export function stepLift(lift: Moving, now: number, reduced: boolean): boolean {
  const swings = swing(lift, now, reduced)
  const busy = travel(lift, now, reduced) || swings
  if (lift.rise === 'still') return busy
  const t = reduced ? 1 : Math.min(1, (now - lift.began) / (lift.rise === 'up' ? UP : DOWN))
  const e = 1 - (1 - t) ** 2
  const dip = lift.bump ? Math.sin(Math.PI * t) * t * DIP : 0
  lift.height = lift.rise === 'up' ? Math.max(lift.height, e) : lift.top * (1 - e) - dip
  if (t >= 1) lift.rise = 'still'
  return t < 1 || busy
}

function swing(lift: Moving, now: number, reduced: boolean): boolean {
  const ms = Math.min(50, now - lift.seen.at)
  if (ms <= 0) return lift.sway !== 0
  const speed = (lift.at.x - lift.seen.x) / ms
  lift.seen = { x: lift.at.x, at: now }
  // What lies flat, such as ink, has nothing that could hang.
  const free = !reduced && lift.tilt !== 0 && !lift.landed
  const goal = free ? Math.max(-SWAY.most, Math.min(SWAY.most, speed * SWAY.by)) : 0
  lift.sway += (goal - lift.sway) * (1 - Math.exp(-ms / SWAY.soon))
  if (Math.abs(lift.sway) < SWAY.least && goal === 0) lift.sway = 0
  return lift.sway !== 0
}

function travel(lift: Moving, now: number, reduced: boolean): boolean {
  const { goal, start } = lift
  if (!goal) return false
  const t = reduced ? 1 : Math.min(1, (now - lift.began) / GLIDE)
  lift.at = t >= 1 ? goal : mix(start, goal, 1 - (1 - t) ** 3)
  if (t >= 1) delete lift.goal
  return t < 1
}

function mix(a: WorldPlace, b: WorldPlace, t: number): WorldPlace {
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    turn: a.turn + (b.turn - a.turn) * t,
    z: b.z,
  }
}
