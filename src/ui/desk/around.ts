import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Seating } from '../../rules/plain/round.ts'
import type { Side } from '../../rules/plain/sides.ts'
import type { Tool } from './Tools.tsx'

/** Who writes in their place, and what: a text of an item. */
export interface Writer {
  readonly seat: SeatId
  readonly id: ItemId
  readonly field: string
  /** They speak it just now: a screen has one microphone. */
  readonly talks?: boolean | undefined
}

/** How people sit round this screen, and what each has in hand. */
export interface AroundScreen {
  /** As it is remembered; undefined where the screen is not among people. */
  readonly seating: Seating | undefined
  /** The places of those who are here now: none while the screen is one person's. */
  readonly sides: readonly Side[]
  /** How many px a millimetre of the screen has. */
  readonly mm: number
  readonly tools: Readonly<Record<SeatId, Tool>>
  /** Who writes here; the last is who began last, or has touched their text since. */
  readonly writers: readonly Writer[]
  /** Who said that the next touch is theirs. */
  readonly claimed: SeatId | undefined
  /** From now on they sit so; undefined: the screen is one person's again. */
  sit(seating: Seating | undefined): void
  claim(seat: SeatId | undefined): void
  take(seat: SeatId, tool: Tool): void
  /** From now on they write there; undefined: they have done. */
  write(seat: SeatId, at: Omit<Writer, 'seat'> | undefined): void
}
