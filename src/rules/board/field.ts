import type { Item } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { Board } from './board.ts'
import type { Change } from './change.ts'

/** A whole number, or how it follows from the item and what else lies there. */
export type Bound = number | ((item: Item, board: Board) => number)

interface Base {
  /** The prop that it stands under. */
  readonly id: string
  /** What it is called: "Health". */
  readonly say: Sentence
  /** Where a thing is told as a line, this is left out as long as there is nothing of it: 0, or nothing chosen. */
  readonly quiet?: true
  /** What it belongs to, where a piece bears many: those of one part are folded together. */
  readonly part?: Sentence
}

/** A whole number that people bring up and down. */
export interface CountField extends Base {
  readonly as: 'count'
  readonly least: Bound
  readonly most?: Bound
  /** As a number, as boxes that are filled, or as tokens that lie there. */
  readonly shows: 'number' | 'boxes' | 'tokens'
}

/** One of several, or none. */
export interface ChoiceField extends Base {
  readonly as: 'choice'
  readonly options: readonly { readonly id: string; readonly say: Sentence }[]
  /** What it means that nothing is chosen: an option of the same words means no more. */
  readonly none?: Sentence
}

/** A whole number that follows from all else; it is never stored. */
export interface WorthField extends Base {
  readonly as: 'worth'
  of(item: Item, board: Board): number
}

/** What can be counted, chosen or worked out on a piece. */
export type Field = CountField | ChoiceField | WorthField

/** Nothing that is counted on a table goes beyond this, up or down. */
export const MOST_COUNTED = 1_000_000

const within = (n: number, least: number, most: number) => Math.max(least, Math.min(most, n))
/** What somebody wrote, or a game has worked out, as a whole number to be borne. */
const whole = (n: unknown): number | undefined =>
  typeof n === 'number' && !Number.isNaN(n)
    ? within(Math.trunc(n), -MOST_COUNTED, MOST_COUNTED) + 0
    : undefined
const boundOf = (bound: Bound, item: Item, board: Board) =>
  whole(typeof bound === 'number' ? bound : bound(item, board))

/** What a count is held to: whole numbers, `most` never below `least`; without bound `most` is undefined. */
export function boundsOf(
  { least, most }: CountField,
  item: Item,
  board: Board,
): { readonly least: number; readonly most: number | undefined } {
  const low = boundOf(least, item, board) ?? 0
  const high = most === undefined ? undefined : boundOf(most, item, board)
  return { least: low, most: high === undefined ? undefined : Math.max(low, high) }
}

/** Whether a line about the item tells of this field. */
export const isTold = (field: Field, item: Item, board: Board): boolean =>
  !field.quiet || ![0, ''].includes(fieldValue(field, item, board))

/** A field as it is to be shown: a count and a worth as a number, a choice as its option's id, '' for none. */
export function fieldValue(field: CountField | WorthField, item: Item, board: Board): number
export function fieldValue(field: ChoiceField, item: Item, board: Board): string
export function fieldValue(field: Field, item: Item, board: Board): number | string
export function fieldValue(field: Field, item: Item, board: Board): number | string {
  switch (field.as) {
    case 'count': {
      const { least, most = MOST_COUNTED } = boundsOf(field, item, board)
      return within(whole(item.props[field.id]) ?? least, least, most)
    }
    case 'choice':
      return field.options.find(({ id }) => id === item.props[field.id])?.id ?? ''
    case 'worth':
      return whole(field.of(item, board)) ?? 0
  }
}

/**
 * What brings the shown value of a count `by` further, whole, and never past its bounds: what was struck beyond them is
 * made good with it. Undefined where it stands there already.
 */
export function fieldStep(
  field: CountField,
  item: Item,
  board: Board,
  by: number,
): Change | undefined {
  const { least, most = MOST_COUNTED } = boundsOf(field, item, board)
  const shown = fieldValue(field, item, board)
  const next = within(shown + (whole(by) ?? 0), least, most)
  if (next === shown) return undefined
  const { id: key } = field
  const stored = item.props[key] ?? 0
  return Number.isInteger(stored) && Math.abs(Number(stored)) <= MOST_COUNTED
    ? { do: 'add', id: item.id, key, by: next - Number(stored) }
    : { do: 'set', id: item.id, key, value: next }
}

/** What chooses an option, '' for none; undefined where it is chosen already, or is none of them. */
export function fieldChosen(
  { id: key, options }: ChoiceField,
  item: Item,
  option: string,
): Change | undefined {
  const value = options.find(({ id }) => id === option)?.id ?? null
  if ((value === null && option !== '') || value === (item.props[key] ?? null)) return undefined
  return { do: 'set', id: item.id, key, value }
}
