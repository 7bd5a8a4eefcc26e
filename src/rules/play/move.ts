import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { Check } from '../dice/check.ts'
import type { ItemId } from '../plain/item.ts'
import { type Sentence, say } from '../plain/sentence.ts'

/**
 * Why something is not (or had better not be) done: 'must' is refused; 'should' is warned of, and "go
 * on anyway" is offered.
 */
export interface Refusal {
  readonly force: 'must' | 'should'
  readonly say: Sentence
}

export interface Option {
  readonly value: string
  readonly say: Sentence
  /** More words below it. */
  readonly note?: Sentence
  /** A text that can be read aloud before choosing. */
  readonly text?: Sentence
  /** It stands for this item: touching the item on the board chooses it. */
  readonly item?: ItemId
  /** Why it cannot be chosen yet: such ones stand below the others, folded together. */
  readonly lacks?: Sentence
}

/** One thing a Move wants to know, as data: forms are drawn from it, and it can be answered on the board by touch. */
export type Question = {
  /** What it belongs to, where a Move asks much: questions of one part that follow each other stand together. */
  readonly part?: Sentence
} & (
  | {
      readonly id: string
      readonly kind: 'choice'
      readonly say: Sentence
      /** What is to be known before one chooses, below it. */
      readonly note?: Sentence
      readonly options: readonly Option[]
      /** They are pages: each is chosen where it is read. */
      readonly long?: true
      readonly optional?: boolean
      /** What it is called to choose none of them. */
      readonly none?: Sentence
      /** Left out, what is usual holds: nobody is offered none of them. */
      readonly always?: true
      /** The option that is chosen as long as nobody chooses another; where it is optional, '' chooses none. */
      readonly usual?: string
    }
  | {
      readonly id: string
      readonly kind: 'words'
      readonly say: Sentence
      /** At most so many characters: a field takes no more. */
      readonly max: number
      /** Best no more than so many code points: what is longer is kept as it is written and counted, and not done. */
      readonly soft?: number
      readonly long?: boolean
      /** What is meant by it, below it. */
      readonly note?: Sentence
      /** What stands there to begin with. */
      readonly usual?: string
      /** Words to pick from, if one likes. */
      readonly prompts?: readonly Sentence[]
      /** Those are beginnings, which somebody goes on with. */
      readonly open?: boolean
      /** Names that are put behind what stands there. */
      readonly names?: readonly Sentence[]
      readonly optional?: boolean
    }
  | {
      readonly id: string
      readonly kind: 'number'
      readonly say: Sentence
      readonly min: number
      readonly max: number
      /** What is meant by it, or how much there is, below it. */
      readonly note?: Sentence
      /** What stands there to begin with; the least, unless told. */
      readonly usual?: number
    }
  | {
      /** Some of these, none twice; the answer is their values with blanks between, which no value may hold. */
      readonly id: string
      readonly kind: 'several'
      readonly say: Sentence
      readonly options: readonly Option[]
      /** At least one, unless it is optional; at most so many, all unless told. */
      readonly most?: number
      readonly optional?: boolean
      /** Those that are chosen as long as nobody chooses others. */
      readonly usual?: string
    }
)

export type Answers = Readonly<Record<string, string | number>>

/** The values of an answer to a question that takes several. */
export const severalOf = (answer: string | number | undefined): readonly string[] =>
  typeof answer === 'string' ? answer.split(' ').filter((value) => value !== '') : []

/** How long a text is, as people count it who stay within a bound: its code points, without blanks around it. */
export const lengthOf = (text: string): number => [...text.trim()].length

/** Refuses a text that is longer than its Question has it, with its count. */
export function tooLong(questions: readonly Question[], answers: Answers): Refusal | undefined {
  for (const question of questions) {
    const answer = answers[question.id]
    if (question.kind !== 'words' || typeof answer !== 'string') continue
    const [count, { soft = count }] = [lengthOf(answer), question]
    if (count > soft) return { force: 'must', say: say('form.tooLong', { count, max: soft }) }
  }
  return undefined
}

/** What a game offers to do. Pure: what it does to the table comes back as Changes, or as a Check to be thrown for. */
export interface Move {
  readonly id: string
  readonly say: Sentence
  /** What the button says that does it, once its questions are answered; what it is called, unless told. */
  readonly button?: Sentence
  /** Every question it asks, given what has been answered so far; those already answered are among them. */
  asks(board: Board, act: Act, answers: Answers): readonly Question[]
  /** Why not, as far as the answers go: a missing answer is no reason, an odd one is. */
  may(board: Board, act: Act, answers: Answers): Refusal | undefined
  /**
   * Does nothing (no Changes) while a needed answer is missing or odd. Call it when `may` lets you, or
   * after "go on anyway".
   */
  play(board: Board, act: Act, answers: Answers): readonly Change[] | Check
  /** It cannot be taken back, nor what was done before it: somebody comes to see by it what was hidden. */
  lasting?(board: Board, act: Act, answers: Answers): boolean
  /** What is usually done next, once it was played with these answers; the board is as it is then. */
  next?(board: Board, act: Act, answers: Answers): Offer | undefined
}

/** A game's Move by its id, if it has such. */
export const moveOf = (
  { moves }: { readonly moves: readonly Move[] },
  id: string | undefined,
): Move | undefined => moves.find((move) => move.id === id)

/** A Move within reach, with the answers that are already clear. */
export interface Offer {
  readonly move: string
  readonly answers?: Answers
  readonly say?: Sentence
  /** May be done, but is not what comes next. */
  readonly aside?: boolean
  /** What it asks stands open where it is offered: nothing is pressed first. */
  readonly open?: boolean
}

/** Moves that tools and gestures of the board stand for. A tool without its Move is not in the hand. */
export interface Gestures {
  /**
   * The oval tool was drawn at a place: the Move takes x and y, its width, height and turn, and `ink`, the strokes
   * that become it (ids with blanks between); and `drawn` where it was a marker that drew.
   */
  readonly oval?: string
  /** A line was drawn from an oval to another: the Move takes `scene` and `parent`. */
  readonly line?: string
  /** What an oval, or a line between two, that was drawn with a marker is offered as. */
  readonly drawn?: { readonly oval: Sentence; readonly line: Sentence }
  /** The Move that lays the pause card. */
  readonly pause?: string
  /** The Move that fills a stack up again; it takes `supply`. */
  readonly refill?: string
  /** The Moves by which the one who acts becomes the Moderator and stops being it. */
  readonly moderator?: {
    readonly take: string
    readonly leave: string
    /** What whoever is it is called in this game, where that is not Moderator. */
    readonly called?: Sentence
  }
}

/** Whether these answers are an oval that was drawn at a place of the table, and not one that a Move lays. */
export const isDrawn = (
  { gestures }: { readonly gestures?: Gestures | undefined },
  move: string,
  { x }: Answers,
): boolean => move === gestures?.oval && x !== undefined
