import { openFace } from '../../rules/board/deck.ts'
import type { Question } from '../../rules/play/move.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { veilOf } from './veil.ts'
import { useHandsSay } from './words.ts'

/** Whether a question lists cards of a hand that others at this screen are not to see: it is answered in the hand. */
export function useVeiled(): (question: Question) => boolean {
  const { game, device, seat } = useDesk()
  const board = useBoard()
  const own = seat()
  const veiled = veilOf(game, board, device, own) !== undefined
  const hand = new Set(veiled ? game.hand?.(board, own ?? '') : [])
  return (question) =>
    (question.kind === 'choice' || question.kind === 'several') &&
    question.options.some(
      ({ item }) => item !== undefined && hand.has(item) && openFace(board, item) === undefined,
    )
}

/** Such a question in a form: what it asks for, and where that is chosen. */
export function VeiledQuestion(props: { question: Question; answered: boolean; missing: boolean }) {
  const { question, answered, missing } = props
  const say = useHandsSay()
  return (
    <fieldset className="choice" data-missing={missing}>
      <legend>{say(question.say)}</legend>
      <p className="hint">{say(answered ? 'hands.chosen' : 'hands.choose')}</p>
    </fieldset>
  )
}
