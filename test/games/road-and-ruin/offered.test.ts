import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Check } from '../../../src/rules/dice/check.ts'
import { burstsOn, FACES } from '../../../src/rules/dice/dice.ts'
import type { Answers, Offer, Question } from '../../../src/rules/play/move.ts'
import { answersOf, askedBy, begun as begunForm, opened } from '../../../src/ui/desk/form.ts'
import type { Sitting } from '../../make.ts'
import { begun, onRoad, road, somebody } from './lab.ts'

/** All that the guide and the things on the table offer a seat just now. */
function offered(at: Sitting, seat: string): readonly Offer[] {
  const [board, act] = [at.board(), at.act(seat)]
  const now = road.phases!.now(board)
  const steps = road.phases!.list.find(({ id }) => id === now)!.steps(board, act)
  const gathering = road.checks?.gathering?.(board, act)
  return [
    ...steps.flatMap(({ offers = [] }) => offers),
    ...[...board.items.keys()].flatMap((id) => road.offers!(board, act, id)),
    ...(gathering ? [gathering.thrower] : []),
    ...(gathering?.factors ?? []).flatMap(({ offers }) => offers),
  ]
}

/** An answer to a question, by a number that chance has brought. */
function answerTo(question: Question, luck: number): string | number | undefined {
  switch (question.kind) {
    case 'number':
      return question.min + (luck % (question.max - question.min + 1))
    case 'words':
      return `word ${luck}`
    case 'several':
      return question.options
        .filter((_, i) => (luck >> (i % 16)) % 2 === 1)
        .slice(0, question.most)
        .map(({ value }) => value)
        .join(' ')
    case 'choice':
      return question.options[luck % Math.max(1, question.options.length)]?.value
  }
}

/** Faces for all dice of a Check, and for what bursts from them. */
function facesFor({ dice, bursts }: Check, luck: number): readonly number[] {
  const fell = dice.map((die, i) => 1 + ((luck >> i) % FACES[die]))
  const more = dice.filter((die, i) => burstsOn(bursts, die, fell[i]!))
  return [...fell, ...more.map(() => 1)]
}

it('[R2] offers nothing, wherever a game goes, that is refused as soon as it is touched', () => {
  const step = fc.record({ which: fc.nat(1e6), luck: fc.nat(1e6), who: fc.nat(2) })
  const reached = new Set<string>()
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const at = onRoad()
      const done: string[] = []
      for (const { which, luck, who } of steps) {
        const seat = ['ada', 'milo', 'june'][who]!
        const all = offered(at, seat)
        for (const { move, answers = {} } of all) {
          const why = at.refused(move, answers, seat)
          expect(why?.force === 'must' ? `${move}: ${why.key} after ${done.join()}` : '').toBe('')
        }
        const { move, answers: given = {} } = all[which % all.length]!
        const answers: Record<string, string | number> = { ...given }
        for (let round = 0; round < 3; round++)
          for (const one of at.move(move).asks(at.board(), at.act(seat), answers)) {
            const answer = answers[one.id] ?? answerTo(one, luck)
            if (answer !== undefined) answers[one.id] = answer
          }
        if (at.refused(move, answers, seat)?.force === 'must') continue
        const played = at.move(move).play(at.board(), at.act(seat), answers as Answers)
        if ('dice' in played) at.fall(played, facesFor(played, luck))
        else at.by(...played)
        done.push(move)
        reached.add(move)
      }
    }),
    { numRuns: 30 },
  )
  // Were most of it refused, little of a game would have been gone through.
  expect(reached.size).toBeGreaterThan(20)
})

it.each(['condense', 'advantage'])(
  '[R6] [R28] the form of %s begins with a number that can be',
  (move) => {
    const at = onRoad([somebody('brindle', { mana: 9 })])
    const slip = begun(at)
    const offer: Offer = { move, answers: move === 'advantage' ? { slip: slip.id } : {} }
    const desk = { game: road, board: at.board, act: () => at.act(), play: () => 'done' as const }
    const answers = answersOf(desk, opened(desk, offer))
    expect(at.refused(move, answers)).toBeUndefined()
  },
)

it('[R33] of a lone character it is still asked which Deed it was', () => {
  const at = onRoad([somebody('brindle', { 'class:0': 'toll' })])
  const desk = { game: road, board: at.board, act: () => at.act(), play: () => 'done' as const }
  const form = begunForm(desk, { move: 'deed' })
  expect(form?.answers).toEqual({ who: 'brindle' })
  const deed = form && askedBy(desk, form).find(({ id }) => id === 'deed')
  expect(deed?.kind === 'choice' && deed.options).toHaveLength(4)
})

it('[R20] nobody strikes who is alone', () => {
  const at = onRoad([somebody('brindle', { weapon: 'sword' })])
  expect(at.refused('blow')?.key).toBe('no.rival')
  expect(at.refused('speed')?.key).toBe('no.rival')
})
