import type { Item } from '../plain/item.ts'
import type { Late } from '../plain/late.ts'
import type { Sentence } from '../plain/sentence.ts'

/** A part of a face, mm from its upper left corner. */
export interface FaceBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** How words are set on a face: what they are for, from the largest to the smallest. */
export type FaceLetters = 'title' | 'head' | 'text' | 'small'

interface Printed {
  readonly box: FaceBox
  /** As CSS writes it; that of the face, unless told. */
  readonly ink?: string
  /** Turned by so many quarters, for whoever sits there. */
  readonly quarters?: 1 | 2 | 3
}

/** Words that stand printed there: too long ones shrink, then end early. Nothing, where it says nothing. */
export interface WordsBlock extends Printed {
  readonly as: 'words'
  says(item: Item): Sentence | undefined
  readonly look: FaceLetters
  readonly at?: 'left' | 'center' | 'right'
  /** How many times larger than usual its letters are where they have room, in print too. */
  readonly large?: number
  /** Only for the eye: what heads a field or a text, numbers a line, or is told besides. */
  readonly eye?: true
}

/** One of the piece's texts, as people write it there. */
export interface TextBlock extends Printed {
  readonly as: 'text'
  readonly text: string
  readonly look: FaceLetters
  readonly at?: 'left' | 'center' | 'right'
}

/**
 * One of the piece's fields, with its name: before it and so wide, mm; above it; as it fits, unless told; or not at
 * all. What it shows is not there without that name, or a sign of it.
 */
export interface FieldBlock extends Printed {
  readonly as: 'field'
  /** Its id. */
  readonly field: string
  readonly named?: false | number | 'above'
  /** What it is called there, where its whole name would be too long. */
  readonly called?: Sentence
  /** Its number stands there without the most it can be. */
  readonly bare?: true
}

/** A sign: an SVG path in a square of 24 by 24. */
export interface SignBlock extends Printed {
  readonly as: 'sign'
  readonly path: string
  /** It is drawn as a line so wide, of the 24; filled, unless told. */
  readonly line?: number
  /** What it means, where that is told nowhere else: for whoever does not see it. */
  readonly says?: Sentence
  /** The field that it names where words have no room: beside it, or only `instead` of them; not there without it. */
  readonly of?: string
  readonly instead?: true
}

/** A line along the longer side of its box; a line round it; or the box itself, filled. */
export interface InkBlock extends Printed {
  readonly as: 'rule' | 'frame' | 'band'
  /** How thick the line is, mm; 0.4, unless told. */
  readonly line?: number
  /** How round its corners are, mm. */
  readonly round?: number
}

export type FaceBlock = WordsBlock | TextBlock | FieldBlock | SignBlock | InkBlock

/** What is printed on a thing, as data: painted at every scale, printed at real size, and told as text in lists. */
export interface PrintedFace {
  /** Its paper, as CSS writes a colour; one with an alpha lets through what it lies on. */
  readonly paper: string
  readonly ink: string
  /** How round its corners are, mm; 3, unless told. */
  readonly round?: number
  readonly blocks: readonly FaceBlock[]
  /** What is seen in their stead from so far that its title is not read there: no texts or fields, only for the eye. */
  readonly far?: readonly FaceBlock[]
  /** What is on its other side, for print; blank, unless told. */
  readonly back?: PrintedFace
}

/** What is printed on the items of a piece, by their props: pure, but for what comes late of it. */
export type FaceMaker = ((item: Item) => PrintedFace) & Partial<Late>
