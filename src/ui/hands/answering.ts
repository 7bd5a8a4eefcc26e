import type { Act } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { type Offer, severalOf } from '../../rules/play/move.ts'
import { askedBy, type Form, type FormDesk, opened } from '../desk/form.ts'

/** What a card of a hand answers, and by what; `alone` where nothing else is asked. */
interface Meant {
  readonly id: string
  readonly value: string
  readonly alone: boolean
}

/** The question of a form that a card answers: one of several goes out again by which it came in. */
export function answerBy(at: FormDesk, form: Form, card: ItemId): Meant | undefined {
  const asked = askedBy(at, form).filter(({ id }) => form.offer.answers?.[id] === undefined)
  for (const question of asked) {
    if (question.kind !== 'choice' && question.kind !== 'several') continue
    const option = question.options.find(({ item }) => item === card)
    if (!option) continue
    const { id } = question
    if (question.kind === 'choice') return { id, value: option.value, alone: asked.length === 1 }
    const chosen = severalOf(form.answers[id])
    const next = chosen.includes(option.value)
      ? chosen.filter((one) => one !== option.value)
      : [...chosen, option.value]
    return { id, value: next.join(' '), alone: false }
  }
  return undefined
}

/** What a card answers that is asked in the open, among the steps of the guide. */
export function openAnswer(
  { phases }: Pick<Game, 'phases'>,
  at: FormDesk,
  act: Act,
  card: ItemId,
): (Meant & { readonly offer: Offer }) | undefined {
  const board = at.board()
  const now = phases?.list.find(({ id }) => id === phases.now(board))
  for (const { offers = [] } of now?.steps(board, act) ?? [])
    for (const offer of offers) {
      const meant = offer.open && answerBy(at, opened(at, offer), card)
      if (meant) return { ...meant, offer }
    }
  return undefined
}
