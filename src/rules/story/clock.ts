import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { Item, ItemId, Plain } from '../plain/item.ts'
import type { Clock } from '../play/guide.ts'
import type { Offer } from '../play/move.ts'
import { allOf } from './kinds.ts'
import type { Outlined } from './outline.ts'

/** The register `clock`: milliseconds spent before `since`; `paused` when only a pause card holds it. */
interface Face {
  readonly spent: number
  readonly since?: number
  readonly paused: boolean
}

const whole = (value: Plain | undefined): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

/** What a register of several parts keeps under this name. */
export const part = (value: Plain, key: string): Plain | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value)).get(key)
    : undefined

/** The pause cards on the table: while one lies there the clock stands. */
export const pauseCards = (board: Board): readonly Item[] => allOf(board, 'placard')

/** The clock as it is now; a pause card holds it from the moment it was laid. */
export function faceOf(board: Board, now: number): Face {
  const value = board.play.clock ?? null
  const spent = whole(part(value, 'spent')) ?? 0
  const since = whole(part(value, 'since'))
  if (since === undefined) return { spent, paused: part(value, 'paused') === true }
  const cards = pauseCards(board)
  if (cards.length === 0) return { spent, since, paused: false }
  const laid = cards.reduce((min, card) => Math.min(min, whole(card.props.made) ?? since), now)
  return { spent: spent + Math.max(0, laid - since), paused: true }
}

/** The clock stopped at this moment, as its register keeps it. */
export function stopped(board: Board, now: number): { readonly spent: number } {
  const { spent, since } = faceOf(board, now)
  return { spent: since === undefined ? spent : spent + Math.max(0, now - since) }
}

/** The last pause card is taken off the table, by Move or by hand: a clock that it held goes on from there. */
export function unpaused(board: Board, act: Act, ids: readonly ItemId[]): readonly Change[] {
  const cards = pauseCards(board)
  const gone = new Set(ids)
  if (cards.length === 0 || !cards.every(({ id }) => gone.has(id))) return []
  const { spent, paused } = faceOf(board, act.now)
  return paused ? [{ do: 'play', key: 'clock', value: { spent, since: act.now } }] : []
}

/** The clock of what is being told [P25]: it only tells the time, and nothing stops when its limit is reached. */
export function makeClock({ currentScene, minutes, aside }: Outlined) {
  return (board: Board, now: number): Clock | undefined => {
    const scene = currentScene(board)
    if (!scene && !aside?.(board)) return undefined
    const { spent, since } = faceOf(board, now)
    const paused = pauseCards(board).length > 0
    const running = since !== undefined
    const moves = paused
      ? ['liftPause']
      : running
        ? ['stopClock', 'pause']
        : ['startClock', 'pause']
    // Once the Scene is decided it only tells how long that took.
    const offers: readonly Offer[] = scene?.record ? [] : moves.map((move) => ({ move }))
    const limit = minutes(board) * 60_000
    return { limit, spent, ...(running ? { since } : {}), offers }
  }
}
