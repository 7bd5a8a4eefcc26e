import type { Board } from '../../../rules/board/board.ts'
import type { Check } from '../../../rules/dice/check.ts'
import type { Item, ItemId, Plain, SeatId } from '../../../rules/plain/item.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { hostOf } from './host.ts'
import {
  goalOf,
  personOn,
  type Says,
  type SlipFactor,
  type SlipKinds,
  slipKind,
  type WeighedFactor,
  wholeOf,
} from './slips.ts'

/** The register in which a seat says what it thinks of a factor. */
export const saysRegister = (slip: ItemId, factor: string, seat: SeatId): string =>
  `factor/${slip}/${factor}/${seat}`

/** The register of a number that somebody put in place of what was worked out. */
export const overRegister = (slip: ItemId, factor: string): string => `over/${slip}/${factor}`

/** Nothing that helps or harms is worth more than this, either way. */
export const MOST_WORTH = 20

/** Who says what of a factor; of seats that are there. */
function saysOf(board: Board, slip: ItemId, factor: string): Says {
  const says: Record<SeatId, 'agree' | 'object'> = {}
  for (const { id } of board.seats) {
    const said = board.play[saysRegister(slip, factor, id)]
    if (said === 'agree' || said === 'object') says[id] = said
  }
  return says
}

/** Whether the table lets it count [R2]: unless more object than agree; where as many do, a Host breaks the tie. */
function passes(board: Board, says: Says): boolean {
  const all = Object.values(says)
  const against = all.filter((one) => one === 'object').length
  const host = hostOf(board)
  return 2 * against === all.length && host !== undefined
    ? says[host] !== 'object'
    : 2 * against <= all.length
}

function overOf(board: Board, slip: ItemId, { id, by }: SlipFactor) {
  const kept = board.play[overRegister(slip, id)]
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined
  const { seat, value } = kept as Readonly<Record<string, Plain>>
  const put = wholeOf(value, Number.NaN, MOST_WORTH)
  if (Number.isNaN(put) || put === by) return undefined
  return { name: seatOf(board.seats, seat)?.name ?? '', put }
}

/** What the table makes of a slip's factors: what was overruled, what counts, and who said what. */
function weighed(
  board: Board,
  slip: ItemId,
  factors: readonly SlipFactor[],
): readonly WeighedFactor[] {
  return factors.map((factor) => {
    const says = saysOf(board, slip, factor.id)
    const over = overOf(board, slip, factor)
    const counts = passes(board, says)
    if (!over) return { ...factor, says, counts }
    return { ...factor, says, counts, by: over.put, over: { name: over.name, from: factor.by } }
  })
}

/** The factors of a slip, as they stand. */
export const factorsOf = (board: Board, kinds: SlipKinds, slip: Item): readonly WeighedFactor[] =>
  weighed(board, slip.id, slipKind(kinds, slip)?.factors(board, slip) ?? [])

/**
 * The Check of a slip as things stand, with its goal; undefined where it is none of the game's. `factors`: those of the
 * slip, where they are at hand.
 */
export function checkOf(
  board: Board,
  kinds: SlipKinds,
  slip: Item,
  factors = factorsOf(board, kinds, slip),
): Check | undefined {
  const kind = slipKind(kinds, slip)
  if (!kind) return undefined
  const counted = factors.filter(({ counts }) => counts)
  const check = kind.check(board, slip, counted)
  const terms = {
    goal: goalOf(slip).slice(0, 200),
    who: personOn(board, slip)?.id ?? '',
    // A foe that strikes is no character.
    ...check.terms,
  }
  return { ...check, terms }
}

/** The sum of what counts. */
export const modifierOf = (factors: readonly WeighedFactor[]): number =>
  factors.reduce((sum, { by, counts }) => sum + (counts ? by : 0), 0)

/** The worth of a factor in words: "+3", "one more die, the lowest counts". */
export function worthOfFactor({ by, dice = 0, damaged = 0, worth }: SlipFactor): Sentence {
  if (worth) return worth
  if (dice > 0) return say(by === 0 ? 'worth.dice' : 'worth.both', { by, dice })
  return damaged > 0 ? say('worth.damaged', { damaged }) : say('worth.by', { by })
}

/** More factors are told of no throw: the sum has them all. What a Check carries has bounds. */
const MOST_TOLD = 60

/** Factors as a Check carries them: what each was, and what it brought. */
export const frozenFactors = (factors: readonly WeighedFactor[]): Plain =>
  factors
    .slice(0, MOST_TOLD)
    .map(({ say: { key, values }, by, over }) => ({ key, values: { ...values, by, ...over } }))

/** What a Check carries of its factors, each a sentence with what it brought; nonsense is passed over. */
export function factorsIn({ terms }: Pick<Check, 'terms'>): readonly Sentence[] {
  const list = terms?.factors
  if (!Array.isArray(list)) return []
  return (list as readonly Plain[]).flatMap((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return []
    const { key, values } = one as Readonly<Record<string, Plain>>
    if (typeof key !== 'string' || !/^factor\.[\w-]+$/u.test(key)) return []
    const all = Object.entries(
      typeof values === 'object' && values !== null && !Array.isArray(values) ? values : {},
    )
    const said = all.filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    return [say(key, Object.fromEntries(said) as Record<string, string | number>)]
  })
}
