import type { Ground } from './board/setting.ts'
import type { NoteColor } from './plain/item.ts'

/** Colours of what lies on a table, by what they are for. Those with an alpha lie over another. */
export type TableColor =
  // The table's own marker, what people write with, names on cards, words below those of an oval.
  | 'marker'
  | 'pen'
  | 'name'
  | 'caption'
  // A Success, a Failure; what is open to be done, and what was done well, below an oval.
  | 'good'
  | 'red'
  | 'wash'
  | 'won'
  // An oval in a hand; the disc of a sign, or of a number at an oval's rim; a word that hangs from that.
  | 'held'
  | 'disc'
  | 'tab'
  // The light that lies in the dice tray.
  | 'tray'
  // A card: its paper, and that in the shade, its lines, its head line.
  | 'card'
  | 'cardShade'
  | 'rule'
  | 'head'
  // A page: its paper, the light on it and what age has done to it, its title.
  | 'parchment'
  | 'lit'
  | 'aged'
  | 'violet'
  // What is written on a placard.
  | 'tent'

/** One sort of lines on squared paper. */
export interface Ruled {
  /** From one to the next, mm. */
  readonly step: number
  /** How strong they are at the most, and how fast they grow so: by each px per mm, `from` so many of them. */
  readonly most: number
  readonly rise: number
  readonly from?: number
}

/** How squared paper is printed. */
export interface Squared {
  /** The paper, as CSS writes it. */
  readonly tone: string
  /** Its lines: red, green and blue, 0 to 255, parted by commas. */
  readonly ink: string
  readonly rules: readonly Ruled[]
  /** Its edge, as CSS writes it. */
  readonly rim: string
  /** Along both sides it has a row of holes, by which it was fed. */
  readonly fed?: boolean
}

/** Colours of the page round the table, by what they are for. */
export type RoomColor =
  // The table where no picture of it is; bars: above, below, their edge, what stands on them, what is on;
  // below what scrolls there; small tags on the table; what is to be pressed there first.
  | 'wood-bare'
  | 'bar-high'
  | 'bar-low'
  | 'bar-edge'
  | 'bar-ink'
  | 'bar-on'
  | 'bar-on-ink'
  | 'bar-fade'
  | 'tag'
  // Notices and tips, whose words are those of a bar; what lies over the table below a dialog.
  | 'strip'
  | 'veil'
  | 'cream-high'
  | 'cream-low'
  | 'cream-ink'
  // Panels, and what stands higher or deeper in them.
  | 'panel'
  | 'panel-lit'
  | 'panel-high'
  | 'panel-low'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-soft'
  | 'head'
  // What is to be pressed, chosen or read first: its ink, its ground, what stands on that, and a wash of it.
  | 'violet'
  | 'violet-deep'
  | 'violet-ink'
  | 'violet-wash'
  | 'ring'
  // Buttons to be pressed first, above and below; the same under a pointer.
  | 'press-high'
  | 'press-low'
  | 'press-lit-high'
  | 'press-lit-low'
  // What is counted, in a chart.
  | 'chart'
  // A page that is shown large: above and below.
  | 'sheet-high'
  | 'sheet-low'
  // Pages that fill the screen: their ground within and without, heads, words; the same of the book's cover.
  | 'night-high'
  | 'night-low'
  | 'night-head'
  | 'night-ink'
  | 'cover-high'
  | 'cover-low'
  | 'cover-head'
  | 'cover-ink'

/** A path of a small picture, as SVG writes it, in a square of 48 by 48; painted one over the other. */
export interface EmblemShape {
  readonly path: string
  /** CSS colours: what fills it, and what goes round it. */
  readonly fill?: string
  readonly line?: string
  /** How wide that line is; 1.5, unless told. */
  readonly width?: number
}

/** A face for headings, which comes with the game. */
export interface HeadingFace {
  readonly family: string
  /** Where its file lies, WOFF2. */
  readonly address: string
  /** The families that stand in for it where it has not come, as CSS writes them. */
  readonly instead: string
  /** How high its small letters are, in parts of their size. */
  readonly high: number
}

/**
 * How a game's tables look, as data: all that is not told stays as it usually is. A table stores nothing of it: colours
 * of notes and of seats are kept by name and by number, and a look only says how they are painted.
 */
export interface GameLook {
  /** What its tables are covered with, unless people choose otherwise. */
  readonly ground?: Ground
  readonly squared?: Squared
  readonly paints?: Readonly<Partial<Record<TableColor, string>>>
  /** The papers of sticky notes: body, glued band, the lighter underside of a lifted corner. */
  readonly notes?: Readonly<Partial<Record<NoteColor, readonly [string, string, string]>>>
  /** Ink of the seats' markers, by the number of the seat's colour; dark enough for every paper. */
  readonly inks?: readonly string[]
  /** What colour the light gives the wood of the table, in the light and the dark room. */
  readonly wood?: readonly [light: string, dark: string]
  readonly heading?: HeadingFace
  /** Stands on the front of a printed story, and where the booklet has room left. */
  readonly emblem?: readonly EmblemShape[]
  /** In the light and the dark room. */
  readonly room?: Readonly<Partial<Record<RoomColor, readonly [light: string, dark: string]>>>
}
