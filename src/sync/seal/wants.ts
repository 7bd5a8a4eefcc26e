import type { Board } from '../../rules/board/board.ts'
import type { Deck, Seal, Show } from '../../rules/board/deck.ts'
import type { FaceId, ItemId, SeatId } from '../../rules/plain/item.ts'
import { handAt } from '../../rules/plain/seats.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { type ActOf, idOfAct, MOST_BEFORE, MOST_TURNS, type SealAct, type SealId } from './entry.ts'
import {
  type AgreedList,
  allowedShows,
  lastSeals,
  type PactQuestion,
  pactAct,
  type SealQuestions,
} from './owes.ts'
import { openingOf } from './owescard.ts'
import { leastOf } from './pact.ts'

/*
 * What a table wants of its sealed cards
 *
 * A game says what is due; here that is held against what was agreed upon. Nothing is remembered: whoever comes, wakes
 * or merges works out the same, and asks for what is missing.
 */

/** A table, as one of its screens sees it. */
export interface SealTable {
  readonly board: Board
  /** Its decks that are sealed. */
  readonly decks: readonly Deck[]
  readonly us: ScreenKey
  /** Which seats each screen that is there says to be the hand of, ours among them. */
  readonly hands: ReadonlyMap<ScreenKey, readonly SeatId[]>
  /** Whether the game is over: no secret of it is left. */
  readonly over: boolean
}

/** What is known of its cards. */
interface Known {
  readonly questions: SealQuestions
  readonly open: ReadonlyMap<ItemId, FaceId>
  readonly own: ReadonlyMap<ItemId, FaceId>
}

/**
 * A seat is played at a screen that sees none of its cards by any of these pacts: people have to say whether it is
 * theirs.
 */
export interface HandMoved {
  readonly seat: SeatId
  readonly to: ScreenKey
  readonly pacts: readonly SealId[]
}

/** Something that is to be asked for: by us, or by us only where whoever is first does not. */
interface Asking {
  readonly act: SealAct
  readonly first: boolean
}

/** What a screen agrees to, and what it asks for. */
export interface SealWants {
  readonly agreed: readonly SealId[]
  readonly asks: readonly Asking[]
  /** Seats whose screens a pact still waits for: they are not here, or two say to be theirs. */
  readonly lacking: readonly SeatId[]
  /** Hands that have moved, of which we may say so, or which have moved to us. */
  readonly moved: readonly HandMoved[]
}

/** What this screen wants as the table lies; `salt` gives 64 fresh hexadecimal digits. */
export function wantsOf(at: SealTable, read: Known, salt: () => string): SealWants {
  const { board, decks, over } = at
  const known = { ...read, questions: believed(at, read.questions) }
  const { questions } = known
  const due = decks.flatMap((deck) => dueSeal(deck, board, questions) ?? [])
  const { hands, lacking } = handsOf(at)
  const needed = due.length > 0 && needsPact(at, questions.pact, due, hands, lacking)
  const turn = (questions.pact?.turn ?? 0) + 1
  const isSeen = (pact: PactQuestion) =>
    sameHands(pact.seats, hands) && goesOn(at, read.questions, pact)
  const seals = needed ? [] : due.flatMap((one) => sealFor(questions, one) ?? [])
  const wanted = new Set(seals.map((act) => idOfAct(act)))
  const pacts = needed && lacking.length === 0 ? furthest(questions.pacts.filter(isSeen)) : []
  const asks: Asking[] = []
  if (needed && lacking.length === 0 && pacts.length === 0) {
    const before = questions.decks.map(({ list }) => list)
    const act = pactAct(hands, leastOf(hands.size), salt(), turn, before)
    asks.push({ act, first: isFirst(at, [...hands.keys()]) })
  }
  const asked = new Set(questions.seals.map(({ id }) => id))
  for (const act of seals) {
    const first = isFirst(at, [...(questions.pact?.seats.keys() ?? [])])
    if (!asked.has(idOfAct(act))) asks.push({ act, first })
  }
  asks.push(...decks.flatMap((deck) => showsFor(at, known, deck)))
  return {
    agreed: [
      ...pacts.map(({ id }) => id),
      ...questions.seals.flatMap(({ id }) => (wanted.has(id) ? id : [])),
      ...allowedShows(questions.shows, decks, board),
      ...decks.flatMap((deck) => openingsFor(at, known, deck)),
      ...(over
        ? questions.audits.filter((one) => isOfGame(one, decks, board)).map(({ id }) => id)
        : []),
    ],
    asks,
    lacking: needed ? lacking : [],
    moved: movedHands(at, questions),
  }
}

/**
 * Whether a shuffle is of the game that is played here: of these alone seeds are said when it is over. Anybody may deal
 * anew in the middle of a game, and end that: nobody's hand in the one before is seen by it.
 */
export const isOfGame = (
  { deck, n }: Pick<AgreedList, 'deck' | 'n'>,
  decks: readonly Deck[],
  board: Board,
): boolean => decks.some((one) => one.id === deck && n > (one.earlier?.(board) ?? 0))

/**
 * Pacts that are agreed to at once, at most: anybody can begin as many as they like, each as good as the others, and
 * all would have to be made.
 */
const MOST_BEGUN = 4

/** Of pacts that are as good as each other those that most have agreed to: the same for all who know the same. */
const furthest = (pacts: readonly PactQuestion[]): readonly PactQuestion[] =>
  pacts
    .toSorted((a, b) => (b.begun ?? 0) - (a.begun ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_BEGUN)

/**
 * Whether hands of a pact are what the screens that are here say of themselves, as far as it names their seats. Who is
 * of no pact yet has nothing else to tell a pact by that somebody has made of screens of their own.
 */
const isHonest = ({ us, hands }: SealTable, seats: AgreedList['seats']): boolean => {
  const named = new Set([...seats.values()].flat())
  return [...hands].every(
    ([one, some]) =>
      one === us || some.every((seat) => !named.has(seat) || seats.get(one)?.includes(seat)),
  )
}

/** Whether a list can be the deck: also no card of it is due to a seat of ours that its pact does not know. */
function canBeDeck(at: SealTable, { deck, cards, seats }: AgreedList): boolean {
  const named = new Set([...seats.values()].flat())
  const unknown = (at.hands.get(at.us) ?? []).filter((seat) => !named.has(seat))
  const due = at.decks.find(({ id }) => id === deck)?.due(at.board) ?? []
  return (
    isHonest(at, seats) &&
    !due.some(
      ({ to, cards: some }) => unknown.includes(to) && some.some((one) => cards.includes(one)),
    )
  )
}

/** What is known, as far as it can be so: of who is of a pact themselves all. */
function believed(at: SealTable, questions: SealQuestions): SealQuestions {
  if (questions.isOurs) return questions
  const { pact, ...rest } = questions
  const decks = questions.decks.filter((list) => canBeDeck(at, list))
  const isSo =
    pact &&
    isHonest(at, pact.seats) &&
    !questions.decks.some((list) => list.pact === pact.id && !decks.includes(list))
  return { ...rest, decks, ...(isSo && { pact }) }
}

/**
 * Whether a pact that is begun comes after all that we know, and names each list that was agreed upon, and no other.
 * Who has not been here of late believes others what they have done meanwhile.
 */
function goesOn(at: SealTable, questions: SealQuestions, begun: PactQuestion): boolean {
  const { pact, decks } = believed(at, questions)
  const turn = pact?.turn ?? 0
  const known = new Set(decks.map(({ list }) => list))
  const later = questions.made.filter((one) => one.turn > turn && isHonest(at, one.seats))
  const last = Math.max(turn, ...later.map((one) => one.turn))
  const more = begun.before.filter((list) => !known.has(list))
  const lacks = [...known].slice(-MOST_BEFORE).filter((list) => !begun.before.includes(list))
  const isNew = begun.turn > turn || turn === MOST_TURNS
  return isNew && begun.turn <= last + 1 && lacks.length === 0 && (more.length === 0 || last > turn)
}

/**
 * The hands that are at screens which do not see them, and whether that is ours to tell: as one of the seat's own
 * screens, or where none of these is here as one of the pact.
 */
function movedHands(at: SealTable, questions: SealQuestions): readonly HandMoved[] {
  const { board, decks, us, hands } = at
  const moved = new Map<string, HandMoved & { pacts: SealId[] }>()
  const look = ({ pact, seats }: AgreedList, seat: SeatId, to: ScreenKey) => {
    const own = [...seats].flatMap(([one, some]) => (some.includes(seat) ? one : []))
    if (own.length === 0 || own.includes(to)) return
    const here = own.some((one) => hands.has(one))
    const isSaid = questions.handed.some(
      (act) => act.pact === pact && act.seat === seat && act.to === to,
    )
    if (to !== us && (isSaid || !(here ? own.includes(us) : seats.has(us)))) return
    const name = `${to}/${seat}`
    const found = moved.get(name) ?? { seat, to, pacts: [] }
    moved.set(name, found)
    if (!found.pacts.includes(pact)) found.pacts.push(pact)
  }
  for (const deck of decks)
    for (const { cards, to: seat } of deck.due(board))
      for (const [to, held] of hands)
        if (held.includes(seat))
          for (const card of cards) {
            const list = lastList(questions.decks, deck.id, card)
            if (list) look(list, seat, to)
          }
  return [...moved.values()]
}

/** A shuffle that is due. */
interface DueSeal {
  readonly deck: string
  readonly n: number
  readonly seal: Seal
}

/** The next shuffle of a deck that is due and not made. */
function dueSeal(deck: Deck, board: Board, { decks }: SealQuestions): DueSeal | undefined {
  const made = new Set(decks.flatMap((one) => (one.deck === deck.id ? one.n : [])))
  const seals = deck.seals(board)
  // A pact names only so many shuffles before it: what was made before these was made.
  const first = Math.min(...made)
  const at = seals.findIndex((_, i) => !made.has(i + 1) && !(i + 1 < first && made.size > 0))
  const seal = seals[at]
  return seal && { deck: deck.id, n: at + 1, seal }
}

/**
 * Who is the hand of whom, as the screens that are here say: of each that is a hand at all. A seat is lacking that
 * nobody is the hand of, or two are; where all are at one screen nothing can be sealed.
 */
function handsOf({ board, hands: said }: SealTable) {
  const seats = board.seats.filter((seat) => handAt(seat) !== '').map(({ id }) => id)
  const count = new Map<SeatId, number>()
  const hands = new Map<ScreenKey, readonly SeatId[]>()
  for (const [screen, some] of said) {
    const own = seats.filter((seat) => some.includes(seat))
    if (own.length > 0) hands.set(screen, own)
    for (const seat of own) count.set(seat, (count.get(seat) ?? 0) + 1)
  }
  const alone = hands.size < 2
  return { hands, lacking: seats.filter((seat) => alone || count.get(seat) !== 1) }
}

const sameHands = (
  a: ReadonlyMap<ScreenKey, readonly SeatId[]>,
  b: ReadonlyMap<ScreenKey, readonly SeatId[]>,
): boolean =>
  a.size === b.size &&
  [...a].every(([one, seats]) => [...seats].sort().join() === [...(b.get(one) ?? [])].sort().join())

/**
 * Whether a new pact is to be made: there is none; or others sit here now, all of them are here, and no card lies
 * hidden by the one there is that goes in.
 */
function needsPact(
  { board }: SealTable,
  pact: PactQuestion | undefined,
  due: readonly DueSeal[],
  hands: ReadonlyMap<ScreenKey, readonly SeatId[]>,
  lacking: readonly SeatId[],
): boolean {
  if (!pact) return true
  const all = new Set([...pact.seats.values()].flat())
  if (sameHands(pact.seats, hands)) return false
  const hidden = due.some(({ seal }) => seal.faces.includes(null))
  const leftOut = board.seats.some(({ id }) => !all.has(id))
  return !hidden && (lacking.length === 0 || leftOut)
}

/** Whether of these screens we are the first that is here. */
const isFirst = ({ us, hands }: SealTable, screens: readonly ScreenKey[]) =>
  screens.filter((one) => hands.has(one)).sort()[0] === us

/** A shuffle that is due, as it is asked for under the pact that counts; undefined while it cannot be. */
function sealFor(
  { pact, decks }: SealQuestions,
  { deck, n, seal }: DueSeal,
): ActOf<'seal'> | undefined {
  if (!pact) return undefined
  const of: SealId[] = []
  for (const [i, card] of seal.cards.entries()) {
    if (seal.faces[i] !== null) continue
    const last = lastList(decks, deck, card)
    if (!last || last.pact !== pact.id) return undefined
    of.push(last.list)
  }
  return { is: 'seal', pact: pact.id, deck, n, cards: [...seal.cards], faces: [...seal.faces], of }
}

/** Where a card of a deck was shuffled last. */
const lastList = (decks: readonly AgreedList[], deck: string, card: ItemId) =>
  decks.findLast((one) => one.deck === deck && one.cards.includes(card))

/** The shows of a deck that are due and that nobody has asked for. */
function showsFor(at: SealTable, known: Known, deck: Deck): readonly Asking[] {
  const { board, us } = at
  const { questions, open, own } = known
  const last = lastSeals(deck, board)
  const asks = new Map<
    string,
    { readonly list: AgreedList; readonly to: string; cards: number[]; first: boolean }
  >()
  const isAsked = (list: AgreedList, card: ItemId, to: string) =>
    questions.shows.some(
      (show) =>
        show.deck === deck.id && show.n === list.n && show.to === to && show.cards.includes(card),
    )
  const ask = (card: ItemId, to: string, first: (list: AgreedList) => boolean) => {
    const list = lastList(questions.decks, deck.id, card)
    if (!list || list.n !== last.get(card) || isAsked(list, card, to)) return
    const isOurs = first(list)
    const name = `${list.list}/${to}/${isOurs}`
    const found = asks.get(name) ?? { list, to, cards: [], first: isOurs }
    asks.set(name, found)
    const place = list.cards.indexOf(card)
    if (!found.cards.includes(place)) found.cards.push(place)
  }
  for (const { cards, to } of deck.due(board)) {
    for (const card of cards) {
      if (open.has(card)) continue
      if (to === 'all') {
        if (!own.has(card)) ask(card, to, (list) => opens(at, known, list, card))
      } else if (!own.has(card) && isOurSeat(questions.decks, deck.id, card, us, to))
        ask(card, us, () => true)
    }
  }
  return [...asks.values()].map(({ list, to, cards, first }) => ({
    act: {
      is: 'show',
      list: list.list,
      cards: cards.sort((a, b) => a - b),
      to,
      salt: 0,
      without: [],
    },
    first,
  }))
}

/** The cards of a deck that we have been shown and that are due to all: we lay them open, and nobody need ask. */
function openingsFor({ board, us, hands }: SealTable, known: Known, deck: Deck): readonly SealId[] {
  const { questions, open, own } = known
  // Where a hand has moved away it is laid open from where it is.
  if ((hands.get(us)?.length ?? 0) === 0) return []
  const last = lastSeals(deck, board)
  const cards = deck.due(board).flatMap((show) => (show.to === 'all' ? show.cards : []))
  return cards.flatMap((card) => {
    const list = lastList(questions.decks, deck.id, card)
    const ours = list && list.n === last.get(card) && own.has(card) && !open.has(card)
    return ours ? openingOf(list.list, list.cards.indexOf(card)) : []
  })
}

/** Whether we are the hand of a seat by the pact that a card was shuffled by. */
const isOurSeat = (
  decks: readonly AgreedList[],
  deck: string,
  card: ItemId,
  us: ScreenKey,
  seat: Show['to'],
) => lastList(decks, deck, card)?.seats.get(us)?.includes(seat) === true

/** Whether it is ours to ask that a card be laid open that nobody holds: whoever holds one asks by themselves. */
const opens = (at: SealTable, { questions }: Known, { n, deck, seats }: AgreedList, card: ItemId) =>
  isFirst(at, [...seats.keys()]) &&
  !questions.shows.some(
    (show) => show.deck === deck && show.n === n && show.to !== 'all' && show.cards.includes(card),
  )
