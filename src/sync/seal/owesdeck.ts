import type { ScreenKey } from '../keys/screen.ts'
import { consentOn } from './consent.ts'
import type { ActOf, SealAct, SealId } from './entry.ts'
import { dealsOf } from './faces.ts'
import {
  bitsFor,
  isWhole,
  listOf,
  listsOf,
  type SealedList,
  tossedFor,
  tossLabel,
  tossPoint,
} from './lists.ts'
import { dealOf, type SealLog } from './log.ts'
import { listBytes, shuffled, shuffleOf } from './mask.ts'
import { maskSeed, type OwnSeal, shareIn } from './own.ts'
import { givePart } from './part.ts'
import { pactsOf } from './standing.ts'
import { checkTrials, hashTrials, openTrials, trialsCover } from './trials.ts'

/** Trials of a list, opened: said to whoever asks, and kept in no document. */
export interface TrialWord {
  readonly list: SealId
  readonly opened: readonly Uint8Array[]
}

/** Trials that are to be opened by whose list it is, or passed on by whoever has seen them. */
export interface TrialWish {
  readonly of: ScreenKey
  readonly list: SealId
}

/** The trials of others that this screen has looked at and that held. */
export type TrialsSeen = Map<SealId, TrialWord>

/** The trials beside a list, opened: it is ours, or we have seen them; undefined otherwise, and before it is time. */
export function trialsFor(
  log: SealLog,
  own: OwnSeal,
  seen: TrialsSeen,
  id: SealId,
): TrialWord | undefined {
  const kept = seen.get(id)
  if (kept) return kept
  const list = listOf(log, id)
  if (!list?.before || list.maskers.at(-1) !== own.screen.key) return undefined
  const bits = bitsFor(log, list)
  if (bits === undefined) return undefined
  const seed = maskSeed(own, list.before.id)
  return { list: id, opened: openTrials(log.curve, list.cards.length, seed, bits) }
}

/**
 * Looks at trials that somebody has opened; passes over what is for no list that waits. Only what came over the
 * masker's own link is blamed on them.
 */
export function* takeTrials(
  log: SealLog,
  seen: TrialsSeen,
  word: TrialWord,
  from: ScreenKey,
): Generator<void, void> {
  const { list: id, opened } = word
  const list = listOf(log, id)
  if (!list?.before || seen.has(id)) return
  const bits = bitsFor(log, list)
  if (bits === undefined) return
  const { key } = list.pact.key
  const { cards, covers, before } = list
  const holds = yield* checkTrials(log.curve, key, before.cards, cards, covers, bits, opened)
  if (holds) seen.set(id, word)
  else if (from === list.maskers.at(-1)) log.tell({ why: 'false', by: from, about: id })
}

/** Screens in an order that nobody has chosen, another for each name. */
export function inTurn(screens: readonly ScreenKey[], name: string): readonly ScreenKey[] {
  const start = Number.parseInt(name.slice(0, 8), 16) % screens.length
  return [...screens.slice(start), ...screens.slice(0, start)]
}

/** More masked ones first; of those with as many the same one everywhere. */
const further = (a: SealedList, b: SealedList) =>
  b.maskers.length - a.maskers.length || (a.id < b.id ? -1 : 1)

/** What is owed for decks, and what is waited for. */
export interface DeckOwed {
  readonly acts: readonly SealAct[]
  readonly wishes: readonly TrialWish[]
  /** Whom each deal waits for. */
  readonly awaits: ReadonlyMap<string, readonly ScreenKey[]>
}

/**
 * What we owe so that decks come to be, as far as we agree that they are sealed so: tosses for the trials of others,
 * our shuffle where it is our turn, and votes.
 */
export function* owedToDecks(
  log: SealLog,
  own: OwnSeal,
  seen: TrialsSeen,
  agreed: ReadonlySet<string>,
  awake: ReadonlySet<ScreenKey>,
): Generator<void, DeckOwed> {
  const acts: SealAct[] = []
  const wishes: TrialWish[] = []
  const awaits = new Map<string, readonly ScreenKey[]>()
  const us = own.screen.key
  for (const pact of pactsOf(log)) {
    if (!pact.made || !pact.screens.includes(us)) continue
    const share = shareIn(log, own, pact)
    if (share === undefined) continue
    for (const deal of dealsOf(log, pact.id)) {
      const consent = consentOn(log, deal, awake)
      if (!consent || consent.list !== undefined) continue
      const agreedRoots = (list: SealedList): boolean =>
        list.before ? agreedRoots(list.before) : agreed.has(list.id)
      const lists = listsOf(log, deal).filter(agreedRoots)
      const byId = new Map(lists.map((list) => [list.id, list]))
      const waits = new Set<ScreenKey>()
      for (const list of lists) {
        if (!list.before || owesNoToss(log, own, list, awake)) continue
        const part = givePart(log.curve, share, tossPoint(log, list.id), tossLabel(log, list.id))
        acts.push({ is: 'toss', list: list.id, part })
        yield
      }
      const isSound = (list: SealedList): boolean =>
        !list.before || ((list.maskers.at(-1) === us || seen.has(list.id)) && isSound(list.before))
      for (const list of lists) {
        const masker = list.maskers.at(-1)
        if (!list.before || masker === undefined || masker === us || seen.has(list.id)) continue
        if (bitsFor(log, list) === undefined) {
          if (awake.has(masker)) for (const one of lackOfToss(log, list, awake)) waits.add(one)
        } else {
          wishes.push({ of: masker, list: list.id })
          if (awake.has(masker)) waits.add(masker)
        }
      }
      const best = lists.filter(isSound).sort(further)[0]
      if (best && !isWhole(best)) {
        const { act, waiting } = yield* maskOwed(log, own, best, lists, awake)
        if (act) acts.push(act)
        for (const one of waiting) waits.add(one)
      }
      const vote = voteOwed(own, deal, consent, best, (id) => {
        const list = byId.get(id)
        return list !== undefined && isSound(list)
      })
      if (vote) acts.push(vote)
      else if (best && isWhole(best)) {
        for (const one of pact.screens) if (!consent.voted.has(one)) waits.add(one)
      }
      waits.delete(us)
      if (waits.size > 0) awaits.set(dealOf(deal), [...waits].sort())
      yield
    }
  }
  return { acts, wishes, awaits }
}

/**
 * Whether we have tossed for a list; or for another by the same screen of the same cards, which has its one try; or it
 * is for others to toss.
 */
function owesNoToss(
  log: SealLog,
  own: OwnSeal,
  list: SealedList,
  awake: ReadonlySet<ScreenKey>,
): boolean {
  const us = own.screen.key
  const ours = (id: SealId) => log.said('toss', id).some(({ by }) => by === us)
  if (ours(list.id) || !tossersOf(log, list, awake).now.includes(us)) return true
  const masker = list.maskers.at(-1)
  const others = log.said('mask', list.before?.id ?? '').filter(({ by }) => by === masker)
  return others.some(({ id }) => id !== list.id && ours(id))
}

/** Who tosses for a list now, as many as are still needed, and who has not: its masker last. */
function tossersOf(log: SealLog, list: SealedList, awake: ReadonlySet<ScreenKey>) {
  const tossed = tossedFor(log, list)
  const { screens, least } = list.pact
  const masker = list.maskers.at(-1)
  const left = inTurn(screens, list.id)
    .filter((one) => !tossed.has(screens.indexOf(one)))
    .sort((a, b) => Number(a === masker) - Number(b === masker))
  const needed = Math.max(0, least - tossed.size)
  const now = left.filter((one) => awake.has(one)).slice(0, needed)
  return { needed, now, left }
}

/** Who could toss for a list and has not. */
function lackOfToss(log: SealLog, list: SealedList, awake: ReadonlySet<ScreenKey>) {
  const { needed, now, left } = tossersOf(log, list, awake)
  return now.length >= needed ? now : left
}

/** Our shuffle of the best list, if it is our turn; else whom it waits for. */
function* maskOwed(
  log: SealLog,
  own: OwnSeal,
  best: SealedList,
  lists: readonly SealedList[],
  awake: ReadonlySet<ScreenKey>,
): Generator<void, { act?: ActOf<'mask'>; waiting: readonly ScreenKey[] }> {
  const us = own.screen.key
  const children = lists.filter(({ before }) => before?.id === best.id)
  // Somebody is there who has masked them already: their trials are to be opened first.
  const busy = children.flatMap(({ maskers }) => {
    const masker = maskers.at(-1)
    return masker !== undefined && awake.has(masker) ? [masker] : []
  })
  if (busy.length > 0) return { waiting: busy }
  const { screens, least } = best.pact
  const left = inTurn(screens, best.id).filter((one) => !best.maskers.includes(one))
  const next = left.find((one) => awake.has(one))
  if (next !== us) return { waiting: next === undefined ? left : [next] }
  if (best.maskers.length + left.filter((one) => awake.has(one)).length < least) {
    return { waiting: left.filter((one) => !awake.has(one)) }
  }
  const seed = maskSeed(own, best.id)
  const { key } = best.pact.key
  const shuffle = shuffleOf(log.curve, seed, best.cards.length)
  const list = listBytes(log.curve, yield* shuffled(log.curve, key, best.cards, shuffle))
  yield
  const hashes = yield* hashTrials(log.curve, key, best.cards, seed)
  return { act: { is: 'mask', of: best.id, list, covers: [trialsCover(hashes)] }, waiting: [] }
}

/** Our vote on a deal, if there is one to be given now. */
function voteOwed(
  own: OwnSeal,
  { pact, deck, n }: ActOf<'seal'>,
  { round, step, names, led, voted }: NonNullable<ReturnType<typeof consentOn>>,
  best: SealedList | undefined,
  isSound: (id: SealId) => boolean,
): ActOf<'vote'> | undefined {
  if (voted.has(own.screen.key)) return undefined
  const free = best && isWhole(best) ? best.id : undefined
  const list = names ?? (led && isSound(led) ? led : free)
  if (list === undefined || (list !== '' && !isSound(list))) return undefined
  return { is: 'vote', pact, deck, n, round, step, list }
}
