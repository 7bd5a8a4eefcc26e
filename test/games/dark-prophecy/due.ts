import { cultistAt } from '../../../src/games/dark-prophecy/reckon/own.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import type { CardId, GameState } from '../../../src/games/dark-prophecy/reckon/state.ts'
import type { Show } from '../../../src/rules/board/deck.ts'

/**
 * Whether these cards are due to be seen so [D22], [D27]: one's own hand, what one draws or looks at just now, and the
 * first discard by all. Whatever else comes to lie open was in a hand before, and is opened by whoever holds it.
 */
export function allows(game: GameState, { cards, to }: Show): boolean {
  if (cards.length === 0 || new Set(cards).size < cards.length) return false
  const waits = awaited(game)
  const due = (of: readonly CardId[]) => cards.every((card) => of.includes(card))
  if (to === 'all') return waits?.for === 'open' && due(waits.cards)
  const one = cultistAt(game, to)
  if (!one || one.gone) return false
  const shown = (waits?.for === 'draw' || waits?.for === 'look') && waits.seat === to
  return due([...one.hand, ...(shown ? waits.cards : [])])
}
