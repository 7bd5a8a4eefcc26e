import { uncovered } from '../../board/map/uncovered.ts'
import type { BoardHandle, Round } from '../../board/TableTop.tsx'
import { amongOf } from '../../board/touch/among.ts'
import { type Before, laidBefore } from '../../rules/board/before.ts'
import { clearSpot, isClear } from '../../rules/board/clear.ts'
import { type Box, boxAt, type Dot } from '../../rules/board/room.ts'
import type { Game } from '../../rules/game.ts'
import {
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
import { type Extent, FACING, type Side } from '../../rules/plain/sides.ts'
import type { Table } from '../../table/table.ts'
import { overTable } from '../../ui/device/overtable.ts'
import { BOARD } from '../../ui/device/places.ts'
import type { Lays } from '../page/lays.ts'

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
  // What lies there has been laid beside it, or under it on purpose.
  if (from && isClear(boxAt(from, room), ground)) return from
  return clearSpot(near, room, ground, REACH * Math.max(screen.width, screen.height))
}

/** The same as things are just now. */
function trayNow(side: Side, places: PlacesHere, board: BoardHandle | null, from?: Dot): Dot {
  const lying = board?.lying(whole(places.screen)) ?? []
  return trayFor(side, places, overTable(false), lying, from)
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
    const before: Before = {
      ...handle.at(spot.x, spot.y),
      turn: FACING[side.edge],
      within,
      over: overTable().map(paper),
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

/** All that a screen among people needs and no other. */
export const places = {
  ...{ readSeating, sidesFor, pxPerMm, bigFor, berthsOf, trayBeside },
  ...{ amongOf, trayNow, laysAt, clearAt },
}
