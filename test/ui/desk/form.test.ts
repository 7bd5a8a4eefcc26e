import { expect, it } from 'vitest'
import type { Answers, Offer, Question } from '../../../src/rules/play/move.ts'
import {
  answered,
  answersOf,
  askedBy,
  begun,
  opened,
  sent,
  standing,
} from '../../../src/ui/desk/form.ts'
import { seated, sketch } from '../../games/prophecy/eight.ts'
import { formDesk } from './formdesk.ts'

const option = (value: string) => ({ value, say: { key: value } })

const sole: readonly [string, string, Answers, Offer, object][] = [
  ['Parent', 'finale', { objective: 'End it' }, { move: 'precursor' }, { parent: 'i0001' }],
  ['card', 'object', { name: 'The guard' }, { move: 'environment' }, { card: 'i0001' }],
]

it.each(sole)('a sole choice is chosen: the only %s there is', (_, made, words, offer, answers) => {
  const at = seated()
  const { desk } = formDesk(at)
  at.make(made, words)
  expect(begun(desk, offer)).toEqual({ offer, answers })
})

it('what asks nothing but a sole choice is done at once', () => {
  const at = seated()
  const { desk, played } = formDesk(at)
  at.play('oval', { objective: 'One' })
  at.by({ do: 'set', id: 'i0001', key: 'finale', value: null })
  expect(begun(desk, { move: 'crown' })).toBeUndefined()
  expect(played).toEqual([['crown', { scene: 'i0001' }]])
})

it('what a sole choice makes possible is chosen anew, and not by what was there before it', () => {
  const who: Question = { id: 'who', kind: 'choice', say: { key: 'who' }, options: [option('a')] }
  const what = (more: readonly string[]): Question => ({
    id: 'what',
    kind: 'choice',
    say: { key: 'what' },
    options: ['x', ...more].map(option),
  })
  const move = {
    id: 'do',
    say: { key: 'do' },
    asks: (_board: unknown, _act: unknown, answers: Answers) => [
      who,
      what(answers.who ? ['y'] : []),
    ],
    may: () => undefined,
    play: () => [],
  }
  const { desk } = formDesk(seated())
  expect(opened({ ...desk, game: { moves: [move] } }, { move: 'do' }).answers).toEqual({ who: 'a' })
})

it('of two choices none is chosen, and where it is not answered it is said which', () => {
  const at = seated()
  const { desk } = formDesk(at)
  at.make('object', { name: 'The guard' })
  at.make('object', { name: 'The gate' })
  const form = answered(desk, begun(desk, { move: 'environment' })!, 'words', 'Sleepy')
  expect(form.answers).toEqual({ words: 'Sleepy' })
  expect(sent(desk, form)?.missing).toEqual(['card'])
})

it('what is usual stands there, can be taken away, and is sent with the rest', () => {
  const at = seated()
  const { desk, played } = formDesk(at)
  const ids = sketch(at)
  const scene = ids['Primary 1']
  const form = begun(desk, { move: 'placeCard', answers: { scene } })!
  const name = askedBy(desk, form).find(({ id }) => id === 'name')!
  expect(standing(name, form)).toBe('Where Primary 1 is')
  expect(standing(name, answered(desk, form, 'name', ''))).toBe('')
  expect(answersOf(desk, form)).toEqual({ scene, name: 'Where Primary 1 is' })
  expect(sent(desk, form)).toBeUndefined()
  expect(played).toEqual([['placeCard', { scene, name: 'Where Primary 1 is' }]])
})

it('advice stops it once, and what must not be is not asked about', () => {
  const at = seated()
  const { desk, played } = formDesk(at)
  at.play('receive', { module: 'dragon' })
  const again = answered(desk, begun(desk, { move: 'receive' })!, 'module', 'tide')
  const warned = sent(desk, again)!
  expect(warned.refusal).toMatchObject({ force: 'should', say: { key: 'warn.prophecy' } })
  expect(sent(desk, warned, true)).toBeUndefined()
  expect(played).toHaveLength(1)
  expect(begun(desk, { move: 'finale' })).toBeDefined()
  at.make('finale', { objective: 'End it' })
  expect(begun(desk, { move: 'finale' })?.touched).toBeUndefined()
})

it('an answer that is taken back is open again, and what is chosen alone is chosen anew', () => {
  const at = seated()
  const { desk } = formDesk(at)
  at.make('object', { name: 'The guard' })
  const form = begun(desk, { move: 'environment' })!
  const written = answered(desk, form, 'words', 'Sleepy')
  expect(written).toMatchObject({ answers: { card: 'i0001', words: 'Sleepy' }, touched: true })
  expect(answered(desk, written, 'words', undefined).answers).toEqual(form.answers)
  // The only card there is cannot be left out.
  expect(answered(desk, written, 'card', undefined).answers).toEqual(written.answers)
})

it('a form that was opened is not played, even where nothing is asked', () => {
  const at = seated()
  const { desk, played } = formDesk(at)
  at.play('oval', { objective: 'One' })
  at.by({ do: 'set', id: 'i0001', key: 'finale', value: null })
  expect(opened(desk, { move: 'crown' })).toEqual({
    offer: { move: 'crown' },
    answers: { scene: 'i0001' },
  })
  expect(played).toEqual([])
})

it('a Move that this game does not know asks nothing', () => {
  const { desk } = formDesk(seated())
  const form = opened(desk, { move: 'nothing', answers: { a: 'b' } })
  expect(askedBy(desk, form)).toEqual([])
  expect(answersOf(desk, form)).toEqual({ a: 'b' })
})

const ask = { id: 'q', say: { key: 'q' } }
const number: Question = { ...ask, kind: 'number', min: 2, max: 6 }
const words = { ...ask, kind: 'words', max: 80 } as const

it.each<[string, Question, Answers, string | number | undefined]>([
  ['a number by its least', number, {}, 2],
  ['a number that was said', number, { q: 5 }, 5],
  ['what is usual', { ...words, usual: 'Here' }, {}, 'Here'],
  ['nothing, where somebody said nothing', { ...words, usual: 'Here' }, { q: '' }, ''],
  ['nothing, where nothing is usual', words, {}, undefined],
])('in a form stands %s', (_, question, answers, value) => {
  expect(standing(question, { offer: { move: 'x' }, answers })).toBe(value)
})
