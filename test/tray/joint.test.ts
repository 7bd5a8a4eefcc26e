import { expect, test } from 'vitest'
import type { Check } from '../../src/rules/dice/check.ts'
import type { Lot } from '../../src/rules/dice/lots.ts'
import type { Terms } from '../../src/rules/dice/roll.ts'
import { announcedHash, olderPrint, printOfRecord } from '../../src/tray/joint.ts'
import { check } from '../make.ts'
import { throwOf } from './throws.ts'

const LOTS: readonly Lot[] = [{ of: ['oak', 'ash'], take: 1 }]

/** What a throw is announced by, what its record was known by before, and what it is known by. */
function known(more: Partial<Check> = {}) {
  const { seed, ...thrown } = throwOf(3, 2)
  const own = check('scene', 2, 2, { pairs: [['a', 'b']], ...more })
  const terms: Terms = { id: 't', seat: 'ada', check: own, thrown }
  const said = { table: 'table', session: '5e', n: 1, cover: 'c', asked: ['ben'], terms }
  const roll = [{ die: 'd6', face: 1 } as const]
  const record = { id: 't', seat: 'ada', at: 1, check: own, thrown: { ...thrown, seed }, roll }
  return [announcedHash('ada', said), olderPrint(record), printOfRecord(record)]
}

test('a throw of before there were lots and terms is known by what it was known by then', () => {
  expect(known()).toEqual([
    'bcee9c3d5ca30fd1e6becd9b9e0051f6f1d1dcdf7063485dff6c1bfc38eecc42',
    'e63170a49f191ecd352e4249d8d38837ba1aa9543c6fbc0d253940315c3afed8',
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
})

test('one with lots is known by them: each name, their order, and how many are drawn', () => {
  const others: readonly (readonly Lot[] | undefined)[] = [
    undefined,
    LOTS,
    [...LOTS, ...LOTS],
    [{ of: ['ash', 'oak'], take: 1 }],
    [{ of: ['oak', 'ash'], take: 2 }],
    [{ of: ['oak', 'elm'], take: 1 }],
    [{ of: ['oak'], take: 1 }],
  ]
  for (const at of [0, 1, 2])
    expect(new Set(others.map((lots) => known(lots && { lots })[at])).size).toBe(7)
})

test('one with terms, dyes, or dice thrown before is known by each of them', () => {
  const others: readonly Partial<Check>[] = [
    {},
    { lots: LOTS },
    { terms: {} },
    { terms: { plus: 1 } },
    { terms: { plus: '1' } },
    { terms: { plus: [1] } },
    { terms: { plus: { '0': 1 } } },
    { terms: { dyes: ['plain', 'second'] } },
    { dyes: ['plain', 'second'] },
    { dyes: ['second', 'plain'] },
    { again: 'plus' },
    { again: 'other' },
    { again: 'other', terms: {}, lots: LOTS },
  ]
  for (const at of [0, 1, 2])
    expect(new Set(others.map((more) => known(more)[at])).size).toBe(others.length)
})

test('in which order terms were written makes no difference', () => {
  expect(known({ terms: { a: 1, b: { c: 2, d: [3, { e: 4, f: 5 }] } } })).toEqual(
    known({ terms: { b: { d: [3, { f: 5, e: 4 }], c: 2 }, a: 1 } }),
  )
})

test('one is known by all that its question is judged by, and not by its faces alone', () => {
  const others: readonly Partial<Check>[] = [
    {},
    { kind: 'other' },
    { about: 'other' },
    { dr: 3 },
    { dice: ['d6'] },
    { bursts: {} },
    { bursts: { d6: [1] } },
    { pairs: [] },
    { pairs: [['b', 'a']] },
    { ready: ['a'] },
    { said: '2d6' },
  ]
  for (const at of [0, 2])
    expect(new Set(others.map((more) => known(more)[at])).size).toBe(others.length)
})
