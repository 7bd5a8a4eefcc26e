import { useSyncExternalStore } from 'react'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { listeners } from '../../rules/plain/listeners.ts'

/*
 * The curtain before the hands of those who share a screen: drawn, unless somebody holds it open. What is behind it is
 * nowhere on the page meanwhile.
 */

/** How long it stays open at most (ms): a finger may have been forgotten on it, or a key may be stuck. */
const HELD_AT_MOST = 30_000

/** Those who hold theirs open: each at a place of their own. */
const held = new Map<SeatId, AbortController>()
/** What was before somebody's eyes while they held their hand open. */
const lookedAt = new Map<SeatId, Set<ItemId>>()
const changed = listeners()

/** Tells when a hand was opened or closed. Returns the way out. */
export const watchCurtain = changed.add

/** Whether the hand of a seat is held open at this screen. */
export const isHeldOpen = (seat: SeatId | undefined): boolean =>
  seat !== undefined && held.has(seat)

/** Whether a card was looked at where a hand is held open. */
export const isLookedAt = (seat: SeatId, card: ItemId): boolean =>
  lookedAt.get(seat)?.has(card) === true

/** What a hand that is held open shows besides its own cards has been looked at. */
export function noteLooked(seat: SeatId, cards: readonly ItemId[]): void {
  if (cards.every((card) => isLookedAt(seat, card))) return
  lookedAt.set(seat, new Set(cards))
  changed.tell()
}

/** What is no longer shown has to be looked at anew when it is shown again. */
export function lookAway(seat: SeatId, shown: readonly ItemId[]): void {
  if (shown.length === 0) lookedAt.delete(seat)
}

/** Opens the hand of a seat, until it is closed: by who holds it, or when the page is hidden or left, or in a while. */
export function holdOpen(seat: SeatId): void {
  if (held.has(seat)) return
  const until = new AbortController()
  const { signal } = until
  const close = () => letGo(seat)
  const timer = setTimeout(close, HELD_AT_MOST)
  signal.addEventListener('abort', () => clearTimeout(timer))
  document.addEventListener('visibilitychange', close, { signal })
  for (const left of ['blur', 'pagehide']) addEventListener(left, close, { signal })
  held.set(seat, until)
  changed.tell()
}

/** Closes the hand of a seat. */
export function letGo(seat: SeatId): void {
  const until = held.get(seat)
  if (!until) return
  held.delete(seat)
  until.abort()
  changed.tell()
}

/** Whether the hand of a seat is held open, rendered anew when that changes. */
export const useHeldOpen = (seat: SeatId | undefined): boolean =>
  useSyncExternalStore(
    watchCurtain,
    () => isHeldOpen(seat),
    () => false,
  )
