import type { Mark } from '../rules/game.ts'
import type { ItemId, Seat } from '../rules/item.ts'
import type { Sentence } from '../rules/sentence.ts'

/** The two faces in which people's writing can be shown. */
export type Face = 'hand' | 'plain'

/** All a painter may know beside the item itself. */
export interface Look {
  readonly marks: ReadonlyMap<ItemId, readonly Mark[]>
  readonly seats: readonly Seat[]
  readonly face: Face
  say(s: Sentence): string
  /** A text that is being written just now is left out: the overlay shows it. */
  readonly writing?: { readonly id: ItemId; readonly field: string } | undefined
  /** Without its shadow on what lies below: for what is lifted. */
  readonly lifted?: boolean
}

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

/** Font families by what is written: people's words, the interface's, titles. */
export const FAMILY = {
  hand: '"Patrick Hand", "Nunito Variable", system-ui, sans-serif',
  plain: '"Nunito Variable", system-ui, sans-serif',
  title: 'Cinzel, "Cinzel Decorative", Georgia, serif',
} as const
export type Family = keyof typeof FAMILY

/** Paper and ink, by name. */
export const INK = {
  marker: '#2f2a26',
  pen: '#26221f',
  name: '#1f2a4a',
  red: '#b5302a',
  rule: '#a9cfe6',
  head: '#d9564c',
  card: '#fbf9f3',
  violet: '#5b2d90',
  good: '#1d7a3e',
  kraft: '#c9a26d',
  wash: 'rgba(250, 244, 238, 0.62)',
} as const

/** The five papers of sticky notes: body, glued band, the lighter underside of a lifted corner. */
export const PAPERS: Readonly<Record<string, readonly [string, string, string]>> = {
  yellow: ['#fde069', '#f4d04a', '#fff1a8'],
  pink: ['#fbb0c4', '#f296b0', '#fdd3df'],
  blue: ['#a6d3fa', '#87c0f2', '#cfe8fd'],
  green: ['#baf0b4', '#9be096', '#dcf9d8'],
  orange: ['#fdc48e', '#f7ac69', '#fee0c0'],
}
