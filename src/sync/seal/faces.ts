import type { FaceId, ItemId } from '../../rules/plain/item.ts'
import { grouped } from '../../rules/plain/lists.ts'
import { consentOn } from './consent.ts'
import type { CurvePoint } from './curve.ts'
import type { ActOf } from './entry.ts'
import { cardLabel, enough, facesOfSeal, listOf, partIn, type SealedList } from './lists.ts'
import { dealOf, type Said, type SealLog } from './log.ts'
import type { OwnSeal } from './own.ts'
import { shareIn } from './own.ts'
import { givePart, partBytes, sumOfParts } from './part.ts'
import { lastPact, pactsOf } from './standing.ts'

/** The parts of a card, by the places of their screens in the pact. */
type CardParts = ReadonlyMap<number, Uint8Array>

const NOBODY: ReadonlySet<string> = new Set()

/** A deck that was agreed upon: its list, and which shuffle of it that is. */
export interface AgreedDeck {
  readonly list: SealedList
  readonly deal: string
}

/**
 * All decks that were agreed upon, the earlier shuffles of each before the later ones: those of the pact that counts,
 * and of other pacts those that it names. What somebody seals under a pact of their own, or an old one, counts for
 * nobody.
 */
export function decksOf(log: SealLog): readonly AgreedDeck[] {
  const decks: AgreedDeck[] = []
  const last = lastPact(log)
  if (!last) return []
  const counts = ({ id, pact }: SealedList): boolean =>
    pact.id === last.id ||
    // Pacts of earlier versions name none.
    (last.before?.includes(id) ?? (pact.turn < last.turn || pact.screens.includes(log.us)))
  for (const pact of pactsOf(log)) {
    if (!pact.made) continue
    for (const deal of dealsOf(log, pact.id)) {
      const id = consentOn(log, deal, NOBODY)?.list
      const list = id === undefined ? undefined : listOf(log, id)
      if (list && counts(list)) decks.push({ list, deal: dealOf(deal) })
    }
  }
  return decks.sort((a, b) => a.list.seal.n - b.list.seal.n || a.list.pact.turn - b.list.pact.turn)
}

/** Whatever was asked to be sealed under a pact, each deal once. */
export function dealsOf(log: SealLog, pact: string): readonly ActOf<'seal'>[] {
  const all = log.said('seal', pact).map(({ act }) => act)
  return [...new Map(all.map((act) => [dealOf(act), act])).values()]
}

/** Shows of one list that one screen asks for at most: a game has some dozens. Of more those with the least salt. */
const MOST_SHOWS = 200

/** The shows of a list: who is to see which of its cards. */
export function showsOf(log: SealLog, list: SealedList): readonly Said<ActOf<'show'>>[] {
  const all = log.said('show', list.id)
  return log.once(`shows/${list.id}/${all.length}`, () => {
    const sound = all.filter(
      ({ by, act: { cards, to, without } }) =>
        cards.every((card) => card < list.cards.length) &&
        // Who is to see a card asks for it by themselves; of what all are to see nobody is left out.
        (to === 'all' ? without.length === 0 : to === by),
    )
    return [...grouped(sound, ({ by }) => by).values()].flatMap((some) =>
      some
        .toSorted((a, b) => a.act.salt - b.act.salt || (a.id < b.id ? -1 : 1))
        .slice(0, MOST_SHOWS),
    )
  })
}

/** The parts that were given for a show, cut up by its cards; sealed ones as far as `own` can open them. */
export function partsGiven(
  log: SealLog,
  list: SealedList,
  show: Said<ActOf<'show'>>,
  own?: OwnSeal,
): ReadonlyMap<number, readonly Uint8Array[]> {
  const given = new Map<number, readonly Uint8Array[]>()
  const size = partBytes(log.curve)
  const { cards, to } = show.act
  for (const { by, act, id } of log.said('part', show.id)) {
    const at = list.pact.screens.indexOf(by)
    if (at < 0) continue
    const open = log.once(`opened/${own?.screen.key}/${id}`, () => {
      if (to === 'all') return act.parts
      return to === own?.screen.key ? own.screen.box(by)?.open(act.parts) : undefined
    })
    const fits = open?.length === size * cards.length
    if (!fits && (to === 'all' || to === own?.screen.key))
      log.tell({ why: 'false', by, about: list.id })
    if (!open || !fits) continue
    const cut = cards.map((_, i) => open.subarray(i * size, (i + 1) * size))
    given.set(at, cut)
  }
  return given
}

/** The true parts of a card that all can read, with their bytes. */
export function openParts(log: SealLog, list: SealedList, card: number): CardParts {
  const found = new Map<number, Uint8Array>()
  const offer = (at: number, bytes: Uint8Array, by?: string) => {
    if (!found.has(at) && pointOf(log, list, card, at, bytes, by)) found.set(at, bytes)
  }
  for (const show of showsOf(log, list)) {
    if (show.act.to !== 'all' || !show.act.cards.includes(card)) continue
    for (const [at, cut] of partsGiven(log, list, show)) {
      const bytes = cut[show.act.cards.indexOf(card)]
      if (bytes) offer(at, bytes, list.pact.screens[at])
    }
  }
  for (const { by, act } of log.said('open', `${list.id}/${card}`)) {
    for (const [at, bytes] of act.parts) offer(at, bytes, by)
  }
  return found
}

/** The true parts of a card that were given to us, our own among them where it is shown to us. */
export function partsForUs(log: SealLog, own: OwnSeal, list: SealedList, card: number): CardParts {
  const found = new Map<number, Uint8Array>()
  const shows = showsOf(log, list).filter(
    ({ act }) => act.to === own.screen.key && act.cards.includes(card),
  )
  for (const show of shows) {
    for (const [at, cut] of partsGiven(log, list, show, own)) {
      const bytes = cut[show.act.cards.indexOf(card)]
      if (!bytes || found.has(at)) continue
      if (pointOf(log, list, card, at, bytes, list.pact.screens[at])) found.set(at, bytes)
    }
  }
  const at = list.pact.screens.indexOf(own.screen.key)
  const bytes = found.size > 0 || list.pact.least === 1 ? ownPart(log, own, list, card) : undefined
  if (at >= 0 && bytes) found.set(at, bytes)
  return found
}

/** Our part of a card, as bytes; undefined where we have no share. */
export function ownPart(
  log: SealLog,
  own: OwnSeal,
  list: SealedList,
  card: number,
): Uint8Array | undefined {
  const share = shareIn(log, own, list.pact)
  const a = list.cards[card]?.a
  if (share === undefined || !a) return undefined
  return log.once(`own/${own.screen.key}/${list.id}/${card}`, () =>
    givePart(log.curve, share, a, cardLabel(log, list.id, card)),
  )
}

const pointOf = (
  log: SealLog,
  list: SealedList,
  card: number,
  at: number,
  bytes: Uint8Array,
  by?: string,
): CurvePoint | undefined => {
  const a = list.cards[card]?.a
  return a && partIn(log, list.pact, at, a, cardLabel(log, list.id, card), bytes, by)
}

/** The face of a card by these parts; undefined where they are too few. What is no face of the deck is told. */
function faceBy(
  log: SealLog,
  list: SealedList,
  card: number,
  parts: CardParts,
): FaceId | undefined {
  const points = new Map<number, CurvePoint>()
  for (const [at, bytes] of parts) {
    const point = pointOf(log, list, card, at, bytes)
    if (point) points.set(at, point)
  }
  const some = enough(points, list.pact.least)
  const b = list.cards[card]?.b
  if (!some || !b) return undefined
  const { curve } = log
  const { bare, face } = log.once(`face/${list.id}/${card}`, () => {
    const point = curve.subtract(b, sumOfParts(curve, some))
    const found = facesOfSeal(log, list.seal).find(([one]) => curve.same(one, point))
    return { bare: curve.toBytes(point).join(), face: found?.[1] }
  })
  const earlier = log.once(`lies/${list.id}/${bare}`, () => card)
  if (face === undefined || earlier !== card) log.tell({ why: 'stacked', about: list.id })
  return face
}

/**
 * The faces of cards, by the cards' ids: those that all know, or, with `own`, those that were shown to us and nobody
 * else need know. A card that was shuffled again is as unknown as any.
 */
export function* facesSteps(
  log: SealLog,
  own?: OwnSeal,
): Generator<void, ReadonlyMap<ItemId, FaceId>> {
  const known = new Map<ItemId, FaceId>()
  for (const [id, { list }] of lastOf(decksOf(log))) {
    const card = list.seal.cards.indexOf(id)
    const parts = own ? partsForUs(log, own, list, card) : openParts(log, list, card)
    const face = parts.size >= list.pact.least ? faceBy(log, list, card, parts) : undefined
    if (face !== undefined) known.set(id, face)
    yield
  }
  return known
}

/** Where each card was shuffled last: of earlier lists it is shown no more. */
export const lastOf = (decks: readonly AgreedDeck[]): ReadonlyMap<ItemId, AgreedDeck> =>
  new Map(decks.flatMap((deck) => deck.list.seal.cards.map((card) => [card, deck] as const)))
