import { consentOn } from './consent.ts'
import type { SealEntry } from './entry.ts'
import { decksOf } from './faces.ts'
import type { SealedList } from './lists.ts'
import type { Said, SealLog } from './log.ts'
import { dealtTo, type OwnSeal } from './own.ts'
import { pactOf, pactsOf, type StandingPact } from './standing.ts'

/*
 * What all that was made rests on
 *
 * A pact is made by what all of its screens have signed, and a deck by what enough of them have. Whoever has said it
 * can take it out of the document again. So each screen of a pact keeps those words beside its own: of the pacts that it
 * is of, and of the lists that were agreed upon. However much somebody signs, these are few: the first, second and third
 * word of each screen, and for a list its seal, its shuffles, and a vote of each screen in each step.
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

/** The entries that the pacts which we are of, and the lists that were agreed upon, rest on; of who is of none nothing. */
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
    ...decks.flatMap(({ list, deal }) => wordsFor(log, deal, list)),
  ]
  return [...new Set(words.map(({ entry }) => entry))]
}
