import type { ScreenKey } from '../keys/screen.ts'
import { consentOn } from './consent.ts'
import type { SealEntry } from './entry.ts'
import { decksOf, showsOf } from './faces.ts'
import type { SealedList } from './lists.ts'
import type { Said, SealLog } from './log.ts'
import { dealtTo, type OwnSeal } from './own.ts'
import { pactOf, pactsOf, type StandingPact } from './standing.ts'

/*
 * What all that was made rests on
 *
 * A pact is made by what all of its screens have signed, and a deck by what enough of them have. Whoever has said it
 * can take it out of the document again. So each screen of a pact keeps those words beside its own: of the pacts that
 * it is of, and of the lists that were agreed upon. However much somebody signs, these are few: the first, second and
 * third word of each screen, and for a list its seal, its shuffles, and a vote of each screen in each step.
 */

/** The words of a pact that was made; of several that somebody dealt those that are what they have dealt to us. */
function wordsOf(log: SealLog, own: OwnSeal, pact: StandingPact): readonly Said[] {
  const { id, screens, firsts = [], key } = pact
  const dealt = new Set(dealtTo(log, own, pact)?.words)
  const thirds = log.said('third', id)
  return [
    ...[log.of('pact', id) ?? []].flat(),
    ...log.said('first', id).filter(({ act }) => firsts.includes(act)),
    ...log.said('second', id).filter(({ act, by }) => dealt.has(act.shares) || by === log.us),
    ...screens.flatMap(
      (one) => thirds.find(({ by, act }) => by === one && act.key === key?.print) ?? [],
    ),
  ]
}

/** The words of a list that was agreed upon: the seal and the shuffles that it comes from, and the votes for it. */
function wordsFor(log: SealLog, deal: string, list: SealedList): readonly Said[] {
  const words: Said[] = []
  for (let at: SealedList | undefined = list; at; at = at.before) {
    const said: Said | undefined = log.of('mask', at.id) ?? log.of('seal', at.id)
    if (said) words.push(said)
  }
  const last = consentOn(log, list.seal, new Set())?.round ?? 0
  const votes = new Map<string, Said>()
  for (const vote of log.said('vote', deal)) {
    const { by, act } = vote
    if (act.round > last || !list.pact.screens.includes(by)) continue
    const name = `${by}/${act.round}/${act.step}`
    // Of two the one that made it the deck.
    if (!votes.has(name) || act.list === list.id) votes.set(name, vote)
  }
  return [...words, ...votes.values()]
}

/** Of one card, or for one show, so many words of one screen at most: an honest one says one. */
const MOST_OF_ONE = 2

/** The words by which we see the cards of a list: what we, or all, were shown, with the parts given for it. */
function wordsShown(log: SealLog, own: OwnSeal, list: SealedList): readonly Said[] {
  const few = (all: readonly Said[]) => {
    const by = new Map<ScreenKey, number>()
    return all.filter((one) => {
      const many = by.get(one.by) ?? 0
      by.set(one.by, many + 1)
      return many < MOST_OF_ONE && list.pact.screens.includes(one.by)
    })
  }
  const shows = showsOf(log, list).filter(
    ({ by, act: { to } }) =>
      by === own.screen.key || (to === 'all' && list.pact.screens.includes(by)),
  )
  return [
    ...shows.flatMap((show) => {
      const parts = few(log.said('part', show.id))
      return parts.length > 0 ? [show, ...parts] : []
    }),
    ...list.cards.flatMap((_, card) => few(log.said('open', `${list.id}/${card}`))),
  ]
}

/**
 * The entries that the pacts which we are of, the lists that were agreed upon, and what was shown rest on; nothing
 * where we are of none.
 */
export function restsOn(log: SealLog, own: OwnSeal): readonly SealEntry[] {
  const ours = pactsOf(log).filter(({ made, screens }) => made && screens.includes(own.screen.key))
  if (ours.length === 0) return []
  const decks = decksOf(log)
  const others = decks.map(({ list }) => list.pact.id)
  const pacts = new Set([...ours.map(({ id }) => id), ...others])
  const words = [
    ...[...pacts].flatMap((id) => {
      const pact = pactOf(log, id)
      return pact ? wordsOf(log, own, pact) : []
    }),
    ...decks.flatMap(({ list, deal }) => [
      ...wordsFor(log, deal, list),
      ...wordsShown(log, own, list),
    ]),
  ]
  return [...new Set(words.map(({ entry }) => entry))]
}
