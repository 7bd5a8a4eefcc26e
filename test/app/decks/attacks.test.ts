import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { rankingOf } from '../../../src/games/dark-prophecy/reckon/score.ts'
import { gameKept, PLAY } from '../../../src/games/dark-prophecy/story/kept.ts'
import { openFace, type Seal } from '../../../src/rules/board/deck.ts'
import type { ItemId, SeatId } from '../../../src/rules/plain/item.ts'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { derive } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { RISTRETTO } from '../../../src/sync/seal/curve.ts'
import {
  type ActOf,
  idOfAct,
  readEntry,
  type SealAct,
  type SealEntry,
  writeEntries,
} from '../../../src/sync/seal/entry.ts'
import { decksOf, lastOf, ownPart, showsOf } from '../../../src/sync/seal/faces.ts'
import { facesOfSeal, listOf } from '../../../src/sync/seal/lists.ts'
import { makeSealLog, type SealLog } from '../../../src/sync/seal/log.ts'
import { listBytes, readList, shuffled, shuffleOf } from '../../../src/sync/seal/mask.ts'
import { owedBy, pactAct, questionsOf } from '../../../src/sync/seal/owes.ts'
import { type TrialsSeen, takeTrials, trialsFor } from '../../../src/sync/seal/owesdeck.ts'
import { maskSeed, type OwnSeal } from '../../../src/sync/seal/own.ts'
import { partBytes, sumOfParts } from '../../../src/sync/seal/part.ts'
import { makeSealWork, type Order, type Reply } from '../../../src/sync/seal/sealwork.ts'
import { pactOf, pactsOf } from '../../../src/sync/seal/standing.ts'
import { hashTrials, trialsCover } from '../../../src/sync/seal/trials.ts'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'
import { identityOf } from '../../../src/table/store/identity.ts'
import { openTable, type Table } from '../../../src/table/table.ts'
import { luckOf } from '../../games/dark-prophecy/dealer.ts'
import { type DarkEvening, darkEvening } from './dark.ts'
import { linked, MANY_SCREENS, screenAt, settled } from './screens.ts'
import { tablesStayWhole } from './whole.ts'

// Games of Dark Prophecy at real screens, one of which is run by a client that somebody wrote to break them: all
// of it is ours, but that its worker says what they like. After each attack the game goes on: with LONG=1 to its end,
// usually for a few choices.

/** What a hostile client knows, and what it says in the place of what it owes. */
interface Mal {
  readonly log: SealLog
  readonly own: OwnSeal
}
type Twist = (acts: readonly SealAct[], mal: Mal) => readonly SealAct[]
/** By the first byte of their secret: nobody else's worker is touched. */
const twists = new Map<number, Twist>()

/** The work of a screen's worker: what it owes is what its twist makes of it, if it has one. */
function twisted(): ReturnType<typeof makeSealWork> {
  const work = makeSealWork()
  let twist: Twist | undefined
  let mal: Mal | undefined
  return function* (asked: Order): Generator<void, Reply<Order>> {
    if (asked.do === 'begin') {
      twist = twists.get(asked.secret[0] ?? 0)
      const screen = screenOf(asked.secret)
      const own = { screen, secret: derive('seal/own', asked.secret) }
      if (twist) mal = { log: makeSealLog(RISTRETTO, asked.table, screen.key), own }
    }
    if (asked.do === 'take') for (const entry of asked.entries) mal?.log.take(entry)
    const reply = yield* work(asked)
    if (asked.do !== 'owe' || !mal || !twist || !reply) return reply
    const { entries } = reply as Reply<Extract<Order, { do: 'owe' }>>
    const said = entries.flatMap((one) => {
      const read = readEntry(one, mal?.log.table ?? '')
      return typeof read === 'string' ? [] : read.acts
    })
    const acts = twist(said, mal)
    return {
      ...reply,
      entries: writeEntries(screenWith(mal), mal.log.table, acts),
    } as typeof reply
  }
}

/** A worker as a browser has them, but that it works in this process, and does what the twist of its screen says. */
class TwistedWorker {
  onmessage?: (event: { readonly data: Reply<Order> }) => void
  readonly #work = twisted()
  constructor(url: URL) {
    if (!url.pathname.endsWith('/sealworker.ts'))
      throw new TypeError('there is no such worker here')
  }
  postMessage(order: Order): void {
    const asked = structuredClone(order)
    setTimeout(() => this.onmessage?.({ data: atOnce(this.#work(asked)) }))
  }
  terminate(): void {}
}
beforeAll(() => vi.stubGlobal('Worker', TwistedWorker))
afterAll(() => vi.unstubAllGlobals())

const screenWith = ({ own }: Mal) => own.screen

/** Hundreds of proofs are worked out by five screens in one process. */
const patient = { timeout: 180_000, interval: 50 }
const secretOf = (name: string) => new Uint8Array(32).fill(name.charCodeAt(0))
const keyOf = (name: string) => screenOf(secretOf(name)).key
const actsAt = ({ doc }: Table) =>
  sealsIn(doc).flatMap((one) => (one as { acts?: SealAct[] }).acts ?? [])

/** They play until the game is over, or so many choices. */
async function playsOn(eve: DarkEvening, most = 1000): Promise<void> {
  for (let n = 0; n < most; n++) if (!(await eve.goOn())) return
}
/** All that somebody's screen tells. */
const toldAt = (eve: DarkEvening, name: string) => eve.at(name).said().join(' ')
/** Of the cards that others hold nobody sees any but those that lay open before they were taken back. */
function nobodySees(eve: DarkEvening, names: readonly SeatId[]): void {
  for (const { seat, hand } of eve.kept().game.cultists)
    for (const card of hand)
      for (const name of names)
        if (name !== seat && !eve.lain.has(card)) {
          expect(eve.sees(name, card)).toBeUndefined()
          expect(eve.at(name).as(seat).act(true).sees?.(card)).toBeUndefined()
          expect(openFace(eve.at(name).table.board(), card)).toBeUndefined()
        }
}
/** All see the same end, and the table is whole. */
async function isWhole(eve: DarkEvening, names: readonly SeatId[]): Promise<void> {
  const waits = await eve.waits()
  const { game } = eve.kept()
  expect(game.over === true).toBe(waits === undefined)
  expect(rankingOf(game).scores).toHaveLength(names.length)
  const tables = names.map((name) => eve.at(name).table)
  await vi.waitFor(() => {
    for (const table of tables) {
      expect(gameKept(table.board())?.game).toEqual(game)
      for (const card of game.discard) expect(openFace(table.board(), card)).toBeDefined()
    }
  }, patient)
  await tablesStayWhole({ ...eve, tables })
}

/** Another face of those that a list may hold lies on top, under a mask of their own; or the second card, again. */
const bent =
  (copies: boolean): Twist =>
  (acts, { log, own }) => {
    const { curve } = log
    const bend = (act: ActOf<'mask'>): ActOf<'mask'> => {
      const before = listOf(log, act.of)
      const cards = before && readList(curve, act.list, before.cards.length)
      if (!before || !cards) return act
      const { key } = before.pact.key
      const [face] = facesOfSeal(log, before.seal)[7] ?? []
      const from = copies ? cards[1]! : { a: curve.base, b: curve.add(face!, key) }
      const top = {
        a: curve.add(from.a, curve.times(curve.base, 99n)),
        b: curve.add(from.b, curve.times(key, 99n)),
      }
      return { ...act, list: listBytes(curve, [top, ...cards.slice(1)]) }
    }
    // Whose turn it is to shuffle they do not wait for.
    const first = pactsOf(log).flatMap(({ id, made }) =>
      log.said('seal', made ? id : '').flatMap(({ id: of }): SealAct[] => {
        const root = listOf(log, of)
        const isMasked = log.said('mask', of).some(({ by }) => by === own.screen.key)
        if (!root || isMasked || acts.some((act) => act.is === 'mask')) return []
        const seed = maskSeed(own, of)
        const { key } = root.pact.key
        const plan = shuffleOf(curve, seed, root.cards.length)
        const list = listBytes(curve, atOnce(shuffled(curve, key, root.cards, plan)))
        const covers = [trialsCover(atOnce(hashTrials(curve, key, root.cards, seed)))]
        return [{ is: 'mask', of, list, covers }]
      }),
    )
    return [...acts, ...first].map((act) => (act.is === 'mask' ? bend(act) : act))
  }

/** Parts of the card beside it, in the place of those that were asked for. */
const swaps: Twist = (acts, { log, own }) =>
  acts.map((act) => {
    const show = act.is === 'part' ? log.of('show', act.show)?.act : undefined
    const list = show && listOf(log, show.list)
    if (act.is === 'part' && show && list) {
      const size = partBytes(log.curve)
      const parts = new Uint8Array(size * show.cards.length)
      for (const [i, card] of show.cards.entries())
        parts.set(ownPart(log, own, list, (card + 1) % list.cards.length)!, i * size)
      return {
        ...act,
        parts: show.to === 'all' ? parts : own.screen.box(show.to)!.seal(parts),
      }
    }
    // A card of theirs is laid open as if it were the one beside it.
    return act.is === 'open' ? { ...act, card: act.card === 0 ? 1 : act.card - 1 } : act
  })

/** Gives parts of all that is asked for, twice, whoever's turn that is; and asks again and again. */
const atOnceAll: Twist = (acts, { log, own }) => {
  const us = own.screen.key
  const more = decksOf(log).flatMap(({ list }) =>
    showsOf(log, list).flatMap(({ id, by, act }): SealAct[] => {
      if (by === us && act.salt < 5) return [{ ...act, salt: act.salt + 1 }]
      const gave = log.said('part', id).filter(({ by }) => by === us).length
      if (by === us || gave > 1 || act.to === 'all') return []
      const parts = act.cards.flatMap((card) => [...(ownPart(log, own, list, card) ?? [])])
      const sealed = own.screen.box(act.to)?.seal(Uint8Array.from(parts))
      return sealed && parts.length > 0 ? [{ is: 'part', show: id, parts: sealed }] : []
    }),
  )
  return [...acts, ...more]
}

/** Asks in others' names for whatever lies in a deck, leaves them out, and gives what is no part of it. */
const forOthers: Twist = (acts, { log, own }) => {
  const us = own.screen.key
  const more = [...lastOf(decksOf(log))].flatMap(([id, { list }]): SealAct[] => {
    const card = list.seal.cards.indexOf(id)
    const others = list.pact.screens.filter((one) => one !== us)
    const asked = log
      .said('show', list.id)
      .some(({ by, act }) => by === us && act.salt === 9 && act.cards[0] === card)
    if (asked) return []
    const show = { is: 'show' as const, list: list.id, cards: [card], salt: 9, without: others }
    return [
      { ...show, to: 'all' },
      ...others.flatMap((to) => [
        { ...show, to },
        { ...show, to, without: [] },
      ]),
    ]
  })
  const false_ = decksOf(log).flatMap(({ list }) =>
    log
      .said('show', list.id)
      .flatMap(({ id, by, act }): SealAct[] =>
        by === us && act.salt === 9 && !log.said('part', id).some((said) => said.by === us)
          ? [{ is: 'part', show: id, parts: new Uint8Array(120) }]
          : [],
      ),
  )
  return [...acts, ...more, ...false_]
}

/** Gives nothing once the deck is made, and talks all the time. */
const talks: Twist = (acts, { log }) => {
  const isMade = decksOf(log).length > 0
  const kept = acts.filter(({ is }) => !isMade || (is !== 'part' && is !== 'open'))
  const talk = { is: 'step' as const, id: `talk ${log.count()}`, of: 'nothing', says: '' }
  return isMade ? [...kept, talk] : kept
}

/** Says otherwise what the pact was made by. */
const breaks: Twist = (acts, { log, own }) => {
  const us = own.screen.key
  const isMade = decksOf(log).length > 0
  const pact = log.said('pact', '')[0]?.id ?? ''
  const has = log.said('third', pact).filter(({ by }) => by === us).length > 1
  if (!isMade || has) return acts
  const first = log.said('first', pact).find(({ by }) => by === us)!.act
  const others = pactOf(log, pact)!.screens.filter((one) => one !== us)
  return [
    ...acts,
    { ...first, proof: first.proof.map((byte) => byte ^ 1) },
    { is: 'second', pact, shares: [new Uint8Array(72), new Uint8Array(72), new Uint8Array(72)] },
    { is: 'third', pact, faults: others },
  ]
}

const FALSE = /What \w+ gave towards the cards is not what it has to be/
const TWICE = /\w+ said two things about the cards/
/** Each attack, what is told of it, with a name; and the letter of who does it, as each has a secret of their own. */
const ATTACKS: readonly (readonly [what: string, who: string, twist: Twist, told?: RegExp])[] = [
  ['lays a card of their choice on top', 'mal', bent(false), FALSE],
  ['lays a card twice', 'noa', bent(true), FALSE],
  ['gives parts of other cards', 'olf', swaps, FALSE],
  ['asks again and again, and gives whatever is asked, twice', 'pia', atOnceAll],
  ['asks in others’ names, and gives what is no part', 'quy', forOthers],
  ['refuses all, and talks meanwhile', 'rex', talks],
  ['says otherwise what the pact was made by', 'sid', breaks, TWICE],
]

/** After an attack they play on. */
async function playsAfter(eve: DarkEvening): Promise<void> {
  const isLong = process.env.LONG === '1'
  await playsOn(eve, isLong ? 1000 : 5)
  if (isLong) expect(eve.kept().game.over).toBe(true)
}

/** The game goes on as if nothing had been, nobody sees what is another's, and the table is whole. */
async function goesOn(eve: DarkEvening, names: readonly SeatId[]): Promise<void> {
  await playsAfter(eve)
  nobodySees(eve, names)
  await isWhole(eve, names)
}

describe('who writes a client that', () => {
  test.each(ATTACKS.map((one) => [...one] as [string, string, Twist, RegExp?]))(
    '%s',
    MANY_SCREENS,
    async (_, who, twist, told) => {
      twists.set(who.charCodeAt(0), twist)
      const names = ['ada', 'ben', who]
      const eve = darkEvening(names, 7)
      await playsOn(eve, 4)
      nobodySees(eve, names)
      await playsAfter(eve)
      nobodySees(eve, names)
      if (told)
        for (const name of ['ada', 'ben']) {
          const by = toldAt(eve, name).match(told)?.[0] ?? ''
          expect(by, toldAt(eve, name)).toContain(who)
        }
      // Nobody is blamed that did nothing.
      for (const honest of ['ada', 'ben'])
        for (const name of ['ada', 'ben'])
          expect(toldAt(eve, name)).not.toMatch(new RegExp(`${honest} (wrote|said)|What ${honest}`))
      await isWhole(eve, names)
    },
  )
})
afterAll(() => twists.clear())

/** What a screen of this secret knows by all that lies at a table. */
function knownAt(table: Table, secret: Uint8Array): Mal & { readonly seen: TrialsSeen } {
  const screen = screenOf(secret)
  const log = makeSealLog(RISTRETTO, identityOf(table.doc) ?? '', screen.key)
  for (const entry of sealsIn(table.doc)) log.take(entry)
  return { log, own: { screen, secret: derive('seal/own', secret) }, seen: new Map() }
}
/** Two screens that nobody else has met make a pact of their own, and a deck by it; all of it comes to this table. */
function sealedByTwo(table: Table, pact: SealAct, seal: (pact: string) => SealAct): string {
  const two = ['x', 'y'].map((name) => knownAt(table, secretOf(name)))
  const all: SealEntry[] = []
  const say = ({ log, own }: Mal, acts: readonly SealAct[]) => {
    for (const entry of writeEntries(own.screen, log.table, acts)) {
      all.push(entry)
      for (const one of two) one.log.take(entry)
    }
  }
  say(two[0]!, [pact])
  const id = idOfAct(pact)
  const awake = new Set(two.map(({ own }) => own.screen.key))
  const settle = () => {
    for (let n = 0; n < 30; n++)
      for (const at of two) {
        const { pacts, seals } = questionsOf(at.log, at.own)
        const agreed = new Set([...pacts, ...seals].map((one) => one.id))
        const owed = atOnce(owedBy(at.log, at.own, at.seen, agreed, awake))
        if (owed.acts.length > 0) say(at, owed.acts)
        for (const { list } of owed.wishes)
          for (const { log, own, seen } of two) {
            const word = trialsFor(log, own, seen, list)
            if (word && !at.seen.has(list))
              atOnce(takeTrials(at.log, at.seen, word, own.screen.key))
          }
      }
  }
  settle()
  say(two[0]!, [seal(id)])
  settle()
  expect(decksOf(two[0]!.log).some(({ list }) => list.pact.id === id)).toBe(true)
  addSeals(table.doc, all)
  return id
}
/** These two say to be the hands of Ada, of Ben and of somebody else, and seal cards by a pact that comes last. */
function sealedAlone(
  table: Table,
  other: SeatId,
  seal: Pick<ActOf<'seal'>, 'deck' | 'n'> & Pick<Seal, 'cards' | 'faces'>,
): string {
  const hands = new Map([
    [keyOf('x'), ['ada', other]],
    [keyOf('y'), ['ben']],
  ])
  const act = pactAct(hands, 2, 'e'.repeat(64), 1000)
  return sealedByTwo(table, act, (pact) => ({
    ...{ is: 'seal', pact, of: [], ...seal },
    ...{ cards: [...seal.cards], faces: [...seal.faces] },
  }))
}

describe('who makes a pact of screens of their own, and seals the deck by it,', () => {
  test('before anybody else has is believed by nobody', MANY_SCREENS, async () => {
    const names = ['ada', 'ben', 'tim']
    const eve = darkEvening(names, 3)
    await eve.dealt
    const table = eve.tables[2]!
    const [deck] = eve.game.decks ?? []
    const { cards, faces } = deck!.seals(table.board())[0]!
    const pact = sealedAlone(table, 'tim', { deck: deck!.id, n: 1, cards, faces })
    await playsOn(eve, 4)
    nobodySees(eve, names)
    for (const name of ['ada', 'ben']) {
      expect(toldAt(eve, name)).toContain('The cards are sealed: ada, ben, and tim keep the key')
      const { log } = knownAt(eve.at(name).table, secretOf(name))
      expect(decksOf(log).map(({ list }) => list.pact.id)).not.toContain(pact)
    }
    await isWhole(eve, names)
  })

  test('in the middle changes no face, no hand and no shuffle', MANY_SCREENS, async () => {
    const names = ['ada', 'ben', 'uma']
    const eve = darkEvening(names, 4)
    await playsOn(eve, 3)
    await eve.waits()
    const seen = () =>
      eve.kept().game.cultists.flatMap(({ seat, hand }) => hand.map((card) => eve.sees(seat, card)))
    const before = [seen(), eve.kept().game]
    const table = eve.tables[2]!
    const { list } = decksOf(knownAt(table, secretOf('uma')).log).at(-1)!
    const { cards, faces, deck } = list.seal
    sealedAlone(table, 'uma', { deck, n: 9, cards, faces: faces.toReversed() })
    await settled(2000)
    expect([seen(), eve.kept().game]).toEqual(before)
    await goesOn(eve, names)
  })
})

test(
  'three of five who put their keys together see no card that none of them was shown; four see all',
  MANY_SCREENS,
  async () => {
    const names = ['ada', 'ben', 'cyd', 'dan', 'eve']
    const eve = darkEvening(names, 5)
    await playsOn(eve, 3)
    await eve.waits()
    const { curve } = knownAt(eve.tables[0]!, secretOf('ada')).log
    /** What these see of a card by their keys alone. */
    const seenBy = (some: readonly string[], card: ItemId) => {
      const all = some.map((name) => knownAt(eve.tables[0]!, secretOf(name)))
      const { list } = lastOf(decksOf(all[0]!.log)).get(card)!
      const at = list.seal.cards.indexOf(card)
      const parts = new Map(
        all.map(({ log, own }) => {
          const bytes = ownPart(log, own, list, at)!
          const place = list.pact.screens.indexOf(own.screen.key)
          return [place, curve.fromBytes(bytes.subarray(0, curve.bytes.point))!]
        }),
      )
      const face = curve.subtract(list.cards[at]!.b, sumOfParts(curve, parts))
      return facesOfSeal(all[0]!.log, list.seal).find(([one]) => curve.same(one, face))?.[1]
    }
    const others = eve.kept().game.cultists.filter(({ seat }) => ['ada', 'ben'].includes(seat))
    const hands = others.flatMap(({ seat, hand }) => hand.map((card) => [seat, card] as const))
    expect(hands.length).toBeGreaterThan(5)
    for (const [seat, card] of hands) {
      expect(seenBy(['cyd', 'dan', 'eve'], card)).toBeUndefined()
      expect(seenBy(['cyd', 'dan', 'eve', 'ben'], card)).toBe(eve.sees(seat, card))
    }
    const [top = ''] = eve.kept().game.deck
    expect(seenBy(['cyd', 'dan', 'eve'], top)).toBeUndefined()
    await isWhole(eve, names)
  },
)

test(
  'who keeps a table, looks at a card and comes back with what was kept draws the same card, and changes nothing',
  MANY_SCREENS,
  async () => {
    const names = ['ada', 'ben', 'val']
    const eve = darkEvening(names, 6)
    await playsOn(eve, 2)
    await eve.waits()
    const val = eve.at('val').table
    const [kept, value] = [Y.encodeStateAsUpdate(val.doc), val.board().play[PLAY]]
    const hand = () => eve.kept().game.cultists.find(({ seat }) => seat === 'val')?.hand ?? []
    const old = hand()
    for (let n = 0; n < 40 && hand().every((card) => old.includes(card)); n++) await eve.goOn()
    await eve.waits()
    const drawn = hand().filter((card) => !old.includes(card))
    const faces = drawn.map((card) => eve.sees('val', card))
    expect(faces.length).toBeGreaterThan(0)
    // All that was done is signed, and followed.
    await settled(1500)
    // Back from the file, by themselves: no screen sees a card alone.
    eve.at('val').close()
    eve.wire.part(keyOf('val'))
    const doc = new Y.Doc()
    Y.applyUpdate(doc, kept)
    const file = openTable('one', doc)
    const alone = screenAt(file, eve.game, 'val’s device', eve.wire.join(secretOf('val')))
    await settled(1500)
    for (const card of drawn) expect(alone.as('val').act(true).sees?.(card)).toBeUndefined()
    alone.close()
    // And back among the others, where they put back the game as it stood.
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(val.doc))
    const game = eve.kept()
    linked(...eve.tables, file)
    eve.wire.part(keyOf('val'), false)
    eve.moves('val', screenAt(file, eve.game, 'val’s device', eve.wire.join(secretOf('val'))))
    await settled(1500)
    file.apply([{ do: 'play', key: PLAY, value: value! }], { seat: 'val' })
    await vi.waitFor(() => {
      expect(eve.kept().game).toEqual(game.game)
      expect(drawn.map((card) => eve.sees('val', card))).toEqual(faces)
      // Who signed what was played then is not who wrote it there again.
      for (const name of ['ada', 'ben']) {
        expect(toldAt(eve, name)).toContain('does not follow from what was played')
        expect(toldAt(eve, name)).not.toMatch(/What (ada|ben) wrote/)
      }
    }, patient)
    await goesOn(eve, names)
    file.close()
  },
)

test(
  'a byte flipped in what was said of any kind, as it lies packed or not, says nothing',
  MANY_SCREENS,
  async () => {
    const names = ['ada', 'ben', 'wim']
    const eve = darkEvening(names, 8)
    await playsOn(eve, 5)
    await eve.waits()
    const { doc } = eve.tables[2]!
    const lies = doc.getArray('seals')
    const before = actsAt(eve.tables[0]!).map((act) => act.is)
    const lieOpen = () =>
      eve.kept().game.discard.map((card) => openFace(eve.tables[0]!.board(), card))
    await vi.waitFor(() => expect(lieOpen()).not.toContain(undefined), patient)
    const faces = lieOpen()
    const luck = luckOf(17)
    const kinds = new Set(before)
    expect(kinds.size).toBeGreaterThan(10)
    const bent: (Uint8Array<ArrayBuffer> | object)[] = []
    for (const kind of kinds)
      for (const packed of lies.toArray()) {
        if (!(packed instanceof Uint8Array)) continue
        const other = new Y.Doc()
        Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
        const at = lies.toArray().indexOf(packed)
        const said = sealsIn(other)[at] as { acts: readonly SealAct[] }
        if (!said.acts.some(({ is }) => is === kind)) continue
        for (let n = 0; n < 12; n++) {
          const bytes = Uint8Array.from(packed)
          const place = Math.floor(luck() * bytes.length)
          bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(luck() * 8))
          bent.push(bytes)
          // The same of what is said, signed by nobody.
          const text = JSON.stringify(said)
          const letter = Math.floor(luck() * text.length)
          const odd = `${text.slice(0, letter)}${text[letter] === '0' ? '1' : '0'}${text.slice(letter + 1)}`
          try {
            bent.push(JSON.parse(odd) as object)
          } catch {
            bent.push({ odd })
          }
        }
        break
      }
    expect(bent.length).toBeGreaterThan(200)
    lies.insert(0, bent)
    await settled(3000)
    const { log } = knownAt(eve.tables[0]!, secretOf('ada'))
    // As much as is known without them.
    const rest = new Y.Doc()
    rest.getArray('seals').push(lies.toArray().slice(bent.length))
    const clean = makeSealLog(RISTRETTO, log.table, log.us)
    for (const one of sealsIn(rest)) clean.take(one)
    expect(log.count()).toBe(clean.count())
    expect(lieOpen()).toEqual(faces)
    await goesOn(eve, names)
  },
)

test(
  'who goes away in the middle and comes back with another key sees their hand once others say it is theirs',
  MANY_SCREENS,
  async () => {
    const names = ['ada', 'ben', 'xav']
    const eve = darkEvening(names, 9)
    await playsOn(eve, 3)
    await eve.waits()
    const hand = eve.kept().game.cultists.find(({ seat }) => seat === 'xav')?.hand ?? []
    const faces = hand.map((card) => eve.sees('xav', card))
    const { table } = eve.at('xav')
    eve.at('xav').close()
    eve.wire.part(keyOf('xav'))
    eve.moves('xav', screenAt(table, eve.game, 'xav’s device', eve.wire.join(secretOf('z'))))
    const MOVED = /^xav plays at another screen now/
    await settled(2000)
    expect(hand.map((card) => eve.sees('xav', card))).toEqual(hand.map(() => undefined))
    for (const name of ['ada', 'ben'])
      await vi.waitFor(() => {
        eve.at(name).answer(MOVED)
        expect(toldAt(eve, name)).toMatch(/xav/)
      }, patient)
    await vi.waitFor(() => {
      eve.at('ada').answer(MOVED)
      eve.at('ben').answer(MOVED)
      expect(hand.map((card) => eve.sees('xav', card))).toEqual(faces)
    }, patient)
    await goesOn(eve, names)
  },
)
