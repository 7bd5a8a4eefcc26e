/** Whatever JSON can hold: what a prop, a register or an answer may be. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain }

export type ItemId = string
/** What stands on a hidden card's front, by the name that its game knows it by. Two cards may have the same one. */
export type FaceId = string
export type SeatId = string

/**
 * Where an item lies: its centre in millimetres, its turn in radians, its height in the pile.
 * Stuck `on` another item, x, y and turn are measured from that item's centre and turn.
 */
export interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly z: number
  readonly on?: ItemId
}

/** Anything that lies on the table, as plain data: read from the document, never written to. */
export interface Item {
  readonly id: ItemId
  /** Which of the game's pieces this is, such as `card`, `note`, `oval` or `die`. */
  readonly kind: string
  readonly place: Place
  /** In the bin: off the table, kept for ever, can be taken back. */
  readonly bin: boolean
  readonly props: Readonly<Record<string, Plain>>
  readonly texts: Readonly<Record<string, string>>
}

/** Whether it lies on the table: it is there, and not in the bin. */
export const lies = (item: Item | undefined): item is Item & { readonly bin: false } =>
  item?.bin === false

/**
 * A person's place at the table. It outlasts the visit: `sitter` is the device that sits here now, or
 * '' for an empty seat.
 */
export interface Seat {
  readonly id: SeatId
  readonly name: string
  /** One of SEAT_COLORS, by number. */
  readonly color: number
  readonly sitter: string
  /** A further device that acts for it, wherever its sitter is: a phone in somebody's hand. */
  readonly hand?: string
}

/** Marker colours of the seats, dark enough to read on kraft paper and on white; told apart by name tags too. */
export const SEAT_COLORS = [
  '#6b3fb0',
  '#18836b',
  '#c2382e',
  '#1f62b8',
  '#9a5b00',
  '#a8327e',
  '#3f6d12',
  '#4a4f5c',
] as const

/** The sticky notes' paper, by name; the pad of each lies in the supply. */
export const NOTE_COLORS = ['yellow', 'pink', 'blue', 'green', 'orange'] as const
export type NoteColor = (typeof NOTE_COLORS)[number]
