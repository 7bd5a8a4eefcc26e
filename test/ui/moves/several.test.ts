import { expect, test } from 'vitest'
import type { Change } from '../../../src/rules/board/change.ts'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import { makeMove } from '../../../src/rules/play/make.ts'
import { type Answers, type Question, severalOf } from '../../../src/rules/play/move.ts'
import {
  answered,
  answersOf,
  begun,
  type FormDesk,
  sent,
  standing,
} from '../../../src/ui/desk/form.ts'
import { sayable } from '../../../src/ui/moves/sayable.ts'
import { boardOf, EMPTY } from '../../make.ts'
import { drawnField, drawnOptions } from './drawn.tsx'

type Several = Extract<Question, { kind: 'several' }>

const WORDS: Words = { features: 'What it has', claws: 'Claws', fangs: 'Fangs', wings: 'Wings' }
const question = (more: Partial<Several> = {}): Several => ({
  id: 'features',
  kind: 'several',
  say: say('features'),
  options: ['claws', 'fangs', 'wings'].map((value) => ({ value, say: say(value) })),
  ...more,
})

/** The boxes of the field: what each is called, whether it is ticked, and whether it can be. */
const boxes = (asked: Several, value: string | undefined) =>
  drawnOptions(WORDS, asked, value).map(({ called, chosen, open }) => [called, chosen, open])

test.each<[string, Several, string | undefined, ReturnType<typeof boxes>]>([
  [
    'none',
    question(),
    undefined,
    [
      ['Claws', false, true],
      ['Fangs', false, true],
      ['Wings', false, true],
    ],
  ],
  [
    'two',
    question(),
    'wings claws',
    [
      ['Claws', true, true],
      ['Fangs', false, true],
      ['Wings', true, true],
    ],
  ],
  [
    'as many as may be',
    question({ most: 1 }),
    'fangs',
    [
      ['Claws', false, false],
      ['Fangs', true, true],
      ['Wings', false, false],
    ],
  ],
])('a box for each, and %s are ticked', (_, asked, value, are) => {
  expect(boxes(asked, value)).toEqual(are)
})

test.each<[string, Several, string | undefined, string | undefined]>([
  ['all three', question(), 'claws', 'All 3'],
  ['none, once they are chosen', question(), 'wings claws fangs', 'None'],
  ['nothing, where not all may be', question({ most: 2 }), undefined, undefined],
  [
    'nothing, where two are no work',
    question({ options: question().options.slice(1) }),
    undefined,
    undefined,
  ],
])('chosen at once can be %s', (_, asked, value, offered) => {
  const [, words] = /<button[^>]*>([^<]+)</.exec(drawnField(WORDS, asked, value)) ?? []
  expect(words).toBe(offered)
})

test('several offer only what can be said', () => {
  const lacks = ({ key }: { readonly key: string }) => key === 'fangs'
  const said = sayable(question(), lacks)
  expect(said.kind === 'several' && said.options.map(({ value }) => value)).toEqual([
    'claws',
    'wings',
  ])
  expect(sayable(question(), () => false)).toEqual(question())
})

/** A desk with one Move that asks this, and what it has played. */
function desk(asked: Several) {
  const played: Answers[] = []
  const move = makeMove('shape', {
    asks: () => [asked],
    play: (_board, _act, { features }): Change[] => [
      { do: 'play', key: 'shape', value: [...severalOf(features)] },
    ],
  })
  const board = () => boardOf(EMPTY)
  const act = () => ({
    seat: '',
    chance: { id: () => 'x', seed: () => '', wobble: () => 0.5 },
    now: 0,
  })
  const at: FormDesk = {
    game: { moves: [move] },
    board,
    act,
    play(_move, answers = {}) {
      if ([move.play(board(), act(), answers)].flat().length === 0) return { ask: [asked] }
      played.push(answers)
      return 'done'
    },
  }
  return { at, played }
}

test('several are asked for, and where none is chosen it is said', () => {
  const { at, played } = desk(question())
  const form = begun(at, { move: 'shape' })!
  expect(sent(at, form)?.missing).toEqual(['features'])
  const one = answered(at, form, 'features', 'claws wings')
  expect(answersOf(at, one)).toEqual({ features: 'claws wings' })
  expect(sent(at, one)).toBeUndefined()
  expect(played).toEqual([{ features: 'claws wings' }])
})

test('those that are usual stand there, and stay away once they were taken away', () => {
  const asked = question({ usual: 'fangs wings' })
  const { at, played } = desk(asked)
  const form = begun(at, { move: 'shape' })!
  expect(standing(asked, form)).toBe('fangs wings')
  const without = answered(at, form, 'features', '')
  expect(standing(asked, without)).toBe('')
  expect(sent(at, without)?.missing).toEqual(['features'])
  expect(sent(at, form)).toBeUndefined()
  expect(played).toEqual([{ features: 'fangs wings' }])
})
