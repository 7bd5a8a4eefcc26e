import type { Item, ItemId } from '../plain/item.ts'
import type { Board } from './board.ts'
import type { Change } from './change.ts'
import { clearSpot, isClear, type Terrain } from './clear.ts'
import type { Piece } from './piece.ts'
import { type Box, boxAt, boxesOf, CARD_ROOM, type Dot, overlap } from './room.ts'

/** Where somebody sits at the table, mm of the paper: this spot is just before their bar. */
export interface Before extends Dot, Omit<Terrain, 'lying'> {
  /** By how much a thing is turned that faces them, radians. */
  readonly turn: number
  /** Where opens what others are asked: nothing of theirs lies there, if there is room. */
  readonly others?: readonly Box[]
}

/**
 * How something is laid for somebody: by a Move; where they have drawn it, as large as the screen is seen; or taken
 * from the supply, wherever that was.
 */
export type Laying = 'played' | 'drawn' | 'fetched'

/**
 * Of what a Move lays this comes to lie before people. All else belongs where the Move lays it: there a card has room
 * for its notes, and an oval for its lines. An oval is part of a tree that is everybody's, and is not turned.
 */
const COMES: readonly Piece['painter'][] = ['note', 'sheet']
/** What is longer than this is everybody's, and lies as it lies, mm. */
const LONG = 400
/** How much paper is left round it, and how far it goes for a free place, mm. */
const ROUND = 6
const FAR = 420

const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** A box that is turned round the spot it is measured from, by the nearest number of quarters. */
function turnedBox({ left, top, right, bottom }: Box, turn: number): Box {
  const [c, s] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))]
  const x = [left * c - top * s, right * c - bottom * s]
  const y = [left * s + top * c, right * s + bottom * c]
  return {
    left: Math.min(...x),
    top: Math.min(...y),
    right: Math.max(...x),
    bottom: Math.max(...y),
  }
}

const middleOf = ({ left, top, right, bottom }: Box): Dot => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** Whether it is turned by a quarter, one way or the other. */
const isAcross = (turn: number): boolean => Math.abs(Math.sin(turn)) > Math.SQRT1_2

/**
 * What is laid for somebody, so that it faces them and nothing that stands there hides it: what comes to them lies
 * before their bar, and on nothing else if there is room; all else where the Move lays it, or near.
 */
export function laidBefore(
  changes: readonly Change[],
  { items }: Pick<Board, 'items'>,
  pieces: Readonly<Record<string, Piece>>,
  before: Before,
  how: Laying = 'played',
): readonly Change[] {
  const fresh = changes.flatMap((change) =>
    change.do === 'make' ? [{ ...change.item, bin: false }] : [],
  )
  const { turn, others = [] } = before
  const lying = [...boxesOf({ items }, pieces)]
  const drawn = how === 'drawn'
  /** The way from them over the table. */
  const [inX, inY] = [Math.sin(turn), -Math.cos(turn)]

  /** The room that a thing turned so takes with all that is made on it, measured from its middle. */
  const roomOf = (item: Item, turned: number): Box | undefined => {
    const all = new Map<ItemId, Item>([
      [item.id, { ...item, place: { ...item.place, x: 0, y: 0, turn: turned } }],
    ])
    // What is made later may be stuck on what is made before.
    for (const one of fresh) if (all.has(one.place.on ?? '')) all.set(one.id, one)
    const boxes = boxesOf({ items: all }, pieces)
    return boxes.length > 0 ? boxes.reduce(joined) : undefined
  }

  const placed = (item: Item): Item['place'] => {
    const { place } = item
    const piece = Object.hasOwn(pieces, item.kind) ? pieces[item.kind] : undefined
    if (!piece || Math.max(piece.width, piece.height) > LONG) return place
    const fetched = how === 'fetched'
    const faces = piece.painter !== 'oval' || how !== 'played'
    const turned = faces ? { ...place, turn: place.turn + turn } : place
    const bare = roomOf(item, turned.turn)
    if (!bare || drawn) return turned
    const isNew = !items.has(item.id)
    const isCard = piece.painter === 'card' && isNew && !fetched
    const kept = isCard ? turnedBox(CARD_ROOM, turn) : undefined
    const room = kept ? joined(bare, kept) : bare
    const comes = fetched || (COMES.includes(piece.painter) && isNew)
    const theirs = comes ? others : isCard ? keptByCards() : []
    const terrain = { ...before, lying: [...lying, ...theirs] }
    const { left, right, top, bottom } = grown(room, ROUND)
    const depth = -Math.min(left * inX, right * inX) - Math.min(top * inY, bottom * inY)
    const near = comes
      ? { x: before.x + inX * depth, y: before.y + inY * depth }
      : there(place, kept)
    // Turned otherwise it may lie on what it lay beside.
    const lies = (here: Box) => terrain.lying.some((box) => overlap(box, here))
    const own = boxAt(near, room)
    const lay = () => lies(boxAt(place, roomOf(item, place.turn) ?? room))
    const stays = !comes && isClear(own, terrain) && (!lies(own) || (!kept && lay()))
    const spot = stays ? near : clearSpot(near, grown(room, ROUND), terrain, FAR)
    lying.push(boxAt(spot, room))
    return { ...turned, x: spot.x, y: spot.y }
  }

  /** Where a card that is turned has its room where it had it unturned. */
  const there = ({ x, y }: Dot, kept: Box | undefined): Dot => {
    if (!kept) return { x, y }
    const [from, to] = [middleOf(CARD_ROOM), middleOf(kept)]
    return { x: x + from.x - to.x, y: y + from.y - to.y }
  }

  /** The room of the cards that lie there already, for the notes that are still to come on them. */
  const keptByCards = (): readonly Box[] =>
    [...items.values()].flatMap(({ kind, bin, place }) =>
      !bin &&
      place.on === undefined &&
      Object.hasOwn(pieces, kind) &&
      pieces[kind]?.painter === 'card'
        ? [boxAt(place, turnedBox(CARD_ROOM, place.turn))]
        : [],
    )

  return changes.map((change) => {
    if (change.do === 'make' && change.item.place.on === undefined) {
      const { item } = change
      const place = placed({ ...item, bin: false })
      const { width, height } = item.props
      const props =
        drawn && isAcross(turn) && width !== undefined && height !== undefined
          ? { ...item.props, width: height, height: width }
          : item.props
      return { ...change, item: { ...item, place, props } }
    }
    const item = change.do === 'place' ? items.get(change.id) : undefined
    // What lay free already is moved by its own rules.
    if (change.do !== 'place' || !item || change.place.on !== undefined) return change
    return item.place.on === undefined
      ? change
      : { ...change, place: placed({ ...item, place: change.place }) }
  })
}
