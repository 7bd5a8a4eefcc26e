import { lotsOf } from '../dice/lots.ts'
import type { FaceId, ItemId } from '../plain/item.ts'
import type { Board } from './board.ts'
import type { Change } from './change.ts'
import { type Deck, dueTo, type Knowing, openFace } from './deck.ts'

/*
 * Hidden cards among people who trust one another
 *
 * Each shuffle is an order by a seed that stands among the registers of play. Every screen could look; each looks only
 * at what is due to who sits at it.
 */

/** The register with the seed of a deck's nth shuffle, the first being 1, as it came about by this step. */
const luckOf = (deck: string, n: number, by: string | undefined): string =>
  ['luck', deck, n, ...(by ? [by] : [])].join('/')

/** 64 hexadecimal digits. */
const SEED = /^[0-9a-f]{64}$/

/** What each card is, as far as its deck was shuffled; and the register that the next shuffle waits for. */
export interface Order {
  readonly faces: ReadonlyMap<ItemId, FaceId>
  readonly lacking?: string
}

/** How a deck lies on trust, after all its shuffles that there were. What is no shuffle leaves all as it is. */
export function orderOf(deck: Pick<Deck, 'id' | 'seals'>, board: Board): Order {
  const faces = new Map<ItemId, FaceId>()
  const seals = deck.seals(board)
  for (const [at, seal] of seals.entries()) {
    const register = luckOf(deck.id, at + 1, seal.by)
    const seed = board.play[register]
    if (typeof seed !== 'string' || !SEED.test(seed)) {
      // What they were before they are no more, though nobody knows yet what they are.
      for (const { cards } of seals.slice(at)) for (const card of cards) faces.delete(card)
      return { faces, lacking: register }
    }
    const { cards } = seal
    // Without what is there twice, and what nobody knows, each face would not be there once any more.
    const before = cards.map((card, i) => seal.faces[i] ?? faces.get(card))
    if (new Set(cards).size < cards.length || before.includes(undefined)) continue
    const of = cards.map((_, i) => String(i))
    const [drawn = []] = lotsOf([{ of, take: of.length }], seed)
    for (const [i, card] of cards.entries()) faces.set(card, before[Number(drawn[i])]!)
  }
  return { faces }
}

/** A shuffle that lacked its seed is made by this one, of 64 hexadecimal digits. */
export const luckFor = (lacking: string, seed: string): Change => ({
  do: 'play',
  key: lacking,
  value: seed,
})

/** The registers that shuffles wait for, of all decks of people who trust one another. */
export const lackingIn = (decks: readonly Deck[], board: Board): readonly string[] =>
  decks.flatMap((deck) => (deck.onTrust(board) ? (orderOf(deck, board).lacking ?? []) : []))

/** What is known of the cards of people who trust one another, as the table lies. */
export function knowingOf(decks: readonly Deck[], board: Board): Knowing {
  const open = new Map<ItemId, FaceId>()
  const orders = decks
    .filter((deck) => deck.onTrust(board))
    .map((deck) => {
      const { faces } = orderOf(deck, board)
      for (const card of dueTo(deck, board, 'all')) {
        const face = faces.get(card)
        if (face !== undefined && board.items.get(card)?.kind === deck.kind) open.set(card, face)
      }
      const seen = new Map<string, ReadonlySet<ItemId>>()
      return { deck, faces, seen }
    })
  return {
    open,
    sees(seat, card) {
      for (const { deck, faces, seen } of orders) {
        const due = seen.get(seat) ?? dueTo(deck, board, seat)
        seen.set(seat, due)
        if (due.has(card)) return faces.get(card)
      }
      return openFace(board, card)
    },
  }
}
