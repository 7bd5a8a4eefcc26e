import type { Item, ItemId, Place } from '../plain/item.ts'
import type { Board } from './board.ts'
import type { Change, NewItem } from './change.ts'
import { clearSpot, isClear, type Terrain } from './clear.ts'
import type { Piece } from './piece.ts'
import { type Box, boxAt, boxesOf, CARD_ROOM, type Dot, joined, overlap, padded } from './room.ts'

/** Where somebody sits at the table, mm of the paper: this spot is just before their bar. */
export interface SeatSpot extends Dot, Omit<Terrain, 'lying'> {
  /** By how much a thing is turned that faces them, radians. */
  readonly turn: number
  /** Where opens what they are asked, and what others are: nothing of theirs lies there, if there is room. */
  readonly asked?: readonly Box[]
  readonly others?: readonly Box[]
  /** What of all that stands over the table does not go again: nothing is laid under it. */
  readonly stands?: readonly Box[]
  /** What is seen of the table, where that is more than the part of it that lies before them. */
  readonly seen?: Box
}

/**
 * How something is laid for somebody: by a Move; where they have drawn it, as large as the screen is seen; or taken
 * from the supply, wherever that was.
 */
export type Laying = 'played' | 'drawn' | 'fetched'

type Pieces = Readonly<Record<string, Piece>>

/**
 * Of what a Move lays this comes to lie before people, and what is their own. All else belongs where the Move lays it:
 * there a card has room for its notes, and an oval for its lines. An oval is part of a tree that is everybody's, and is
 * not turned.
 */
const COMES: readonly Piece['painter'][] = ['note', 'sheet']
/** What is longer than this is everybody's, and lies as it lies, mm. */
const LONG = 400
/** How much paper is left round it, and how far it goes for a free place, mm. */
const ROUND = 6
const FAR = 420
/** And how far what a Move lays goes, mm, before it lies on another thing. */
const FARTHER = 1600

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

const pieceOf = (pieces: Pieces, kind: string): Piece | undefined =>
  Object.hasOwn(pieces, kind) ? pieces[kind] : undefined

/**
 * The room that a thing turned so takes with all that is made on it, measured from its middle. What is made later may
 * be stuck on what is made before.
 */
function roomWith(
  item: Item,
  turn: number,
  made: readonly Item[],
  pieces: Pieces,
): Box | undefined {
  const items = new Map<ItemId, Item>([
    [item.id, { ...item, place: { ...item.place, x: 0, y: 0, turn } }],
  ])
  for (const one of made) if (items.has(one.place.on ?? '')) items.set(one.id, one)
  const boxes = boxesOf({ items }, pieces)
  return boxes.length > 0 ? boxes.reduce(joined) : undefined
}

/** What the things that lie there keep free, for what is still to come. */
export const keptByThings = (items: Board['items'], pieces: Pieces): readonly Box[] =>
  [...items.values()].flatMap(({ kind, bin, place }) => {
    const keeps = pieceOf(pieces, kind)?.keeps
    return keeps && !bin && place.on === undefined
      ? [boxAt(place, turnedBox(keeps, place.turn))]
      : []
  })

/** The room of the cards that lie there already, for the notes that are still to come on them. */
const keptByCards = (items: Board['items'], pieces: Pieces): readonly Box[] =>
  [...items.values()].flatMap(({ kind, bin, place }) =>
    !bin && place.on === undefined && pieceOf(pieces, kind)?.painter === 'card'
      ? [boxAt(place, turnedBox(CARD_ROOM, place.turn))]
      : [],
  )

/** Where a place is sought once more, and how far, mm. */
type Try = readonly [from: SeatSpot, far: number]

/** Where a card that is turned has its room where it had it unturned. */
function shifted({ x, y }: Dot, turnedRoom: Box | undefined): Dot {
  if (!turnedRoom) return { x, y }
  const [from, to] = [middleOf(CARD_ROOM), middleOf(turnedRoom)]
  return { x: x + from.x - to.x, y: y + from.y - to.y }
}

/** Where something that takes up this room is just before them. */
function justBefore({ x, y, turn }: SeatSpot, room: Box): Dot {
  const { left, right, top, bottom } = padded(room, ROUND)
  /** The way from them over the table. */
  const [inX, inY] = [Math.sin(turn), -Math.cos(turn)]
  const far = -Math.min(left * inX, right * inX) - Math.min(top * inY, bottom * inY)
  return { x: x + inX * far, y: y + inY * far }
}

/** As large on the screen as it was drawn there, for whoever sits at its side. */
function drawnBy({ turn }: SeatSpot, item: NewItem): NewItem {
  const { width, height } = item.props
  if (!isAcross(turn) || width === undefined || height === undefined) return item
  return { ...item, props: { ...item.props, width: height, height: width } }
}

/**
 * What is laid for somebody, so that it faces them and nothing that stands there hides it: what comes to them lies
 * before their bar, and on nothing else if there is room; all else where the Move lays it, or near.
 */
export function laidBefore(
  changes: readonly Change[],
  { items }: Pick<Board, 'items'>,
  pieces: Pieces,
  sitting: SeatSpot,
  how: Laying = 'played',
): readonly Change[] {
  const made = changes.flatMap((change) =>
    change.do === 'make' ? [{ ...change.item, bin: false }] : [],
  )
  /** Also what is laid with it. */
  const lying = [...boxesOf({ items }, pieces)]
  const keptFree = keptByThings(items, pieces)

  const placed = (item: Item): Place => {
    const { place } = item
    const piece = pieceOf(pieces, item.kind)
    if (!piece || Math.max(piece.width, piece.height) > LONG) return place
    const faces = piece.painter !== 'oval' || how !== 'played'
    const turned = faces ? { ...place, turn: place.turn + sitting.turn } : place
    const bare = roomWith(item, turned.turn, made, pieces)
    if (!bare || how === 'drawn') return turned
    const isNew = !items.has(item.id)
    const own = piece.own || COMES.includes(piece.painter)
    const comes = how === 'fetched' || (own && isNew)
    const isCard = piece.painter === 'card' && isNew && !comes
    const cardRoom = isCard ? turnedBox(CARD_ROOM, sitting.turn) : undefined
    const keeps = comes && isNew && piece.keeps
    const whole = keeps ? joined(bare, turnedBox(keeps, turned.turn)) : bare
    const room = cardRoom ? joined(whole, cardRoom) : whole
    /** Where it lies as the table is seen so, and whether something is amiss there. */
    const seek = (from: SeatSpot, far: number) => {
      const mine = [...(from.others ?? []), ...keptFree]
      const kept = comes ? mine : isCard ? keptByCards(items, pieces) : []
      const over = [...from.over, ...(from.asked ?? [])]
      const terrain = { ...from, over, lying: [...lying, ...kept] }
      const near = comes ? justBefore(from, room) : shifted(place, cardRoom)
      const liesOn = (here: Box) => terrain.lying.some((box) => overlap(box, here))
      const here = boxAt(near, room)
      // Turned otherwise it may lie on what it lay beside.
      const layOn = () => liesOn(boxAt(place, roomWith(item, place.turn, made, pieces) ?? room))
      const stays = !comes && isClear(here, terrain) && (!liesOn(here) || (!isCard && layOn()))
      const spot = stays ? near : clearSpot(near, padded(room, ROUND), terrain, far)
      const there = boxAt(spot, room)
      return { spot, amiss: !stays && (!isClear(there, terrain) || liesOn(there)) }
    }
    const inSight = seek(sitting, FAR)
    const mine = { ...sitting, asked: [] }
    const free = { ...mine, others: [] }
    const open = { ...free, over: sitting.stands ?? [] }
    // What opens over the table goes again, and what is out of sight can be shown; what lies on another thing does so
    // for good. Half in sight, nobody is told that it lies there. What is taken from the supply stays at hand: rather
    // where a guide may open than on what lies there.
    const { seen = sitting.within } = sitting
    const wide = { ...free, within: padded(seen, FARTHER), over: [seen] }
    const near: Try[] = [
      [mine, FAR],
      [free, FAR],
      [sitting, FARTHER],
      [free, FARTHER],
    ]
    const far: Try[] = [
      [sitting, FARTHER],
      [free, FARTHER],
      [open, FARTHER],
      [wide, FARTHER],
    ]
    const tries = !inSight.amiss ? [] : how === 'played' ? far : near
    let { spot } = inSight
    for (const one of tries) {
      const found = seek(...one)
      if (found.amiss) continue
      spot = found.spot
      break
    }
    lying.push(boxAt(spot, room))
    return { ...turned, x: spot.x, y: spot.y }
  }

  return changes.map((change) => {
    if (change.do === 'make' && change.item.place.on === undefined) {
      const { item } = change
      const sized = how === 'drawn' ? drawnBy(sitting, item) : item
      return { ...change, item: { ...sized, place: placed({ ...item, bin: false }) } }
    }
    const item = change.do === 'place' ? items.get(change.id) : undefined
    // What lay free already is moved by its own rules.
    if (change.do !== 'place' || !item || change.place.on !== undefined) return change
    return item.place.on === undefined
      ? change
      : { ...change, place: placed({ ...item, place: change.place }) }
  })
}
