import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check, Ruling } from '../../../rules/dice/check.ts'
import type { Roll, RollRecord } from '../../../rules/dice/roll.ts'
import type { ItemId, Place, Plain } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { JOINS, readingOf } from '../reckon/roster.ts'
import type { DirectKind } from './checks.ts'
import { chainsOf, DECK_CHECK, drawnBy, leftIn } from './drawn.ts'
import { nextSpot } from './layout.ts'
import { layPiece } from './make.ts'
import { bareCheck, wordOf } from './slips.ts'

/** Why cards are drawn: for what, and how they are then weighed. */
export interface CardDraw {
  readonly cards: number
  /** Each with a d7 that says as what it is read; or as it is [R5]. */
  readonly read: boolean
  /** The search that they are drawn for, the slip on which that was decided, and whether they are good cards [R12]. */
  readonly search?: { readonly id: ItemId; readonly slip: ItemId; readonly good: boolean }
}

/** Cards are drawn from all that are left, and a 7 of the d7 joins another [R5]. */
export function deckCheck(board: Board, about: ItemId, { cards, read, search }: CardDraw): Check {
  const left = leftIn(board).map(String)
  const many = Math.min(cards, left.length)
  return {
    ...bareCheck(DECK_CHECK, about),
    dice: read ? Array.from({ length: many }, () => 'd7' as const) : [],
    bursts: read ? { d7: [JOINS] } : {},
    lots: [{ of: left, take: read ? left.length : many }],
    terms: { cards: many, ...(search && { ...search }) },
  }
}

/** The id of a card: there is one of each, whoever draws it. */
export const cardId = (card: number): ItemId => `roundtable-${card}`

/** What a card on the table may mean. */
const MEANT = ['search', 'slip', 'good', 'with', 'as', 'significance'] as const

/** Lays what was drawn in a row, what is joined beside what it is joined to. */
function settle(board: Board, act: Act, record: RollRecord): readonly Change[] {
  const { terms = {} } = record.check
  const search = wordOf(terms.id)
  const props: Readonly<Record<string, Plain>> = board.items.has(search)
    ? { search, slip: wordOf(terms.slip), good: terms.good === true }
    : {}
  const made: Place[] = []
  return drawnBy(record).flatMap(({ cards, as }) =>
    cards.flatMap((card, i): readonly Change[] => {
      const id = cardId(card)
      const place = nextSpot(board, act, 'roundtable', made)
      made.push(place)
      const own: Readonly<Record<string, Plain>> = {
        card,
        ...(i === 0 ? props : { with: cardId(cards[0]!) }),
        ...(as && i === 0 && { as }),
      }
      return [
        layPiece(act, 'roundtable', place, { id, props: own }),
        // One that comes back to the table has nothing left of what it meant before.
        ...[...new Set([...MEANT, ...Object.keys(own)])].map(
          (key): Change => ({ do: 'set', id, key, value: own[key] ?? null }),
        ),
      ]
    }),
  )
}

/** As what the cards are read is read off the d7s; which they are, off the seed. */
function judge(check: Check, roll: Roll): Ruling {
  const { dice } = check
  const readings = chainsOf({ check, roll }).map((faces) => readingOf(faces))
  return {
    key: 'drawn',
    result: Math.max(1, dice.length),
    hits: [],
    say: say('ruling.drawn', { as: readings.flatMap(({ as }) => as ?? []).join(' ') }),
    parts: readings.flatMap(({ as, joined }): readonly Sentence[] => [
      ...(joined > 0 ? [say('part.joined', { joined })] : []),
      // Of one alone it has been told.
      ...(as && readings.length > 1 ? [say('part.reading', { as })] : []),
    ]),
  }
}

/** What was drawn, card by card, by its title. */
const drawn = (record: RollRecord): readonly Sentence[] =>
  drawnBy(record).flatMap(({ cards }) => cards.map((card) => say(`deck.${card}.title`)))

/** And what is printed on each: in the light and in the shadow. */
const printed = (record: RollRecord): readonly (readonly Sentence[])[] =>
  drawnBy(record).flatMap(({ cards }) =>
    cards.map((card) =>
      (['light', 'shadow'] as const).map((side) => say('deck.side', { card, side })),
    ),
  )

export const DECK_KIND: DirectKind = { judge, settle, drawn, printed }
