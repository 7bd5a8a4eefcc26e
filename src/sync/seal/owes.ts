import type { Board } from '../../rules/board/board.ts'
import { type CourseStep, type Deck, dueTo, type Show } from '../../rules/board/deck.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { type ActOf, MOST_BEFORE, MOST_TURNS, type SealAct, type SealId } from './entry.ts'
import { decksOf, showsOf } from './faces.ts'
import { handsBy } from './handed.ts'
import type { SealedList } from './lists.ts'
import type { SealLog } from './log.ts'
import { auditOf, owedToCards } from './owescard.ts'
import { owedToDecks, type TrialsSeen, type TrialWish } from './owesdeck.ts'
import { owedToPacts } from './owespact.ts'
import type { OwnSeal } from './own.ts'
import { lastPact, pactsOf, type StandingPact } from './standing.ts'

/*
 * What a screen owes
 *
 * Here are no timers and no wires. What was written down goes in, with what people and the game agree to and who is
 * there; what this screen is to write down now comes out. Nobody waits in it: who sleeps answers on waking, and who
 * never comes back is passed over as the pact allows.
 */

/** What can be agreed to: each is for people, or for the game, to say. */
export interface SealQuestions {
  /** Pacts that we are to be of and that are not made yet. */
  readonly pacts: readonly PactQuestion[]
  /** The pact that counts: the last one that was made. */
  readonly pact?: PactQuestion
  /** All pacts that were made, and whether we are of any of them. */
  readonly made: readonly PactQuestion[]
  readonly isOurs: boolean
  /** Which seats each screen is the hand of, by that pact or since. */
  readonly hands: ReadonlyMap<ScreenKey, readonly string[]>
  readonly seals: readonly { readonly id: SealId; readonly seal: ActOf<'seal'> }[]
  /** Shows of cards, by the cards' own ids. */
  readonly shows: readonly ShowQuestion[]
  /** Deals that can be audited, once their games are over. */
  readonly audits: readonly { readonly id: string; readonly deck: string; readonly n: number }[]
  /** What was done in the game, and who says so. */
  readonly steps: readonly SaidStep[]
  /** The decks that were agreed upon, the earlier shuffles of each before the later ones. */
  readonly decks: readonly AgreedList[]
  /** Of which hands we have said that they are at another screen, too. */
  readonly handed: readonly ActOf<'hand'>[]
}

/** A step of a game, as one screen has signed it. */
export interface SaidStep extends CourseStep {
  readonly by: ScreenKey
}

/** A list that was agreed upon: what shows are to name, and its cards in its order. */
export interface AgreedList {
  readonly list: SealId
  readonly deck: string
  readonly n: number
  readonly cards: readonly string[]
  /** The pact that it was made by, and which seats each screen is the hand of, by it or since. */
  readonly pact: SealId
  readonly seats: ReadonlyMap<ScreenKey, readonly string[]>
}

/** A pact, and which seats each of its screens is the hand of. */
export interface PactQuestion {
  readonly id: SealId
  /** How many of its screens open a card. */
  readonly least: number
  readonly turn: number
  readonly seats: ReadonlyMap<ScreenKey, readonly string[]>
  /** The lists of other pacts that it names. */
  readonly before: readonly SealId[]
  /** How many of its screens have said their first word of it, as long as it is not made. */
  readonly begun?: number
}

/** Somebody asks that cards be seen: by whom sits at a screen, or by all. */
export interface ShowQuestion {
  readonly id: SealId
  readonly deck: string
  /** Which shuffle of that deck. */
  readonly n: number
  readonly cards: readonly string[]
  readonly to: ScreenKey | 'all'
  /** The seats whose hand that screen is, by the pact or since. */
  readonly seats: readonly string[]
  readonly by: ScreenKey
  /** Whether anybody of the pact has given a part for it; and whether so many that who asks could see it. */
  readonly given: boolean
  readonly seen: boolean
}

const handsIn = ({ screens, seats }: Pick<StandingPact, 'screens' | 'seats'>) =>
  new Map(screens.map((one, i) => [one, seats[i] ?? []]))

/** All that can be agreed to, as it is written down now. */
export function questionsOf(log: SealLog, own: OwnSeal): SealQuestions {
  const us = own.screen.key
  const decks = decksOf(log)
  const all = pactsOf(log)
  const pacts = all.filter(({ screens }) => screens.includes(us))
  const asked = (pact: StandingPact): PactQuestion => {
    const { id, turn, least, before = [] } = pact
    return { id, turn, least, seats: handsIn(pact), before }
  }
  const pact = lastPact(log)
  return {
    ...(pact && { pact: asked(pact) }),
    made: all.filter(({ made }) => made).map(asked),
    isOurs: pacts.some(({ made }) => made),
    hands: pact ? handsBy(log, pact) : new Map(),
    pacts: pacts
      .filter(({ made, broken }) => !made && !broken)
      .map((one) => {
        const firsts = log.said('first', one.id).filter(({ by }) => one.screens.includes(by))
        return { ...asked(one), begun: firsts.length }
      }),
    seals: pacts.flatMap(({ id, made }) =>
      made ? log.said('seal', id).map((said) => ({ id: said.id, seal: said.act })) : [],
    ),
    shows: decks.flatMap(({ list }) =>
      showsOf(log, list).map(({ id, by, act }) => ({
        id,
        by,
        deck: list.seal.deck,
        n: list.seal.n,
        cards: act.cards.map((card) => list.seal.cards[card] ?? ''),
        to: act.to,
        seats: handsBy(log, list.pact).get(act.to) ?? [],
        ...givenTo(log, list, act.to, id),
      })),
    ),
    handed: all.flatMap(({ id }) =>
      log.said('hand', id).flatMap(({ by, act }) => (by === us ? act : [])),
    ),
    steps: log.said('step', '').map(({ by, act: { id, of, says } }) => ({ by, id, of, says })),
    decks: decks.map(({ list: { id, seal, pact } }) => {
      const { deck, n, cards } = seal
      return { list: id, deck, n, cards, pact: pact.id, seats: handsBy(log, pact) }
    }),
    audits: decks.map(({ list, deal }) => ({
      id: auditOf(deal),
      deck: list.seal.deck,
      n: list.seal.n,
    })),
  }
}

/** Whether others of a pact than who is to see cards have given parts for it, and as many as these need. */
function givenTo(log: SealLog, { pact: { screens, least } }: SealedList, to: string, show: SealId) {
  const others = log.said('part', show).filter(({ by }) => by !== to && screens.includes(by))
  const gave = new Set(others.map(({ by }) => by)).size
  return { given: gave > 0, seen: gave >= least - (screens.includes(to) ? 1 : 0) }
}

/**
 * Which shows the game allows as the table lies: to all, or each card to one of the seats whose hand a screen is. Of a
 * card that is to be shuffled once more the place before is shown no more.
 */
export function allowedShows(
  shows: readonly ShowQuestion[],
  decks: readonly Deck[],
  board: Board,
): readonly SealId[] {
  // A game is asked once, however many shows there are.
  const says = new Map(
    decks.map((deck) => {
      const due = deck.due(board)
      return [deck.id, { last: lastSeals(deck, board), deck: { due: () => due } }] as const
    }),
  )
  return shows
    .filter(({ deck: id, n, cards, to, seats }) => {
      const said = says.get(id)
      if (!said) return false
      const who: readonly Show['to'][] = to === 'all' ? [to] : seats
      const due = new Set(who.flatMap((one) => [...dueTo(said.deck, board, one)]))
      return cards.every((card) => said.last.get(card) === n && due.has(card))
    })
    .map(({ id }) => id)
}

/** Of each card of a deck the last shuffle that there was of it, or is due; the first one is 1. */
export const lastSeals = (deck: Pick<Deck, 'seals'>, board: Board): ReadonlyMap<string, number> =>
  new Map(deck.seals(board).flatMap(({ cards }, i) => cards.map((card) => [card, i + 1] as const)))

/** What this screen is to say now, and whom it waits for. */
export interface Owed {
  readonly acts: readonly SealAct[]
  /** Trials of others that it has still to see. */
  readonly wishes: readonly TrialWish[]
  /** Who is waited for: by pact, deal or show. Nobody is blamed by this: perhaps they sleep. */
  readonly awaits: ReadonlyMap<string, readonly ScreenKey[]>
}

/**
 * What a screen owes, worked out a step at a time. `agreed` are the ids of what is agreed to; `awake` the screens
 * that are there and have not been passed over, our own among them.
 */
export function* owedBy(
  log: SealLog,
  own: OwnSeal,
  seen: TrialsSeen,
  agreed: ReadonlySet<string>,
  awake: ReadonlySet<ScreenKey>,
): Generator<void, Owed> {
  const us = own.screen.key
  const words = yield* owedToPacts(log, own, agreed)
  const decks = yield* owedToDecks(log, own, seen, agreed, awake)
  const cards = yield* owedToCards(log, own, agreed, awake)
  const pacts = pactsOf(log).flatMap(({ id, lacking, broken }) => {
    const others = lacking.filter((one) => one !== us)
    // What we agree to not, or no longer, may never come about: nobody is late with it.
    return others.length > 0 && !broken && agreed.has(id) ? [[id, others] as const] : []
  })
  return {
    acts: [...words, ...decks.acts, ...cards.acts],
    wishes: decks.wishes,
    awaits: new Map([...pacts, ...decks.awaits, ...cards.awaits]),
  }
}

/**
 * The first thing that a pact is begun by: the screens, with the seats that each is the hand of; the salt is 64
 * hexadecimal digits.
 */
export function pactAct(
  hands: ReadonlyMap<ScreenKey, readonly string[]>,
  least: number,
  salt: string,
  turn = 1,
  before: readonly SealId[] = [],
): ActOf<'pact'> {
  const screens = [...hands.keys()].sort()
  const seats = screens.map((one) => [...(hands.get(one) ?? [])].sort())
  const named = before.slice(-MOST_BEFORE)
  return {
    is: 'pact',
    salt,
    screens,
    least,
    seats,
    turn: Math.min(turn, MOST_TURNS),
    before: named,
  }
}
