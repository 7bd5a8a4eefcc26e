import type { SeatId } from '../../rules/plain/item.ts'
import {
  type Edge,
  type Extent,
  edgeLength,
  isUpright,
  type Side,
} from '../../rules/plain/sides.ts'

/** How wide a key would be and how narrow it may get, mm; and how wide it is anywhere, px. */
const KEY = { usual: 15, least: 9.5, px: 44 } as const
/** What is written with reaches so far along its edge and into the table, in keys. */
const KEYS = { wide: 13, deep: 7 } as const

interface Span {
  readonly from: number
  readonly to: number
}

/** Where somebody's keyboard stands along their edge, px: how wide all of it is, and its middle from left or above. */
export interface KeyRoom {
  readonly width: number
  readonly middle: number
  /** How high a key is, px. */
  readonly key: number
}

/**
 * The room for the keyboard of a place round a screen of this size (px) with so many px per mm: as wide as fingers like
 * it, no farther than half the way to a neighbour, and out of the way of those round the corner, whether they write
 * just now or not. Who sits at a short edge has the corners: at a long one there is more room beside them.
 */
export function keyRoom(
  side: Side,
  sides: readonly Side[],
  screen: Extent,
  mm: number,
  /** What stands between it and the rim, px; and, where that is known, between those of others and theirs. */
  foot: number,
  feet: ReadonlyMap<SeatId, number> = new Map(),
): KeyRoom {
  const { width, height } = screen
  const usual = Math.max(KEY.usual * mm, KEY.px)
  /** Half the way to whoever sits opposite is theirs. */
  const keyAt = (edge: Edge, low: number) =>
    Math.min(usual, Math.max(1, (isUpright(edge) ? width : height) / 2 - low) / KEYS.deep)
  const key = keyAt(side.edge, foot)
  const deep = foot + key * KEYS.deep
  const least = Math.max(KEY.least * mm, KEY.px / 2) * KEYS.wide

  /** How deep the bars at an edge are, where that is known: both ends of a short edge are theirs. */
  const barsAt = (edge: Edge) =>
    Math.max(0, ...sides.map((one) => (one.edge === edge ? (feet.get(one.seat) ?? 0) : 0)))
  /** Between the neighbours at the same edge, and those round its corners. */
  const between = ({ seat, edge, along }: Side): Span => {
    const length = edgeLength(edge, screen)
    const ends = isUpright(edge)
      ? { from: barsAt('top'), to: length - barsAt('bottom') }
      : { from: 0, to: length }
    const beside = sides.filter((one) => one.edge === edge && one.seat !== seat)
    const before = beside.filter((one) => one.along <= along).map((one) => one.along)
    const behind = beside.filter((one) => one.along > along).map((one) => one.along)
    return {
      from: before.length > 0 ? ((Math.max(...before) + along) / 2) * length : ends.from,
      to: behind.length > 0 ? ((Math.min(...behind) + along) / 2) * length : ends.to,
    }
  }
  /** As near to where they sit as it fits between. */
  const fitted = ({ edge, along }: Side, { from, to }: Span): KeyRoom => {
    const length = edgeLength(edge, screen)
    const wide = Math.min(usual * KEYS.wide, Math.max(to - from, Math.min(least, length)))
    const inside = (low: number, high: number, at: number) =>
      high - low < wide ? (low + high) / 2 : Math.min(high - wide / 2, Math.max(low + wide / 2, at))
    return { width: wide, middle: inside(0, length, inside(from, to, along * length)), key }
  }

  const span = between(side)
  if (isUpright(side.edge)) return fitted(side, span)
  let { from, to } = span
  for (const other of sides.filter(({ edge }) => isUpright(edge))) {
    const there = fitted(other, between(other))
    const reaches =
      side.edge === 'bottom'
        ? there.middle + there.width / 2 > height - deep
        : there.middle - there.width / 2 < deep
    const low = feet.get(other.seat) ?? foot
    const theirs = low + keyAt(other.edge, low) * KEYS.deep
    if (reaches && other.edge === 'left') from = Math.max(from, theirs)
    if (reaches && other.edge === 'right') to = Math.min(to, width - theirs)
  }
  return fitted(side, { from, to })
}
