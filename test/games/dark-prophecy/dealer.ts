import { apply } from '../../../src/games/dark-prophecy/reckon/apply.ts'
import type { Chosen } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { allFaces, newGame } from '../../../src/games/dark-prophecy/reckon/setup.ts'
import type {
  CardFace,
  CardId,
  FacesKnown,
  GameState,
  Wait,
} from '../../../src/games/dark-prophecy/reckon/state.ts'

/** Luck from a seed, in [0, 1): the same each time. */
export function luckOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A list in an order by luck. */
function mixed<One>(list: readonly One[], luck: () => number): readonly One[] {
  const left = [...list]
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(luck() * (at + 1))
    ;[left[at], left[other]] = [left[other]!, left[at]!]
  }
  return left
}

export const SEATS = ['ada', 'ben', 'cleo', 'dov', 'eve'] as const

/**
 * A table that plays for sealed cards: it alone knows all faces. What it shows to a seat that seat knows from then on,
 * and what is laid open all do; cards that are shuffled get new names, and nobody knows those.
 */
export interface Dealer {
  game: GameState
  readonly faceOf: FacesKnown
  /** What a seat knows, or all do. */
  knows(seat: string | 'all'): FacesKnown
  /** Who waits for a person: the table itself has answered all that it can. */
  settle(): Extract<Wait, { seat: string }> | undefined
  /** Does it, laying open what it lays open; throws where it is refused. */
  does(seat: string, choice: Chosen): void
}

export function makeDealer(players: number, luck: () => number): Dealer {
  const faces = new Map<CardId, CardFace>()
  const known = new Map<string, Set<CardId>>([...SEATS, 'all'].map((seat) => [seat, new Set()]))
  let names = 0
  const named = (face: CardFace): CardId => {
    const card = `c${names++}`
    faces.set(card, face)
    return card
  }
  const all = allFaces()
  const cards = all.slice(0, -2).map(named)
  const verses = all.slice(-2).map(named) as [CardId, CardId]
  const seats = SEATS.slice(0, players)
  const knows =
    (seat: string): FacesKnown =>
    (card) =>
      known.get(seat)?.has(card) || known.get('all')?.has(card) ? faces.get(card) : undefined
  const see = (seat: string, card: CardId) => known.get(seat)?.add(card)

  const dealer: Dealer = {
    game: newGame(seats, cards, verses)!,
    faceOf: (card) => faces.get(card),
    knows,
    does(seat, choice) {
      const laid =
        choice.do === 'play' || choice.do === 'levelUp'
          ? choice.card
          : choice.do === 'pick' && choice.pick === 'discard'
            ? choice.card
            : undefined
      if (laid) see('all', laid)
      const { game, refused } = apply(dealer.game, seat, choice, knows('all'))
      if (!game) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(refused)}`)
      dealer.game = game
      for (const one of game.cultists) for (const card of one.hand) see(one.seat, card)
    },
    settle() {
      for (;;) {
        const waits = awaited(dealer.game)
        switch (waits?.for) {
          case 'shuffle': {
            const anew = mixed(waits.cards, luck).map((card) => named(faces.get(card)!))
            for (const card of waits.cards) faces.delete(card)
            dealer.does(seats[0]!, { do: 'shuffled', cards: anew })
            continue
          }
          case 'lots':
            dealer.does(seats[0]!, {
              do: 'lots',
              drawn: waits.lots.map(({ of, take }) => mixed(of, luck).slice(0, take)),
            })
            continue
          case 'open':
            for (const card of waits.cards) see('all', card)
            dealer.does(seats[0]!, { do: 'opened' })
            continue
          case 'draw':
          case 'look': {
            for (const card of waits.cards) see(waits.seat, card)
            const stand = waits.cards.filter((card) => faces.get(card) === 'verse')
            const told = waits.for === 'draw' ? stand : []
            for (const card of told) see('all', card)
            dealer.does(waits.seat, { do: 'see', verses: told })
            continue
          }
          default:
            return waits
        }
      }
    },
  }
  return dealer
}
