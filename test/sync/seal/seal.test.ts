import { ristretto255_FROST } from '@noble/curves/ed25519.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import type { Deck } from '../../../src/rules/board/deck.ts'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { auditedOf } from '../../../src/sync/seal/audit.ts'
import { RISTRETTO } from '../../../src/sync/seal/curve.ts'
import type { ActOf } from '../../../src/sync/seal/entry.ts'
import { decksOf, showsOf } from '../../../src/sync/seal/faces.ts'
import { facesOfSeal, type SealedList } from '../../../src/sync/seal/lists.ts'
import {
  facePoints,
  hashOfList,
  namesOf,
  openList,
  shuffled,
  shuffleOf,
  unshuffled,
} from '../../../src/sync/seal/mask.ts'
import { allowedShows } from '../../../src/sync/seal/owes.ts'
import { keyOfPact, leastOf } from '../../../src/sync/seal/pact.ts'
import { givePart, readPart, sumOfParts } from '../../../src/sync/seal/part.ts'
import { pactOf } from '../../../src/sync/seal/standing.ts'
import { keyOf } from '../party.ts'
import { evening, facesKnown, knownTo } from './evening.ts'
import { SMALL } from './smallcurve.ts'

const FACES = ['wolf', 'wolf', 'owl', 'fox', 'bear', 'hare']

test.each([
  [1, false, 1],
  [2, false, 2],
  [3, false, 2],
  [4, false, 3],
  [5, false, 4],
  [8, false, 7],
  [3, true, 3],
  [5, true, 5],
])('of %i screens, all of them needed: %s, %i open a card', (many, all, least) => {
  expect(leastOf(many, all)).toBe(least)
  expect(2 * least).toBeGreaterThan(many)
})

describe.each([
  ['ristretto255', RISTRETTO],
  ['the small group', undefined],
])('by %s', (_, curve) => {
  test.each([[['ada', 'ben']], [['ada', 'ben', 'cyd']]])(
    '%j seal a deck and see cards',
    (names) => {
      const at = evening(names, { allows: () => true }, curve)
      const [ada, ben] = [at.player('ada'), at.player('ben')]
      const pact = at.begin()
      at.settle()
      expect(pactOf(ada.log, pact)?.made).toBe(true)
      at.seal('ada', pact, FACES)
      at.settle()
      expect(at.list('ben')?.id).toBe(at.list('ada')?.id)
      at.show('ben', [0, 1], 'ben')
      at.settle()
      expect(knownTo(ben)).toHaveLength(2)
      expect(knownTo(ada)).toEqual([])
      at.show('ben', [0, 2], 'all')
      at.settle()
      expect(knownTo(ada)).toHaveLength(2)
      expect(facesKnown(ada.log).get('card 0')).toBe(facesKnown(ben.log, ben.own).get('card 0'))
      expect(at.players.map(({ log }) => log.told())).toEqual(names.map(() => []))
      expect(at.players.flatMap(({ owed }) => [...(owed?.awaits ?? [])])).toEqual([])
    },
  )
})

test('a deck is shuffled again by those who are awake, and nothing of the old hands is known of it', () => {
  const at = evening(['ada', 'ben', 'cyd'], { allows: ({ n }) => n === 1 })
  const pact = at.begin()
  at.settle()
  at.seal('ada', pact, FACES)
  at.settle()
  at.show('ada', [0, 1], 'ada')
  at.settle()
  expect(knownTo(at.player('ada'))).toHaveLength(2)
  at.seal('ben', pact, FACES, 2)
  at.settle('ada', 'ben')
  expect(at.list('ben')?.seal.n).toBe(2)
  expect(knownTo(at.player('ada'))).toEqual([])
})

/** A deck of six is sealed, and then a packet of two that lie hidden, one that lay open, and a marker. */
function packets(more: Partial<Parameters<typeof evening>[1]> = {}, names = ['ada', 'ben', 'cyd']) {
  const at = evening(names, { allows: () => true, ...more })
  const pact = at.begin()
  at.settle()
  at.seal('ada', pact, FACES)
  at.settle()
  at.show('ada', [0, 5], 'ada')
  at.show('ada', [3], 'all')
  at.settle()
  const faces = facesKnown(at.player('ada').log, at.player('ada').own)
  const open = facesKnown(at.player('ada').log).get('card 3')!
  at.gather('ada', pact, 2, [
    ['card 5', null],
    ['marker', 'verse'],
    ['card 1', null],
    ['card 3', open],
  ])
  at.settle()
  return { at, pact, faces, open }
}

test('hidden cards are shuffled with open ones: then nobody knows them, and the others are as they were', () => {
  const { at, faces, open } = packets()
  const ada = at.player('ada')
  expect(at.list('cyd')?.seal.n).toBe(2)
  // Her own card that did not go in she knows still, and the one that did no more.
  expect(knownTo(ada)).toEqual([`0: ${faces.get('card 0')}`])
  expect(facesKnown(ada.log).size).toBe(0)
  // What lies where is seen by whoever is shown it, out of all that can be.
  at.show('ben', [0, 1, 2, 3], 'all')
  at.settle()
  const now = facesKnown(at.player('ben').log)
  const packet = ['card 5', 'marker', 'card 1', 'card 3'].map((card) => now.get(card)!)
  expect(packet).toContain('verse')
  expect(packet).toContain(open)
  expect(packet).toContain(faces.get('card 5'))
  // Nothing is there twice: with what was left out it is the whole deck.
  const list = decksOf(ada.log)[0]!.list
  at.say('ada', { is: 'show', list: list.id, cards: [0, 2, 4], to: 'all', salt: 1, without: [] })
  at.settle()
  const all = [...facesKnown(ada.log).values()].sort()
  expect(all).toEqual([...FACES, 'verse'].sort())
  expect(at.players.flatMap(({ log }) => log.told())).toEqual([])
})

test('a card that went into another shuffle is shown no more where it lay', () => {
  const { at } = packets()
  const { log } = at.player('ben')
  const list = decksOf(log)[0]!.list
  const ask = (cards: number[]) =>
    at.say('ben', { is: 'show', list: list.id, cards, to: at.key('ben'), salt: 0, without: [] })
  ask([5])
  ask([4, 1])
  at.settle()
  expect(knownTo(at.player('ben'))).toEqual([])
  expect([
    ...log.said('part', showsOf(log, list).find(({ by }) => by === at.key('ben'))!.id),
  ]).toEqual([])
  ask([4])
  at.settle()
  expect(knownTo(at.player('ben'))).toHaveLength(1)
})

test('a packet is opened, gathered with hidden ones, and shuffled once more', () => {
  const { at, pact } = packets()
  at.gather('cyd', pact, 3, [
    ['card 1', null],
    ['card 0', null],
    ['card 2', null],
    ['marker', null],
  ])
  at.settle()
  expect(at.list('ada')?.seal.n).toBe(3)
  at.show('ben', [0, 1, 2, 3], 'all')
  at.settle()
  const known = facesKnown(at.player('ben').log)
  expect(known.size).toBe(4)
  for (const face of known.values()) expect([...FACES, 'verse']).toContain(face)
  expect(at.players.flatMap(({ log }) => log.told())).toEqual([])
})

test('what a card that was shuffled again and again may be is every face once, by however many ways it came', () => {
  const { at, pact, open } = packets()
  // One lies in the list before, the other always in the one before that.
  for (let n = 3; n <= 9; n++) {
    at.gather('cyd', pact, n, [
      [n % 2 ? 'card 1' : 'card 5', null],
      ['marker', null],
    ])
    at.settle()
  }
  const { log } = at.player('ada')
  const { seal } = at.list('ada')!
  expect([seal.n, new Set(seal.of).size]).toEqual([9, 2])
  const faces = facesOfSeal(log, seal).map(([, face]) => face)
  expect(faces.sort()).toEqual([...FACES, 'verse', open].sort())
})

test.each<[string, (at: ReturnType<typeof packets>) => Partial<ActOf<'seal'>>]>([
  ['a list that is only half masked', ({ at }) => ({ of: [at.list('ada')!.before!.id] })],
  ['a seal', ({ at }) => ({ of: [listRoot(at.list('ada')!).id] })],
  ['a list of a later shuffle', ({ at }) => ({ n: 1, of: [at.list('ada')!.id] })],
  ['a list of another deck', ({ at }) => ({ deck: 'other', of: [at.list('ada')!.id] })],
  ['nothing', () => ({ of: ['e'.repeat(64)] })],
  ['too few lists', () => ({ of: [] })],
  ['too many lists', ({ at }) => ({ of: [at.list('ada')!.id, at.list('ada')!.id] })],
  ['a card that is not there', ({ at }) => ({ cards: ['none'], of: [at.list('ada')!.id] })],
])('what names %s for its hidden card is no seal', (_, bend) => {
  const all = packets()
  const { at, pact } = all
  const seal = { is: 'seal', pact, deck: 'main', n: 3, cards: ['card 1'], faces: [null] } as const
  at.say('ada', { ...seal, cards: ['card 1'], faces: [null], of: [], ...bend(all) })
  at.settle()
  expect(at.list('ada')?.seal.n).toBe(2)
  expect(at.players.flatMap(({ log }) => log.told())).toEqual([])
})

test('the shuffle of a packet is audited like any other', () => {
  const { at } = packets({ over: () => true })
  at.settle()
  const audited = atOnce(auditedOf(at.player('ben').log))
  expect(audited.map(({ n, foul, closed }) => [n, foul, closed])).toEqual([
    [1, [], []],
    [2, [], []],
  ])
})

const listRoot = (list: SealedList): SealedList => (list.before ? listRoot(list.before) : list)

test('the key of a pact and the known halves are the library’s own', () => {
  const { Identifier } = ristretto255_FROST
  const [many, least] = [5, 4]
  const seeds = Array.from({ length: many }, (_, i) => new Uint8Array(32).fill(i + 1))
  const sizes = seeds.map((_, at) => ({ many, least, at }))
  const firsts = seeds.map((seed, i) => RISTRETTO.first(seed, sizes[i]!))
  const seconds = seeds.map((seed, i) => RISTRETTO.second(seed, sizes[i]!, firsts)!)
  const made = keyOfPact(RISTRETTO, least, firsts)!
  const shares = seeds.map((seed, i) =>
    RISTRETTO.third(
      seed,
      sizes[i]!,
      firsts,
      seconds.map((all) => all[i]!),
    ),
  )
  shares.forEach((share, i) => {
    expect(RISTRETTO.same(RISTRETTO.times(RISTRETTO.base, share!), made.halves[i]!)).toBe(true)
  })
  const secret = ristretto255_FROST.combineSecret(
    shares.slice(1).map((share, i) => ({
      identifier: Identifier.fromNumber(i + 2),
      signingShare: RISTRETTO.numberToBytes(share!),
    })),
    { min: least, max: many },
  )
  const whole = RISTRETTO.times(RISTRETTO.base, RISTRETTO.numberFromBytes(secret)!)
  expect(bytesToHex(RISTRETTO.toBytes(whole))).toBe(bytesToHex(RISTRETTO.toBytes(made.key)))

  // Four of five open a card, whoever they are; three do not.
  const faces = facePoints(RISTRETTO, 'table', 'main', namesOf(FACES))
  const open = openList(RISTRETTO, made.key, faces)
  const plan = shuffleOf(RISTRETTO, new Uint8Array(32), FACES.length)
  const list = atOnce(shuffled(RISTRETTO, made.key, open, plan))
  const { a, b } = list[0]!
  const opens = (who: readonly number[]) => {
    const parts = who.map((i) => {
      const bytes = givePart(RISTRETTO, shares[i]!, a, ['card', i])
      return [i, readPart(RISTRETTO, made.halves[i]!, a, ['card', i], bytes)!] as const
    })
    const bare = RISTRETTO.subtract(b, sumOfParts(RISTRETTO, new Map(parts)))
    return faces.findIndex((face) => RISTRETTO.same(face, bare))
  }
  const face = opens([0, 1, 2, 3])
  expect(face).toBeGreaterThanOrEqual(0)
  expect([opens([1, 2, 3, 4]), opens([4, 2, 0, 1])]).toEqual([face, face])
  expect([opens([0, 1, 2]), opens([4, 2, 3])]).toEqual([-1, -1])
})

describe('a shuffle', () => {
  const key = SMALL.times(SMALL.base, 77n)
  const faces = facePoints(SMALL, 'table', 'main', namesOf(FACES))
  const list = openList(SMALL, key, faces)

  test('changes every card, keeps every face once, and goes back', () => {
    const plan = shuffleOf(SMALL, new Uint8Array(32).fill(5), FACES.length)
    const other = atOnce(shuffled(SMALL, key, list, plan))
    expect(new Set(plan.from).size).toBe(FACES.length)
    other.forEach(({ a, b }, i) => {
      const bare = SMALL.subtract(b, SMALL.times(a, 77n))
      expect(SMALL.same(bare, faces[plan.from[i]!]!)).toBe(true)
      expect(list.some((one) => SMALL.same(one.a, a) || SMALL.same(one.b, b))).toBe(false)
    })
    expect(hashOfList(SMALL, atOnce(unshuffled(SMALL, key, other, plan)))).toBe(
      hashOfList(SMALL, list),
    )
  })

  test('brings each card to each place as often', () => {
    const [many, runs] = [5, 5000]
    const counts = new Map<string, number>()
    for (let n = 0; n < runs; n++) {
      const seed = new Uint8Array(32)
      new DataView(seed.buffer).setUint32(0, n)
      shuffleOf(SMALL, seed, many).from.forEach((from, at) => {
        const name = `${from}/${at}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      })
    }
    expect(counts.size).toBe(many * many)
    for (const count of counts.values()) {
      expect(Math.abs(count - runs / many)).toBeLessThan(5 * Math.sqrt(runs / many))
    }
  })
})

test('equal faces are told apart, other tables and decks have others', () => {
  expect(namesOf(['wolf', 'owl', 'wolf'])).toEqual(['wolf#1', 'owl#1', 'wolf#2'])
  const points = [
    ...facePoints(SMALL, 'table', 'main', ['wolf#1', 'wolf#2']),
    ...facePoints(SMALL, 'table', 'other', ['wolf#1']),
    ...facePoints(SMALL, 'elsewhere', 'main', ['wolf#1']),
  ]
  expect(new Set(points.map((point) => SMALL.toBytes(point).join())).size).toBe(4)
})

test('a game is asked by seats: a show to a screen is due where one of those who sit there may see it', () => {
  const deck: Deck = {
    id: 'main',
    kind: 'card',
    seals: () => [
      { cards: ['one', 'two', 'three', 'four', 'five'], faces: ['a', 'b', 'c', 'd', 'e'] },
      { cards: ['three'], faces: [null] },
    ],
    due: () => [
      { to: 'ada', cards: ['one', 'two', 'three'] },
      { to: 'cyd', cards: ['four'] },
      { to: 'all', cards: ['one'] },
    ],
    onTrust: () => false,
  }
  const board = { items: new Map(), seats: [], rolls: [], play: {} }
  const seats = new Map([
    [keyOf('ada'), ['cyd', 'ada']],
    [keyOf('ben'), ['ben']],
  ])
  const show = (id: string, to: string, cards: readonly string[], of = 'main', n = 1) => ({
    ...{
      id,
      to,
      cards,
      deck: of,
      n,
      by: keyOf('ben'),
      seats: seats.get(to) ?? [],
      given: false,
      seen: false,
    },
  })
  const shows = [
    show('hers', keyOf('ada'), ['one', 'two']),
    show('of both at her screen', keyOf('ada'), ['one', 'four']),
    show('and nobody’s beside', keyOf('ada'), ['one', 'four', 'five']),
    show('his', keyOf('ben'), ['one']),
    show('nobody’s', keyOf('eve'), ['one']),
    show('open', 'all', ['one']),
    show('both', 'all', ['one', 'two']),
    show('unknown', 'all', ['one'], 'other'),
    show('where it lay before', keyOf('ada'), ['three']),
    show('where it lies', keyOf('ada'), ['three'], 'main', 2),
  ]
  expect(allowedShows(shows, [deck], board)).toEqual([
    ...['hers', 'of both at her screen', 'open', 'where it lies'],
  ])
})
