import { useEffect, useState } from 'react'
import type { Board } from '../../rules/board/board.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { type Offer, severalOf } from '../../rules/play/move.ts'
import { useBoard, useDesk, useReading } from '../desk/desk.ts'
import { askedBy } from '../desk/form.ts'
import { formDesk, useForms } from '../desk/forms.tsx'
import { type HeldCard, heldCards } from './held.ts'
import { asSorted, keepSorted, resorted, sortedHere } from './order.ts'

/** How many cards a seat holds; undefined where it has no hand. */
export const useMany = (seat: SeatId): number | undefined => {
  const { game } = useDesk()
  return useReading((board) => game.hand?.(board, seat)?.length)
}

/** Somebody's hand as it is sorted, for who sees it. */
export interface SortedHand {
  readonly cards: readonly HeldCard[]
  /** Puts a card where another lies. */
  sort(card: ItemId, to: ItemId | undefined): void
}

/** The hand of a seat as it was sorted here; its cards are looked at where it is `open`, and are backs else. */
export function useHand(seat: SeatId, open: boolean): SortedHand {
  const { table, game, act, prose } = useDesk()
  const board = useBoard()
  const [sorted, setSorted] = useState(() => sortedHere(table.id, seat))
  // What stands on them comes late.
  useEffect(() => {
    if (open) void prose()
  }, [open, prose])
  const order = asSorted(game.hand?.(board, seat) ?? [], sorted)
  return {
    cards: heldCards(game, board, open ? act(true) : {}, order),
    sort(card, to) {
      const next = resorted(order, card, to)
      keepSorted(table.id, seat, next)
      setSorted(next)
    },
  }
}

/** What somebody does with a card of their hand. */
export interface CardPlay {
  /** What can be done with a card, the likeliest first. */
  offers(card: ItemId): readonly Offer[]
  /** Answers with it what is being asked; else does what comes first. False where nothing can be done with it. */
  play(card: ItemId): boolean
  /** Whether it answers what is being asked just now. */
  answers(card: ItemId): boolean
}

/** How the cards of a hand are played: a card stands for the answer of whatever asks for one. */
export function useCardPlay(): CardPlay {
  const desk = useDesk()
  const { form, begin, answer, send } = useForms()
  const offersOf = (card: ItemId) => {
    const board: Board = desk.table.board()
    return desk.game.offers?.(board, desk.act(true), card) ?? []
  }
  /** The question that waits for a card, and whether it is the only one. */
  const asking = () => {
    const asked = form
      ? askedBy(formDesk(desk), form).filter(({ id }) => form.offer.answers?.[id] === undefined)
      : []
    return { asked, alone: asked.length === 1 }
  }
  const answerBy = (card: ItemId) => {
    const { asked, alone } = asking()
    for (const question of asked) {
      if (question.kind !== 'choice' && question.kind !== 'several') continue
      const option = question.options.find(({ item }) => item === card)
      if (!option) continue
      const { id } = question
      if (question.kind === 'choice') return { id, value: option.value, alone }
      const chosen = severalOf(form?.answers[id])
      const next = chosen.includes(option.value)
        ? chosen.filter((one) => one !== option.value)
        : [...chosen, option.value]
      return { id, value: next.join(' '), alone: false }
    }
    return undefined
  }
  return {
    offers: offersOf,
    answers: (card) => answerBy(card) !== undefined,
    play(card) {
      const meant = answerBy(card)
      if (meant) {
        if (meant.alone) send({ answers: { [meant.id]: meant.value } })
        else answer(meant.id, meant.value)
        return true
      }
      const [first] = offersOf(card)
      if (first) begin(first)
      return first !== undefined
    },
  }
}
