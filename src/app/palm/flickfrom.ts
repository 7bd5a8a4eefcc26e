import type { Flick } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { screenWith } from '../../table/presence/edges.ts'
import type { OpenTable } from '../page/opentable.ts'
import { edgeFor } from './laying.ts'

/**
 * The same throw by somebody whose own way forward is turned by so much, radians clockwise as the tray is seen: from
 * where they sit.
 */
export function flickFrom({ dx, dy, power }: Flick, turn: number): Flick {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Rounded, so that it is written down short and read back the same; without a zero below zero.
  const short = (n: number) => Math.round(n * 1e4) / 1e4 + 0
  return { dx: short(dx * cos + dy * sin), dy: short(dy * cos - dx * sin), power }
}

/**
 * A throw from this seat's hand as it is written down: in the tray's own plane. The tray of the screen where the seat
 * has its place is turned to somebody already: only by what is left the dice fly from the thrower's edge, as they are
 * seen there.
 */
export function aimFor(table: OpenTable['table'], seat: SeatId, flick: Flick): Flick {
  const tray = screenWith(table.presence, seat)?.tray ?? 0
  return flickFrom(flick, (edgeFor(table, seat)?.turn ?? 0) - tray)
}
