import { afterEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { auditedOf } from '../../../src/sync/seal/audit.ts'
import type { CurvePoint } from '../../../src/sync/seal/curve.ts'
import {
  idOfAct,
  type SealAct,
  type SealEntry,
  writeEntries,
} from '../../../src/sync/seal/entry.ts'
import { decksOf, ownPart, showsOf } from '../../../src/sync/seal/faces.ts'
import { facesOfSeal, listOf, type SealedList } from '../../../src/sync/seal/lists.ts'
import { makeSealLog } from '../../../src/sync/seal/log.ts'
import {
  hashOfList,
  listBytes,
  type MaskedCard,
  type MaskedList,
  shuffled,
  shuffleOf,
  unshuffled,
} from '../../../src/sync/seal/mask.ts'
import { owedBy, pactAct, questionsOf, type ShowQuestion } from '../../../src/sync/seal/owes.ts'
import { maskSeed } from '../../../src/sync/seal/own.ts'
import { restsOn } from '../../../src/sync/seal/rests.ts'
import { pactOf, pactsOf } from '../../../src/sync/seal/standing.ts'
import { checkTrials, hashTrials, openTrials, trialsCover } from '../../../src/sync/seal/trials.ts'
import {
  type Evening,
  facesKnown,
  knownTo,
  evening as makeEvening,
  type Player,
} from './evening.ts'
import { SMALL } from './smallcurve.ts'
import { staysWhole } from './whole.ts'

// Each hostile deed of somebody who writes a client for it; and after each the others still play.

const played: Evening[] = []
const evening: typeof makeEvening = (...of) => {
  const at = makeEvening(...of)
  played.push(at)
  return at
}
// After whatever was done at it, each table tells, keeps, opens and sends, and a newcomer can come.
afterEach(() => {
  for (const at of played.splice(0)) staysWhole(at)
})

const FACES = ['wolf', 'owl', 'fox', 'bear', 'hare', 'crow']
const THREE = ['ada', 'ben', 'mal']
const FIVE = ['ada', 'ben', 'cyd', 'dan', 'mal']

/** An evening at which a deck was sealed; what is allowed may be changed later. */
function sealed(names: readonly string[]) {
  const all = begun(names)
  all.at.seal(names[0] ?? '', all.pact, FACES)
  all.at.settle()
  return all
}

/** What each of these sets aside about whom, by their names. */
const blames = (at: Evening, name: string) =>
  at
    .player(name)
    .log.told()
    .map(({ why, by }) => {
      const who = at.players.find(({ screen }) => screen.key === by)
      return `${why} ${who?.name ?? '?'}`
    })

/** Whom somebody waits for. */
const waitsFor = (at: Evening, name: string) =>
  [...(at.player(name).owed?.awaits.values() ?? [])]
    .flat()
    .map((key) => at.players.find(({ screen }) => screen.key === key)?.name)

/** The others pass over somebody, and play on. */
function goOn(at: Evening, without: string, names: readonly string[]) {
  const others = names.filter((name) => name !== without)
  for (const name of others) at.player(name).without.add(at.key(without))
  at.settle(...names)
  return others
}

/** A card is drawn, seen by who drew it alone, and then laid open. */
function drawsAndPlays(at: Evening, name: string, card: number, there: readonly string[]) {
  at.show(name, [card], name)
  at.settle(...there)
  const own = facesKnown(at.player(name).log, at.player(name).own).get(`card ${card}`)
  expect(own).toBeOneOf(FACES)
  at.show(name, [card], 'all', 7)
  at.settle(...there)
  for (const one of there) expect(facesKnown(at.player(one).log).get(`card ${card}`)).toBe(own)
}

/** What somebody makes of the cards that they should have laid. */
type Bend = (cards: MaskedList, key: CurvePoint, face: CurvePoint) => MaskedList

const again = ({ a, b }: MaskedCard, key: CurvePoint): MaskedCard => ({
  a: SMALL.add(a, SMALL.times(SMALL.base, 99n)),
  b: SMALL.add(b, SMALL.times(key, 99n)),
})
/** The best card on top, under a mask of their own. */
const stacked: Bend = (cards, key, face) => {
  const open = { a: SMALL.base, b: SMALL.add(face, key) }
  return [again(open, key), ...cards.slice(1)]
}
/** The second card also on top. */
const copied: Bend = (cards, key) => [again(cards[1]!, key), ...cards.slice(1)]

/** Somebody asks that a deck be sealed, and masks it at once, as they like. */
function masksFirst(at: Evening, name: string, pact: string, bend: Bend): string {
  at.seal(name, pact, FACES)
  const { log, own } = at.player(name)
  const root = listOf(log, log.said('seal', pact)[0]?.id ?? '')!
  const { key } = root.pact.key
  const seed = maskSeed(own, root.id)
  const cards = atOnce(shuffled(SMALL, key, root.cards, shuffleOf(SMALL, seed, FACES.length)))
  const list = listBytes(SMALL, bend(cards, key, faceBeside(at, name, root)))
  const covers = [trialsCover(atOnce(hashTrials(SMALL, key, root.cards, seed)))]
  const act = { is: 'mask', of: root.id, list, covers } as const
  at.say(name, act)
  return idOfAct(act, at.key(name))
}

/** A face that does not come to lie on top by the shuffle of this screen. */
function faceBeside(at: Evening, name: string, root: SealedList): CurvePoint {
  const { log, own } = at.player(name)
  const { from } = shuffleOf(SMALL, maskSeed(own, root.id), FACES.length)
  return facesOfSeal(log, root.seal)[from[0] === 0 ? 1 : 0]![0]
}

/** A made pact, and nothing sealed yet. */
function begun(names: readonly string[], least?: number) {
  const game = { over: false, allows: (_: ShowQuestion): boolean => true }
  const at = evening(names, { allows: (show) => game.allows(show), over: () => game.over })
  const pact = at.begin(names, least)
  at.settle()
  return { at, pact, game }
}

test('a pact that nobody agrees to is waited for by nobody', () => {
  const { at } = sealed(THREE)
  const made = at.begin(['mal', 'ben', 'ada'], 2)
  at.give('ben', [...at.player('mal').entries.values()])
  const { log, own, seen, screen } = at.player('ben')
  const awaits = (...agreed: readonly string[]) =>
    atOnce(owedBy(log, own, seen, new Set(agreed), new Set([screen.key]))).awaits.has(made)
  expect([awaits(), awaits(made)]).toEqual([false, true])
})

test('pacts of which somebody begins dozens are read once as long as nothing is said', () => {
  const { at } = sealed(THREE)
  const screens = [at.key('ada'), at.key('mal')].sort()
  const act = pactAct(new Map(screens.map((one) => [one, []])), 2, '')
  for (let n = 0; n < 60; n++)
    at.say('mal', { ...act, salt: n.toString(16).padStart(64, '0'), turn: 9 + n })
  at.give('ada', [...at.player('mal').entries.values()])
  const { log, own, seen } = at.player('ada')
  let read = 0
  const counted: typeof log = {
    ...log,
    of(is, id) {
      if (is === 'pact') read += 1
      return log.of(is, id)
    },
  }
  const look = () => {
    questionsOf(counted, own)
    atOnce(owedBy(counted, own, seen, new Set(), new Set()))
  }
  look()
  expect(pactsOf(counted).length).toBeGreaterThan(60)
  const first = read
  look()
  expect(read - first).toBeLessThan(20)
  expect(first).toBeLessThan(100)
  at.say('mal', { ...act, salt: 'f'.repeat(64) })
  at.give('ada', [...at.player('mal').entries.values()])
  expect(pactsOf(counted)).toHaveLength(62)
})

test('lists that each come of the one before by every card are worked out once as long as nothing is said', () => {
  const { at, pact } = begun(THREE)
  const many = 14
  const covers = ['f'.repeat(64)]
  let id = ''
  for (let n = 1; n <= many; n++) {
    const of = n === 1 ? [] : [id, id]
    const faces = n === 1 ? ['wolf', 'owl'] : [null, null]
    const seal: SealAct = { is: 'seal', pact, deck: 'main', n, cards: ['a', 'b'], faces, of }
    const mask: SealAct = { is: 'mask', of: idOfAct(seal), list: new Uint8Array(1), covers }
    at.say('mal', seal, mask)
    id = idOfAct(mask, at.key('mal'))
  }
  at.give('ada', [...at.player('mal').entries.values()])
  const { log } = at.player('ada')
  let read = 0
  const counted: typeof log = {
    ...log,
    of(is, one) {
      read += 1
      return log.of(is, one)
    },
  }
  expect(log.of('mask', id)).toBeDefined()
  expect(listOf(counted, id)).toBeUndefined()
  expect(read).toBeGreaterThan(many)
  expect(read).toBeLessThan(10 * many)
})

describe.each([
  ['stacks the deck', stacked],
  ['copies a card', copied],
])('who %s', (_, bend) => {
  test('is found out by their trials, and passed over', () => {
    const { at, pact } = begun(THREE)
    masksFirst(at, 'mal', pact, bend)
    at.settle()
    expect(blames(at, 'ada')).toContain('false mal')
    expect(blames(at, 'ben')).toContain('false mal')
    expect(waitsFor(at, 'ada')).toContain('mal')
    expect(at.list('ada')).toBeUndefined()
    goOn(at, 'mal', THREE)
    expect(at.list('ada')?.maskers).not.toContain(at.key('mal'))
    drawsAndPlays(at, 'ben', 0, ['ada', 'ben'])
  })

  test('and was lucky at the trials is found out by the audit, surely and alone', () => {
    const { at, pact, game } = begun(THREE)
    const id = masksFirst(at, 'mal', pact, bend)
    // One in 256: as if all of them had been opened as they hoped.
    for (const name of ['ada', 'ben']) at.player(name).seen.set(id, { list: id, opened: [] })
    at.settle()
    const before = at.list('ada')
    expect(before?.maskers).toContain(at.key('mal'))
    game.over = true
    at.settle()
    const [audited] = atOnce(auditedOf(at.player('ben').log))
    expect(audited?.foul).toEqual([at.key('mal')])
    expect([...(audited?.fair ?? []), ...(audited?.closed ?? [])]).toHaveLength(1)
  })

  test('and was lucky is told of when their cards are seen', () => {
    const { at, pact } = begun(THREE)
    const id = masksFirst(at, 'mal', pact, bend)
    for (const name of ['ada', 'ben']) at.player(name).seen.set(id, { list: id, opened: [] })
    at.settle()
    at.show('ada', [...FACES.keys()], 'all')
    at.settle()
    for (const name of ['ada', 'ben']) {
      facesKnown(at.player(name).log)
      expect(blames(at, name)).toContain('stacked ?')
    }
  })
})

test.each([
  ['stacks the deck', stacked],
  ['copies a card', copied],
])('who %s, and guesses how trials will be opened, is right once in 256', (_, bend) => {
  const { at, pact } = begun(THREE)
  masksFirst(at, 'mal', pact, bend)
  const { log, own } = at.player('mal')
  const root = listOf(log, log.said('seal', pact)[0]?.id ?? '')!
  const { key } = root.pact.key
  const seed = maskSeed(own, root.id)
  const plan = shuffleOf(SMALL, seed, FACES.length)
  const laid = bend(
    atOnce(shuffled(SMALL, key, root.cards, plan)),
    key,
    faceBeside(at, 'mal', root),
  )
  const GUESS = 0b10110010
  // Opened from below a trial is any shuffle; from above it has to lead to what was laid.
  const hashes = [...atOnce(hashTrials(SMALL, key, root.cards, seed))].map((cover, n) => {
    if ((GUESS >> n) & 1) return cover
    const plan = openTrials(SMALL, FACES.length, seed, 0)[n]!
    const from = [...plan.subarray(0, FACES.length)]
    const by = from.map(
      (_, i) =>
        SMALL.numberFromBytes(plan.subarray(FACES.length + 6 * i, FACES.length + 6 * i + 6))!,
    )
    return hashOfList(SMALL, atOnce(unshuffled(SMALL, key, laid, { from, by })))
  })
  // Shown by one hash, and by the hash of each, as earlier versions did.
  const passes = Array.from({ length: 512 }, (_, i) => i).filter((i) =>
    atOnce(
      checkTrials(
        SMALL,
        key,
        root.cards,
        laid,
        i < 256 ? [trialsCover(hashes)] : hashes,
        i % 256,
        openTrials(SMALL, FACES.length, seed, i % 256),
      ),
    ),
  )
  expect(passes).toEqual([GUESS, 256 + GUESS])
})

describe('who gives a part of another card', () => {
  /** Parts of the card beside it, in the place of those that were asked for. */
  const swaps = (player: Player) => (acts: readonly SealAct[]) =>
    acts.map((act) => {
      const show = act.is === 'part' ? player.log.of('show', act.show)?.act : undefined
      const list = show && listOf(player.log, show.list)
      if (act.is !== 'part' || !show || !list) return act
      const parts = show.cards.flatMap((card) => [
        ...(ownPart(player.log, player.own, list, (card + 1) % FACES.length) ?? []),
      ])
      const bytes = Uint8Array.from(parts)
      return {
        ...act,
        parts: show.to === 'all' ? bytes : (player.own.screen.box(show.to)?.seal(bytes) ?? bytes),
      }
    })

  test.each(['all', 'ada'])('to %s is told of, and the others give theirs', (to) => {
    const { at } = sealed(FIVE)
    const mal = at.player('mal')
    mal.twist = swaps(mal)
    // So that all get a turn to be asked.
    for (const card of FACES.keys()) at.show('ada', [card], to)
    at.settle()
    expect(knownTo(at.player('ada'))).toHaveLength(FACES.length)
    expect(new Set(blames(at, 'ada'))).toEqual(new Set(['false mal']))
  })
})

describe('who refuses for ever', () => {
  test('is named, and the others go on', () => {
    const { at } = sealed(THREE)
    const mal = at.player('mal')
    mal.twist = () => []
    for (const card of [0, 1, 2, 3]) at.show('ada', [card], 'all')
    at.settle()
    expect(new Set(waitsFor(at, 'ada'))).toEqual(new Set(['mal']))
    goOn(at, 'mal', THREE)
    expect(knownTo(at.player('ben'))).toHaveLength(4)
    drawsAndPlays(at, 'ben', 5, ['ada', 'ben'])
  })

  test('in a pact is named, and another pact is made without them', () => {
    const at = evening(FIVE, { allows: () => true })
    at.player('mal').twist = () => []
    at.begin()
    at.settle()
    expect(new Set(waitsFor(at, 'ada'))).toEqual(new Set(['mal']))
    const others = FIVE.filter((name) => name !== 'mal')
    const pact = at.begin(others)
    at.settle()
    expect(pactOf(at.player('cyd').log, pact)?.made).toBe(true)
    at.seal('ada', pact, FACES)
    at.settle()
    drawsAndPlays(at, 'dan', 0, others)
  })

  test('of two is named, and nobody sees anything', () => {
    const { at } = sealed(['ada', 'mal'])
    at.player('mal').twist = () => []
    at.show('ada', [0], 'ada')
    at.settle()
    expect(waitsFor(at, 'ada')).toEqual(['mal'])
    goOn(at, 'mal', ['ada', 'mal'])
    expect(knownTo(at.player('ada'))).toEqual([])
    expect(waitsFor(at, 'ada')).toEqual(['mal'])
    // Back again, they owe it still.
    at.player('mal').twist = undefined
    at.player('ada').without.clear()
    at.settle()
    expect(knownTo(at.player('ada'))).toHaveLength(1)
  })
})

test('who asks to see what is not due gets nothing, and the game goes on', () => {
  const { at, game } = sealed(THREE)
  game.allows = ({ cards, to, by }) =>
    cards.includes('card 0') ? to === at.key('ada') : by !== at.key('mal')
  at.show('ada', [0], 'ada')
  at.show('mal', [0, 1], 'mal')
  at.show('mal', [0], 'all')
  at.settle()
  expect(knownTo(at.player('mal'))).toEqual([])
  expect(knownTo(at.player('ben'))).toEqual([])
  expect(knownTo(at.player('ada'))).toHaveLength(1)
  drawsAndPlays(at, 'ben', 2, THREE)
})

describe('who says again what was said before', () => {
  test('says nothing: at the same table it is the same, at another it is not signed', () => {
    const { at } = sealed(THREE)
    drawsAndPlays(at, 'ada', 0, THREE)
    const { log, entries } = at.player('ben')
    const [count, known] = [log.count(), knownTo(at.player('ben'))]
    at.give(
      'ben',
      [...entries.values()].map((entry) => structuredClone(entry)),
    )
    for (const entry of entries.values()) log.take(structuredClone(entry))
    expect([log.count(), knownTo(at.player('ben')), log.told()]).toEqual([count, known, []])
    const elsewhere = makeSealLog(SMALL, 'another table')
    for (const entry of entries.values()) elsewhere.take(entry)
    expect(elsewhere.count()).toBe(0)
    expect(elsewhere.told().map(({ why }) => why)).toEqual(['sign'])
  })

  test('as their own, or for another card or shuffle, is told of', () => {
    const { at, pact } = sealed(THREE)
    at.show('ada', [0, 1], 'all')
    at.settle()
    at.seal('ada', pact, FACES, 2)
    at.settle()
    const log = at.player('ada').log
    const old = log.said('show', decksOf(log)[0]?.list.id ?? '')[0]!
    const given = log.said('part', old.id).filter(({ by }) => by !== at.key('mal'))
    at.player('mal').twist = () => []
    at.show('ada', [0, 1], 'all')
    const show = log.said('show', at.list('ada')?.id ?? '')[0]!
    for (const { act } of given) at.say('mal', { ...act, show: show.id })
    at.settle()
    expect(blames(at, 'ben')).toEqual(['false mal'])
    expect(knownTo(at.player('ben'))).toHaveLength(2)
  })
})

describe('who makes two screens', () => {
  test('of one key has no pact', () => {
    const at = evening(THREE, { allows: () => true })
    const [one = '', two = ''] = [at.key('ada'), at.key('mal')]
    for (const screens of [
      [one, two, two],
      [two, two],
    ]) {
      const seats = screens.map((_, i) => [`seat ${i}`])
      at.say('mal', { is: 'pact', salt: 'f'.repeat(64), screens, least: 2, seats, turn: 1 })
    }
    expect(pactsOf(at.player('mal').log)).toEqual([])
  })

  test.each([
    ['two hands', [['ada'], ['ada']]],
    ['no place for one of them', [['ada']]],
    ['one too many', [['ada'], ['mal'], ['ben']]],
  ])('and gives a seat %s has no pact', (_, seats) => {
    const at = evening(THREE, { allows: () => true })
    const screens = [at.key('ada'), at.key('mal')].sort()
    const act = pactAct(new Map(screens.map((one) => [one, []])), 2, 'f'.repeat(64))
    at.say('mal', act)
    expect(pactsOf(at.player('mal').log)).toHaveLength(1)
    at.say('mal', { ...act, seats })
    expect(pactsOf(at.player('mal').log)).toHaveLength(1)
  })

  test('of four has two parts of three, and sees nothing by them', () => {
    const { at, game } = sealed(['ada', 'ben', 'mal', 'mal2'])
    game.allows = () => false
    for (const name of ['mal', 'mal2']) colludes(at, name)
    at.show('mal', [0], 'mal')
    at.settle()
    expect(knownTo(at.player('mal'))).toEqual([])
  })
})

/** Gives its part of whatever is asked. */
function colludes(at: Evening, name: string) {
  const player = at.player(name)
  player.twist = (acts) => [
    ...acts,
    ...showsOf(player.log, at.list(name)!).flatMap(({ id, act }) => {
      const gave = player.log.said('part', id).some(({ by }) => by === player.screen.key)
      const parts = act.cards.flatMap((card) => [
        ...(ownPart(player.log, player.own, at.list(name)!, card) ?? []),
      ])
      const sealed = player.own.screen.box(act.to)?.seal(Uint8Array.from(parts))
      return gave || !sealed ? [] : [{ is: 'part' as const, show: id, parts: sealed }]
    }),
  ]
}

test.each([
  [3, []],
  [4, ['0: face']],
])('%i of five who collude see %j of what is not due: four open a card', (many, seen) => {
  const { at, game } = sealed(FIVE)
  game.allows = () => false
  const bad = [...FIVE].reverse().slice(0, many)
  for (const name of bad) colludes(at, name)
  at.show('mal', [0], 'mal')
  at.settle()
  expect(knownTo(at.player('mal')).map((one) => one.replace(/\w+$/, 'face'))).toEqual(seen)
})

test('who leaves with their hand keeps it hidden; the others play on, and see it only if they all agree', () => {
  const { at, game } = sealed(THREE)
  at.show('mal', [0, 1], 'mal')
  at.settle()
  const hand = knownTo(at.player('mal'))
  const others = ['ada', 'ben']
  game.allows = ({ cards, by }) => !cards.includes('card 0') && by !== at.key('mal')
  drawsAndPlays(at, 'ada', 2, others)
  at.show('ada', [0], 'all')
  at.settle(...others)
  expect(knownTo(at.player('ben'))).toHaveLength(1)
  game.allows = () => true
  at.settle(...others)
  expect(knownTo(at.player('ben'))).toContain(hand[0])
})

test('who comes back from a file knows their hand again, and says nothing twice', () => {
  const { at, pact } = begun(THREE)
  const early = [...at.player('mal').entries.values()]
  at.seal('ada', pact, FACES)
  at.settle()
  at.show('mal', [0], 'mal')
  at.settle()
  const [hand, list] = [knownTo(at.player('mal')), at.list('mal')?.id]
  at.reopen('mal', early)
  expect(at.list('mal')).toBeUndefined()
  at.settle('mal')
  at.settle()
  expect(knownTo(at.player('mal'))).toEqual(hand)
  expect(at.list('mal')?.id).toBe(list)
  expect(at.players.map(({ log }) => log.told())).toEqual([[], [], []])
  drawsAndPlays(at, 'mal', 3, THREE)
})

test.each([
  [3, 0],
  [4, 4],
])(
  'two groups apart: %i of five and the rest; %i of them go on, and all agree when they meet',
  (many, on) => {
    const { at, pact } = begun(FIVE)
    const groups = [FIVE.slice(0, many), FIVE.slice(many)]
    for (const group of groups) {
      at.seal(group[0] ?? '', pact, group.length > 2 ? FACES : [...FACES].reverse())
      at.settle(...group)
    }
    const went = FIVE.filter((name) => at.list(name) !== undefined)
    expect(went).toEqual(FIVE.slice(0, on))
    // Who could not go on says whom they lack.
    for (const name of FIVE.filter((one) => !went.includes(one))) {
      expect(waitsFor(at, name).length).toBeGreaterThan(0)
    }
    const before = at.list('ada')?.id
    at.settle()
    expect(new Set(FIVE.map((name) => at.list(name)?.id)).size).toBe(1)
    if (on > 0) expect(at.list('mal')?.id).toBe(before)
    drawsAndPlays(at, 'mal', 0, FIVE)
  },
)

describe('who breaks the pact', () => {
  test('by dealing what does not fit is named, and another is made without them', () => {
    const at = evening(THREE, { allows: () => true })
    at.player('mal').twist = (acts) =>
      acts.map((act) => (act.is === 'second' ? { ...act, shares: act.shares.map(spoil) } : act))
    const pact = at.begin()
    at.settle()
    const { log } = at.player('ada')
    expect(pactOf(log, pact)).toMatchObject({ broken: true, made: false })
    const faults = log.said('third', pact).filter(({ by }) => by !== at.key('mal'))
    expect(faults.map(({ act }) => act.faults)).toEqual([[at.key('mal')]])
    const second = at.begin(['ada', 'ben'])
    at.settle()
    at.seal('ada', second, FACES)
    at.settle()
    drawsAndPlays(at, 'ben', 0, ['ada', 'ben'])
  })

  test('by saying two first words is named', () => {
    const at = evening(THREE, { allows: () => true })
    at.player('mal').twist = (acts) =>
      acts.flatMap((act): SealAct[] =>
        act.is === 'first' ? [act, { ...act, proof: spoil(act.proof) }] : [act],
      )
    const pact = at.begin()
    at.settle()
    expect(pactOf(at.player('ada').log, pact)?.broken).toBe(true)
    expect(blames(at, 'ada')).toEqual(['twice mal'])
  })
})

/** The same with one bit turned. */
const spoil = (bytes: Uint8Array) =>
  bytes.map((byte, i) => (i === bytes.length - 1 ? byte ^ 1 : byte))

test('who asks for their own card again and again is given each part once', () => {
  const { at } = sealed(THREE)
  for (const salt of [0, 1, 2]) at.show('mal', [0, 1], 'mal', salt)
  at.show('mal', [1], 'mal', 3)
  at.settle()
  expect(knownTo(at.player('mal'))).toHaveLength(2)
  const { log } = at.player('ada')
  const shows = log.said('show', at.list('ada')?.id ?? '')
  expect(shows).toHaveLength(4)
  expect(shows.flatMap(({ id }) => log.said('part', id))).toHaveLength(1)
})

test('who says more than anybody would keeps nobody else from speaking', () => {
  const { at } = sealed(THREE)
  const list = at.list('ada')?.id ?? ''
  const acts = Array.from({ length: 2000 }, (_, salt): SealAct => {
    return { is: 'show', list, cards: [5], to: at.key('mal'), salt, without: [at.key('ben')] }
  })
  at.player('mal').twist = () => []
  at.say('mal', ...acts)
  at.give('ada', [...at.player('mal').entries.values()])
  const { log } = at.player('ada')
  expect(log.said('show', list)).toHaveLength(acts.length)
  expect(showsOf(log, at.list('ada')!).length).toBeLessThanOrEqual(200)
  goOn(at, 'mal', ['ada', 'ben'])
  at.show('ben', [2], 'ben')
  at.settle('ada', 'ben')
  expect(knownTo(at.player('ben'))).toHaveLength(1)
})

test('who makes up screens that write nonsense hides nobody, themselves neither, who says two things', () => {
  const log = makeSealLog(SMALL, 'one')
  const say = (secret: Uint8Array, ...acts: readonly unknown[]) => {
    const screen = screenOf(secret)
    for (const act of acts)
      for (const entry of writeEntries(screen, 'one', [act as SealAct])) log.take(entry)
    return screen.key
  }
  const list = 'ab'.repeat(32)
  const masks = [1, 2].map((byte) => ({
    ...{ is: 'mask', of: list, list: new Uint8Array(64).fill(byte), covers: ['cd'.repeat(32)] },
  }))
  for (let n = 0; n < 201; n++)
    say(new Uint8Array(32).fill(7).fill(n, 0, 1), { is: 'nonsense' }, ...(n > 190 ? masks : []))
  const mal = say(new Uint8Array(32).fill(9), { is: 'nonsense' }, ...masks)
  expect(log.told()).toContainEqual({ why: 'twice', by: mal, about: list })
  // Of those whom nobody knows each sort is told once, and without a name.
  expect(log.told(new Set([mal]))).toEqual([
    ...[
      { why: 'form', by: mal },
      { why: 'twice', by: mal, about: list },
    ],
    ...[{ why: 'form' }, { why: 'twice' }],
  ])
})

test('what nobody can write out is set aside, and whoever comes after it is heard', () => {
  const log = makeSealLog(SMALL, 'one')
  const [entry] = writeEntries(screenOf(new Uint8Array(32).fill(9)), 'one', [
    { is: 'step', id: 'a', of: '', says: 'b' },
  ])
  log.take({ ...entry, acts: [1n] })
  log.take(entry)
  expect([log.count(), log.told()]).toEqual([1, [{ why: 'form' }]])
})

describe('who says otherwise what a pact was made by, once it is made,', () => {
  test.each(['first', 'second', 'third'] as const)(
    'as another %s word, is named, and it stays made',
    (is) => {
      const { at, pact } = sealed(THREE)
      at.show('ada', [0], 'ada')
      at.settle()
      const [known, list] = [knownTo(at.player('ada')), at.list('ada')?.id]
      const { log } = at.player('mal')
      const [said] = log.said(is, pact).filter(({ by }) => by === at.key('mal'))
      const first = said?.act as { commitment: Uint8Array[]; proof: Uint8Array }
      const other = {
        first: { ...said?.act, proof: spoil(first.proof ?? new Uint8Array(1)) },
        second: { ...said?.act, shares: [new Uint8Array(3), new Uint8Array(3), new Uint8Array(3)] },
        third: { is: 'third', pact, faults: [at.key('ada'), at.key('ben')].sort() },
      }[is] as SealAct
      // It comes to some before all else, to others after it.
      at.say('mal', other)
      const [last] = [...at.player('mal').entries.values()].slice(-1)
      at.reopen('ben', [last!, ...at.player('ben').entries.values()])
      at.settle()
      for (const name of THREE) {
        expect(pactOf(at.player(name).log, pact)).toMatchObject({ made: true, broken: false })
        expect(at.list(name)?.id).toBe(list)
      }
      expect(knownTo(at.player('ada'))).toEqual(known)
      expect(blames(at, 'ben')).toEqual(['twice mal'])
      drawsAndPlays(at, 'ben', 1, THREE)
    },
  )
})

test('what was dealt falsely and came first keeps nobody from their share once the true word comes', () => {
  const { at, pact } = sealed(THREE)
  at.show('ada', [0], 'ada')
  at.settle()
  const known = knownTo(at.player('ada'))
  expect(known).toHaveLength(1)
  const mal = at.player('mal')
  const { act, by } = mal.log.said('second', pact).find((one) => one.by === at.key('mal'))!
  const isSecond = (one: SealEntry) =>
    one.by === by && one.acts.some((said) => (said as SealAct).is === 'second')
  const all = [...at.player('ada').entries.values()]
  at.say('mal', { ...act, shares: act.shares.map((one) => one.map((byte) => byte ^ 1)) })
  const last = [...mal.entries.values()].at(-1)!
  at.reopen('ada', [...all.filter((one) => !isSecond(one)), last])
  expect(knownTo(at.player('ada'))).toEqual([])
  at.give('ada', all.filter(isSecond))
  expect(knownTo(at.player('ada'))).toEqual(known)
  mal.twist = () => []
  drawsAndPlays(at, 'ben', 1, ['ada', 'ben'])
})

describe('who takes back what they said', () => {
  const FOUR = ['ada', 'ben', 'cyd', 'mal']
  /** What a screen has by itself: its own words, and those that all rests on. */
  const keptBy = (at: Evening, name: string) => {
    const { log, own, entries } = at.player(name)
    const ours = [...entries.values()].filter(({ by }) => by === own.screen.key)
    return [...new Set([...ours, ...restsOn(log, own)])]
  }

  test('unmakes no pact and no deck: each screen has what these rest on', () => {
    const { at, pact } = sealed(FOUR)
    at.show('ada', [0], 'ada')
    at.settle()
    const list = at.list('ada')?.id
    const others = ['ada', 'ben', 'cyd']
    const known = knownTo(at.player('ada'))
    // All that Mal ever said is gone, and what no pact rests on of all others.
    for (const name of others) at.reopen(name, keptBy(at, name))
    for (const name of others) {
      expect(pactOf(at.player(name).log, pact), name).toMatchObject({ made: true, lacking: [] })
      expect(at.list(name)?.id).toBe(list)
    }
    for (const name of others) at.player(name).without.add(at.key('mal'))
    at.settle(...others)
    expect(knownTo(at.player('ada'))).toEqual(known)
    drawsAndPlays(at, 'ben', 1, others)
    at.seal('ben', pact, FACES, 2)
    at.settle(...others)
    expect(at.list('cyd')?.seal.n).toBe(2)
  })

  test('and says otherwise a hundred times makes others keep no more than was needed', () => {
    const { at, pact } = sealed(FOUR)
    const before = restsOn(at.player('ada').log, at.player('ada').own)
    const { log } = at.player('mal')
    const second = log.said('second', pact).find(({ by }) => by === at.key('mal'))!.act
    const seal = at.list('mal')!.seal
    for (let n = 0; n < 100; n++) {
      at.say('mal', { ...second, shares: second.shares.map(() => Uint8Array.of(n)) })
      at.say('mal', { is: 'third', pact, faults: FOUR.slice(0, n % 3).map(at.key) })
      const vote = { is: 'vote', pact, deck: seal.deck, n: 1, round: n, step: 1 } as const
      at.say('mal', { ...vote, list: n.toString(16).padStart(64, '0') })
    }
    at.settle()
    const after = restsOn(at.player('ada').log, at.player('ada').own)
    expect(new Set(after)).toEqual(new Set(before))
    expect(
      restsOn(evening(['eve'], { allows: () => true }).player('eve').log, at.player('ada').own),
    ).toEqual([])
  })
})

test('who writes in another’s name, or of nobody, whom a card is to be shown to keeps nobody from being shown it', () => {
  const { at } = sealed(THREE)
  const list = at.list('mal')?.id ?? ''
  const others = [at.key('ada'), at.key('ben')].sort()
  const show = { is: 'show' as const, list, salt: 0, without: [] }
  at.say(
    'mal',
    { ...show, cards: [0], to: at.key('ada') },
    { ...show, cards: [0], to: at.key('ada'), salt: 1, without: others },
    { ...show, cards: [1], to: 'all', without: others },
  )
  // And gives at once what is no part.
  const { log } = at.player('mal')
  for (const { id } of log.said('show', list))
    at.say('mal', { is: 'part', show: id, parts: new Uint8Array(80) })
  at.player('mal').twist = () => []
  at.settle()
  goOn(at, 'mal', THREE)
  drawsAndPlays(at, 'ada', 0, ['ada', 'ben'])
  at.show('ada', [1], 'all')
  at.settle()
  expect(knownTo(at.player('ben'))).toHaveLength(2)
})

describe('who makes a pact of their own screens', () => {
  test('and seals the deck by it, gives nobody another card, nor keeps others from shuffling', () => {
    const at = evening([...THREE, 'mal2'], { allows: () => true })
    const pact = at.begin(THREE)
    at.settle(...THREE)
    at.seal('ada', pact, FACES)
    at.settle()
    at.show('ada', [0], 'ada')
    at.settle()
    const [known, list] = [knownTo(at.player('ada')), at.list('ada')?.id]
    const two = ['mal', 'mal2']
    const hands = new Map(two.map((name, i) => [at.key(name), [THREE[i] ?? '']]))
    const act = pactAct(hands, 2, 'e'.repeat(64), 1000)
    at.say('mal', act)
    at.settle(...two)
    const own = at
      .player('mal')
      .log.said('pact', '')
      .find(({ act }) => act.turn === 1000)!.id
    expect(pactOf(at.player('mal').log, own)?.made).toBe(true)
    at.seal('mal', own, FACES, 9)
    at.settle(...two)
    at.settle()
    for (const name of ['ada', 'ben']) {
      expect(at.list(name)?.id).toBe(list)
      const { pact: counts, hands } = questionsOf(at.player(name).log, at.player(name).own)
      expect(counts?.id).toBe(pact)
      expect(hands.get(at.key('mal'))).toEqual(['mal'])
    }
    expect(knownTo(at.player('ada'))).toEqual(known)
    drawsAndPlays(at, 'ben', 1, ['ada', 'ben'])
  })
})
