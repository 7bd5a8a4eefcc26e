import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { Check } from '../dice/check.ts'
import type { Item } from '../plain/item.ts'
import { seatOf } from '../plain/seats.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import {
  type Answers,
  type Move,
  type Offer,
  type Option,
  type Question,
  type Refusal,
  severalOf,
  tooLong,
} from './move.ts'

/** What a Move is made of; what is left out asks nothing and refuses nothing. */
interface Plan {
  /** Its button has words of its own: those of `button.<id>`. */
  readonly button?: true
  readonly asks?: (board: Board, act: Act, answers: Answers) => readonly Question[]
  readonly may?: (board: Board, act: Act, answers: Answers) => Refusal | undefined
  /** Called only with answers that fit the questions. */
  readonly play: (board: Board, act: Act, answers: Answers) => readonly Change[] | Check
  readonly next?: (board: Board, act: Act, answers: Answers) => Offer | undefined
  readonly lasting?: (board: Board, act: Act, answers: Answers) => boolean
}

const blank = (answer: string | number | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '')

function fits(question: Question, answer: string | number): boolean {
  switch (question.kind) {
    case 'choice':
      return question.options.some((option) => option.value === answer)
    case 'several': {
      if (typeof answer !== 'string') return false
      const chosen = severalOf(answer)
      const { options, most = options.length } = question
      const known = chosen.every((one) => options.some(({ value }) => value === one))
      return known && chosen.length <= most && new Set(chosen).size === chosen.length
    }
    case 'words':
      return typeof answer === 'string' && answer.length <= question.max
    case 'number':
      return (
        typeof answer === 'number' &&
        Number.isInteger(answer) &&
        answer >= question.min &&
        answer <= question.max
      )
  }
}

const odd = (questions: readonly Question[], answers: Answers): boolean =>
  questions.some(({ id }, i) => !blank(answers[id]) && !fits(questions[i]!, answers[id]!))

const lacking = (questions: readonly Question[], answers: Answers): boolean =>
  questions.some((question) => {
    const optional = question.kind !== 'number' && question.optional === true
    return !optional && blank(answers[question.id])
  })

/** A Move out of its plan: odd answers are refused, and without its answers it does nothing. */
export function makeMove(id: string, plan: Plan): Move {
  const asks = plan.asks ?? (() => [])
  return {
    id,
    say: say(`move.${id}`),
    ...(plan.button ? { button: say(`button.${id}`) } : {}),
    ...(plan.next ? { next: plan.next } : {}),
    ...(plan.lasting ? { lasting: plan.lasting } : {}),
    asks,
    may(board, act, answers) {
      const why = plan.may?.(board, act, answers)
      if (why?.force === 'must') return why
      const questions = asks(board, act, answers)
      return odd(questions, answers) ? must('no.odd') : (tooLong(questions, answers) ?? why)
    },
    play(board, act, answers) {
      const questions = asks(board, act, answers)
      if (odd(questions, answers) || lacking(questions, answers)) return []
      if (tooLong(questions, answers)) return []
      if (plan.may?.(board, act, answers)?.force === 'must') return []
      return plan.play(board, act, answers)
    },
  }
}

export const must = (key: string, values?: Sentence['values']): Refusal => ({
  force: 'must',
  say: say(key, values),
})

export const should = (key: string, values?: Sentence['values']): Refusal => ({
  force: 'should',
  say: say(key, values),
})

/** An answer in words, without blanks around it; undefined if there is none. */
export function words(answers: Answers, id: string): string | undefined {
  const answer = answers[id]
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : undefined
}

/** The option that stands for an item. */
export const standsFor = (item: Item, said: Sentence, note?: Sentence): Option => ({
  value: item.id,
  item: item.id,
  say: said,
  ...(note ? { note } : {}),
})

/** Refused to those who have not sat down. */
export function seated(board: Board, act: Act): Refusal | undefined {
  return seatOf(board.seats, act.seat) ? undefined : must('no.seat')
}
