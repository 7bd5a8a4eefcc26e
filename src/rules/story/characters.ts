import type { Board } from '../board/board.ts'
import type { Item, ItemId, SeatId } from '../plain/item.ts'
import { say } from '../plain/sentence.ts'
import type { Offer } from '../play/move.ts'
import { brief, type Outlined } from './outline.ts'
import type { Story, StoryObject } from './story.ts'

/** The five sorts of Aspect a new Character has one each of [P20], and the pad each is written on. */
export const CATEGORIES = ['occupation', 'trait', 'psyche', 'relationship', 'affiliation'] as const
export type Category = (typeof CATEGORIES)[number]

export const PAD = {
  occupation: 'yellow',
  trait: 'pink',
  psyche: 'blue',
  relationship: 'green',
  affiliation: 'orange',
} as const satisfies Record<Category, string>

/** The category of a note, if it has one. */
export function categoryOf(note: Item): Category | undefined {
  return CATEGORIES.find((category) => category === note.props.category)
}

const count = (object: StoryObject, category: Category) =>
  object.aspects.filter((note) => categoryOf(note) === category).length

/** The categories a Character still lacks an Aspect of. */
export function missing(object: StoryObject): readonly Category[] {
  return CATEGORIES.filter((category) => count(object, category) === 0)
}

/** The categories of which it has more than the one it starts with. */
export function doubled(object: StoryObject): readonly Category[] {
  return CATEGORIES.filter((category) => count(object, category) > 1)
}

/** To give a Character its Aspect of a category. */
export const giving = (card: ItemId, category: Category): Offer => ({
  move: 'aspect',
  answers: { card, category },
  say: say(`category.${category}`),
})

/** What a card is called; '' while it has no name. */
export const titleOf = (item: Item): string => brief(item.texts.title)

const played = new WeakMap<Story, ReadonlyMap<SeatId, StoryObject>>()

/** The Character of a player: the first made, if there are several. */
export function characterOf(story: Story, seat: SeatId): StoryObject | undefined {
  const known = played.get(story) ?? new Map(story.characters.flatMap(entryOf))
  played.set(story, known)
  return known.get(seat)
}

const entryOf = (object: StoryObject): readonly (readonly [SeatId, StoryObject])[] =>
  object.player === undefined || object.extra ? [] : [[object.player, object]]

/** Who plays whom, and what they still lack. */
export function makeCharacters({ storyOf, underway, moderatorOf }: Outlined) {
  /**
   * A Character with a name and exactly one Aspect of each category [P20]; once the story is told there may be more of
   * them, as the Character changes.
   */
  function complete(board: Board, object: StoryObject): boolean {
    const exact = underway(board) || doubled(object).length === 0
    return titleOf(object.item) !== '' && missing(object).length === 0 && exact
  }

  /** The Aspect that a new Character is given next; none once it has them all, or once the story is told. */
  function nextAspect(board: Board, object: StoryObject | undefined): Offer | undefined {
    const category = object && missing(object)[0]
    return category && !underway(board) ? giving(object.id, category) : undefined
  }

  /** The seats that play a Character: all but the Moderator's, unless it has one all the same [P6]. */
  function players(board: Board) {
    const moderator = moderatorOf(board)
    return board.seats.filter(
      ({ id }) => id !== moderator || characterOf(storyOf(board), id) !== undefined,
    )
  }

  return { complete, nextAspect, players }
}
