import { sharedWith } from '../../rules/board/clear.ts'
import type { Extent } from '../../rules/plain/sides.ts'
import { leastCovering, type PageArea } from '../device/keepclear.ts'

/** What is played on just now counts so much more than what else is covered, and what is pressed there so much. */
const PLAYED = 4
const PRESSED = 16
/** A guide that can be small covers at most this part of what is played on, and stands at most so far before others. */
const LEAST = 0.2

/** A part of an edge: px from its left end. */
type Stretch = Pick<PageArea, 'left' | 'right'>

/** What is seen of a screen by whoever sits at an edge of it: px. */
export interface EdgeGround {
  /** How long the edge is, and how far from its ends and from what stands there all stays. */
  readonly long: number
  readonly gap: number
  /** From where to where they have the edge to themselves; and from where to where the guide may stand. */
  readonly own: Stretch
  readonly may: Stretch
  /** Where the middle of their bar is along it, and of the guide just now, if it stands anywhere yet. */
  readonly middle: number
  readonly from?: number | undefined
  readonly lying: readonly PageArea[]
  readonly played: readonly PageArea[]
  /** Bars, what others have open, handles: what stands there. */
  readonly stands: readonly PageArea[]
}

/** How far along an edge a guide has its middle. */
export interface GuidePlace {
  readonly at: number
  /** How much of any one thing that is played on it covers, and how much of it stands before others: 0 to 1. */
  readonly covers: number
  readonly away: number
  /** How often as much as all of it lies under it: what counts more, more often. */
  readonly over: number
}

const boxOf = ({ width, height }: Extent, at: number, low: number): PageArea => ({
  ...{ left: at - width / 2, right: at + width / 2 },
  ...{ top: low - height, bottom: low },
})

const times = (areas: readonly PageArea[], many: number) =>
  Array.from({ length: many }, () => areas).flat()

/**
 * Where a guide of this size, which ends at `low`, covers least: of what is played on least of all, and nothing that
 * stands there. Before others it stands only as far as that frees as much of the table.
 */
export function guidePlace(size: Extent, low: number, ground: EdgeGround): GuidePlace {
  const { own, middle, lying, played, stands } = ground
  const half = size.width / 2
  const start = Math.max(own.left + half, Math.min(own.right - half, middle))
  const usual = boxOf(size, start, low)
  const { left, right } = ground.may
  const areas = [
    ...lying,
    ...times(played, PLAYED - 1),
    ...times(stands, PRESSED),
    { ...usual, left, right: own.left },
    { ...usual, left: own.right, right },
  ]
  const overAt = (x: number) => sharedWith(boxOf(size, x, low), areas) / (size.width * size.height)
  const best = start + leastCovering(usual, { ...usual, left, right }, [], areas).x
  const { from } = ground
  const fits = from !== undefined && from >= left + half && from <= right - half
  // What is read goes nowhere else for a little.
  const at = fits && overAt(from) - overAt(best) < LEAST ? from : best
  const there = boxOf(size, at, low)
  const part = (one: PageArea) =>
    sharedWith(there, [one]) / ((one.right - one.left) * (one.bottom - one.top))
  const away = Math.max(0, own.left - there.left, there.right - own.right) / size.width
  return { at, covers: Math.max(0, ...played.map(part)), away, over: overAt(at) }
}

/**
 * Whether a guide is better small: else too much of what is played on lies under it, or it stands before others, or
 * over twice as much of the table.
 */
export const isBetterSmall = (wide: GuidePlace, small: GuidePlace): boolean =>
  Math.max(wide.covers, wide.away, wide.over - 2 * small.over) > LEAST

/**
 * From where to where a guide may stand that frees so more of the table: also before others, but no nearer to another's
 * bar at that edge than to its own. What stands at a bar is read as theirs.
 */
export function guideRoom(
  own: Stretch,
  bar: Stretch,
  others: readonly Stretch[],
  { long, gap }: Pick<EdgeGround, 'long' | 'gap'>,
): Stretch {
  const before = others.flatMap(({ left, right }) =>
    left < bar.left ? (right + bar.left + gap) / 2 : [],
  )
  const after = others.flatMap(({ left }) => (left > bar.left ? (left + bar.right - gap) / 2 : []))
  return {
    left: Math.min(own.left, Math.max(gap, ...before)),
    right: Math.max(own.right, Math.min(long - gap, ...after)),
  }
}

/**
 * From where to where a line may stand that does not fit beside its bar: wherever its bar reaches, also in a corner
 * where what opens larger would stand before others. Whose it is, is told by where it stands.
 */
export const lineRoom = (own: Stretch, bar: Stretch): Stretch => ({
  left: Math.min(own.left, bar.left),
  right: Math.max(own.right, bar.right),
})

/**
 * Where a line no higher than its bar stands beside it, where there is room for it that nothing else stands or lies in:
 * its middle along the edge. Where it has its middle on one side of its bar already, it stays on that.
 */
export function besideBar(
  { width, height }: Extent,
  bar: PageArea,
  {
    long,
    gap,
    from,
    lying,
    stands,
  }: Pick<EdgeGround, 'long' | 'gap' | 'from' | 'lying' | 'stands'>,
): number | undefined {
  const taken = [...stands, ...lying]
  const sides = [bar.right + gap + width / 2, bar.left - gap - width / 2]
  if (from !== undefined && from < bar.left) sides.reverse()
  return sides.find((at) => {
    const there = boxOf({ width, height }, at, bar.top + height)
    return there.left >= gap && there.right <= long - gap && sharedWith(there, taken) === 0
  })
}

/** How a guide stands beside its bar: how wide it is there. */
export interface BesidePlace extends Pick<GuidePlace, 'at' | 'over'> {
  readonly width: number
}

/** From one width that is tried to the next, px. */
const STEP = 16
/** On the other side of its bar a guide would leave free at least this part of itself. */
const STAYS = 0.1

/**
 * Where a guide stands that reaches from the rim into the table beside its bar, between that and what stands there:
 * where it covers least, no wider than this and no narrower than `least`. What is read changes its side of the bar only
 * where that frees much: where it has its middle on one already, it stays on that.
 */
export function slimBeside(
  { width, height }: Extent,
  least: number,
  bar: PageArea,
  {
    gap,
    may,
    from,
    lying,
    played,
    stands,
  }: Pick<EdgeGround, 'gap' | 'may' | 'from' | 'lying' | 'played' | 'stands'>,
): BesidePlace | undefined {
  const areas = [...lying, ...times(played, PLAYED - 1)]
  const inWay = stands.filter(({ top, bottom }) => top < bar.bottom && bottom > bar.bottom - height)
  const after = inWay.flatMap(({ left, right }) => (right > bar.right ? left : []))
  const before = inWay.flatMap(({ left, right }) => (left < bar.left ? right : []))
  const rooms = [
    { left: bar.right + gap, right: Math.min(may.right, ...after.map((at) => at - gap)) },
    { left: Math.max(may.left, ...before.map((at) => at + gap)), right: bar.left - gap },
  ]
  const bestIn = ({ left, right }: Stretch) => {
    let best: BesidePlace | undefined
    for (let wide = Math.min(width, right - left); wide >= least; wide -= STEP)
      for (const at of [left + wide / 2, right - wide / 2]) {
        const over =
          sharedWith(boxOf({ width: wide, height }, at, bar.bottom), areas) / (width * height)
        if (!best || over < best.over) best = { at, width: wide, over }
      }
    return best
  }
  const [right, left] = rooms.map(bestIn)
  if (!right || !left) return right ?? left
  const held = from === undefined ? 0 : Math.sign(from - (bar.left + bar.right) / 2) * STAYS
  return right.over - left.over > held ? left : right
}

/** Whether a guide is better beside its bar, where it is narrower: so it leaves much more of the table free. */
export const isBetterBeside = (
  before: Pick<GuidePlace, 'over'>,
  beside: Pick<BesidePlace, 'over'>,
): boolean => before.over - beside.over > LEAST
