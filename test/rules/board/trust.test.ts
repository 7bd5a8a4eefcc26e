import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Seal } from '../../../src/rules/board/deck.ts'
import { orderOf } from '../../../src/rules/board/trust.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'

const boardOf = (play: Record<string, Plain>) => ({ items: new Map(), seats: [], rolls: [], play })
const deckOf = (...seals: readonly Seal[]) => ({ id: 'd', seals: () => seals })
const seed = (n: number) => String(n).padStart(64, '0')
const CARDS = ['a', 'b', 'c', 'd', 'e']
const FACES = ['1', '2', '3', '4', '5']
const faces = (...given: Parameters<typeof orderOf>) => [...orderOf(...given).faces].sort()

test('each card has one of the faces, each face is there once, and everybody reads the same', () => {
  const luck = fc.tuple(fc.nat(), fc.nat())
  fc.assert(
    fc.property(luck, ([one, two]) => {
      const board = boardOf({ 'luck/d/1': seed(one), 'luck/d/2': seed(two) })
      // Some of them are gathered again: shown ones by their faces, hidden ones as they lie.
      const first = orderOf(deckOf({ cards: CARDS, faces: FACES }), board).faces
      const some = ['b', 'd', 'e']
      const again = { cards: some, faces: [first.get('b')!, null, null] }
      const { faces: now, lacking } = orderOf(deckOf({ cards: CARDS, faces: FACES }, again), board)
      expect(lacking).toBeUndefined()
      expect([...now.values()].sort()).toEqual(FACES)
      for (const card of ['a', 'c']) expect(now.get(card)).toBe(first.get(card))
    }),
  )
})

test('every order comes as often', () => {
  const counts = new Map<string, number>()
  for (let n = 0; n < 6000; n++) {
    const board = boardOf({ 'luck/d/1': seed(n) })
    const { faces } = orderOf(deckOf({ cards: ['a', 'b', 'c'], faces: ['1', '2', '3'] }), board)
    const order = [...faces.values()].join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  // Of 1000 each, five times their spread.
  for (const many of counts.values()) expect(Math.abs(many - 1000)).toBeLessThan(150)
})

test.each<[string, Plain | undefined]>([
  ['none', undefined],
  ['a number', 7],
  ['too short', 'abc'],
  ['in capitals', 'A'.repeat(64)],
  ['a list', [seed(1)]],
])('a shuffle without luck waits for it, and those after it for that: %s', (_, value) => {
  const play: Record<string, Plain> = { 'luck/d/2': seed(2) }
  if (value !== undefined) play['luck/d/1'] = value
  const seal = { cards: CARDS, faces: FACES }
  expect(orderOf(deckOf(seal, seal), boardOf(play))).toEqual({
    faces: new Map(),
    lacking: 'luck/d/1',
  })
})

test.each<[string, Seal]>([
  ['a card twice', { cards: ['a', 'a', 'b'], faces: ['1', '2', '3'] }],
  ['a hidden card that was never shuffled', { cards: ['a', 'x'], faces: ['1', null] }],
  ['fewer faces than cards', { cards: ['a', 'x'], faces: ['1'] }],
])('what is no shuffle leaves all as it is: %s', (_, odd) => {
  const board = boardOf({ 'luck/d/1': seed(1), 'luck/d/2': seed(2) })
  const seal = { cards: CARDS, faces: FACES }
  expect(faces(deckOf(seal, odd), board)).toEqual(faces(deckOf(seal), board))
})
