import { uncovered } from '../../board/map/uncovered.ts'
import type { BoardHandle, Round } from '../../board/TableTop.tsx'
import { amongOf } from '../../board/touch/among.ts'
import { type Before, laidBefore } from '../../rules/board/before.ts'
import { clearSpot, sharedWith } from '../../rules/board/clear.ts'
import { type Box, boxAt, type Dot } from '../../rules/board/room.ts'
import type { Game } from '../../rules/game.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import {
  askedRoom,
  type Bars,
  type Berth,
  beforeBar,
  berthsOf,
  bigFor,
  FRAME,
  pxPerMm,
  readSeating,
  sidesFor,
  trayBeside,
  trayRoom,
} from '../../rules/plain/round.ts'
import { type Extent, FACING, type Side, sideAt } from '../../rules/plain/sides.ts'
import type { Table } from '../../table/table.ts'
import type { AroundScreen, TrayAt } from '../../ui/desk/around.ts'
import { besideTray, overTable } from '../../ui/device/overtable.ts'
import { BOARD } from '../../ui/device/places.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'

/** People's places round a screen of this size, where a millimetre has `mm` px and all is `big` times as large. */
export interface PlacesHere {
  readonly mm: number
  readonly sides: readonly Side[]
  readonly berths: readonly Berth[]
  readonly screen: Extent
  readonly big: number
  readonly bars: Bars
}

const whole = ({ width, height }: Extent): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
})

/** How far from there the tray may stand, as a part of the screen's longer side: whoever throws reaches into it. */
const REACH = 0.45

/**
 * Where the tray stands before whoever sits at this side, px: as near as can be to where it usually does, or to
 * where it stands just now (`from`), where it covers no place and nothing that lies there, if there is such a place.
 */
export function trayFor(
  side: Side,
  { sides, screen, big, bars }: PlacesHere,
  over: readonly Box[],
  lying: readonly Box[],
  from?: Dot,
): Dot {
  const room = trayRoom(side.edge, big)
  const ground = { within: whole(screen), over, lying }
  const near = from ?? trayBeside(side, sides, screen, big, bars)
  // Over what lies there, or half out of sight, somebody has drawn it.
  if (from && sharedWith(boxAt(from, room), over) === 0) return from
  return clearSpot(near, room, ground, REACH * Math.max(screen.width, screen.height))
}

/** The same as things are just now. */
function trayNow(side: Side, places: PlacesHere, board: BoardHandle | null, from?: Dot): Dot {
  const lying = board?.lying(whole(places.screen)) ?? []
  return trayFor(side, places, besideTray(), lying, from)
}

/** How things come to lie before the people of this screen. */
function laysAt(
  { mm, sides, berths, screen }: PlacesHere,
  { table, game }: { readonly table: Table; readonly game: Pick<Game, 'pieces'> },
  board: () => BoardHandle | null,
): Lays {
  return (seat, changes, how) => {
    const handle = board()
    const i = sides.findIndex((side) => side.seat === seat)
    const [side, berth] = [sides[i], berths[i]]
    if (!handle || !side || !berth) return changes
    const paper = ({ left, top, right, bottom }: Box): Box => {
      const [a, b] = [handle.at(left, top), handle.at(right, bottom)]
      return { left: a.x, top: a.y, right: b.x, bottom: b.y }
    }
    const seen = handle.seen()
    const frame = FRAME * mm
    const rim = paper({
      ...{ left: frame, top: frame },
      ...{ right: screen.width - frame, bottom: screen.height - frame },
    })
    const within = {
      left: Math.max(seen.left, rim.left),
      top: Math.max(seen.top, rim.top),
      right: Math.min(seen.right, rim.right),
      bottom: Math.min(seen.bottom, rim.bottom),
    }
    const spot = beforeBar(side, berth, screen)
    // There opens what they are asked, if it does not stand there already.
    const [a, b] = askedRoom(side, berth, screen)
    const asked: Box = {
      ...{ left: Math.min(a.x, b.x), right: Math.max(a.x, b.x) },
      ...{ top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y) },
    }
    const before: Before = {
      ...handle.at(spot.x, spot.y),
      turn: FACING[side.edge],
      within,
      over: [...overTable(), asked].map(paper),
    }
    return laidBefore(changes, table.board(), game.pieces, before, how)
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

interface Here
  extends Omit<PlacesHere, 'big' | 'bars'>,
    Pick<AroundScreen, 'seating' | 'big' | 'sit'> {
  readonly opened: Pick<OpenTable, 'table' | 'game'>
  readonly board: { readonly current: BoardHandle | null }
  /** How many times as large all is as where a rem has 16 px. */
  readonly px: number
  readonly state: RoundState
  change(next: (now: RoundState) => RoundState): void
}

/** How these sit round it just now. */
function aroundOf(here: Here): SeatedRound {
  const { opened, board, seating, sides, berths, mm, big, px, screen, state, change, sit } = here
  const { tools, at, writers, tray, claimed, bars } = state
  const set = (next: Partial<RoundState>) => change((now) => ({ ...now, ...next }))
  // Every touch ends a claim: nothing is rendered for those that end none.
  const claim = (seat: SeatId | undefined) =>
    change((now) => (now.claimed === seat ? now : { ...now, claimed: seat }))
  const take: AroundScreen['take'] = (seat, tool) =>
    change((now) => ({ ...now, tools: { ...now.tools, [seat]: tool } }))
  const write: AroundScreen['write'] = (seat, what) =>
    change((now) => {
      const others = now.writers.filter((one) => one.seat !== seat)
      return { ...now, writers: what ? [...others, { seat, ...what }] : others }
    })
  const turnTo: AroundScreen['turnTo'] = (seat, next) =>
    change((now) => ({ ...now, at: { ...now.at, [seat]: { ...now.at[seat], ...next } } }))
  const places = { mm, sides, berths, screen, big: px, bars }
  const trayAt = (side: Side, { x, y }: Dot): TrayAt => ({
    ...{ x: x / screen.width, y: y / screen.height },
    side,
  })
  const bring = (side: Side | undefined, from?: Dot) => {
    const spot = side && trayNow(side, places, board.current, from)
    if (spot && spot !== from) set({ tray: trayAt(side, spot) })
  }
  const bringTray: AroundScreen['bringTray'] = (to) => {
    if (typeof to === 'string') return bring(sides.find(({ seat }) => seat === to))
    const side = sideAt(sides, to, screen)
    if (side) set({ tray: trayAt(side, to) })
  }
  const measured: AroundScreen['measured'] = (seat, bar) =>
    change((now) => {
      const was = now.bars.get(seat)
      const same = was?.width === bar.width && was.height === bar.height
      return same ? now : { ...now, bars: new Map(now.bars).set(seat, bar) }
    })
  // Whoever threw there last may have stood up, or sit at another edge now.
  const thrower = tray && sides.find(({ seat }) => seat === tray.side.seat)
  const stays = thrower?.edge === tray?.side.edge
  const [first] = sides
  const whose = thrower ?? first
  const stands =
    tray && thrower && stays
      ? tray
      : whose && trayAt(whose, trayBeside(whose, sides, screen, px, bars))
  const clearTray = () =>
    tray && stays
      ? bring(thrower, { x: tray.x * screen.width, y: tray.y * screen.height })
      : bring(whose)
  const turns = seating?.turns ?? false
  return {
    round: first && {
      ...{ sides, mm, tools, claimed, turns },
      ...{ among: amongOf, clear: clearAt(mm) },
    },
    lays: first && laysAt(places, opened, () => board.current),
    around: {
      ...{ seating, sides, berths, mm, big, tools, at, tray: stands, claimed },
      // Whoever has no place any more writes nothing there.
      writers: writers.filter(({ seat }) => sides.some((side) => side.seat === seat)),
      ...{ sit, claim, take, turnTo, write, bringTray, clearTray, measured },
    },
    touched: () => claim(undefined),
  }
}

/** All that a screen among people needs and no other. */
export const places = { readSeating, sidesFor, pxPerMm, bigFor, berthsOf, aroundOf }
