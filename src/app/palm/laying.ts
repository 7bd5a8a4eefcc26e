import type { Board } from '../../rules/board/board.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { parsed } from '../../rules/plain/json.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { seatEdgeOf } from '../../table/presence/edges.ts'
import type { SeatEdge } from '../../table/presence/presence.ts'
import { keepHere, keptHere } from '../../ui/device/kept.ts'
import type { OpenTable } from '../page/opentable.ts'
import { freeNear, fromSupply } from '../page/pulled.ts'

/** What was written in a hand before it lies on the table. */
interface Written {
  /** The supply that it is of. */
  readonly supply: string
  readonly texts: Readonly<Record<string, string>>
}

/** A piece that lies so turned (radians) takes up its height in width, and the other way round. */
const sizeTurned = ({ width, height }: Pick<Piece, 'width' | 'height'>, turn: number) =>
  Math.abs(Math.sin(turn)) > Math.SQRT1_2 ? { width: height, height: width } : { width, height }

/** Where somebody's edge is on the paper, mm, and by how much a thing is turned that faces them, radians. */
type EdgeThere = Omit<SeatEdge, 'seat'>

/** Reads what was kept of it: whatever stands there. */
function edgeIn(kept: string | null): EdgeThere | undefined {
  const read = parsed(kept)
  const [x, y, turn]: unknown[] = Array.isArray(read) ? read : []
  return [x, y, turn].every(Number.isFinite) ? ({ x, y, turn } as EdgeThere) : undefined
}

/**
 * Where this seat's edge is: as a screen tells just now, or told when something was laid last, which holds until the
 * screen is linked again; else the middle.
 */
function edgeFor({ id, presence }: OpenTable['table'], seat: SeatId): EdgeThere {
  const key = `prophecy-table/edge/${id}/${seat}`
  const told = seatEdgeOf(presence, seat)
  if (!told) return edgeIn(keptHere(key)) ?? { x: 0, y: 0, turn: 0 }
  keepHere(key, JSON.stringify([told.x, told.y, told.turn]))
  return told
}

/** No screen shows the table farther from all that lies there, mm. */
const FAR = 2000

/** The same place, or the nearest where others would look for it, whatever a screen says. */
function within(
  { items }: Pick<Board, 'items'>,
  { x, y }: { readonly x: number; readonly y: number },
) {
  const lies = [...items.values()].flatMap(({ place }) => (place.on === undefined ? [place] : []))
  const clamp = (value: number, all: readonly number[]) =>
    Math.min(Math.max(0, ...all) + FAR, Math.max(Math.min(0, ...all) - FAR, value))
  return {
    x: clamp(
      x,
      lies.map((place) => place.x),
    ),
    y: clamp(
      y,
      lies.map((place) => place.y),
    ),
  }
}

/**
 * Lays what a hand has written on the table, where the screen that people sit around says that this seat's edge is, and
 * facing it; in the middle, where no screen says so. What comes back is why it does not lie there.
 */
export function layWritten(
  { table, game }: Pick<OpenTable, 'table' | 'game'>,
  seat: SeatId,
  { supply: id, texts }: Written,
): Sentence | undefined {
  const supply = game.supply?.find((one) => one.id === id)
  const piece = supply && game.pieces[supply.kind]
  if (!supply || !piece) return undefined
  const edge = edgeFor(table, seat)
  const turn = Math.atan2(Math.sin(edge.turn), Math.cos(edge.turn))
  const near = within(table.board(), edge)
  const at = freeNear(table.board(), game.pieces, sizeTurned(piece, turn), near)
  const item = fromSupply(game, table, supply, at)
  const own = Object.entries(texts).filter(([field]) => piece.texts.includes(field))
  const made = {
    ...item,
    place: { ...item.place, turn: item.place.turn + turn },
    texts: { ...item.texts, ...Object.fromEntries(own) },
  }
  return table.apply([{ do: 'make', item: made }], { seat })
}
