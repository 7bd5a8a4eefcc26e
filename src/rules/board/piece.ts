import type { Item, Plain } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { Board } from './board.ts'
import type { NewItem } from './change.ts'
import type { FaceMaker } from './face.ts'
import type { Field } from './field.ts'

/** How pieces look, by the name of their painter; a painter knows nothing of games. */
export const PAINTERS = [
  'card',
  'note',
  'oval',
  'die',
  'sheet',
  'placard',
  'ink',
  'printed',
] as const
export type Painter = (typeof PAINTERS)[number]

/** A thing that can lie on the table, as data. Width and height in millimetres. */
export interface Piece {
  readonly painter: Painter
  readonly width: number
  readonly height: number
  /** Its texts, in the order they are written; each is made with the item. The first is its name. */
  readonly texts: readonly string[]
  /** The text of it that is read aloud to all, in large type. */
  readonly aloud?: string
  /** Whoever looks on sees it large for a moment when one comes to lie on the table. */
  readonly heralded?: true
  /** It sticks to what it is dropped on, if that is one of these kinds. */
  readonly sticks?: readonly string[]
  /** Whoever plays it among people has it before them: it is theirs rather than the table's. */
  readonly own?: true
  /** The prop that names the seat whose it is: it faces them where people sit round a screen. */
  readonly whose?: string
  /** Paper that is kept for what is laid there later, measured from its middle, mm: nothing of anybody's own. */
  readonly keeps?: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>
  /** It stands for a person, whose name is told as it is. */
  readonly person?: true
  /** Its name for people: "index card". */
  readonly say: Sentence
  /** What one of them is called that nothing can be written on: "a six-sided die showing 4". */
  nameless?(item: Item): Sentence
  /** What can be counted, chosen or worked out on it, in the order in which it is told. */
  readonly fields?: readonly Field[]
  /** What is printed on it, where its painter is `printed`: pure, by its props. */
  readonly face?: FaceMaker
  /** Other things lie on it, each in its place: it is where they belong, a deck's discards, a scene's stage. */
  readonly mat?: Mat
  /** Props and texts that a copy of it begins without. */
  readonly fresh?: readonly string[]
}

/** How things lie that are dropped on a mat: on one another, side by side, fanned out, or where they are let go. */
export interface Mat {
  readonly lies: 'pile' | 'row' | 'fan' | 'free'
  /** How many places are marked on it. */
  readonly slots?: number
}

/** A stack or pad within reach: what a pull from it makes, and how many there were at the start. */
export interface Supply {
  readonly id: string
  readonly kind: string
  readonly props: Readonly<Record<string, Plain>>
  readonly count: number
  /** Counts the items on the table that came out of this stack. */
  taken(board: Board): number
  /** How many are left, refills counted; never below 0. An empty stack never blocks play. */
  left(board: Board): number
  readonly say: Sentence
}

/** A new item of a piece, with its texts all empty but those given. */
export function newItem(
  game: { readonly pieces: Readonly<Record<string, Piece>> },
  item: Pick<NewItem, 'id' | 'kind' | 'place'> & Partial<NewItem>,
): NewItem {
  const piece = game.pieces[item.kind]
  if (!piece) throw new RangeError(`no piece ${item.kind}`)
  const texts = Object.fromEntries(piece.texts.map((t) => [t, item.texts?.[t] ?? '']))
  return { ...item, props: item.props ?? {}, texts }
}

/** Whether anything of a game bears what is worked out for all of them: fields, or other things in a pile. */
export const bears = (pieces: Readonly<Record<string, Piece>>): boolean =>
  Object.values(pieces).some(({ fields, mat }) => fields !== undefined || mat !== undefined)
