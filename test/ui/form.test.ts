import { expect, it } from 'vitest'
import type { Answers, Offer } from '../../src/rules/game.ts'
import {
  answered,
  answersOf,
  askedBy,
  begun,
  type Doing,
  sent,
  standing,
} from '../../src/ui/form.ts'
import { prophecy, seated, sketch } from '../games/prophecy/eight.ts'

type Sitting = ReturnType<typeof seated>

/** A table as forms see it; what is played is kept. */
function doingAt(at: Sitting) {
  const played: [string, unknown][] = []
  const doing: Doing = {
    game: prophecy,
    board: at.board,
    act: () => at.act(),
    play(id, answers = {}, anyway = false) {
      const refusal = at.move(id).may(at.board(), at.act(), answers)
      if (refusal && (refusal.force === 'must' || !anyway)) return refusal
      const ask = at
        .move(id)
        .asks(at.board(), at.act(), answers)
        .filter((q) => answers[q.id] === undefined && !('optional' in q && q.optional))
      if (ask.length > 0) return { ask }
      played.push([id, answers])
      at.play(id, answers)
      return 'done'
    },
  }
  return { doing, played }
}

const sole: readonly [string, string, Answers, Offer, object][] = [
  ['Parent', 'finale', { objective: 'End it' }, { move: 'precursor' }, { parent: 'i0001' }],
  ['card', 'object', { name: 'The guard' }, { move: 'environment' }, { card: 'i0001' }],
]

it.each(sole)('a sole choice is chosen: the only %s there is', (_, made, words, offer, answers) => {
  const at = seated()
  const { doing } = doingAt(at)
  at.make(made, words)
  expect(begun(doing, offer)).toEqual({ offer, answers })
})

it('what asks nothing but a sole choice is done at once', () => {
  const at = seated()
  const { doing, played } = doingAt(at)
  at.play('oval', { objective: 'One' })
  at.by({ do: 'set', id: 'i0001', key: 'finale', value: null })
  expect(begun(doing, { move: 'crown' })).toBeUndefined()
  expect(played).toEqual([['crown', { scene: 'i0001' }]])
})

it('of two choices none is chosen, and where it is not answered it is said which', () => {
  const at = seated()
  const { doing } = doingAt(at)
  at.make('object', { name: 'The guard' })
  at.make('object', { name: 'The gate' })
  const form = answered(doing, begun(doing, { move: 'environment' })!, 'words', 'Sleepy')
  expect(form.answers).toEqual({ words: 'Sleepy' })
  expect(sent(doing, form)?.missing).toEqual(['card'])
})

it('what is usual stands there, can be taken away, and is sent with the rest', () => {
  const at = seated()
  const { doing, played } = doingAt(at)
  const ids = sketch(at)
  const scene = ids['Primary 1']
  const form = begun(doing, { move: 'placeCard', answers: { scene } })!
  const name = askedBy(doing, form).find(({ id }) => id === 'name')!
  expect(standing(name, form)).toBe('Where Primary 1 is')
  expect(standing(name, answered(doing, form, 'name', ''))).toBe('')
  expect(answersOf(doing, form)).toEqual({ scene, name: 'Where Primary 1 is' })
  expect(sent(doing, form)).toBeUndefined()
  expect(played).toEqual([['placeCard', { scene, name: 'Where Primary 1 is' }]])
})

it('advice stops it once, and what must not be is not asked about', () => {
  const at = seated()
  const { doing, played } = doingAt(at)
  at.play('receive', { module: 'dragon' })
  const again = answered(doing, begun(doing, { move: 'receive' })!, 'module', 'tide')
  const warned = sent(doing, again)!
  expect(warned.refusal).toMatchObject({ force: 'should', say: { key: 'warn.prophecy' } })
  expect(sent(doing, warned, true)).toBeUndefined()
  expect(played).toHaveLength(1)
  expect(begun(doing, { move: 'finale' })).toBeDefined()
  at.make('finale', { objective: 'End it' })
  expect(begun(doing, { move: 'finale' })?.touched).toBeUndefined()
})
