import type { Item, ItemId, Place, SeatId } from '../plain/item.ts'
import type { Board } from './board.ts'
import type { Change } from './change.ts'
import type { Piece } from './piece.ts'
import { type Box, boxAt, boxesOf, type Dot, joined, overlap, padded } from './room.ts'

/** Somebody who sits round the table: what is theirs is turned so, radians. */
interface TurnedTo {
  readonly seat: SeatId
  readonly turn: number
}

type Pieces = Readonly<Record<string, Piece>>

/** How much paper is between what lies side by side, mm. */
const GAP = 14
/** How many ways of laying are looked at from mat to mat. */
const WAYS = 60
/** What counts how much: that all is seen large, that a mat is towards its person, that it is just before them. */
const COUNTS = { large: 3, towards: 0.5, aside: 0.15 } as const

const sizeOf = ({ left, top, right, bottom }: Box) => ({ w: right - left, h: bottom - top })
const middleOf = ({ left, top, right, bottom }: Box): Dot => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** One way of laying mats: where each lies, and how little it is worth. */
interface Way {
  readonly boxes: readonly Box[]
  readonly whole: Box
  readonly aside: number
}

/** Where a thing of this size may lie beside these, edge to edge or in line with one of them. */
function spotsBeside(boxes: readonly Box[], { w, h }: { w: number; h: number }): readonly Dot[] {
  const along = (low: number, high: number, size: number) => [
    ...[low - GAP - size / 2, high + GAP + size / 2],
    ...[low + size / 2, high - size / 2, (low + high) / 2],
  ]
  const xs = new Set(boxes.flatMap(({ left, right }) => along(left, right, w)))
  const ys = new Set(boxes.flatMap(({ top, bottom }) => along(top, bottom, h)))
  return [...xs].flatMap((x) => [...ys].map((y) => ({ x, y })))
}

/** All ways on from one, with a mat of this size for somebody who is turned so. */
function waysOn(
  way: Way,
  middle: Box,
  size: { w: number; h: number },
  turn: number,
  full: readonly Box[],
) {
  const room: Box = { left: -size.w / 2, right: size.w / 2, top: -size.h / 2, bottom: size.h / 2 }
  const [outX, outY] = [-Math.sin(turn), Math.cos(turn)]
  const from = middleOf(middle)
  const lying = [middle, ...way.boxes]
  return spotsBeside(lying, size).flatMap((spot): readonly Way[] => {
    const box = boxAt(spot, room)
    const taken = padded(box, GAP / 2)
    if ([...lying, ...full].some((one) => overlap(one, taken))) return []
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const towards = x * outX + y * outY
    const aside = Math.abs(x * outY) + Math.abs(y * outX)
    return [
      {
        boxes: [...way.boxes, box],
        whole: joined(way.whole, box),
        aside: way.aside + aside * COUNTS.aside - towards * COUNTS.towards,
      },
    ]
  })
}

/**
 * What a Move lays of people who sit round the table, so that each of their mats faces them: round the middle of the
 * game, towards their edge, and all of it so near together that it is seen large where the table is `wide` times as
 * wide as high. All else stays as the Move lays it.
 */
export function gathered(
  changes: readonly Change[],
  { items }: Pick<Board, 'items'>,
  pieces: Pieces,
  sitting: readonly TurnedTo[],
  wide: number,
): readonly Change[] {
  const pieceOf = (kind: string) => (Object.hasOwn(pieces, kind) ? pieces[kind] : undefined)
  const whose = ({ kind, props }: Pick<Item, 'kind' | 'props'>): TurnedTo | undefined => {
    const prop = pieceOf(kind)?.whose
    return prop === undefined ? undefined : sitting.find(({ seat }) => seat === props[prop])
  }
  const lain = new Map<ItemId, Item>()
  for (const item of items.values())
    if (!item.bin && item.place.on === undefined) lain.set(item.id, item)
  const moved = new Map<ItemId, TurnedTo>()
  for (const change of changes) {
    const old = change.do === 'place' ? (lain.get(change.id) ?? items.get(change.id)) : undefined
    const item =
      change.do === 'make'
        ? { ...change.item, bin: false }
        : change.do === 'place' && old
          ? { ...old, bin: false, place: change.place }
          : undefined
    if (!item || item.place.on !== undefined) continue
    const theirs = whose(item)
    if (theirs) moved.set(item.id, theirs)
    lain.set(item.id, item)
  }
  if (moved.size === 0) return changes
  const others = [...lain.values()].filter(({ id }) => !moved.has(id))
  const boxOf = (item: Item) => boxesOf({ items: new Map([[item.id, item]]) }, pieces)
  const mats = others.filter((item) => pieceOf(item.kind)?.mat && !whose(item)).flatMap(boxOf)
  if (mats.length === 0) return changes
  const middle = mats.reduce(joined)
  const full = others.flatMap(boxOf).filter((box) => !overlap(box, middle))
  const worth = ({ whole, aside }: Way) => {
    const { w, h } = sizeOf(whole)
    return COUNTS.large * Math.max(w / wide, h) + aside
  }
  let ways: readonly Way[] = [{ boxes: [], whole: middle, aside: 0 }]
  for (const [id, { turn }] of moved) {
    const [box] = boxOf({ ...lain.get(id)!, place: { ...lain.get(id)!.place, turn } })
    if (!box) return changes
    const next = ways.flatMap((way) => waysOn(way, middle, sizeOf(box), turn, full))
    ways = [...next].sort((a, b) => worth(a) - worth(b)).slice(0, WAYS)
  }
  const [best] = ways
  if (!best) return changes
  const spots = new Map([...moved.keys()].map((id, i) => [id, middleOf(best.boxes[i]!)]))
  const placed = (id: ItemId, place: Place): Place => {
    const spot = place.on === undefined ? spots.get(id) : undefined
    return spot ? { ...place, ...spot, turn: moved.get(id)!.turn } : place
  }
  return changes.map((change) =>
    change.do === 'make'
      ? { ...change, item: { ...change.item, place: placed(change.item.id, change.item.place) } }
      : change.do === 'place'
        ? { ...change, place: placed(change.id, change.place) }
        : change,
  )
}
