import { describe, expect, it } from 'vitest'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import {
  decidedSince,
  drawnSince,
  heraldedSince,
  heraldStays,
  isUntrue,
  type Looked,
  SHUFFLE,
  shuffleStays,
} from '../../../src/ui/story/moment.ts'
import { record } from '../../make.ts'

/** Scenes that are decided, each by the Roll that is called like it. */
const marks = (...scenes: readonly string[]): readonly Mark[] =>
  scenes.map((on) => ({ on, as: 'crossed', good: true, roll: on, say: { key: 'any' } }))
const rolls = (...ids: readonly string[]): readonly RollRecord[] =>
  ids.map((id) => ({ ...record(id, 1, 1, 5), id }))

/** What is told of, look by look: decided Scenes, and the Rolls that are written down. */
function told(looks: readonly (readonly [readonly string[], readonly string[]])[]) {
  let last: Looked | undefined
  return looks.map(([scenes, written]) => {
    const { record: found, ...now } = decidedSince(last, marks(...scenes), rolls(...written))
    last = now
    return found?.id
  })
}

describe('a decision that is shown large', () => {
  it.each<[string, Parameters<typeof told>[0], readonly (string | undefined)[]]>([
    [
      'comes while one looks on',
      [
        [[], []],
        [['a'], ['a']],
        [['a'], ['a']],
      ],
      [undefined, 'a', undefined],
    ],
    ['was there before', [[['a'], ['a']]], [undefined]],
    [
      'came with others at once',
      [
        [[], []],
        [
          ['a', 'b'],
          ['a', 'b'],
        ],
      ],
      [undefined, undefined],
    ],
    [
      'follows another',
      [
        [[], []],
        [['a'], ['a']],
        [
          ['a', 'b'],
          ['a', 'b'],
        ],
      ],
      [undefined, 'a', 'b'],
    ],
    [
      'was struck out and is written down again',
      [
        [[], []],
        [['a'], ['a']],
        [[], []],
        [['a'], ['a']],
      ],
      [undefined, 'a', undefined, undefined],
    ],
    [
      'decides nothing',
      [
        [['a'], ['a']],
        [['a'], ['a', 'z']],
      ],
      [undefined, undefined],
    ],
    [
      'is not by the last Roll',
      [
        [[], ['z']],
        [['a'], ['a', 'z']],
      ],
      [undefined, undefined],
    ],
  ])('%s', (_, looks, expected) => {
    expect(told(looks)).toEqual(expected)
  })
})

describe('what is heralded is shown large', () => {
  const pieces = {
    letter: {
      painter: 'sheet',
      width: 9,
      height: 9,
      texts: [],
      heralded: true,
      say: { key: 'any' },
    },
    tape: {
      painter: 'sheet',
      width: 9,
      height: 9,
      texts: [],
      heralded: true,
      say: { key: 'any' },
    },
    card: { painter: 'card', width: 9, height: 9, texts: [], say: { key: 'any' } },
  } as const satisfies Record<string, Piece>
  const lying = (...ids: readonly string[]) =>
    new Map(
      ids.map((id) => {
        const place = { x: 0, y: 0, turn: 0, z: 0 }
        const kind = ['card', 'tape'].find((one) => id.startsWith(one)) ?? 'letter'
        return [id, { id, kind, place, props: {}, texts: {}, bin: false }] as const
      }),
    )
  const shown = (...looks: readonly (readonly string[])[]) => {
    let met: ReadonlyMap<string, string> | undefined
    return looks.map((ids) => {
      const now = heraldedSince(met, lying(...ids), pieces)
      met = now.met
      return now.item?.id
    })
  }

  it.each([
    ['comes while one looks on', [[], ['a'], ['a']], [undefined, 'a', undefined]],
    ['lay there before', [['a'], ['a', 'card']], [undefined, undefined]],
    ['is of no kind that is heralded', [[], ['card']], [undefined, undefined]],
    ['came with others at once', [[], ['a', 'b']], [undefined, undefined]],
    [
      'came at once with one of another kind',
      [[], ['a', 'tape'], ['a', 'tape', 'tape 2']],
      [undefined, undefined, undefined],
    ],
    ['is the first of another kind', [[], ['a'], ['a', 'tape']], [undefined, 'a', 'tape']],
    ['follows another of its kind', [[], ['a'], ['a', 'b']], [undefined, 'a', undefined]],
    [
      'is laid by another beside one that lay there before',
      [['a'], ['a', 'b']],
      [undefined, undefined],
    ],
    [
      'is laid by another in place of one that is gone',
      [['a'], [], ['b']],
      [undefined, undefined, undefined],
    ],
    [
      'was taken away and is laid again',
      [[], ['a'], [], ['a']],
      [undefined, 'a', undefined, undefined],
    ],
  ])('once, where it %s', (_how, looks, expected) => {
    expect(shown(...looks)).toEqual(expected)
  })

  it('for as long as it takes to read, and no longer than fourteen seconds', () => {
    expect(heraldStays(0)).toBe(3200)
    expect(heraldStays(256)).toBeGreaterThan(heraldStays(10))
    expect(heraldStays(100_000)).toBe(14_000)
  })
})

describe('lots that are seen drawn', () => {
  const plainly = record('s', 1, 1, 5)
  const drawn = { ...plainly, check: { ...plainly.check, lots: [{ of: ['oak'], take: 1 }] } }

  it.each<[string, number, readonly RollRecord[], RollRecord | undefined]>([
    ['come while one looks on', 1, [plainly, drawn], drawn],
    ['were there before', 2, [plainly, drawn], undefined],
    ['came with others at once', 0, [plainly, drawn], undefined],
    ['are not those of a throw of dice alone', 1, [drawn, plainly], undefined],
    ['are none where Rolls were taken away', 2, [drawn], undefined],
  ])('%s', (_, looked, written, found) => {
    expect(drawnSince(looked, written)).toBe(found)
  })

  it('are seen the longer the more there are, and not shuffled where nothing moves', () => {
    expect(shuffleStays(3, false)).toBeGreaterThan(shuffleStays(1, false))
    expect(shuffleStays(200, false)).toBe(shuffleStays(SHUFFLE.most, false))
    expect(shuffleStays(2, false) - shuffleStays(2, true)).toBe(SHUFFLE.riffle)
  })

  it('are not made much of where they are not true', () => {
    expect((['doubtful', 'disputed'] as const).every(isUntrue)).toBe(true)
    expect(([undefined, 'verified', 'witnessed', 'alone'] as const).some(isUntrue)).toBe(false)
  })
})
