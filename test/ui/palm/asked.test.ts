import { expect, test } from 'vitest'
import type { Act } from '../../../src/rules/board/board.ts'
import type { Game } from '../../../src/rules/game.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import type { Step } from '../../../src/rules/play/guide.ts'
import { askedOf } from '../../../src/ui/palm/asked.ts'
import { boardWith } from '../../make.ts'

const ADA = { seat: 'ada', now: 0, say: () => undefined } as unknown as Act

/** A game that is at these steps, and at a Check of which these have been said. */
const at = (
  steps: readonly Partial<Step>[],
  says?: Record<string, 'agree' | 'object'>,
  counts = false,
) =>
  ({
    phases: {
      now: () => 'p',
      list: [
        {
          id: 'p',
          steps: () =>
            steps.map((step, i) => ({ id: `s${i}`, say: say('x'), done: false, ...step })),
        },
      ],
    },
    checks: {
      gathering: () =>
        says && {
          factors: [{ id: 'a,b', items: ['a', 'b'], says, counts, offers: [{ move: 'agree' }] }],
        },
    },
  }) as unknown as Game

test.each<[string, Game, string]>([
  ['nothing', at([{}]), ''],
  ['a step of somebody else', at([{ seat: 'ben' }]), ''],
  ['a step of mine', at([{}, { seat: 'ada' }]), 'p s1'],
  ['one that is done', at([{ seat: 'ada', done: true }]), ''],
  ['a pair that I have not spoken of', at([{ seat: 'ada' }], { ben: 'agree' }), 'factors a,b'],
  ['one that counts without my word', at([], { ben: 'agree' }, true), ''],
  ['one that I have', at([], { ada: 'object' }), ''],
  ['a name of every object', at([], { ben: 'agree' }), 'factors a,b'],
])('what is asked: %s', (_, game, asked) => {
  expect(askedOf(game, boardWith([]), ADA)).toBe(asked)
})
