import type { Lot } from '../../../rules/dice/lots.ts'
import type { SeatId } from '../../../rules/plain/item.ts'
import type { DeedId } from '../cards/deeds.ts'
import type { DesignId } from '../cards/designs.ts'
import type { Clause, Discipline, Effect } from '../cards/effects.ts'
import type { VerseId, VerseKind } from '../cards/verses.ts'

/** A card of the main deck, by a name that tells nothing of its face. */
export type CardId = string

/** What is on a card's face: a design, or in place of it the mark that a verse lies here [D8], [D26]. */
export type CardFace = DesignId | 'verse'

/** What somebody knows of cards' faces: undefined is what they have not seen. */
export type FacesKnown = (card: CardId) => CardFace | undefined

/** A Discipline card before somebody [D2], [D6]. */
export interface Level {
  readonly of: Discipline
  readonly level: number
}

/** An unfinished Deed, and the advances on it [D23]. */
export interface Unfinished {
  readonly deed: DeedId
  readonly advances: number
}

/** What is somebody's. */
export interface Cultist {
  readonly seat: SeatId
  readonly hand: readonly CardId[]
  /** Left, centre, right [D6]. */
  readonly levels: readonly Level[]
  readonly deeds: readonly Unfinished[]
  readonly completed: readonly DeedId[]
  /** Point tokens. */
  readonly points: number
  /** Left for good [D22]. */
  readonly gone?: true
}

/** A verse in the Prophecy Row: face down until it is turned up, when it is drawn which one it is. */
export interface LaidVerse {
  readonly kind: VerseKind
  readonly verse?: VerseId
}

/** One thing that is still to be done. It waits for whoever `seat` names, or for the table where it names none. */
export type Task =
  | { readonly task: 'shuffle'; readonly what: 'main' }
  /** The discards become a new deck, but for the top one [D28]. */
  | { readonly task: 'shuffle'; readonly what: 'again' }
  /** The packet of five that begins at this place of the deck [D9]. */
  | { readonly task: 'shuffle'; readonly what: 'packet'; readonly at: number }
  /** The first discard is laid open [D7]. */
  | { readonly task: 'open' }
  /** The orders of the Disciplines, the Deed row, the first player [D6], [D10], [D11]. */
  | { readonly task: 'begin' }
  | { readonly task: 'turnUp'; readonly at: number }
  | { readonly task: 'refill'; readonly at: number }
  | { readonly task: 'unseen'; readonly seat: SeatId }
  /** A whole sentence, `of` whose own Discipline [D33]. */
  | {
      readonly task: 'sentence'
      readonly seat: SeatId
      readonly effect: Effect
      readonly of?: Discipline
    }
  /** What of a sentence has still to be done by somebody. */
  | {
      readonly task: 'do'
      readonly seat: SeatId
      readonly doing: Clause
      readonly n: number
      readonly of?: Discipline
    }
  /** The effects of Deeds that have been completed [D24]. */
  | { readonly task: 'due'; readonly seat: SeatId }
  | { readonly task: 'bonus'; readonly seat: SeatId; readonly design: DesignId }
  /** The card that was played is discarded [D15]. */
  | { readonly task: 'lay'; readonly card: CardId }
  /** The top discard may be taken, by a gift [D38]. */
  | { readonly task: 'gift'; readonly seat: SeatId }
  /** The hand is filled up [D20]. */
  | { readonly task: 'fill'; readonly seat: SeatId }

/** A turn [D13]. */
export interface OneTurn {
  readonly seat: SeatId
  readonly phase: 'action' | 'verses' | 'end'
  /** Actions taken. */
  readonly actions: number
  /** Disciplines that were levelled up by a discard [D17]. */
  readonly levelled: readonly Discipline[]
  /** A Deed was completed in it. */
  readonly completed: boolean
}

/** The whole game, as everybody may know it. Plain JSON; of hidden cards it has nothing but their names. */
export interface GameState {
  /** Clockwise. */
  readonly cultists: readonly Cultist[]
  /** From the top. The two verses lie in it as cards, too. */
  readonly deck: readonly CardId[]
  /** From the top; all of it open. */
  readonly discard: readonly CardId[]
  /** The Prophecy Row, as it was laid. */
  readonly row: readonly LaidVerse[]
  /** Verses that are still to come out of the deck, and how many cards in it that stand for verses have come out. */
  readonly coming: readonly VerseKind[]
  readonly marks: number
  /** The Deed row, with its gaps, and the Deeds that are not drawn. */
  readonly openDeeds: readonly (DeedId | null)[]
  readonly deedsLeft: readonly DeedId[]
  /** Completed, and their effects still to be resolved [D24]. */
  readonly due: readonly DeedId[]
  /** What is to be done now, one after another. */
  readonly tasks: readonly Task[]
  readonly first?: SeatId
  /** From 1; 0 while the game is set up. */
  readonly round: number
  /** A main card has left the deck in this round [D29]. */
  readonly moved: boolean
  readonly turn?: OneTurn
  readonly over?: true
}

/** What a GameState is waiting for. */
export type Wait =
  /** One of the three actions, or the end of them. */
  | { readonly for: 'action'; readonly seat: SeatId }
  /** One of several things. */
  | {
      readonly for: 'advance' | 'discard' | 'recover' | 'move' | 'level' | 'bonus' | 'gift'
      readonly seat: SeatId
      readonly n: number
    }
  /** Cards are shown to somebody, who then says whether a verse is among them: drawn, or only looked at. */
  | {
      readonly for: 'draw' | 'look'
      readonly seat: SeatId
      readonly cards: readonly CardId[]
    }
  /** This card is shown to all. */
  | { readonly for: 'open'; readonly cards: readonly CardId[] }
  | { readonly for: 'shuffle'; readonly cards: readonly CardId[] }
  | { readonly for: 'lots'; readonly lots: readonly Lot[] }
