import { facesOf, lacksFaces } from '../board/lateface.ts'
import type { Piece } from '../board/piece.ts'
import type { Late } from '../plain/late.ts'
import { say } from '../plain/sentence.ts'
import type { Move, Refusal } from './move.ts'

/** Moves that come late: known by their ids from the beginning, and refused until they are here. */
export interface LateMoves extends Late {
  readonly moves: readonly Move[]
}

/**
 * Moves of these ids that come late, by `bring`; a `+` behind one says that its button has words of its own. Until then
 * they are refused so.
 */
export function lateMoves(
  known: string,
  refused: Refusal,
  bring: () => Promise<readonly Move[]>,
): LateMoves {
  let here: ReadonlyMap<string, Move> | undefined
  const moves = known.split(' ').map((word): Move => {
    const id = word.replace('+', '')
    const real = () => here?.get(id)
    return {
      id,
      say: say(`move.${id}`),
      ...(word !== id && { button: say(`button.${id}`) }),
      asks: (...at) => real()?.asks(...at) ?? [],
      may: (...at) => (here ? real()?.may(...at) : refused),
      play: (...at) => real()?.play(...at) ?? [],
      next: (...at) => real()?.next?.(...at),
      lasting: (...at) => real()?.lasting?.(...at) ?? false,
    }
  })
  return {
    moves,
    isHere: () => here !== undefined,
    async load() {
      here ??= new Map((await bring()).map((move) => [move.id, move]))
    },
  }
}

/** All that comes late of a game: what people may do, and what is printed on its pieces. */
export const lateWhole = (moves: Late, pieces: Readonly<Record<string, Piece>>): Late => ({
  isHere: () => moves.isHere() && !lacksFaces(Object.values(pieces)),
  async load() {
    await Promise.all([moves.load(), facesOf(Object.values(pieces))])
  },
})
