import type { Change } from '../rules/change.ts'
import type { Board, Supply } from '../rules/game.ts'

const register = (supply: Supply) => `supply/${supply.id}`

function refills(board: Board, supply: Supply): number {
  const times = board.play[register(supply)]
  return typeof times === 'number' && Number.isInteger(times) && times > 0 ? times : 0
}

/** How many are left in a stack or pad: what it held, and its refills, less what was taken; never below 0 [P2]. */
export function left(board: Board, supply: Supply): number {
  return Math.max(0, supply.count * (1 + refills(board, supply)) - supply.taken(board))
}

/** Puts a fresh stack on: as many as there were at the start [P2]. */
export function refill(board: Board, supply: Supply): Change {
  return { do: 'play', key: register(supply), value: refills(board, supply) + 1 }
}
