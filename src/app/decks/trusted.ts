import type { Board } from '../../rules/board/board.ts'
import type { Deck, Knowing } from '../../rules/board/deck.ts'
import { knowingOf, lackingIn, luckFor } from '../../rules/board/trust.ts'
import type { Table } from '../../table/table.ts'
import { chance } from '../page/chance.ts'
import { seatsHere } from './here.ts'

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

  const lacking = () => lackingIn(decks, table.board())
  const shuffle = () => {
    clearTimeout(timer)
    timer = undefined
    if (!acts()) return
    const changes = lacking().map((register) => luckFor(register, chance.seed()))
    table.apply(changes, { seat: '', track: false })
  }
  return {
    /** What is known as the table lies; a shuffle that is due is made, now or soon. */
    look(): Knowing {
      const board = table.board()
      if (known?.board === board) return known.knowing
      const knowing = knowingOf(decks, board)
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
