import { expect, test } from 'vitest'
import type { Board } from '../../../src/rules/board/board.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { makeMove } from '../../../src/rules/play/make.ts'
import { type Answers, type Question, severalOf } from '../../../src/rules/play/move.ts'
import { boardOf, EMPTY } from '../../make.ts'

const FEATURES = ['claws', 'fangs', 'wings']
const question = (more: Partial<Extract<Question, { kind: 'several' }>> = {}): Question => ({
  id: 'features',
  kind: 'several',
  say: say('features'),
  options: FEATURES.map((value) => ({ value, say: say(value) })),
  ...more,
})

const board: Board = boardOf(EMPTY)
const act = { seat: '', chance: { id: () => 'x', seed: () => '', wobble: () => 0.5 }, now: 0 }

/** What becomes of this answer: it is odd, it is missing, or the shape is made. */
function shaped(asked: Question, answers: Answers) {
  const shape = makeMove('shape', {
    asks: () => [asked],
    play: (_board, _act, { features }) => [
      { do: 'play', key: 'shape', value: [...severalOf(features)] },
    ],
  })
  if (shape.may(board, act, answers)) return 'odd'
  const [change] = [shape.play(board, act, answers)].flat()
  return change && 'do' in change && change.do === 'play' ? change.value : 'missing'
}

const TWO = question({ most: 2 })
const MAY = question({ optional: true })

test.each<[what: string, Question, Answers, is: unknown]>([
  ['one', question(), { features: 'fangs' }, ['fangs']],
  [
    'all, in the order they were named',
    question(),
    { features: 'wings claws fangs' },
    ['wings', 'claws', 'fangs'],
  ],
  ['as many as may be', TWO, { features: 'wings claws' }, ['wings', 'claws']],
  ['blanks to either side and between', TWO, { features: '  wings   claws ' }, ['wings', 'claws']],
  ['one too many', TWO, { features: 'wings claws fangs' }, 'odd'],
  ['one that is unknown', question(), { features: 'claws horns' }, 'odd'],
  ['one of them twice', question(), { features: 'claws claws' }, 'odd'],
  ['twice, though many may be', TWO, { features: 'claws claws' }, 'odd'],
  ['a part of a name', question(), { features: 'cla' }, 'odd'],
  ['another’s writing of it', question(), { features: 'Claws' }, 'odd'],
  ['a number', question(), { features: 3 }, 'odd'],
  ['a number, where none need be', MAY, { features: 0 }, 'odd'],
  ['where none may be, one', question({ most: 0 }), { features: 'claws' }, 'odd'],
  ['none', question(), {}, 'missing'],
  ['an empty answer', question(), { features: '' }, 'missing'],
  ['blanks alone', question(), { features: '   ' }, 'missing'],
  ['none, where none need be', MAY, {}, []],
  ['blanks alone, where none need be', MAY, { features: '  ' }, []],
])('several of these: %s', (_, asked, answers, is) => {
  expect(shaped(asked, answers)).toEqual(is)
})
