import type { Mark } from '../../rules/board/mark.ts'
import type { TableColor } from '../../rules/look.ts'
import type { Item, ItemId, Seat } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Rect } from './rect.ts'

/** The two faces in which people's writing can be shown. */
export type Face = 'hand' | 'plain'

/** All a painter may know beside the item itself. */
export interface Look {
  readonly marks: ReadonlyMap<ItemId, readonly Mark[]>
  readonly seats: readonly Seat[]
  readonly face: Face
  /** Pixels of the screen for one of the page: how large something is to the eye is its scale through this. */
  readonly ratio: number
  /** How large letters are set where this is looked at; 1 is usual. */
  readonly letter?: number
  /**
   * Small letters are no lower than those of upright print of this size, CSS px where they are set as usual: what has
   * no room for such ends early.
   */
  readonly small?: number | undefined
  say(s: Sentence): string
  /** A text that is being written just now is left out: the overlay shows it. */
  readonly writing?: { readonly id: ItemId; readonly field: string } | undefined
  /** Without its shadow on what lies below: for what is lifted. */
  readonly lifted?: boolean
  /** As it is cut out of paper: straight, with no corner lifting, its colour reaching beyond its edge. */
  readonly flat?: boolean
  /** No more than this of a thing is painted, mm from its middle: what is printed elsewhere on it may be left out. */
  readonly part?: Rect
  /** Nothing that is printed or drawn on it is seen, only its edge: another thing lies on it. */
  readonly covered?: boolean
}

/** Colour reaches so far beyond the edge of what is cut out, mm: no blade goes quite straight. */
export const BLEED = 1.5

/** The mark of a sort at an item, if it bears one. */
export function markOf<K extends Mark['as']>(
  look: Look,
  id: ItemId,
  as: K,
): Extract<Mark, { as: K }> | undefined {
  for (const mark of look.marks.get(id) ?? [])
    if (mark.as === as) return mark as Extract<Mark, { as: K }>
  return undefined
}

/*
 * What follows is as a game's look has it, while that is worn (paint/things/wear.ts).
 */

/** Font families by what is written: people's words, the interface's, titles. */
export const FAMILY = {
  hand: '"Patrick Hand", "Nunito Variable", system-ui, sans-serif',
  plain: '"Nunito Variable", system-ui, sans-serif',
  title: 'Cinzel, "Cinzel Decorative", Georgia, serif',
}
export type Family = keyof typeof FAMILY

/** How high small letters of each are, in parts of their size. */
export const SMALL_LETTERS: Record<Family, number> = { hand: 0.466, plain: 0.484, title: 0.6 }

/** How large letters of a family are that are seen as high as upright print of this size. */
export const asHigh = (family: Family, size: number): number =>
  (size * SMALL_LETTERS.plain) / SMALL_LETTERS[family]

/** Paper and ink, by name. */
export const COLORS: Record<TableColor, string> = {
  marker: '#2f2a26',
  pen: '#26221f',
  name: '#1f2a4a',
  caption: '#351a58',
  red: '#b5302a',
  rule: '#a9cfe6',
  head: '#d9564c',
  card: '#fbf9f3',
  cardShade: '#f1ede2',
  parchment: '#f3e7c8',
  lit: 'rgba(255, 250, 232, 0.7)',
  aged: 'rgba(150, 100, 40, 0.34)',
  tent: '#7a1f1a',
  violet: '#5b2d90',
  good: '#166530',
  held: 'rgba(214, 178, 124, 0.5)',
  // As light as the paper of this room is.
  disc: 'rgba(219, 186, 132, 0.84)',
  tab: 'rgba(219, 186, 132, 0.92)',
  tray: 'rgba(0, 0, 0, 0)',
  wash: 'rgba(250, 244, 238, 0.62)',
  won: 'rgba(240, 247, 222, 0.5)',
}

/** How opaque the two strokes are that cross out a Scene: where its words stand on them, and towards its rim. */
export const CROSSING = { words: 0.17, rim: 0.86 } as const

/** The colours of a note's paper: anybody may have written anything there, "constructor" too. */
export function noteColors(item: Item): {
  name: string
  colors: readonly [string, string, string]
} {
  const named = String(item.props.color)
  const name = Object.hasOwn(NOTE_PAPERS, named) ? named : 'yellow'
  return { name, colors: NOTE_PAPERS[name]! }
}

/** The five papers of sticky notes: body, glued band, the lighter underside of a lifted corner. */
export const NOTE_PAPERS: Record<string, readonly [string, string, string]> = {
  yellow: ['#fde069', '#f4d04a', '#fff1a8'],
  pink: ['#fbb0c4', '#f296b0', '#fdd3df'],
  blue: ['#a6d3fa', '#87c0f2', '#cfe8fd'],
  green: ['#baf0b4', '#9be096', '#dcf9d8'],
  orange: ['#fdc48e', '#f7ac69', '#fee0c0'],
}
