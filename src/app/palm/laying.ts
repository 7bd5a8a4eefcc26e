import { type Laying, laidBefore } from '../../rules/board/before.ts'
import type { Board } from '../../rules/board/board.ts'
import type { Change } from '../../rules/board/change.ts'
import type { Box } from '../../rules/board/room.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { parsed } from '../../rules/plain/json.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { screenWith, seatEdgeOf } from '../../table/presence/edges.ts'
import type { Presence, SeatEdge } from '../../table/presence/presence.ts'
import { keepHere, keptHere } from '../../ui/device/kept.ts'
import type { OpenTable } from '../page/opentable.ts'
import { freeNear, fromSupply } from '../page/pulled.ts'

/** What was written in a hand before it lies on the table. */
interface Written {
  /** The supply that it is of. */
  readonly supply: string
  readonly texts: Readonly<Record<string, string>>
}

/** Where somebody's edge is on the paper, mm, and by how much a thing is turned that faces them, radians. */
type EdgeThere = Omit<SeatEdge, 'seat' | 'asked'>

/** Reads what was kept of it: whatever stands there. */
function edgeIn(kept: string | null): EdgeThere | undefined {
  const read = parsed(kept)
  const [x, y, turn]: unknown[] = Array.isArray(read) ? read : []
  return [x, y, turn].every(Number.isFinite) ? ({ x, y, turn } as EdgeThere) : undefined
}

const keyOf = (table: OpenTable['table'], seat: SeatId) => `prophecy-table/edge/${table.id}/${seat}`

/**
 * Where this seat's edge is: as a screen tells just now, or told when something was laid last, which holds until the
 * screen is linked again. Undefined where nobody has ever told: what it lays comes to lie in the middle.
 */
export const edgeFor = (table: OpenTable['table'], seat: SeatId): EdgeThere | undefined =>
  seatEdgeOf(table.presence, seat) ?? edgeIn(keptHere(keyOf(table, seat)))

/** No screen shows the table farther from all that lies there, mm. */
const FAR = 2000

/** What is not more than this far from all that lies there: others would look for it. */
function around({ items }: Pick<Board, 'items'>): Box {
  const lies = [...items.values()].flatMap(({ place }) => (place.on === undefined ? [place] : []))
  const [left, right] = most(lies.map(({ x }) => x))
  const [top, bottom] = most(lies.map(({ y }) => y))
  return { left, right, top, bottom }
}

/** From where to where most of these lie, and the paper's middle: a few that lie far away draw nothing after them. */
function most(all: readonly number[]): readonly [from: number, to: number] {
  const sorted = all.toSorted((a, b) => a - b)
  const [low, high] = [0.25, 0.75].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0)
  const wide = 2 * ((high ?? 0) - (low ?? 0)) + FAR
  return [Math.min(0, (low ?? 0) - wide), Math.max(0, (high ?? 0) + wide)]
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** What of a part of the table lies before somebody who sits at this edge of it. */
function cut(part: Box, { x, y, turn }: EdgeThere): Box {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  if (Math.abs(sin) > Math.abs(cos)) return sin > 0 ? { ...part, left: x } : { ...part, right: x }
  return cos > 0 ? { ...part, bottom: y } : { ...part, top: y }
}

/** It lies where others do not look for it in vain, and is turned by no more than once round. */
const placed = ({ x, y, turn }: EdgeThere, all: Box): EdgeThere => ({
  x: clamp(x, all.left, all.right),
  y: clamp(y, all.top, all.bottom),
  turn: Math.atan2(Math.sin(turn), Math.cos(turn)),
})

/** What both have of the table; all of the first, where they have nothing. */
function shared(a: Box, b: Box): Box {
  const both = {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return both.left < both.right && both.top < both.bottom ? both : a
}

type Screen = Pick<Presence, 'edges' | 'terrain'>

/** Where this seat sits at that screen, which may not tell of it any more: `here`, of all that can lie there. */
function before(seat: SeatId, here: EdgeThere, { edges = [], terrain }: Screen, all: Box) {
  const mine = edges.find((edge) => edge.seat === seat)
  const spot = mine ? placed(mine, all) : here
  const part = [...edges, spot].reduce(cut, all)
  const within = terrain ? shared(part, terrain.within) : part
  /** Where guides open, also such as are closed now. */
  const asked = (own: boolean) =>
    edges.flatMap((one) => ((one.seat === seat) === own && one.asked ? [one.asked] : []))
  const over = [...(terrain?.over ?? []), ...asked(true)]
  // A screen of an earlier version does not tell what goes again.
  const stands = terrain?.stands ?? terrain?.over ?? []
  const seen = terrain && shared(all, terrain.within)
  return { ...spot, within, over, stands, others: asked(false), ...(seen && { seen }) }
}

/**
 * What a hand lays, as it comes to lie before the seat's place at the screen that people sit around, facing it, and
 * under nobody's bar, nor where what somebody is asked opens; as it is, where no screen says where that is.
 */
export function layFrom(
  { table, game }: Pick<OpenTable, 'table' | 'game'>,
  seat: SeatId,
  changes: readonly Change[],
  how: Laying,
): readonly Change[] {
  const edge = edgeFor(table, seat)
  if (!edge) return changes
  keepHere(keyOf(table, seat), JSON.stringify([edge.x, edge.y, edge.turn]))
  const board = table.board()
  const all = around(board)
  const here = placed(edge, all)
  const screen = screenWith(table.presence, seat) ?? {}
  return laidBefore(changes, board, game.pieces, before(seat, here, screen, all), how)
}

/**
 * Lays what a hand has written on the table, before the seat's place; in the middle, where no screen says where that
 * is. What comes back is why it does not lie there.
 */
export function layWritten(
  { table, game }: Pick<OpenTable, 'table' | 'game'>,
  seat: SeatId,
  { supply: id, texts }: Written,
): Sentence | undefined {
  const supply = game.supply?.find((one) => one.id === id)
  const piece = supply && game.pieces[supply.kind]
  if (!supply || !piece) return undefined
  const at = freeNear(table.board(), game.pieces, piece, { x: 0, y: 0 })
  const item = fromSupply(game, table, supply, at)
  const own = Object.entries(texts).filter(([field]) => piece.texts.includes(field))
  const made = { ...item, texts: { ...item.texts, ...Object.fromEntries(own) } }
  const changes = layFrom({ table, game }, seat, [{ do: 'make', item: made }], 'fetched')
  return table.apply(changes, { seat })
}
