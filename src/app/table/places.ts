import { uncovered } from '../../board/map/uncovered.ts'
import type { BoardHandle, Round } from '../../board/TableTop.tsx'
import { amongOf } from '../../board/touch/among.ts'
import { laidBefore, type SeatSpot } from '../../rules/board/before.ts'
import type { Board } from '../../rules/board/board.ts'
import { clearSpot, isClear, sharedWith } from '../../rules/board/clear.ts'
import { gathered } from '../../rules/board/gathered.ts'
import { type Box, boxAt, type Dot, padded } from '../../rules/board/room.ts'
import type { Game } from '../../rules/game.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import {
  askedRoom,
  type Bars,
  type Berths,
  beforeBar,
  berthsOf,
  bigFor,
  FRAME,
  TABLE_SMALL,
  tableLetters,
  toldRoom,
  trayBeside,
  trayRoom,
} from '../../rules/plain/round.ts'
import { pxPerMm, readSeating, sidesFor } from '../../rules/plain/seating.ts'
import {
  type Extent,
  edgeLength,
  FACING,
  rimAt,
  type Side,
  sideAt,
} from '../../rules/plain/sides.ts'
import type { Table } from '../../table/table.ts'
import type { AroundScreen, TrayAt } from '../../ui/desk/around.ts'
import { besideTray, isTrayUsed, overTable, staysOverTable } from '../../ui/device/overtable.ts'
import { BOARD } from '../../ui/device/places.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'

/** People's places round a screen where a millimetre has `mm` px. */
export interface PlacesHere extends Berths {
  readonly mm: number
}

const whole = ({ width, height }: Extent): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/** How far from there the tray may stand, as a part of the screen's longer side: whoever throws reaches into it. */
const REACH = 0.45
/** It is moved for a place that is no farther from them than this part of the way to where it stands. */
const NEARER = 0.5

/** While dice roll it is larger, beyond each of its sides by no more than this part of half its height. */
const NEARS = 0.45

/**
 * How large the tray stands on the table, from the usual size down: where there is no free paper for all of it, it is
 * small until dice roll in it.
 */
const SIZES = [1, 0.8, 0.6] as const
const SMALLEST = 0.6

/** Where the middle of the tray stands, px, and how large it is there. */
interface TraySpot extends Dot {
  readonly size: number
}

/** The same just now; where somebody has drawn it, that may be over what lies there. */
interface TrayFrom extends TraySpot {
  readonly drawn?: boolean | undefined
}

/**
 * Where the tray stands before whoever sits at this side, px: where it covers no place and nothing that lies there,
 * as large as there is room for it, and as near as can be to where it usually does, or else to their bar. It stays
 * where it stands just now (`from`), or near that, unless there is room much nearer to them.
 */
export function trayFor(
  side: Side,
  places: PlacesHere,
  over: readonly Box[],
  lying: readonly Box[],
  from?: TrayFrom,
): TraySpot {
  const { screen, sides, berths } = places
  const ground = { within: whole(screen), over, lying }
  const roomFor = (size: number) => trayRoom(side.edge, places.scale, size)
  const isFree = (spot: TraySpot, all: readonly Box[]) =>
    sharedWith(boxAt(spot, roomFor(spot.size)), all) === 0
  const stays = from && isFree(from, over) ? from : undefined
  // Over what lies there, or half out of sight, somebody has drawn it.
  if (stays?.drawn) return stays
  const { middle = 0 } = berths[sides.indexOf(side)] ?? {}
  const bar = rimAt({ ...side, along: middle / edgeLength(side.edge, screen) }, screen)
  const usual = trayBeside(side, places)
  const apart = ({ x, y }: Dot) =>
    Math.min(...[bar, usual].map((one) => Math.hypot(x - one.x, y - one.y)))
  const far = REACH * Math.max(screen.width, screen.height)
  /** Where all of it is seen. */
  const seenAt = (size: number): readonly TraySpot[] => {
    const room = roomFor(size)
    return [usual, bar, ...(from ? [from] : [])]
      .map((near) => ({ ...clearSpot(near, room, ground, far), size }))
      .filter((spot) => isClear(boxAt(spot, room), ground))
  }
  const rests = stays && isFree(stays, lying) ? stays : undefined
  let seen: readonly TraySpot[] = []
  for (const size of SIZES) {
    if (rests && size < rests.size) break
    seen = seenAt(size)
    const free = seen.filter((spot) => isFree(spot, lying))
    const nearer = free.find((spot) => !from || apart(spot) < NEARER * apart(from))
    if (nearer) return nearer
    // Farther off it is still better at hand than under a guide.
    const near = free.at(-1)
    if (near && !rests) return near
  }
  const best = rests ?? stays ?? seen.at(-1)
  if (best) return best
  // Where guides are everywhere it comes up over them when dice roll: all of it on the screen.
  const room = roomFor(1)
  const { x, y } = clearSpot(from ?? usual, room, ground, Math.hypot(screen.width, screen.height))
  const { left, right, top, bottom } = padded(room, room.bottom * NEARS)
  return {
    x: Math.max(-left, Math.min(screen.width - right, x)),
    y: Math.max(-top, Math.min(screen.height - bottom, y)),
    size: SMALLEST,
  }
}

/** The same as things are just now. */
function trayNow(
  side: Side,
  places: PlacesHere,
  board: BoardHandle | null,
  from?: TrayFrom,
): TraySpot {
  const { sides, berths, scale, screen } = places
  const told = sides.flatMap((one, i) => {
    const berth = berths[i]
    return berth ? [toldRoom(one, berth, scale, screen)] : []
  })
  const lying = board?.lying(whole(screen)) ?? []
  return trayFor(side, places, besideTray(), [...lying, ...told], from)
}

/** There opens what somebody is asked who sits there, if it does not stand there already: px. */
function askedAt({ sides, berths, screen }: PlacesHere, i: number): readonly Box[] {
  const [side, berth] = [sides[i], berths[i]]
  return side && berth ? [askedRoom(side, berth, screen)] : []
}

/** How the paper is seen: what of it, mm, and what is seen where, client px. */
interface SeenAs extends Pick<BoardHandle, 'at'> {
  readonly seen: Box
}

/** A box of the screen (px) on the paper (mm). */
const paperOf =
  ({ at }: Pick<SeenAs, 'at'>) =>
  ({ left, top, right, bottom }: Box): Box => {
    const [a, b] = [at(left, top), at(right, bottom)]
    return { left: a.x, top: a.y, right: b.x, bottom: b.y }
  }

/** The paper within the frame of the table, mm. */
const framed = (seen: SeenAs, { mm, screen }: PlacesHere): Box =>
  paperOf(seen)(padded(whole(screen), -FRAME * mm))

/** What is seen of the paper within the frame of the table, beside what stands at its rims, mm. */
function seenIn({ seen, at }: SeenAs, here: PlacesHere): Box {
  const rim = framed({ seen, at }, here)
  return {
    left: Math.max(seen.left, rim.left),
    top: Math.max(seen.top, rim.top),
    right: Math.min(seen.right, rim.right),
    bottom: Math.min(seen.bottom, rim.bottom),
  }
}

/** Whether a game has yet to begin: nobody has a mat of their own there. */
export const isBeginning = (
  { items }: Pick<Board, 'items'>,
  { pieces }: Pick<Game, 'pieces'>,
): boolean => [...items.values()].every(({ bin, kind }) => bin || !pieces[kind]?.whose)

/** How things come to lie before the people of this screen. */
function laysAt(
  here: PlacesHere,
  { table, game }: { readonly table: Table; readonly game: Pick<Game, 'pieces'> },
  board: () => BoardHandle | null,
): Lays {
  const { sides, berths, screen } = here
  return (seat, changes, how) => {
    const handle = board()
    const own = sides.findIndex((side) => side.seat === seat)
    const [side, berth] = [sides[own], berths[own]]
    if (!handle || !side || !berth) return changes
    const spot = beforeBar(side, berth, screen)
    const seen = { at: handle.at, seen: handle.seen() }
    const paper = paperOf(seen)
    const sitting: SeatSpot = {
      ...seen.at(spot.x, spot.y),
      turn: FACING[side.edge],
      within: seenIn(seen, here),
      seen: framed(seen, here),
      over: overTable().map(paper),
      stands: staysOverTable().map(paper),
      asked: askedAt(here, own).map(paper),
      others: sides.flatMap((_, i) => (i === own ? [] : askedAt(here, i))).map(paper),
    }
    const { left, top, right, bottom } = sitting.within
    const round = sides.map((one) => ({ seat: one.seat, turn: FACING[one.edge] }))
    const wide = (right - left) / (bottom - top)
    const theirs = gathered(changes, table.board(), game.pieces, round, wide)
    // Once it lies there all of it is seen; what is laid later moves the table under nobody's hands.
    if (theirs !== changes && isBeginning(table.board(), game))
      setTimeout(() => board()?.does.fit())
    return laidBefore(theirs, table.board(), game.pieces, sitting, how)
  }
}

/** What is let go among people comes to lie so that nothing at their places stands over it, nor their table's frame. */
const clearAt =
  (mm: number): Round['clear'] =>
  (seen, held) => {
    const { left: x = 0, top: y = 0 } = document.querySelector(BOARD)?.getBoundingClientRect() ?? {}
    const over = overTable().map((part) => boxAt({ x: -x, y: -y }, part))
    return uncovered(seen, held, over, FRAME * mm)
  }

/** What changes of it while people sit there. */
export interface RoundState extends Pick<AroundScreen, 'tools' | 'at' | 'writers'> {
  /** Where the tray was brought last. */
  readonly tray?: TrayAt
  readonly claimed?: SeatId | undefined
  readonly bars: Bars
}

/** How people sit round a screen: for the board and for the interface. */
export interface SeatedRound {
  /** Undefined while the screen is one person's, or nobody's. */
  readonly round: Round | undefined
  /** How what is laid for one of them comes to lie. */
  readonly lays: Lays | undefined
  readonly around: AroundScreen
  /** A touch has been somebody's: the next one is whose it is by where it is. */
  touched(): void
}

interface Here extends Omit<PlacesHere, 'bars'>, Pick<AroundScreen, 'seating' | 'big' | 'sit'> {
  readonly opened: Pick<OpenTable, 'table' | 'game'>
  readonly board: { readonly current: BoardHandle | null }
  readonly state: RoundState
  change(next: (now: RoundState) => RoundState): void
}

/** How what changes while they sit there is changed. */
function changesOf(change: Here['change']) {
  type Changes = Pick<AroundScreen, 'claim' | 'take' | 'turnTo' | 'write' | 'measured'>
  return {
    // Every touch ends a claim: nothing is rendered for those that end none.
    claim: (seat) => change((now) => (now.claimed === seat ? now : { ...now, claimed: seat })),
    take: (seat, tool) => change((now) => ({ ...now, tools: { ...now.tools, [seat]: tool } })),
    turnTo: (seat, next) =>
      change((now) => ({ ...now, at: { ...now.at, [seat]: { ...now.at[seat], ...next } } })),
    write: (seat, what) =>
      change((now) => {
        const others = now.writers.filter((one) => one.seat !== seat)
        return { ...now, writers: what ? [...others, { seat, ...what }] : others }
      }),
    measured: (seat, bar) =>
      change((now) => {
        const was = now.bars.get(seat)
        const same = was?.width === bar.width && was.height === bar.height
        return same ? now : { ...now, bars: new Map(now.bars).set(seat, bar) }
      }),
  } satisfies Changes
}

/** Where the tray stands among them, and how it is brought elsewhere. */
function trayOf(
  here: PlacesHere,
  brought: TrayAt | undefined,
  board: Here['board'],
  change: Here['change'],
): Pick<AroundScreen, 'tray' | 'bringTray' | 'clearTray'> {
  const { sides, screen } = here
  const set = (side: Side, spot: TraySpot, drawn = false) =>
    change((now) => ({ ...now, tray: { ...trayAt(side, spot), drawn } }))
  const trayAt = (side: Side, { x, y, size }: TraySpot): TrayAt => ({
    ...{ x: x / screen.width, y: y / screen.height, size },
    side,
  })
  // Whoever threw there last may have stood up, or sit at another edge now.
  const thrower = sides.find(({ seat }) => seat === brought?.side.seat)
  const stays = thrower && thrower.edge === brought?.side.edge ? brought : undefined
  const whose = thrower ?? sides[0]
  const bring = (side: Side | undefined) => {
    if (!side || isTrayUsed()) return
    // It stays before whom it stands, as long as nothing else stands there.
    const mine = stays && thrower === side
    const { x, y, size, drawn } = stays ?? { x: 0, y: 0, size: 1 }
    const from = mine ? { x: x * screen.width, y: y * screen.height, size, drawn } : undefined
    const spot = trayNow(side, here, board.current, from)
    if (spot !== from) set(side, spot)
  }
  return {
    tray: stays ?? (whose && trayAt(whose, { ...trayBeside(whose, here), size: SMALLEST })),
    bringTray(to) {
      if (typeof to === 'string') return bring(sides.find(({ seat }) => seat === to))
      const side = sideAt(sides, to, screen)
      if (!side) return
      const all = [...besideTray(), ...(board.current?.lying(whole(screen)) ?? [])]
      const size = SIZES.find(
        (one) => sharedWith(boxAt(to, trayRoom(side.edge, here.scale, one)), all) === 0,
      )
      set(side, { ...to, size: size ?? SMALLEST }, true)
    },
    clearTray: () => bring(whose),
  }
}

/**
 * Nearer than so, where a mm of the screen has one px, people see the paper of a screen that they sit around by
 * themselves alone: a whole game has room on it, and its words are read from the rim. What is printed has smaller ones;
 * but their sheets have room beside what a game begins with, since the view stays where it is.
 */
const AMONG = { written: 0.5, printed: 0.6 } as const
/** Nor is it farther than so of its own accord where a mm has few px. */
const LEAST = 1

const nearestAt =
  (mm: number): Round['nearest'] =>
  ({ entries }) => {
    const printed = [...entries.values()].some(({ piece }) => piece.painter === 'printed')
    const most = Math.max(LEAST, mm * AMONG[printed ? 'printed' : 'written'])
    return printed ? [most, most] : [most]
  }

/** How these sit round it just now. */
function aroundOf(here: Here): SeatedRound {
  const { opened, board, seating, sides, berths, mm, big, scale, screen, state, change, sit } = here
  const { tools, at, writers, bars } = state
  const there: PlacesHere = { mm, sides, berths, screen, scale, bars }
  const changes = changesOf(change)
  const among = sides.length > 0
  const sits = (one: SeatId | undefined) => sides.some(({ seat }) => seat === one)
  // Whoever has no place any more acts by no touch and writes nothing there.
  const claimed = sits(state.claimed) ? state.claimed : undefined
  return {
    round: among
      ? {
          ...{ sides, mm, tools, claimed, turns: seating?.turns ?? false },
          letter: tableLetters(big, screen),
          small: TABLE_SMALL,
          ...{ among: amongOf, clear: clearAt(mm), nearest: nearestAt(mm) },
        }
      : undefined,
    lays: among ? laysAt(there, opened, () => board.current) : undefined,
    around: {
      ...{ seating, sides, berths, bars, mm, big, scale, tools, at, claimed, sit },
      writers: writers.filter(({ seat }) => sits(seat)),
      ...changes,
      ...trayOf(there, state.tray, board, change),
    },
    touched: () => changes.claim(undefined),
  }
}

/** All that a screen among people needs and no other. */
export const roundReader = { readSeating, sidesFor, pxPerMm, bigFor, berthsOf, aroundOf }
