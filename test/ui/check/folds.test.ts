import { expect, test } from 'vitest'
import type { Factor, Gathering } from '../../../src/rules/play/gathering.ts'
import { foldsOf, unsaidIn } from '../../../src/ui/check/folds.ts'

type Said = readonly [seat: string, about: string, by?: string, stays?: boolean]

const folds = (...all: readonly Said[]) =>
  Object.fromEntries(
    foldsOf(new Map(all.map(([seat, about, by, stays = false]) => [seat, { about, by, stays }]))),
  )

test.each<[string, readonly Said[], Readonly<Record<string, string>>]>([
  ['nobody', [], {}],
  ['one', [['ada', 'a']], { ada: 'alone' }],
  [
    'whoever came to it first',
    [
      ['ben', 'a'],
      ['ada', 'a'],
      ['cem', 'a'],
    ],
    { ben: 'alone', ada: 'folded', cem: 'folded' },
  ],
  [
    'whoever throws, however late',
    [
      ['ben', 'a', 'cem'],
      ['ada', 'a', 'cem'],
      ['cem', 'a', 'cem'],
    ],
    { ben: 'folded', ada: 'folded', cem: 'alone' },
  ],
  [
    'whoever came first, where whoever throws does not look at it',
    [
      ['ben', 'a', 'cem'],
      ['ada', 'a', 'cem'],
    ],
    { ben: 'alone', ada: 'folded' },
  ],
  [
    'whoever asked for all of it, too',
    [
      ['ben', 'a'],
      ['ada', 'a', undefined, true],
      ['cem', 'a'],
    ],
    { ben: 'whole', ada: 'whole', cem: 'folded' },
  ],
  [
    'of two Checks one each',
    [
      ['ben', 'a'],
      ['ada', 'b'],
      ['cem', 'b'],
    ],
    { ben: 'whole', ada: 'whole', cem: 'folded' },
  ],
])('a Check stands whole before: %s', (_, all, is) => {
  expect(folds(...all)).toEqual(is)
})

test('what waits for the word of a seat is what does not count without it, and has no word of theirs', () => {
  const factor = (id: string, more: Partial<Factor>): Factor => ({
    ...{ id, items: [], counts: false, says: {}, offers: [{ move: 'agree' }] },
    ...more,
  })
  const factors = [
    factor('mine', {}),
    factor('counts', { counts: true }),
    factor('said', { says: { ada: 'object' } }),
    factor('nobody is asked', { says: undefined as never }),
    factor('nothing can be done', { offers: [] }),
  ]
  const ids = (seat: string) =>
    unsaidIn({ factors } as unknown as Gathering, seat).map(({ id }) => id)
  expect([ids('ada'), ids('ben')]).toEqual([['mine'], ['mine', 'said']])
  expect(unsaidIn(undefined, 'ada')).toEqual([])
})
