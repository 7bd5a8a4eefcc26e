import type { SeatId } from '../../../rules/plain/item.ts'
import { DEEDS, type DeedId } from '../cards/deeds.ts'
import { COPIES, DESIGNS, type DesignId } from '../cards/designs.ts'
import { HAND_SIZE } from '../cards/disciplines.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import type { CardFace, CardId, GameState } from './state.ts'

/** How many play [D5]. */
export const PLAYERS = { least: 2, most: 5 } as const

/** How many main cards are shuffled together with a verse [D9]. */
export const PACKET = 4

/** What lies on the faces of a whole deck: all main cards, then the two that stand for verses. */
export const allFaces = (): readonly CardFace[] => [
  ...(Object.keys(DESIGNS) as DesignId[]).flatMap((id) => new Array<DesignId>(COPIES).fill(id)),
  'verse',
  'verse',
]

/** How many main cards the setup takes at least: the first discard, the hands, and four layers [D9]. */
export const needed = (seats: number): number => 1 + seats * (HAND_SIZE + 4) + 2 * PACKET

/**
 * A game before anything is shuffled: its main cards lie in the deck, and the two cards that stand for verses beside
 * it, as its last. Undefined where so many cannot play, or the cards are too few for the layers [D9].
 */
export function newGame(
  seats: readonly SeatId[],
  cards: readonly CardId[],
  verses: readonly [CardId, CardId],
): GameState | undefined {
  const many = seats.length
  if (many < PLAYERS.least || many > PLAYERS.most || cards.length < needed(many)) return undefined
  if (new Set([...cards, ...verses]).size < cards.length + 2 || new Set(seats).size < many)
    return undefined
  return {
    cultists: seats.map((seat) => ({
      seat,
      hand: [],
      levels: DISCIPLINES.map((of) => ({ of, level: 0 })),
      deeds: [],
      completed: [],
      points: 0,
    })),
    deck: [...cards, ...verses],
    discard: [],
    row: [{ kind: 'opening' }],
    coming: ['middle', 'final'],
    marks: 0,
    openDeeds: [],
    deedsLeft: Object.keys(DEEDS) as DeedId[],
    due: [],
    tasks: [{ task: 'shuffle', what: 'main' }],
    round: 0,
    moved: false,
  }
}

/** The main cards as they were shuffled are dealt and laid in layers [D7], [D9]: the packets are still to be mixed. */
export function dealt(game: GameState, shuffled: readonly CardId[]): GameState {
  const many = game.cultists.length
  const verses = game.deck.slice(-2)
  const hands = 1 + many * HAND_SIZE
  const left = shuffled.slice(hands)
  const layer = 2 * many
  const second = layer + PACKET
  const fourth = second + layer + PACKET
  return {
    ...game,
    discard: shuffled.slice(0, 1),
    cultists: game.cultists.map((one, i) => ({
      ...one,
      hand: shuffled.slice(1 + i * HAND_SIZE, 1 + (i + 1) * HAND_SIZE),
    })),
    deck: [
      ...left.slice(0, second),
      ...verses.slice(0, 1),
      ...left.slice(second, fourth),
      ...verses.slice(1),
      ...left.slice(fourth),
    ],
    tasks: [
      { task: 'open' },
      { task: 'shuffle', what: 'packet', at: layer },
      { task: 'shuffle', what: 'packet', at: second + 1 + layer },
      { task: 'begin' },
    ],
  }
}
