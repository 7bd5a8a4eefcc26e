import type { SeatId } from '../../rules/plain/item.ts'

/*
 * Which seat a phone is to be a hand of travels with an invitation, behind its code: `<code>&h=<seat>`. It is a wish
 * and no right: who may write may act for a seat, and nobody else may, whatever a link says.
 */

const LONGEST = 200
/** How much of a text is looked at, in letters. */
const MOST_TEXT = 4000
const BEHIND_CODE = /([\w-]{20,})&h=([\w%.~!*'()-]{1,1800})/g

/** An invitation that makes whoever follows it a hand of this seat. */
export function withHand(invitation: string, seat: SeatId): string {
  try {
    return `${invitation}&h=${encodeURIComponent(seat)}`
  } catch {
    // Half a letter: no link can say it.
    return invitation
  }
}

/**
 * The seat in an invitation, and the invitation without it, in which nothing of the seat can be taken for a code. Takes
 * anything; what is no seat's name is left out.
 */
export function handIn(text: string): { readonly invitation: string; readonly seat?: SeatId } {
  const begins = Math.max(0, text.length - MOST_TEXT)
  const found = [...text.slice(begins).matchAll(BEHIND_CODE)].at(-1)
  if (!found) return { invitation: text }
  const [all, code = '', name = ''] = found
  const at = begins + found.index
  const invitation = text.slice(0, at) + code + text.slice(at + all.length)
  try {
    const seat = decodeURIComponent(name)
    if (seat.length <= LONGEST) return { invitation, seat }
  } catch {
    // A lonely per cent sign.
  }
  return { invitation }
}
