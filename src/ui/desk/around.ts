import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Bars, Berth } from '../../rules/plain/round.ts'
import type { Seating } from '../../rules/plain/seating.ts'
import type { Side } from '../../rules/plain/sides.ts'
import type { Offer } from '../../rules/play/move.ts'
import type { CommandId } from './commands.ts'
import type { Tool } from './Tools.tsx'

/** Who writes in their place, and what: a text of an item. */
export interface WritingAt {
  readonly seat: SeatId
  readonly id: ItemId
  readonly field: string
  /** They speak it just now: a screen has one microphone. */
  readonly talks?: boolean | undefined
}

/** Where a menu was asked for, client px; without an item, on empty paper. */
export interface MenuAt {
  readonly id: ItemId | undefined
  readonly x: number
  readonly y: number
}

/** What whoever sits at a place is at. */
export interface AtPlace {
  readonly selected?: readonly ItemId[]
  readonly menu?: MenuAt | undefined
  /** The command that opened what stands there. */
  readonly open?: CommandId | undefined
  /** What their hand began on the board, and their form is to go on with. */
  readonly begun?: Offer | undefined
}

/** Where the tray stands: its middle, as parts of the screen's width and height; and who throws there. */
export interface TrayAt {
  readonly x: number
  readonly y: number
  /** How large it is, until dice roll in it: 1 is all of it. */
  readonly size: number
  readonly side: Side
  /** Somebody has drawn it there. */
  readonly drawn?: boolean
}

/** How people sit round this screen, and what each has in hand. */
export interface AroundScreen {
  /** As it is remembered; undefined where the screen is not among people. */
  readonly seating: Seating | undefined
  /** The places of those who are here now: none while the screen is one person's. */
  readonly sides: readonly Side[]
  /** Where along its edge each of them lies. */
  readonly berths: readonly Berth[]
  /** How large the bars of their places are, as they were measured. */
  readonly bars: Bars
  /** How many px a millimetre of the screen has. */
  readonly mm: number
  /** How many times as large as at one person's screen all is in a place. */
  readonly big: number
  /** The same, as where a rem has 16 px: for what is reckoned in px. */
  readonly scale: number
  readonly tools: Readonly<Record<SeatId, Tool>>
  /** Who writes here; the last is who began last, or has touched their text since. */
  readonly writers: readonly WritingAt[]
  readonly at: Readonly<Record<SeatId, AtPlace>>
  readonly tray: TrayAt | undefined
  /** Who said that the next touch is theirs. */
  readonly claimed: SeatId | undefined
  /** From now on they sit so; undefined: the screen is one person's again. */
  sit(seating: Seating | undefined): void
  claim(seat: SeatId | undefined): void
  take(seat: SeatId, tool: Tool): void
  /** From now on they write there; undefined: they have done. */
  write(seat: SeatId, at: Omit<WritingAt, 'seat'> | undefined): void
  /** From now on whoever sits there is at this as well. */
  turnTo(seat: SeatId, next: AtPlace): void
  /** The tray is brought to whoever sits there, or moved to a place on the screen, px. */
  bringTray(to: SeatId | { readonly x: number; readonly y: number }): void
  /** It goes on from what has come to stand where it stands, if there is room. */
  clearTray(): void
  /** How long the bar of their place is along its edge, and how deep, px: the tray stands clear of it. */
  measured(seat: SeatId, bar: { readonly width: number; readonly height: number }): void
}
