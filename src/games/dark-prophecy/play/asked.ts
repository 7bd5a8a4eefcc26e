import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must } from '../../../rules/play/make.ts'
import type { Answers, Move, Option, Question, Refusal } from '../../../rules/play/move.ts'
import { designOf } from '../cards/designs.ts'
import type { Discipline } from '../cards/effects.ts'
import type { Chosen } from '../reckon/choice.ts'
import { cultistAt } from '../reckon/own.ts'
import { awaited } from '../reckon/run.ts'
import type { CardFace, CardId, Wait } from '../reckon/state.ts'
import { faceNamed, facesIn, type GameKept, gameKept, PLAY, playedOn } from '../story/kept.ts'
import { settling } from '../story/laid.ts'
import { lasts, steppedBy } from '../story/step.ts'

/** A game as its register holds it: plain JSON through and through. */
export const asPlain = (kept: GameKept): Plain => JSON.parse(JSON.stringify(kept)) as Plain

/**
 * What a step of the game changes. What can be undone is its register alone: things are laid by a step of their own
 * then, and follow it wherever it goes.
 */
const changesOf = (
  board: Board,
  before: GameKept | undefined,
  after: GameKept,
): readonly Change[] => [
  { do: 'play', key: PLAY, value: asPlain(after) },
  ...(lasts(board, before, after) ? settling(board, after) : []),
]

/** What somebody who acts knows of a card. */
export function seenBy(board: Board, act: Act, card: CardId): CardFace | undefined {
  const kept = gameKept(board)
  return faceNamed(act.sees?.(card)) ?? (kept && facesIn(board, kept.claims)(card))
}

/** Somebody's hand as far as they see it: the program holds that of its seats, and shows it to nobody. */
export const handSeen = (
  board: Board,
  { game }: GameKept,
  act: Act,
): readonly { readonly card: CardId; readonly face: CardFace }[] =>
  (cultistAt(game, act.seat)?.hand ?? []).flatMap((card) => {
    const face = seenBy(board, act, card)
    return face === undefined ? [] : [{ card, face }]
  })

/** A main card to be chosen, with all that stands on it. */
export const cardOption = (card: CardId, face: CardFace): Option => ({
  value: card,
  item: card,
  ...(face === 'verse'
    ? { say: say('named.mark') }
    : { say: say(`design.${face}.title`), note: say('card.whole', { card: face }) }),
})

export const disciplineOption = (of: Discipline): Option => ({
  value: of,
  say: say(`discipline.${of}`),
})

/** What a Move of the game is made of. */
interface StepPlan {
  /** What the game waits for where it can be made. */
  readonly when: readonly Wait['for'][]
  /** Anybody may do it, for the table. */
  readonly anybody?: true
  readonly button?: true
  readonly asks?: (board: Board, kept: GameKept, act: Act, answers: Answers) => readonly Question[]
  /** What is done by these answers; nothing while one of them is missing. */
  readonly does: (board: Board, kept: GameKept, act: Act, answers: Answers) => Chosen | undefined
  readonly may?: (board: Board, kept: GameKept, act: Act, answers: Answers) => Refusal | undefined
}

/** A Move that is a step of the game: what is refused is refused in the game's own words. */
export function stepMove(id: string, plan: StepPlan): Move {
  const { when, anybody, button, asks, does, may } = plan
  /** For whom it is done: what anybody may do is done for whoever plays. */
  const doer = (kept: GameKept, { seat }: Act) =>
    anybody && !cultistAt(kept.game, seat) ? kept.dealer : seat
  const stepBy = (board: Board, kept: GameKept, act: Act, answers: Answers) => {
    const choice = does(board, kept, act, answers)
    return choice && steppedBy(board, kept, act, doer(kept, act), choice)
  }
  const refused = (kept: GameKept, act: Act): Refusal | undefined => {
    const waits = awaited(kept.game)
    if (!waits) return must('refused.over')
    if (!when.includes(waits.for)) return must('refused.notNow')
    const others = !anybody && 'seat' in waits && waits.seat !== act.seat
    return others ? must('refused.notYou') : undefined
  }
  return makeMove(id, {
    ...(button && { button }),
    asks(board, act, answers) {
      const kept = playedOn(board)
      return (kept && !refused(kept, act) && asks?.(board, kept, act, answers)) || []
    },
    may(board, act, answers) {
      const kept = playedOn(board)
      if (!kept) return must('no.game')
      return (
        refused(kept, act) ??
        may?.(board, kept, act, answers) ??
        stepBy(board, kept, act, answers)?.refused
      )
    },
    play(board, act, answers) {
      const kept = playedOn(board)
      const after = kept && stepBy(board, kept, act, answers)?.kept
      return after ? changesOf(board, kept, after) : []
    },
    lasting(board, act, answers) {
      const kept = playedOn(board)
      const after = kept && stepBy(board, kept, act, answers)?.kept
      return after !== undefined && lasts(board, kept, after)
    },
  })
}

/** The power that is printed on a card; 0 where none is. */
export const powerOf = (face: CardFace): number => (face === 'verse' ? 0 : designOf(face).power)
