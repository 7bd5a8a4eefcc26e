import { useEffect, useState } from 'react'
import type { Board } from '../../rules/board/board.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Offer } from '../../rules/play/move.ts'
import { useBoard, useDesk, useReading } from '../desk/desk.ts'
import { formDesk, useForms } from '../desk/forms.tsx'
import { answerBy, openAnswer } from './answering.ts'
import { type HeldCard, heldCards } from './held.ts'
import { asSorted, keepSorted, resorted, sortedHere } from './order.ts'

/** How many cards a seat holds; undefined where it has no hand. */
export const useMany = (seat: SeatId): number | undefined => {
  const { game } = useDesk()
  return useReading((board) => game.hand?.(board, seat)?.length)
}

/** Whether there is anything for a seat alone to see. */
export const useHolds = (seat: SeatId): boolean => {
  const { game } = useDesk()
  const many = useMany(seat)
  const looks = useReading((board) => game.looks?.(board, seat).length)
  return Boolean(many || looks)
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

/** The cards that a seat looks at just now without having them in hand; backs where its hand is not `open`. */
export function useLooked(seat: SeatId, open: boolean): readonly HeldCard[] {
  const { game, act } = useDesk()
  const board = useBoard()
  return heldCards(game, board, open ? act(true) : {}, game.looks?.(board, seat) ?? [])
}

/** What somebody does with a card of their hand. */
export interface CardPlay {
  /** What can be done with a card, the likeliest first. */
  offers(card: ItemId): readonly Offer[]
  /** Answers with it what is being asked; else does what comes first. False where nothing can be done with it. */
  play(card: ItemId): boolean
  /** Whether it answers what is being asked just now. */
  answers(card: ItemId): boolean
  /** Answers with it what is asked in the open among the steps of the guide; false where nothing there asks for it. */
  answerOpen(card: ItemId): boolean
}

/** How the cards of a hand are played: a card stands for the answer of whatever asks for one. */
export function useCardPlay(): CardPlay {
  const desk = useDesk()
  const { form, begin, answer, send } = useForms()
  const offersOf = (card: ItemId) => {
    const board: Board = desk.table.board()
    return desk.game.offers?.(board, desk.act(true), card) ?? []
  }
  return {
    offers: offersOf,
    answers: (card) => form !== undefined && answerBy(formDesk(desk), form, card) !== undefined,
    answerOpen(card) {
      const meant = openAnswer(desk.game, formDesk(desk), desk.act(), card)
      if (!meant) return false
      const { offer, id, value, alone } = meant
      begin(alone ? { ...offer, answers: { ...offer.answers, [id]: value } } : offer)
      if (!alone) answer(id, value)
      return true
    },
    play(card) {
      const meant = form && answerBy(formDesk(desk), form, card)
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
