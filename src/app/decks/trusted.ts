import type { Board } from '../../rules/board/board.ts'
import { type Deck, dueTo, openFace } from '../../rules/board/deck.ts'
import { luckFor, orderOf } from '../../rules/board/trust.ts'
import type { FaceId, ItemId } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'
import { chance } from '../page/chance.ts'
import { type Knowing, seatsHere } from './here.ts'

/** Whoever did what a shuffle is due by makes it; where they are gone another screen does, so much later (ms). */
const LATER = 1500

interface Around {
  readonly table: Table
  readonly decks: readonly Deck[]
  readonly device: string
  /** Whether this screen may bring anything about. */
  acts(): boolean
}

/** Keeps decks of people who trust one another. */
export function makeTrusted({ table, decks, device, acts }: Around) {
  let known: { readonly board: Board; readonly knowing: Knowing } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the newest change was made here. */
  let local = false
  const heard = (
    _: unknown,
    __: unknown,
    ___: unknown,
    transaction: { readonly local: boolean },
  ) => {
    local = transaction.local
  }
  table.doc.on('update', heard)

  const lacking = () => {
    const board = table.board()
    return decks.flatMap((deck) =>
      deck.onTrust(board) ? (orderOf(deck, board).lacking ?? []) : [],
    )
  }
  const shuffle = () => {
    clearTimeout(timer)
    timer = undefined
    if (!acts()) return
    const changes = lacking().map((register) => luckFor(register, chance.seed()))
    table.apply(changes, { seat: '', track: false })
  }
  const know = (board: Board): Knowing => {
    const open = new Map<ItemId, FaceId>()
    const orders = decks
      .filter((deck) => deck.onTrust(board))
      .map((deck) => {
        const { faces } = orderOf(deck, board)
        for (const card of dueTo(deck, board, 'all')) {
          const face = faces.get(card)
          if (face !== undefined && board.items.get(card)?.kind === deck.kind) open.set(card, face)
        }
        const seen = new Map<string, ReadonlySet<ItemId>>()
        return { deck, faces, seen }
      })
    return {
      open,
      sees(seat, card) {
        for (const { deck, faces, seen } of orders) {
          const due = seen.get(seat) ?? dueTo(deck, board, seat)
          seen.set(seat, due)
          if (due.has(card)) return faces.get(card)
        }
        return openFace(board, card)
      },
    }
  }
  return {
    /** What is known as the table lies; a shuffle that is due is made, now or soon. */
    look(): Knowing {
      const board = table.board()
      if (known?.board === board) return known.knowing
      const knowing = know(board)
      known = { board, knowing }
      if (!acts() || lacking().length === 0) return knowing
      const turn = table.state().seats.indexOf(seatsHere(table.state().seats, device)[0]!)
      if (!local) timer ??= setTimeout(shuffle, LATER * (turn + 1))
      // Not while somebody looks: what they look at stays as it is.
      else queueMicrotask(shuffle)
      return knowing
    },
    close() {
      clearTimeout(timer)
      table.doc.off('update', heard)
    },
  }
}
