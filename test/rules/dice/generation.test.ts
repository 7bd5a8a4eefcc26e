import { expect, test } from 'vitest'
import { generations } from '../../../src/rules/dice/generation.ts'
import type { Roll } from '../../../src/rules/dice/roll.ts'
import { rolled } from '../../make.ts'

test('a Roll in the order it happened: thrown, out of those, out of those', () => {
  expect(generations(rolled(5, 3, 6, 5, 1, 6, 2, 6, 4))).toEqual([
    [{ die: 'd6', numbers: [3, 6, 5, 1, 6] }],
    [{ die: 'd6', numbers: [2, 6], of: 6 }],
    [{ die: 'd6', numbers: [4], of: 6 }],
  ])
})

test.each<[string, Roll, unknown]>([
  ['nothing', [], []],
  [
    'several sorts',
    [
      { die: 'd8', face: 3 },
      { die: 'd6', face: 1 },
      { die: 'd8', face: 7 },
    ],
    [
      [
        { die: 'd8', numbers: [3, 7] },
        { die: 'd6', numbers: [1] },
      ],
    ],
  ],
  [
    'a d100 is one number',
    [
      { die: 'd00', face: 4 },
      { die: 'd0', face: 7 },
      { die: 'd00', face: 10 },
      { die: 'd0', face: 10 },
    ],
    [[{ die: 'd100', numbers: [47, 100] }]],
  ],
  ['tens alone', [{ die: 'd00', face: 4 }], [[{ die: 'd00', numbers: [40] }]]],
  [
    'out of unlike faces',
    [
      { die: 'd6', face: 5 },
      { die: 'd6', face: 6 },
      { die: 'd6', face: 1, from: 0 },
      { die: 'd6', face: 2, from: 1 },
    ],
    [[{ die: 'd6', numbers: [5, 6] }], [{ die: 'd6', numbers: [1, 2] }]],
  ],
])('%s', (_, roll, waves) => {
  expect(generations(roll)).toEqual(waves)
})
