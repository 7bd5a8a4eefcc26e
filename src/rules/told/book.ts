/** An index card as the book shows one, with the notes that stick on it. */
export interface BookCard {
  readonly name: string
  /** Whose it is, in words. */
  readonly of?: string
  readonly notes: readonly BookNote[]
}

export interface BookNote {
  readonly says: string
  /** What sort of Aspect it is, in small print above it. */
  readonly as?: string
  readonly color?: 'yellow' | 'pink' | 'blue' | 'green' | 'orange'
}

/** An oval as the book draws one: what hangs on what is read off `parent`. */
export interface BookScene {
  readonly id: string
  readonly says: string
  /** Its number in the small circle. */
  readonly rating: number
  readonly parent?: string
  /** It has been performed, with this Outcome. */
  readonly good?: boolean
  /** Dice that lie on it. */
  readonly dice?: number
}

/** Dice in a row, and what there is to say of them. */
export interface BookDice {
  readonly faces: readonly number[]
  readonly says: string
}

/** Two Aspects side by side: whether they make a pair, and why. */
export interface BookPair {
  readonly left: BookNote
  readonly right: BookNote
  readonly good: boolean
  readonly says: string
}

/**
 * What a page is made of. In a text a term stands between asterisks where it is first used, and `[[page|words]]` leads
 * to another page; terms are linked by themselves. A figure's `says` tells in words what it shows, for those who do
 * not see it.
 */
export type Block =
  | string
  | { readonly as: 'steps' | 'points'; readonly items: readonly string[] }
  | {
      readonly as: 'terms'
      readonly items: readonly { readonly name: string; readonly says: string }[]
    }
  | { readonly as: 'example'; readonly title: string; readonly body: readonly Block[] }
  | { readonly as: 'cards'; readonly cards: readonly BookCard[] }
  | {
      readonly as: 'tree'
      readonly says: string
      readonly scenes: readonly BookScene[]
      /** What hangs on a scene stands above it; below it, unless told. */
      readonly grows?: 'up'
    }
  | { readonly as: 'dice'; readonly rows: readonly BookDice[] }
  | { readonly as: 'pairs'; readonly pairs: readonly BookPair[] }
  | {
      readonly as: 'table'
      readonly says: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** One topic of the rulebook: a page. */
export interface RulePage {
  readonly id: string
  readonly title: string
  readonly body: readonly Block[]
}

/** A word of the game: what it means in a sentence or two, and the page that tells more. */
export interface Term {
  readonly id: string
  readonly name: string
  /** Other ways it is written, such as its plural or a short form. Capital and small letters are told apart. */
  readonly forms?: readonly string[]
  readonly says: string
  readonly page: string
}

/** A game's rulebook in one language. Its pages and terms are the same, by their ids, in every language. */
export interface Book {
  readonly lang: string
  readonly title: string
  readonly subtitle: string
  /** A line for the back of the printed booklet. */
  readonly back: string
  readonly credits: readonly string[]
  readonly pages: readonly RulePage[]
  readonly terms: readonly Term[]
}
