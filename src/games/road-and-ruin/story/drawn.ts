import type { Board } from '../../../rules/board/board.ts'
import { drawnOf } from '../../../rules/dice/lots.ts'
import type { RollRecord } from '../../../rules/dice/roll.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Reading, ROUNDTABLE, readingOf } from '../reckon/roster.ts'
import { wholeOf, wordOf } from './slips.ts'

/** A card that was drawn, with those that were joined to it, and as what they are read [R5]. */
export interface DrawnCard {
  readonly cards: readonly number[]
  /** Not told where it is read as it is. */
  readonly as?: Reading
}

/** The kind of a Check that draws. */
export const DECK_CHECK = 'deck'

/** Which card this is, 1 to 60; undefined for what is none. */
export function cardOf(item: Item | undefined): number | undefined {
  const card = item?.kind === 'roundtable' ? wholeOf(item.props.card) : 0
  return card >= 1 && card <= ROUNDTABLE ? card : undefined
}

/** Read once: there may be as many Rolls as somebody likes to write. */
const known = new WeakMap<RollRecord, readonly DrawnCard[]>()

/** The faces of each die with those of what burst from it, in the order they fell. */
export function chainsOf({
  check,
  roll,
}: Pick<RollRecord, 'check' | 'roll'>): readonly (readonly number[])[] {
  const chains = check.dice.map((_, i) => [i])
  roll.forEach(({ from }, i) => {
    if (from !== undefined) chains.find((chain) => chain.includes(from))?.push(i)
  })
  return chains.map((chain) => chain.flatMap((i) => roll[i]?.face ?? []))
}

/** What a Roll has drawn: with a d7 for each card its 7s join further ones; without, as many as were asked for [R5]. */
export function drawnBy(record: RollRecord): readonly DrawnCard[] {
  if (record.check.kind !== DECK_CHECK) return []
  const there = known.get(record)
  if (there) return there
  const cards = (drawnOf(record)[0] ?? []).map(Number)
  const many = wholeOf(record.check.terms?.cards, 1)
  let next = 0
  const take = (n: number) => {
    const taken = cards.slice(next, next + n)
    next += n
    return taken
  }
  const all =
    record.check.dice.length === 0
      ? Array.from({ length: many }, (): DrawnCard => ({ cards: take(1) }))
      : chainsOf(record).map((faces): DrawnCard => {
          const { as, joined } = readingOf(faces)
          return { cards: take(1 + joined), ...(as && { as }) }
        })
  const found = all.filter((one) => one.cards.length > 0)
  known.set(record, found)
  return found
}

/** The register that keeps the last draw before the Deck was shuffled anew. */
export const SHUFFLED = 'shuffled'

const lefts = new WeakMap<Board, readonly number[]>()

/** The cards that can still be drawn: no order of them exists before that [R5]. */
export function leftIn(board: Board): readonly number[] {
  const there = lefts.get(board)
  if (there) return there
  const out = new Set<number>()
  for (const item of board.items.values()) out.add(cardOf(item) ?? 0)
  const shuffled = wordOf(board.play[SHUFFLED])
  const since = board.rolls.findLastIndex(({ id }) => id === shuffled)
  for (const record of board.rolls.slice(since + 1))
    for (const { cards } of drawnBy(record)) for (const card of cards) out.add(card)
  const left = Array.from({ length: ROUNDTABLE }, (_, i) => i + 1).filter((card) => !out.has(card))
  lefts.set(board, left)
  return left
}

/** The last Roll that has drawn, if any did. */
export const lastDraw = ({ rolls }: Board): RollRecord | undefined =>
  rolls.findLast(({ check }) => check.kind === DECK_CHECK)
