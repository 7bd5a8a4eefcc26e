import type { Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { Seat } from '../../rules/plain/item.ts'
import { type DeckHere, seatsHere } from './here.ts'

/** How many in a row at most, until somebody else does something. */
const MOST = 200
/** By then a throw has come to something, or to nothing (ms). */
const THROWN = 15_000

const isSame = (a: Board | undefined, b: Board) =>
  a !== undefined &&
  a.items === b.items &&
  a.seats === b.seats &&
  a.rolls === b.rolls &&
  a.play === b.play

/**
 * The seats that the program plays where nobody sits any more, if whoever comes first sits at this screen: it takes
 * them over.
 */
function orphansHere(game: Pick<Game, 'hand'>, board: Board, device: string): readonly Seat[] {
  const isPeople = ({ id }: Seat) => game.hand?.(board, id) !== undefined
  const people = board.seats.filter(isPeople)
  if (!game.hand || people[0]?.sitter !== device) return []
  return board.seats.filter(
    (seat) => !isPeople(seat) && !people.some(({ sitter }) => sitter === seat.sitter),
  )
}

/** Plays what is forced for seats whose hand is at this screen, one thing after another, each in a turn of its own. */
export function makeForced({ opened: { table, game }, device, as }: DeckHere, acts: () => boolean) {
  /** How the table lay, and what was played then and left it so. */
  let [lay, tried]: [Board | undefined, Set<string>] = [undefined, new Set()]
  let row = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let playing = false

  const next = () => {
    timer = undefined
    if (!acts()) return
    const board = table.board()
    if (!isSame(lay, board)) [lay, tried] = [board, new Set()]
    for (const seat of orphansHere(game, board, device))
      table.apply([{ do: 'seat', seat: { ...seat, sitter: device } }], { seat: '', track: false })
    for (const { id } of seatsHere(board.seats, device)) {
      const { act, play } = as(id)
      const offer = game.forced?.(board, act(true))
      if (!offer) continue
      const name = JSON.stringify([id, offer.move, offer.answers])
      if (tried.has(name) || row >= MOST) continue
      tried.add(name)
      row += 1
      playing = true
      try {
        // A throw may come to nothing: then it is thrown for once more.
        if (play(offer.move, offer.answers, true) === 'thrown') {
          clearTimeout(again)
          again = setTimeout(anew, THROWN)
        }
      } finally {
        playing = false
      }
      return look()
    }
  }
  const look = () => {
    if (game.forced) timer ??= setTimeout(next)
  }
  /** More is known than before, though the table lies as it lay. */
  const anew = () => {
    lay = undefined
    look()
  }
  const done = () => {
    if (!playing) row = 0
  }
  table.doc.on('update', done)
  return {
    /** The table may lie otherwise now. */
    look,
    anew,
    close() {
      clearTimeout(timer)
      clearTimeout(again)
      table.doc.off('update', done)
    },
  }
}
