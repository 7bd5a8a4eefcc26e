import { concatBytes } from '@noble/hashes/utils.js'
import type { ScreenKey } from '../keys/screen.ts'
import type { ActOf, SealAct, SealId } from './entry.ts'
import { decksOf, lastOf, openParts, ownPart, partsForUs, partsGiven, showsOf } from './faces.ts'
import type { SealedList } from './lists.ts'
import type { Said, SealLog } from './log.ts'
import { inTurn } from './owesdeck.ts'
import { maskSeed, type OwnSeal } from './own.ts'

/** What is owed for cards, and whom each show waits for. */
export interface CardOwed {
  readonly acts: readonly SealAct[]
  readonly awaits: ReadonlyMap<SealId, readonly ScreenKey[]>
}

/**
 * What we owe so that cards are seen which are due to be: our parts; a card of our hand laid open, which needs nobody
 * else; and, where somebody gave us what was no part, the same asked again without them. When a game is over, our
 * seeds.
 */
export function* owedToCards(
  log: SealLog,
  own: OwnSeal,
  agreed: ReadonlySet<string>,
  awake: ReadonlySet<ScreenKey>,
): Generator<void, CardOwed> {
  const acts: SealAct[] = []
  const awaits = new Map<SealId, readonly ScreenKey[]>()
  const decks = decksOf(log)
  const last = lastOf(decks)
  for (const deck of decks) {
    const { list } = deck
    /** What we give just now: asked twice at once, it is given once. */
    const given = new Set<string>()
    for (const show of showsOf(log, list)) {
      if (!agreed.has(show.id)) continue
      const { to, cards } = show.act
      if (!cards.every((card) => last.get(list.seal.cards[card] ?? '') === deck)) continue
      const owed = (to === 'all' ? toAll : toOne)(log, own, list, show, awake)
      const isNew = cards.some((card) => !given.has(`${to}/${card}`))
      if (isNew) acts.push(...owed.acts)
      if (owed.acts.length > 0) for (const card of cards) given.add(`${to}/${card}`)
      if (owed.waits.length > 0) awaits.set(show.id, owed.waits)
      yield
    }
    for (const card of list.cards.keys()) {
      if (!agreed.has(openingOf(list.id, card)) || given.has(`all/${card}`)) continue
      const open = ownOpening(log, own, list, card)
      if (open) acts.push(open)
    }
  }
  for (const { list, deal } of decks) {
    if (!agreed.has(auditOf(deal))) continue
    for (let one: SealedList | undefined = list; one?.before; one = one.before) {
      const { id, before, maskers } = one
      const said = log.said('audit', id).some(({ by }) => by === own.screen.key)
      if (maskers.at(-1) !== own.screen.key || said) continue
      acts.push({ is: 'audit', list: id, seed: maskSeed(own, before.id) })
    }
  }
  return { acts, awaits }
}

/** What is agreed to by whoever lays a card open that was shown to them, unasked: it is due to all. */
export const openingOf = (list: string, card: number): string => `open/${list}/${card}`

/** What is agreed to by whoever opens the seeds of a deal: its game is over, and no secret of it is left. */
export const auditOf = (deal: string): string => `audit/${deal}`

interface Owed {
  readonly acts: readonly SealAct[]
  readonly waits: readonly ScreenKey[]
}

/** Which of the screens give their parts now, where so many are still needed: those awake, by turns. */
function givers(
  list: SealedList,
  show: Said<ActOf<'show'>>,
  has: ReadonlySet<ScreenKey>,
  needed: number,
  awake: ReadonlySet<ScreenKey>,
) {
  const { to, without } = show.act
  const left = inTurn(list.pact.screens, show.id).filter(
    (one) => !has.has(one) && one !== to && !without.includes(one),
  )
  const there = left.filter((one) => awake.has(one))
  return { now: there.slice(0, Math.max(0, needed)), left }
}

const screensAt = ({ pact }: SealedList, places: Iterable<number>) =>
  new Set([...places].flatMap((at) => pact.screens[at] ?? []))

/** Our part of each card of a show, one after another. */
function ourParts(log: SealLog, own: OwnSeal, list: SealedList, cards: readonly number[]) {
  const parts = cards.flatMap((card) => ownPart(log, own, list, card) ?? [])
  return parts.length === cards.length ? concatBytes(...parts) : undefined
}

/** Who has given a part of each card of a show to whom it is for, for this or another show: nobody gives it twice. */
function gaveTo(
  log: SealLog,
  list: SealedList,
  { act: { to, cards } }: Said<ActOf<'show'>>,
): ReadonlySet<ScreenKey> {
  const shows = showsOf(log, list).filter(({ act }) => act.to === to)
  const gave = cards.map(
    (card) =>
      new Set(
        shows
          .filter(({ act }) => act.cards.includes(card))
          .flatMap(({ id }) => log.said('part', id).map(({ by }) => by)),
      ),
  )
  return new Set(list.pact.screens.filter((one) => gave.every((some) => some.has(one))))
}

function toOne(
  log: SealLog,
  own: OwnSeal,
  list: SealedList,
  show: Said<ActOf<'show'>>,
  awake: ReadonlySet<ScreenKey>,
): Owed {
  const us = own.screen.key
  const { to, cards, without } = show.act
  const { screens, least } = list.pact
  if (to === us) {
    const known = cards.every((card) => partsForUs(log, own, list, card).size >= least)
    if (known) return { acts: [], waits: [] }
    return lackOf(log, own, list, show, awake)
  }
  const has = new Set([...gaveTo(log, list, show)].filter((by) => !without.includes(by)))
  const needed = least - (screens.includes(to) ? 1 : 0) - has.size
  const { now, left } = givers(list, show, has, needed, awake)
  const waits = needed <= 0 ? [] : now.length < needed ? left : now
  const mine = now.includes(us) ? ourParts(log, own, list, cards) : undefined
  const sealed = mine && own.screen.box(to)?.seal(mine)
  const acts = sealed ? [{ is: 'part', show: show.id, parts: sealed } as const] : []
  return { acts, waits: waits.filter((one) => one !== us) }
}

/** What we do who are to see cards and do not yet: wait, or ask again without whoever gave what was no part. */
function lackOf(
  log: SealLog,
  own: OwnSeal,
  list: SealedList,
  show: Said<ActOf<'show'>>,
  awake: ReadonlySet<ScreenKey>,
): Owed {
  const us = own.screen.key
  const { cards, to, without, salt } = show.act
  const { screens, least } = list.pact
  const gave = new Set(log.said('part', show.id).map(({ by }) => by))
  const given = partsGiven(log, list, show, own)
  const liars = screens.filter((one, at) => {
    if (one === us || !gave.has(one) || without.includes(one)) return false
    if (!given.has(at)) return true
    return cards.some((card) => !partsForUs(log, own, list, card).has(at))
  })
  const asked = showsOf(log, list).some(
    ({ by, act }) => by === us && act.to === to && act.salt > salt && `${act.cards}` === `${cards}`,
  )
  if (liars.length > 0 && show.by === us) {
    const again = { ...show.act, salt: salt + 1, without: [...without, ...liars].sort() }
    return { acts: asked ? [] : [again], waits: [] }
  }
  const held = cards.map((card) => partsForUs(log, own, list, card))
  const has = new Set(
    screens.filter((one, at) => one !== us && held.every((parts) => parts.has(at))),
  )
  const needed = least - (screens.includes(us) ? 1 : 0) - has.size
  const { now, left } = givers(list, show, has, needed, awake)
  return { acts: [], waits: now.length < needed ? left : now }
}

/**
 * Who has been shown a card and is there: they lay it open alone, or, where they cannot, give their part like
 * others.
 */
function holderOf(
  log: SealLog,
  list: SealedList,
  card: number,
  awake: ReadonlySet<ScreenKey>,
): ScreenKey | undefined {
  const { screens, least } = list.pact
  return showsOf(log, list).find(({ id, act: { to, cards } }) => {
    if (to === 'all' || !awake.has(to) || !cards.includes(card)) return false
    const gave = new Set(log.said('part', id).map(({ by }) => by))
    return gave.size + (screens.includes(to) ? 1 : 0) >= least
  })?.act.to as ScreenKey | undefined
}

/** A card that was shown to us, laid open; undefined where it was not, or lies open. */
function ownOpening(
  log: SealLog,
  own: OwnSeal,
  list: SealedList,
  card: number,
): ActOf<'open'> | undefined {
  const { least } = list.pact
  if (openParts(log, list, card).size >= least) return undefined
  const parts = partsForUs(log, own, list, card)
  if (parts.size < least) return undefined
  const some = [...parts].sort(([a], [b]) => a - b).slice(0, least)
  return { is: 'open', list: list.id, card, parts: some }
}

function toAll(
  log: SealLog,
  own: OwnSeal,
  list: SealedList,
  show: Said<ActOf<'show'>>,
  awake: ReadonlySet<ScreenKey>,
): Owed {
  const us = own.screen.key
  const { least } = list.pact
  const acts: SealAct[] = []
  const waits = new Set<ScreenKey>()
  const gave = new Set(log.said('part', show.id).map(({ by }) => by))
  const lacking = show.act.cards.filter((card) => openParts(log, list, card).size < least)
  const left: number[] = []
  for (const card of lacking) {
    const opening = ownOpening(log, own, list, card)
    if (opening) {
      acts.push(opening)
      continue
    }
    const holder = holderOf(log, list, card, awake)
    if (holder === undefined || holder === us || gave.has(holder)) left.push(card)
    else waits.add(holder)
  }
  if (left.length === 0) return { acts, waits: [...waits].sort() }
  const fewest = Math.min(...left.map((card) => openParts(log, list, card).size))
  const given = partsGiven(log, list, show)
  const has = screensAt(list, given.keys())
  const { now, left: rest } = givers(list, show, new Set([...has, ...gave]), least - fewest, awake)
  const mine = now.includes(us) ? ourParts(log, own, list, show.act.cards) : undefined
  if (mine) acts.push({ is: 'part', show: show.id, parts: mine })
  for (const one of now.length < least - fewest ? rest : now) if (one !== us) waits.add(one)
  return { acts, waits: [...waits].sort() }
}
