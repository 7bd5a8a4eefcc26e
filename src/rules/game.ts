import type { Book } from './book.ts'
import type { Change, NewItem } from './change.ts'
import type { Check, Pair, Ruling } from './check.ts'
import type { Chronicle } from './chronicle.ts'
import type { Example } from './example.ts'
import type { Item, ItemId, Plain, Seat, SeatId } from './item.ts'
import type { Chance } from './random.ts'
import type { Roll, RollRecord } from './roll.ts'
import type { Sentence, Words } from './sentence.ts'

/** Who does it, with what luck, when (milliseconds since 1970). */
export interface Act {
  readonly seat: SeatId
  readonly chance: Chance
  readonly now: number
  /** How wide the view of who acts is for its height: what is laid down is laid to be seen there. */
  readonly shape?: number
  /** Says what is to be written on the table, in the language of who acts; without it that is English. */
  say?(sentence: Sentence): string
}

/** What a game, for one seat, may read of a Table. `items` holds what lies on the table, not what is in the bin. */
export interface Board {
  readonly items: ReadonlyMap<ItemId, Item>
  readonly seats: readonly Seat[]
  readonly rolls: readonly RollRecord[]
  readonly play: Readonly<Record<string, Plain>>
}

/** How pieces look, by the name of their painter; a painter knows nothing of games. */
export const PAINTERS = ['card', 'note', 'oval', 'die', 'sheet', 'placard', 'ink'] as const
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
  /** It sticks to what it is dropped on, if that is one of these kinds. */
  readonly sticks?: readonly string[]
  /** Its name for people: "index card". */
  readonly say: Sentence
  /** What one of them is called that nothing can be written on: "a six-sided die showing 4". */
  nameless?(item: Item): Sentence
  /** Props and texts that a copy of it begins without. */
  readonly fresh?: readonly string[]
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

/** What the board means at one item: read by painters, the outline and screen readers. */
export type Mark =
  /** A number in a small circle at the rim: a Difficulty Rating. */
  | { readonly on: ItemId; readonly as: 'rating'; readonly value: number; readonly say: Sentence }
  /** A line to another item: a Scene to its Parent. */
  | { readonly on: ItemId; readonly as: 'line'; readonly to: ItemId; readonly say: Sentence }
  /** It was decided, by the Roll with this id. */
  | {
      readonly on: ItemId
      readonly as: 'crossed'
      readonly good: boolean
      readonly roll?: string
      readonly say: Sentence
    }
  /** Something can be done here now. */
  | { readonly on: ItemId; readonly as: 'ready'; readonly say: Sentence }
  /** Something cannot be done here yet, and why. */
  | { readonly on: ItemId; readonly as: 'waiting'; readonly say: Sentence }
  /** It is the one being played now. */
  | { readonly on: ItemId; readonly as: 'current'; readonly say: Sentence }
  | { readonly on: ItemId; readonly as: 'owner'; readonly seat: SeatId; readonly say: Sentence }
  /** A small word at the rim, such as an Aspect's category; `short`, where there is little room. */
  | {
      readonly on: ItemId
      readonly as: 'label'
      readonly say: Sentence
      readonly short?: Sentence
    }
  /** Something is amiss here; nothing is ever refused for it. */
  | { readonly on: ItemId; readonly as: 'amiss'; readonly say: Sentence }

/** Why something is not (or had better not be) done: 'must' is refused; 'should' is warned of, and "go on anyway" is offered. */
export interface Refusal {
  readonly force: 'must' | 'should'
  readonly say: Sentence
}

export interface Option {
  readonly value: string
  readonly say: Sentence
  /** More words below it. */
  readonly note?: Sentence
  /** A long text that can be read aloud before choosing. */
  readonly text?: Sentence
  /** It stands for this item: touching the item on the board chooses it. */
  readonly item?: ItemId
}

/** One thing a Move wants to know, as data: forms are drawn from it, and it can be answered on the board by touch. */
export type Question =
  | {
      readonly id: string
      readonly kind: 'choice'
      readonly say: Sentence
      readonly options: readonly Option[]
      readonly optional?: boolean
      /** The option that is chosen as long as nobody chooses another. */
      readonly usual?: string
    }
  | {
      readonly id: string
      readonly kind: 'words'
      readonly say: Sentence
      /** At most so many characters. */
      readonly max: number
      readonly long?: boolean
      /** What is meant by it, below it. */
      readonly note?: Sentence
      /** What stands there to begin with. */
      readonly usual?: string
      /** Words to pick from, if one likes. */
      readonly prompts?: readonly Sentence[]
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
    }

export type Answers = Readonly<Record<string, string | number>>

/** A deed the game offers. Pure: what it does to the table comes back as Changes, or as a Check to be thrown for. */
export interface Move {
  readonly id: string
  readonly say: Sentence
  /** What the button says that does it, once its questions are answered; what it is called, unless told. */
  readonly deed?: Sentence
  /** Every question it asks, given what has been answered so far; those already answered are among them. */
  asks(board: Board, act: Act, answers: Answers): readonly Question[]
  /** Why not, as far as the answers go: a missing answer is no reason, an odd one is. */
  may(board: Board, act: Act, answers: Answers): Refusal | undefined
  /** Does nothing (no Changes) while a needed answer is missing or odd. Call it when `may` lets you, or after "go on anyway". */
  play(board: Board, act: Act, answers: Answers): readonly Change[] | Check
  /** What is usually done next, once it was played with these answers; the board is as it is then. */
  next?(board: Board, act: Act, answers: Answers): Offer | undefined
}

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

/** One step of the guide, read off the board: what to do, whether it is done, what is still missing. */
export interface Step {
  readonly id: string
  readonly say: Sentence
  readonly done: boolean
  /** Whose it is, where only one can do it. */
  readonly seat?: SeatId
  readonly missing?: readonly Sentence[]
  readonly offers?: readonly Offer[]
  /** More people may sit down in it. */
  readonly seats?: boolean
  /** Items this step is about; touching one shows it on the board. */
  readonly items?: readonly ItemId[]
}

export interface Phase {
  readonly id: string
  readonly say: Sentence
  /** What this phase is about: "fate", "destiny". */
  readonly about: Sentence
  /** The rule in short, a paragraph each. */
  readonly rule: readonly Sentence[]
  /** Questions for a Moderator to ask. */
  readonly ask: readonly Sentence[]
  steps(board: Board, act: Act): readonly Step[]
}

/** A pair of notes on offer for the Check being gathered, and what the seats say of it. */
export interface PairOffer {
  readonly pair: Pair
  readonly says: Readonly<Record<SeatId, 'agree' | 'object'>>
  /** Whether it adds a die as things stand. */
  readonly counts: boolean
  /** Something the table may want to object to: an Aspect used twice. */
  readonly remark?: Sentence
  /** Moves by which the acting seat agrees, objects or takes it away. */
  readonly offers: readonly Offer[]
}

/** The Check being gathered, for everyone to see. */
export interface Gathering {
  readonly check: Check
  readonly about: ItemId
  /** When and where it is, as people wrote it. */
  readonly where?: Sentence
  /** "3 pairs + 1 die won = 4 dice". */
  readonly say: Sentence
  /** Chance of success before the throw, 0 to 1, exact. */
  readonly chance: number
  readonly pairs: readonly PairOffer[]
  /** Notes that may stand in a pair: left and right. Touching one of each offers them. */
  readonly candidates: readonly [readonly ItemId[], readonly ItemId[]]
  /** The Move that takes `a` and `b`, a note of each sort, as answers. */
  readonly offer: string
  /** The Move that takes `a`, one of the left, and writes a new note that goes with it. */
  readonly write: string
  /** The Move whose Check is thrown. */
  readonly thrower: Offer
}

/** The story's clock: real time in milliseconds. */
export interface Clock {
  readonly limit: number
  /** Spent before `since`. */
  readonly spent: number
  /** Running since then; undefined while it stands still. */
  readonly since?: number
  readonly offers: readonly Offer[]
}

/** The last page: what became of the world. */
export interface Ending {
  readonly good: boolean
  /** What happened has been written down: the page may open by itself. */
  readonly told: boolean
  readonly say: Sentence
  readonly body: readonly Sentence[]
  /** What had been foretold, as it stands on its page. */
  readonly foretold?: { readonly title: string; readonly text: string }
  /** Where what is still to be told is written down, and what came after: what is asked, what people wrote of that, and the Move that takes more. */
  readonly after: {
    readonly say: Sentence
    readonly written: readonly string[]
    readonly offer: Offer
  }
}

/** Tells the story so far, and brings the words that it needs besides the game's others, by language. */
export interface Chronicler {
  readonly words: Readonly<Record<string, Words>>
  /** Pure, and the same for the same board on every screen. */
  read(board: Board): Chronicle
}

/** A house setting: a number within bounds, kept in the register `set/<id>`. */
export interface Setting {
  readonly id: string
  readonly say: Sentence
  readonly usual: number
  readonly min: number
  readonly max: number
}

/** A line of a list: a thing on the table, and what belongs below it, such as Aspects, or the Precursors of a Scene. */
export interface Row {
  readonly id: ItemId
  readonly rows?: readonly Row[]
}

/** One of the lists that the table is told in. */
export interface Section {
  readonly id: string
  readonly say: Sentence
  readonly rows: readonly Row[]
}

/** A game is one value in one folder. Nothing outside that folder knows its name. */
export interface Game {
  readonly id: string
  readonly say: Sentence
  /** Its words in English, which are complete. */
  readonly words: { readonly en: Words }
  /** Its words in other languages, which come late. */
  readonly translations: Readonly<Record<string, () => Promise<Words>>>
  readonly pieces: Readonly<Record<string, Piece>>
  readonly supply: readonly Supply[]
  readonly phases: readonly Phase[]
  readonly moves: readonly Move[]
  readonly settings: readonly Setting[]
  /** Once, by the table's maker. */
  setup(act: Act): readonly Change[]
  /** Which of the phases the register says we are in. */
  phase(board: Board): string
  /** What the board means. Pure, and the same for the same board on every screen. */
  read(board: Board): readonly Mark[]
  /** Pure: every screen reads the same. */
  judge(check: Check, roll: Roll): Ruling
  /** The chance that this Check succeeds, 0 to 1, as it was before its throw. */
  chance?(check: Check): number
  /** What a Roll brings, applied in one transaction with its record. */
  settle(board: Board, act: Act, record: RollRecord): readonly Change[]
  /** Moves that this item suggests, for its menu and for assistive technology. */
  offers(board: Board, act: Act, id: ItemId): readonly Offer[]
  gathering(board: Board, act: Act): Gathering | undefined
  clock(board: Board, now: number): Clock | undefined
  ending(board: Board): Ending | undefined
  /** What it brings, beyond being gone, when these items are put in the bin by hand: the board still shows them. */
  binned?(board: Board, act: Act, ids: readonly ItemId[]): readonly Change[]
  /**
   * The table as lists, for those who do not see it; an oval below an oval is joined to it. Names nothing twice. What
   * is not named is told below what it is stuck on, or at the end.
   */
  outline(board: Board): readonly Section[]
  /** The rulebook in this language, or else in English; loaded when it is first asked for, and the same promise then. */
  book(lang: string): Promise<Book>
  /** Where the game's story can be read afterwards: what tells it, loaded when it is first asked for. */
  chronicle?(): Promise<Chronicler>
  /** A game half played, in this language or else in English; loaded when somebody wants to see one. */
  example?(lang: string): Promise<Example>
  /** Moves that tools and gestures of the board stand for. */
  readonly gestures: {
    /**
     * The oval tool was drawn at a place: the Move takes x and y, its width, height and turn, and `ink`, the strokes
     * that become it (ids with blanks between); and `drawn` where it was a marker that drew.
     */
    readonly oval: string
    /** A line was drawn from an oval to another: the Move takes `scene` and `parent`. */
    readonly line: string
    /** What an oval, or a line between two, that was drawn with a marker is offered as. */
    readonly drawn?: { readonly oval: Sentence; readonly line: Sentence }
    /** The Move that lays the pause card, where there is one. */
    readonly pause?: string
    /** The Move that fills a stack up again, where there is one; it takes `supply`. */
    readonly refill?: string
    /** The Moves by which the one who acts becomes the Moderator and stops being it, where there is one. */
    readonly moderator?: { readonly take: string; readonly leave: string }
  }
}

/** A new item of a piece, with its texts all empty but those given. */
export function newItem(
  game: Pick<Game, 'pieces'>,
  item: Pick<NewItem, 'id' | 'kind' | 'place'> & Partial<NewItem>,
): NewItem {
  const piece = game.pieces[item.kind]
  if (!piece) throw new RangeError(`no piece ${item.kind}`)
  const texts = Object.fromEntries(piece.texts.map((t) => [t, item.texts?.[t] ?? '']))
  return { ...item, props: item.props ?? {}, texts }
}
