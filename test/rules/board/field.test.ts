import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Board } from '../../../src/rules/board/board.ts'
import {
  boundsOf,
  type CountField,
  fieldChosen,
  fieldStep,
  fieldValue,
  isTold,
  MOST_COUNTED,
} from '../../../src/rules/board/field.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import { game, gold, health, mood, pack } from '../../games/beasts/game.ts'

const place = { x: 0, y: 0, turn: 0, z: 0 }
const beast = (props: Item['props'] = {}, id = 'a'): Item => ({
  id,
  kind: 'beast',
  place,
  bin: false,
  props,
  texts: {},
})
const board = (...all: readonly Item[]): Board => ({
  items: new Map(all.map((item) => [item.id, item])),
  seats: [],
  rolls: [],
  play: {},
})
const none = board()

describe('a count is shown within its bounds', () => {
  test.each<[stored: Plain | undefined, hide: Plain, shown: number]>([
    [5, 8, 5],
    [0, 8, 0],
    [-3, 8, 0],
    [11, 8, 8],
    [11, 12, 11],
    [undefined, 8, 0],
    [2.9, 8, 2],
    [1e300, 8, 8],
    [-1e300, 8, 0],
    ['five', 8, 0],
    [null, 8, 0],
    [[5], 8, 0],
    // Bounds that make no sense hold nothing up.
    [5, -2, 0],
    [5, 'thick', 5],
  ])('%j of %j: %i', (stored, hide, shown) => {
    const item = beast({ hide, ...(stored === undefined ? {} : { health: stored }) })
    expect(fieldValue(health, item, none)).toBe(shown)
  })

  test.each<[bounds: Pick<CountField, 'least' | 'most'>, least: number, most: number | undefined]>([
    [{ least: 1 }, 1, undefined],
    [{ least: 1, most: () => 4.7 }, 1, 4],
    [{ least: 3, most: 1 }, 3, 3],
    [{ least: Number.NaN, most: Number.NaN }, 0, undefined],
    [{ least: -1e300, most: Number.POSITIVE_INFINITY }, -MOST_COUNTED, MOST_COUNTED],
  ])('%j', (bounds, least, most) => {
    expect(boundsOf({ ...gold, ...bounds }, beast(), none)).toEqual({ least, most })
  })
})

describe('a step', () => {
  test.each<[stored: Plain | undefined, by: number, does: object | undefined]>([
    [5, -3, { do: 'add', by: -3 }],
    [2, -3, { do: 'add', by: -2 }],
    [7, 9, { do: 'add', by: 1 }],
    [8, 1, undefined],
    [0, -1, undefined],
    [5, 0, undefined],
    [5, Number.NaN, undefined],
    [undefined, 2, { do: 'add', by: 2 }],
    // Struck twice apart: what went below nothing is made good.
    [-2, 1, { do: 'add', by: 3 }],
    [-2, -1, undefined],
    // Nonsense is written over, by one's own hand.
    ['five', 1, { do: 'set', value: 1 }],
    [2.5, 1, { do: 'set', value: 3 }],
    [1e300, -1, { do: 'set', value: 7 }],
  ])('of %j by %i', (stored, by, does) => {
    const item = beast(stored === undefined ? {} : { health: stored })
    const expected = does && { id: 'a', key: 'health', ...does }
    expect(fieldStep(health, item, none, by)).toEqual(expected)
  })

  test('property: brings what is shown as far as its bounds allow, whatever is stored', () => {
    const stored = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.string())
    fc.assert(
      fc.property(stored, fc.integer({ min: -20, max: 20 }), (value, by) => {
        const item = beast({ health: value })
        const before = fieldValue(health, item, none)
        const change = fieldStep(health, item, none, by)
        const wanted = Math.max(0, Math.min(8, before + by))
        const after =
          change?.do === 'add'
            ? Number(value) + change.by
            : change?.do === 'set'
              ? change.value
              : value
        expect(fieldValue(health, beast({ health: after }), none)).toBe(wanted)
      }),
    )
  })
})

test('a beast is met with all its fields', () => {
  const [meet] = game.moves
  const chance = { id: () => 'a', seed: () => '', wobble: () => 0.5 }
  const made = meet?.play(none, { seat: 'ada', chance, now: 0 }, { name: 'Brindle' })
  const change = made && !('dice' in made) ? made[0] : undefined
  if (change?.do !== 'make') throw new Error('no beast')
  const item = { ...change.item, bin: false }
  const values = game.pieces.beast?.fields?.map((field) => fieldValue(field, item, board(item)))
  expect(values).toEqual([8, 0, '', 0])
})

test('a worth follows from what lies there', () => {
  const [a, b, c] = [beast(), beast({}, 'b'), beast({}, 'c')]
  expect(fieldValue(pack, a, board(a))).toBe(0)
  expect(fieldValue(pack, a, board(a, b, c))).toBe(2)
  expect(fieldValue({ ...pack, of: () => Number.NaN }, a, board(a))).toBe(0)
})

test.each([
  ['a count of 0', { ...gold, quiet: true as const }, { gold: 0 }, false],
  ['a count of 1', { ...gold, quiet: true as const }, { gold: 1 }, true],
  ['a count of 0 that is always told', gold, { gold: 0 }, true],
  ['nothing chosen', { ...mood, quiet: true as const }, {}, false],
  ['what is chosen', { ...mood, quiet: true as const }, { mood: 'asleep' }, true],
])('%s is told in a line or not', (_, field, props, told) => {
  expect(isTold(field, beast(props), none)).toBe(told)
})

describe('a choice', () => {
  test.each<[stored: Plain | undefined, shown: string]>([
    ['asleep', 'asleep'],
    ['constructor', ''],
    [7, ''],
    [undefined, ''],
  ])('%j is shown as %j', (stored, shown) => {
    const item = beast(stored === undefined ? {} : { mood: stored })
    expect(fieldValue(mood, item, none)).toBe(shown)
  })
  test.each<[stored: Plain | undefined, option: string, value: Plain | undefined]>([
    [undefined, 'hungry', 'hungry'],
    ['asleep', 'hungry', 'hungry'],
    ['hungry', 'hungry', undefined],
    ['hungry', 'cross', undefined],
    ['hungry', '', null],
    [undefined, '', undefined],
    [7, '', null],
  ])('of %j, %j is chosen', (stored, option, value) => {
    const item = beast(stored === undefined ? {} : { mood: stored })
    const change = value === undefined ? undefined : { do: 'set', id: 'a', key: 'mood', value }
    expect(fieldChosen(mood, item, option)).toEqual(change)
  })
})
