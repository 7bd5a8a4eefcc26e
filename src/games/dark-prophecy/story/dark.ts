import type { Act, Board } from '../../../rules/board/board.ts'
import { type Deck, openFace } from '../../../rules/board/deck.ts'
import type { ItemId, SeatId } from '../../../rules/plain/item.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { cultistAt } from '../reckon/own.ts'
import { awaited } from '../reckon/run.ts'
import { faceNamed, gameKept, LAID, playedOn, sealOf } from './kept.ts'
import { keeperOf, shownNow, showsIn } from './step.ts'

/** The main deck, with the cards that stand for verses: nobody knows its order. */
export const mainDeck: Deck = {
  id: 'main',
  kind: 'main',
  seals(board) {
    const { seals = [], shuffled = [], trust } = gameKept(board) ?? {}
    return seals.map((seal, i) => ({
      ...sealOf(seal),
      ...(trust && shuffled[i] && { by: shuffled[i] }),
    }))
  },
  // Each deal begins with all main cards.
  earlier: (board) => Math.max(0, gameKept(board)?.seals.lastIndexOf('main') ?? 0),
  due(board) {
    const kept = gameKept(board)
    return kept ? showsIn(kept) : []
  },
  onTrust: (board) => gameKept(board)?.trust ?? true,
}

/** What somebody holds in their hand; the hands of cultists that the program plays are nobody's to look at. */
export function handHeld(board: Board, seat: SeatId): readonly ItemId[] | undefined {
  const kept = gameKept(board)
  if (kept?.programs.includes(seat)) return undefined
  return (kept && cultistAt(kept.game, seat)?.hand) ?? []
}

/** What somebody looks at who moves nothing. */
export function cardsLooked(board: Board, seat: SeatId): readonly ItemId[] {
  const kept = gameKept(board)
  const waits = kept && awaited(kept.game)
  return waits?.for === 'look' && waits.seat === seat ? waits.cards : []
}

/** What follows by itself: things are laid as the game stands, lots drawn, cards seen, and cultists do what they do. */
export function forced(board: Board, act: Act): Offer | undefined {
  const kept = playedOn(board)
  if (!kept) return undefined
  if (board.play[LAID] !== kept.step) return { move: 'settle' }
  const waits = awaited(kept.game)
  const { seat } = act
  if (!waits) return undefined
  switch (waits.for) {
    case 'shuffle':
      return undefined
    case 'lots':
      return keeperOf(kept) === seat ? { move: 'lots' } : undefined
    case 'open':
      return keeperOf(kept) === seat && waits.cards.every((card) => openFace(board, card))
        ? { move: 'opened' }
        : undefined
    case 'draw':
    case 'look': {
      const ready = shownNow(kept).every((card) => faceNamed(act.sees?.(card)))
      // Whoever looks at cards says when they have seen them.
      const own = waits.for === 'draw' || kept.programs.includes(seat)
      return waits.seat === seat && ready && own ? { move: 'seen' } : undefined
    }
    default:
      return waits.seat === seat && kept.programs.includes(seat) ? { move: 'cultist' } : undefined
  }
}
