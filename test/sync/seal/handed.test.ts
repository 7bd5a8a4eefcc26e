import { describe, expect, test } from 'vitest'
import { handsBy } from '../../../src/sync/seal/handed.ts'
import { pactOf } from '../../../src/sync/seal/standing.ts'
import { type Evening, evening, knownTo } from './evening.ts'

const FACES = ['wolf', 'moon', 'bell', 'rose', 'crow', 'salt']
const NAMES = ['ada', 'ben', 'cyd', 'dan']

/** Four at a table, of whom three open a card: Ada holds two cards. A phone and a thief are there, and have no part. */
function dealt() {
  const at: Evening = evening([...NAMES, 'phone', 'thief'], {
    // By the game they are due to the seat; by the pact, and what was said since, some screens are that.
    allows: ({ to, seats }) => to === 'all' || seats.includes('ada'),
  })
  const pact = at.begin(NAMES)
  at.settle()
  at.seal('ada', pact, FACES)
  at.settle()
  at.show('ada', [0, 1], 'ada')
  at.settle()
  return { at, pact }
}
const hand = (at: Evening, pact: string, by: string, to: string, seat = 'ada') =>
  at.say(by, { is: 'hand', pact, seat, to: at.key(to) })
const sees = (at: Evening, name: string) => {
  at.show(name, [0, 1], name)
  at.settle()
  return knownTo(at.player(name))
}

test('where a hand has moved it is seen once the screen that held it says so', () => {
  const { at, pact } = dealt()
  expect(sees(at, 'phone')).toEqual([])
  hand(at, pact, 'ada', 'phone')
  expect(sees(at, 'phone')).toEqual(knownTo(at.player('ada')))
  expect(knownTo(at.player('phone'))).toHaveLength(2)
  // Nobody else sees any of it.
  for (const name of ['ben', 'cyd', 'dan', 'thief']) expect(knownTo(at.player(name))).toEqual([])
})

test('the phone lays a card of it open alone, and may hand it on itself', () => {
  const { at, pact } = dealt()
  hand(at, pact, 'ada', 'phone')
  const [card = ''] = sees(at, 'phone')
  at.show('phone', [Number.parseInt(card, 10)], 'all')
  at.settle('phone')
  at.settle()
  expect(knownTo(at.player('ben'))).toEqual([card])
  hand(at, pact, 'phone', 'thief')
  expect(sees(at, 'thief')).toHaveLength(2)
})

describe('a screen that is gone', () => {
  test.each([
    ['one says so', ['ben'], false],
    ['two', ['ben', 'cyd'], false],
    ['as many as open a card', ['ben', 'cyd', 'dan'], true],
    ['one of them three times', ['ben', 'ben', 'ben'], false],
    ['with those who are none of the pact', ['ben', 'cyd', 'thief', 'phone'], false],
  ])('its hand is shown elsewhere: %s', (_, by, seen) => {
    const { at, pact } = dealt()
    for (const name of by) hand(at, pact, name, 'phone')
    at.show('phone', [0, 1], 'phone')
    at.settle('ben', 'cyd', 'dan', 'phone', 'thief')
    expect(knownTo(at.player('phone'))).toHaveLength(seen ? 2 : 0)
  })
})

test.each([
  ['a thief for itself', 'thief', 'thief', 'ada'],
  ['whose hand it is not', 'ben', 'thief', 'ada'],
  ['another for itself', 'ben', 'ben', 'ada'],
  ['of a seat that is none of the pact', 'ada', 'thief', 'eve'],
  ['of her other seat', 'ada', 'thief', 'ben'],
])('nothing comes of it: %s', (_, by, to, seat) => {
  const { at, pact } = dealt()
  hand(at, pact, by, to, seat)
  at.show(to, [0, 1], to)
  at.settle()
  expect(knownTo(at.player(to))).toEqual([])
})

test('whose a screen is hangs on no order in which it was said', () => {
  const { at, pact } = dealt()
  hand(at, pact, 'ada', 'phone')
  hand(at, pact, 'phone', 'thief')
  at.settle()
  const entries = [...at.player('ben').entries.values()]
  const read = () => {
    const { log } = at.player('ben')
    const standing = pactOf(log, pact)!
    return [...handsBy(log, standing)].flatMap(([one, seats]) => (seats.includes('ada') ? one : []))
  }
  const before = read().sort()
  at.reopen('ben', entries.toReversed())
  expect(read().sort()).toEqual(before)
  expect(before).toEqual([at.key('ada'), at.key('phone'), at.key('thief')].sort())
})
