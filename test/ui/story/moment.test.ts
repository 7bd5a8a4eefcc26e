import { describe, expect, it } from 'vitest'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import { decidedSince, type Looked } from '../../../src/ui/story/moment.ts'
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
