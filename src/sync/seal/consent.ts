import type { ScreenKey } from '../keys/screen.ts'
import type { ActOf, SealId } from './entry.ts'
import { isWhole, listOf } from './lists.ts'
import { dealOf, type Said, type SealLog } from './log.ts'
import { pactOf } from './standing.ts'

/*
 * Which list is the deck
 *
 * Screens that do not hear each other may mask the same cards apart, and then two lists could be the deck. So they
 * vote, in rounds of two steps (Ben-Or 1983, with crashes, by a log instead of messages). In the first step each
 * names a list whose trials it has checked; in the second it names the one that enough have named, or none. Enough
 * second votes for a list, and it is the deck, for good. A round without one is followed by another, in which whoever
 * has seen a second vote for a list names that. Enough is more than half, so two lists never both have it: of two
 * groups apart one at most goes on. Who votes for two has signed it twice, and is told.
 *
 * Where screens are free they name what one of them has named the round before, another one each round, if they can:
 * so they come together, also where somebody is gone whose trials some have seen and others have not.
 */

type Vote = Said<ActOf<'vote'>>

/** What is to be done next about a deal. */
export interface Consent {
  /** The deck, once it is agreed upon. */
  readonly list?: SealId
  /** Else the round and step that are voted in now. */
  readonly round: number
  readonly step: 1 | 2
  /** What an honest screen names there; undefined in the first step where it is free to choose. */
  readonly names?: SealId | ''
  /** What it would best name where it is free. */
  readonly led?: SealId
  /** Who has named something there. */
  readonly voted: ReadonlySet<ScreenKey>
}

/** The same under the name of each. */
function tally(votes: readonly Vote[]): ReadonlyMap<SealId, ReadonlySet<ScreenKey>> {
  const by = new Map<SealId, Set<ScreenKey>>()
  for (const { by: screen, act } of votes) {
    by.set(act.list, (by.get(act.list) ?? new Set()).add(screen))
  }
  return by
}

/** More rounds than this come of no honest screen. */
const ROUNDS = 100

/** How far screens have come to agree on the list of a deal; `awake` are those who may still vote. */
export function consentOn(
  log: SealLog,
  deal: { readonly pact: SealId; readonly deck: string; readonly n: number },
  awake: ReadonlySet<ScreenKey>,
): Consent | undefined {
  const pact = pactOf(log, deal.pact)
  if (!pact?.made) return undefined
  const { screens, least } = pact
  const all = log.said('vote', dealOf(deal)).filter(({ by }) => screens.includes(by))
  const at = (round: number, step: 1 | 2) =>
    all.filter(({ act }) => act.round === round && act.step === step)
  const isOver = (voted: ReadonlySet<ScreenKey>) =>
    voted.size >= least && screens.every((one) => voted.has(one) || !awake.has(one))
  const who = (votes: readonly Vote[]) => new Set(votes.map(({ by }) => by))
  const isList = (id: SealId) => {
    const list = listOf(log, id)
    return list !== undefined && isWhole(list) && dealOf(list.seal) === dealOf(deal)
  }
  const has = (votes: ReturnType<typeof tally>, enough: number) =>
    // Of two that only liars could bring about, the same everywhere.
    [...votes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .find(([id, { size }]) => id !== '' && size >= enough && isList(id))?.[0]
  let seen: SealId | undefined
  let open: Consent | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = [at(round, 1), at(round, 2)]
    const named = has(tally(first), least)
    // A second vote without enough first ones behind it is nobody's.
    const seconds = second.filter(({ act }) => act.list === '' || act.list === named)
    const closed = has(tally(seconds), least)
    if (closed !== undefined) return { list: closed, round, step: 2, voted: who(seconds) }
    if (open) {
      if (first.length + second.length === 0) break
      continue
    }
    const voted = who(first)
    if (named === undefined && !isOver(voted)) {
      const leader = screens[round % screens.length]
      const led = at(round - 1, 1).find(({ by }) => by === leader)?.act.list
      const told = seen === undefined ? led !== undefined && { led } : { names: seen }
      open = { round, step: 1, voted, ...told }
      continue
    }
    const spoken = who(seconds)
    if (!isOver(spoken)) {
      // Who comes back from an older copy may lack what stood behind a vote of their own.
      open = { round, step: 2, voted: who(second), names: named ?? '' }
      continue
    }
    seen = seconds.find(({ act }) => act.list !== '')?.act.list
  }
  return open
}
