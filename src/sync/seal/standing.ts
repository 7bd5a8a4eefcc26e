import type { ScreenKey } from '../keys/screen.ts'
import type { FirstWord } from './curve.ts'
import type { ActOf, SealId } from './entry.ts'
import { handsBy } from './handed.ts'
import { type Said, type SealLog, soleBy } from './log.ts'
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
  /** The lists that were agreed upon before it: of all under other pacts these alone count. */
  readonly before?: readonly SealId[]
  /** Their first words, once all have said them. */
  readonly firsts?: readonly FirstWord[]
  /** What each has dealt, once all have; whoever has dealt twice, both. */
  readonly seconds?: readonly (readonly (readonly Uint8Array[])[])[]
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
  const { screens, least, seats, turn, before } = act
  const many = screens.length
  const hands = seats.flat()
  const sound =
    screens.every((one, i) => i === 0 || (screens[i - 1] ?? '') < one) &&
    seats.length === many &&
    new Set(hands).size === hands.length
  if (!sound || (least !== leastOf(many) && least !== many)) return undefined
  const start = { id, screens, least, seats, turn, before, made: false, broken: false }
  const made = madeOf(log, start)
  if (made) return { ...start, ...made, made: true, lacking: [] }
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
  const seconds = screens.map((one) => [second.get(one)?.act.shares ?? []])
  return { ...start, firsts, seconds, key, broken, lacking: lack(third) }
}

/** How many ways there are at most to take the first words of those who said several. */
const MOST_WAYS = 2000

/**
 * What a pact was made by: all have signed one key. What somebody says otherwise later changes nothing any more, and
 * whoever comes then finds out which of their words it was made by.
 */
function madeOf(
  log: SealLog,
  { id, screens, least }: Pick<StandingPact, 'id' | 'screens' | 'least'>,
): Required<Pick<StandingPact, 'firsts' | 'seconds' | 'key'>> | undefined {
  const [firsts, seconds, thirds] = (['first', 'second', 'third'] as const).map((is) => {
    const all = log.said(is, id)
    return screens.map((one) => all.filter(({ by }) => by === one))
  }) as [Said<ActOf<'first'>>[][], Said<ActOf<'second'>>[][], Said<ActOf<'third'>>[][]]
  const found = log.once<{ firsts?: readonly FirstWord[]; key?: PactKey }>(`made/${id}`, () => ({}))
  const signed = thirds.map((all) => all.flatMap(({ act }) => act.key ?? []))
  const prints = signed[0]?.filter((one) => signed.every((all) => all.includes(one))) ?? []
  const ways = firsts.reduce((product, { length }) => product * length, 1)
  for (let n = 0; prints.length > 0 && !found.key && n < Math.min(ways, MOST_WAYS); n++) {
    let left = n
    const way = firsts.map((all) => {
      const one = all[left % all.length]!
      left = Math.floor(left / all.length)
      return one
    })
    const name = `key/${id}/${way.map((one) => one.id).join()}`
    const words = way.map(({ act }) => act)
    const key = log.once(name, () => keyOfPact(log.curve, least, words, prints))
    if (key) Object.assign(found, { firsts: words, key })
  }
  const dealt = seconds.map((all) => all.map(({ act }) => act.shares))
  if (!found.key || !found.firsts || dealt.some(({ length }) => length === 0)) return undefined
  return { firsts: found.firsts, seconds: dealt, key: found.key }
}

/** All pacts that were begun at this table and can be one. Thousands cost nothing to begin: each is read once. */
export function pactsOf(log: SealLog): readonly StandingPact[] {
  const read = log.once<{ count: number; pacts: readonly StandingPact[] }>('pacts', () => ({
    count: -1,
    pacts: [],
  }))
  if (read.count !== log.count()) {
    const pacts = log.said('pact', '').flatMap(({ id }) => pactOf(log, id) ?? [])
    Object.assign(read, { count: log.count(), pacts })
  }
  return read.pacts
}

/**
 * The pact that counts for whose log it is: the last one that they are of; and after it one of others only if so many
 * of its screens are in it as open a card. Who is of none takes the last of those that most of the screens which are
 * linked are of as they say, and none of them otherwise.
 */
export function lastPact(log: SealLog): StandingPact | undefined {
  const made = pactsOf(log)
    .filter((pact) => pact.made)
    .sort((a, b) => a.turn - b.turn || (a.id < b.id ? 1 : -1))
  let last = made.findLast(({ screens }) => screens.includes(log.us))
  if (!last) {
    const fits = made.map((pact) => fitOf(log, pact))
    const best = Math.max(0, ...fits)
    return made.findLast((_, i) => fits[i] === best)
  }
  for (const next of made) {
    const { screens, least, turn } = last
    const stay = next.screens.filter((one) => screens.includes(one)).length
    if (next.turn > turn && stay >= least) last = next
  }
  return last
}

/** How many of the seats that linked screens say to be the hand of are theirs by a pact; less those that are not. */
function fitOf(log: SealLog, pact: StandingPact): number {
  const hands = handsBy(log, pact)
  const named = new Set(pact.seats.flat())
  let fit = 0
  for (const [screen, seats] of log.met)
    for (const seat of seats) if (named.has(seat)) fit += hands.get(screen)?.includes(seat) ? 1 : -1
  return fit
}
