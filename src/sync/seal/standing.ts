import type { ScreenKey } from '../keys/screen.ts'
import type { FirstWord } from './curve.ts'
import type { SealId } from './entry.ts'
import { type SealLog, soleBy } from './log.ts'
import { keyOfPact, leastOf, type PactKey } from './pact.ts'

/** A pact, as far as it has come. */
export interface StandingPact {
  readonly id: SealId
  /** In their order, which is the same everywhere. */
  readonly screens: readonly ScreenKey[]
  /** How many of them open a card. */
  readonly least: number
  /** The seats that each is the hand of, in their order. */
  readonly seats: readonly (readonly string[])[]
  /** The last pact of a table by this counts. */
  readonly turn: number
  /** Their first words, once all have said them. */
  readonly firsts?: readonly FirstWord[]
  /** What each has dealt, once all have. */
  readonly seconds?: readonly (readonly Uint8Array[])[]
  /** The key, once it follows. */
  readonly key?: PactKey
  /** All have their share of it. */
  readonly made: boolean
  /** It will never be made: somebody said two things, or dealt what does not fit. */
  readonly broken: boolean
  /** Who is waited for. */
  readonly lacking: readonly ScreenKey[]
}

/**
 * How a pact stands. Undefined for none, and for one whose screens are not in their order or not different ones, or
 * that fewer open than have to.
 */
export function pactOf(log: SealLog, id: SealId): StandingPact | undefined {
  const act = log.of('pact', id)?.act
  if (!act) return undefined
  const { screens, least, seats, turn } = act
  const many = screens.length
  const hands = seats.flat()
  const sound =
    screens.every((one, i) => i === 0 || (screens[i - 1] ?? '') < one) &&
    seats.length === many &&
    new Set(hands).size === hands.length
  if (!sound || (least !== leastOf(many) && least !== many)) return undefined
  const start = { id, screens, least, seats, turn, made: false, broken: false }
  const twice = (is: 'first' | 'second' | 'third') => {
    const all = log.said(is, id).filter(({ by }) => screens.includes(by))
    return new Set(all.map(({ by }) => by)).size < all.length
  }
  if (twice('first') || twice('second') || twice('third')) {
    return { ...start, broken: true, lacking: [] }
  }
  const lack = (has: ReadonlyMap<ScreenKey, unknown>) => screens.filter((one) => !has.has(one))
  const first = soleBy(log.said('first', id), screens)
  if (first.size < many) return { ...start, lacking: lack(first) }
  const firsts = screens.flatMap((one) => first.get(one)?.act ?? [])
  const key = log.once(`key/${id}`, () => keyOfPact(log.curve, least, firsts))
  if (!key) return { ...start, broken: true, lacking: [] }
  const second = soleBy(log.said('second', id), screens)
  const third = soleBy(log.said('third', id), screens)
  const broken = [...third.values()].some(({ act }) => act.key !== key.print)
  if (second.size < many) return { ...start, firsts, key, broken, lacking: lack(second) }
  const seconds = screens.flatMap((one) => [second.get(one)?.act.shares ?? []])
  const made = !broken && third.size === many
  return { ...start, firsts, seconds, key, made, broken, lacking: lack(third) }
}

/** All pacts that were begun at this table and can be one. */
export const pactsOf = (log: SealLog): readonly StandingPact[] =>
  log.said('pact', '').flatMap(({ id }) => pactOf(log, id) ?? [])
