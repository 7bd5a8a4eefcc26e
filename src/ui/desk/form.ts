import type { Act, Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import {
  type Answers,
  moveOf,
  type Offer,
  type Question,
  type Refusal,
} from '../../rules/play/move.ts'
import type { Played } from './desk.ts'

/** The Move somebody is at just now: what has been answered so far, and what speaks against it. */
export interface Form {
  readonly offer: Offer
  readonly answers: Answers
  /** Somebody has answered something in it. */
  readonly touched?: boolean
  readonly refusal?: Refusal
  /** It was sent, and these were still missing. */
  readonly missing?: readonly string[]
}

/** A desk as forms see it: where Moves are begun and played. */
export interface FormDesk {
  readonly game: Pick<Game, 'moves'>
  board(): Board
  act(): Act
  play(move: string, answers?: Answers, anyway?: boolean): Played
}

/** A choice with one option is made, one after another: what is asked next may depend on it. */
function settled(at: FormDesk, offer: Offer, given: Answers): Answers {
  const asks = moveOf(at.game, offer.move)?.asks(at.board(), at.act(), given) ?? []
  for (const q of asks) {
    const [only, more] = q.kind === 'choice' && !q.optional && !q.long ? q.options : []
    if (only && !more && given[q.id] === undefined)
      return settled(at, offer, { ...given, [q.id]: only.value })
  }
  return given
}

/** What it asks, given what was answered so far, and what is usually chosen where nothing was. */
export function askedBy(at: FormDesk, { offer, answers }: Form): readonly Question[] {
  const asks = (given: Answers) =>
    moveOf(at.game, offer.move)?.asks(at.board(), at.act(), given) ?? []
  const usual = asks(answers).flatMap((q) =>
    q.kind === 'choice' && q.usual !== undefined ? [[q.id, q.usual] as const] : [],
  )
  return asks({ ...Object.fromEntries(usual), ...answers })
}

/** What a question is answered by as long as nobody says otherwise: as it says, a number else by its least. */
function usually(question: Question): string | number | undefined {
  return question.usual ?? (question.kind === 'number' ? question.min : undefined)
}

/** The answer that stands in a form: what was said, or what is usual. */
export function standing(question: Question, { answers }: Form): string | number | undefined {
  return answers[question.id] ?? usually(question)
}

/** An offer, with its questions still open. */
export function opened(at: FormDesk, offer: Offer): Form {
  return { offer, answers: settled(at, offer, offer.answers ?? {}) }
}

/** Does what is offered, or asks first what is not clear yet: then there is a form. */
export function begun(at: FormDesk, offer: Offer): Form | undefined {
  const form = opened(at, offer)
  // What is refused outright is not asked about first.
  if (moveOf(at.game, offer.move)?.may(at.board(), at.act(), form.answers)) return form
  const open = askedBy(at, form).some(({ id }) => form.answers[id] === undefined)
  return open ? form : sent(at, form)
}

/** A question is answered; undefined takes the answer back. */
export function answered(
  at: FormDesk,
  form: Form,
  question: string,
  value: string | number | undefined,
): Form {
  const { offer } = form
  const { [question]: _, ...others } = form.answers
  const answers = value === undefined ? others : { ...others, [question]: value }
  return { offer, answers: settled(at, offer, answers), touched: true }
}

/** All its answers, those that are usual among them. */
export function answersOf(at: FormDesk, form: Form): Answers {
  const usual = askedBy(at, form).flatMap((q): [string, string | number][] => {
    const value = standing(q, form)
    return value === undefined ? [] : [[q.id, value]]
  })
  return { ...form.answers, ...Object.fromEntries(usual) }
}

/**
 * Plays the Move, `anyway` against advice. What is done is followed by what is usually done next; what is not leaves
 * the form as it is, and says why.
 */
export function sent(at: FormDesk, form: Form, anyway = false): Form | undefined {
  const { offer } = form
  const answers = answersOf(at, form)
  const played = at.play(offer.move, answers, anyway)
  if (played === 'thrown') return undefined
  if (played === 'done') {
    const next = moveOf(at.game, offer.move)?.next?.(at.board(), at.act(), answers)
    return next && begun(at, next)
  }
  const kept = { offer, answers, touched: true }
  return 'ask' in played
    ? { ...kept, missing: played.ask.map(({ id }) => id) }
    : { ...kept, refusal: played }
}
