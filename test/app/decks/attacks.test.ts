import { afterAll, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { rankingOf } from '../../../src/games/dark-prophecy/reckon/score.ts'
import { gameKept } from '../../../src/games/dark-prophecy/story/kept.ts'
import { openFace } from '../../../src/rules/board/deck.ts'
import type { ItemId, SeatId } from '../../../src/rules/plain/item.ts'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { RISTRETTO } from '../../../src/sync/seal/curve.ts'
import { readEntry, type SealAct, writeEntries } from '../../../src/sync/seal/entry.ts'
import { decksOf, facesSteps, lastOf, ownPart, showsOf } from '../../../src/sync/seal/faces.ts'
import { facesOfSeal, listOf } from '../../../src/sync/seal/lists.ts'
import { makeSealLog, type SealLog } from '../../../src/sync/seal/log.ts'
import { listBytes, readList } from '../../../src/sync/seal/mask.ts'
import { pactAct } from '../../../src/sync/seal/owes.ts'
import type { OwnSeal } from '../../../src/sync/seal/own.ts'
import { partBytes } from '../../../src/sync/seal/part.ts'
import { pactOf } from '../../../src/sync/seal/standing.ts'
import type { Order, Reply } from '../../../src/sync/seal/sealwork.ts'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import { identityOf } from '../../../src/table/store/identity.ts'
import type { Table } from '../../../src/table/table.ts'
import { type DarkEvening, darkEvening } from './dark.ts'
import { again, screenAt, settled } from './screens.ts'

// Whole games of Dark Prophecy at real screens, one of which is run by a client that somebody wrote to break them: all of
// it is ours, but that its worker says what they like. After each attack the game is played to its end.

/** What a hostile client knows, and what it says in the place of what it owes. */
interface Mal {
  readonly log: SealLog
  readonly own: OwnSeal
}
type Twist = (acts: readonly SealAct[], mal: Mal) => readonly SealAct[]
/** By the first byte of their secret: nobody else's worker is touched. */
const twists = vi.hoisted(() => new Map<number, Twist>())

vi.mock('../../../src/sync/seal/sealwork.ts', async (original) => {
  const real = await original<typeof import('../../../src/sync/seal/sealwork.ts')>()
  const { derive } = await import('../../../src/sync/keys/keys.ts')
  const makeSealWork = () => {
    const work = real.makeSealWork()
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
      return { ...reply, entries: writeEntries(screenWith(mal), mal.log.table, acts) } as typeof reply
    }
  }
  return { ...real, makeSealWork }
})
const screenWith = ({ own }: Mal) => own.screen

const patient = { timeout: 60_000, interval: 50 }
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
/** Of the cards that others hold nobody sees any. */
function nobodySees(eve: DarkEvening, names: readonly SeatId[]): void {
  for (const { seat, hand } of eve.kept().game.cultists)
    for (const card of hand)
      for (const name of names)
        if (name !== seat) {
          expect(eve.sees(name, card)).toBeUndefined()
          expect(eve.at(name).as(seat).act(true).sees?.(card)).toBeUndefined()
          expect(openFace(eve.at(name).table.board(), card)).toBeUndefined()
        }
}
/** The table is whole: all see the same end, it tells, keeps and opens, and whoever comes now sees what all see. */
async function isWhole(eve: DarkEvening, names: readonly SeatId[]): Promise<void> {
  const { game } = eve.kept()
  expect(game.over).toBe(true)
  expect(rankingOf(game).scores).toHaveLength(names.length)
  await vi.waitFor(() => {
    for (const table of eve.tables) {
      expect(gameKept(table.board())?.game).toEqual(game)
      for (const card of game.discard) expect(openFace(table.board(), card)).toBeDefined()
    }
  }, patient)
  const [first, ...others] = eve.tables
  first!.apply([{ do: 'play', key: 'probe', value: names.length }], { seat: names[0]! })
  for (const { doc } of others) expect(doc.getMap('play').get('probe')).toBe(names.length)
  const file = fromBackup(toBackup(first!))
  if ('refusal' in file) throw new Error(file.refusal.key)
  const opened = openBackup('out of a file', file)
  expect(gameKept(opened.board())?.game).toEqual(game)
  opened.close()
  const late = again(others.at(-1)!)
  const newcomer = screenAt(late, eve.game, 'zoe’s device', eve.wire.join(secretOf('zoe')))
  await vi.waitFor(() => {
    for (const card of game.discard)
      expect(openFace(newcomer.table.board(), card)).toBe(openFace(first!.board(), card))
  }, patient)
}

/** Another face of those that a list may hold lies on top, under a mask of their own. */
function bent(copies: boolean): Twist {
  return (acts, { log }) =>
    acts.map((act) => {
      const before = act.is === 'mask' ? listOf(log, act.of) : undefined
      const cards = act.is === 'mask' && before && readList(log.curve, act.list, before.cards.length)
      if (act.is !== 'mask' || !before || !cards) return act
      const { key } = before.pact.key
      const { curve } = log
      const [face] = facesOfSeal(log, before.seal)[7] ?? []
      const from = copies ? cards[1]! : { a: curve.base, b: curve.add(face!, key) }
      const top = {
        a: curve.add(from.a, curve.times(curve.base, 99n)),
        b: curve.add(from.b, curve.times(key, 99n)),
      }
      return { ...act, list: listBytes(curve, [top, ...cards.slice(1)]) }
    })
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
    const asked = log.said('show', list.id).some(({ by, act }) => by === us && act.salt === 9 && act.cards[0] === card)
    if (asked) return []
    const show = { is: 'show' as const, list: list.id, cards: [card], salt: 9, without: others }
    return [
      { ...show, to: 'all' },
      ...others.flatMap((to) => [{ ...show, to }, { ...show, to, without: [] }]),
    ]
  })
  const false_ = decksOf(log).flatMap(({ list }) =>
    log.said('show', list.id).flatMap(({ id, by, act }): SealAct[] =>
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

describe('who writes a client that', () => {
  test.each(ATTACKS.map((one) => [...one] as [string, string, Twist, RegExp?]))('%s', async (_, who, twist, told) => {
    twists.set(who.charCodeAt(0), twist)
    const names = ['ada', 'ben', who]
    const eve = darkEvening(names, 7)
    await playsOn(eve, 4)
    nobodySees(eve, names)
    await playsOn(eve)
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
  }, 600_000)
})
afterAll(() => twists.clear())
