import { expect, test } from 'vitest'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import { type RollTold, toldNext } from '../../../src/ui/guide/decided.ts'

/** What was rolled last. */
type Rolled = Pick<RollRecord, 'id' | 'check'>
const bare: Check = {
  ...{ kind: 'any', about: '', dr: 0, dice: [], bursts: {}, pairs: [], ready: [] },
}
const thrown: Rolled = { id: 'thrown', check: { ...bare, dice: ['d6'] } }
const faced: Rolled = { id: 'faced', check: bare }
const drawn: Rolled = { id: 'drawn', check: { ...bare, lots: [{ of: ['a', 'b'], take: 1 }] } }
const both: Rolled = { id: 'both', check: { ...thrown.check, lots: drawn.check.lots ?? [] } }

/** How the table is from one look to the next: the phase, how play stands, and what was rolled last. */
type Look = readonly [now: string, play: Board['play'], last: Rolled | undefined]
const [early, late] = [{}, {}]

/** What the guide tells of at the last of these looks, having been opened at the first. */
function toldAt(...looks: readonly Look[]): string | undefined {
  const [[now, , first]] = looks as readonly [Look]
  let told: RollTold = { now, last: first?.id, over: '' }
  for (const [now, play, last] of looks) told = toldNext(told, now, play, last)
  return told.last === told.over ? undefined : told.last
}

test.each<readonly [string, string | undefined, readonly Look[]]>([
  [
    'what was just drawn',
    'drawn',
    [
      ['a', early, undefined],
      ['a', early, drawn],
    ],
  ],
  [
    'what wrote something itself as it was drawn',
    'drawn',
    [
      ['a', early, undefined],
      ['a', late, drawn],
    ],
  ],
  [
    'not what was drawn before something else was played',
    undefined,
    [
      ['a', early, undefined],
      ['a', early, drawn],
      ['a', late, drawn],
    ],
  ],
  ['not what was drawn before the page was opened', undefined, [['a', early, drawn]]],
  [
    'what was thrown for, whatever is played since',
    'thrown',
    [
      ['a', early, thrown],
      ['a', late, thrown],
    ],
  ],
  [
    'what was faced without dice likewise',
    'faced',
    [
      ['a', early, faced],
      ['a', late, faced],
    ],
  ],
  [
    'what was thrown for beside lots',
    'both',
    [
      ['a', early, both],
      ['a', late, both],
    ],
  ],
  [
    'nothing of that once the story goes on',
    undefined,
    [
      ['a', early, thrown],
      ['b', early, thrown],
    ],
  ],
  [
    'what is thrown for then',
    'both',
    [
      ['a', early, thrown],
      ['b', early, thrown],
      ['b', late, both],
    ],
  ],
])('in the head of the guide stands %s', (_, told, looks) => {
  expect(toldAt(...looks)).toBe(told)
})
