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

/** How much of a seat's id is typed at least, in letters, and no more than makes it one of all. */
const TYPED = 4

/** The beginning of a seat's id that no other of these has, as short as people type it. */
function beginningOf(seat: SeatId, seats: readonly SeatId[]): string {
  const others = seats.filter((other) => other !== seat)
  let length = TYPED
  while (length < seat.length && others.some((id) => id.startsWith(seat.slice(0, length)))) length++
  return seat.slice(0, length)
}

/** Nobody types so much of an id, in letters. */
const WHOLE = 12

/**
 * The seats that may be meant by this name: the one of that id, or all whose ids begin so. A short one may have been
 * typed for a longer id: there the seat of just that id is one of several.
 */
export function seatsNamed<Seat extends { readonly id: SeatId }>(
  seats: readonly Seat[],
  name: string | undefined,
): readonly Seat[] {
  if (!name) return []
  const whole = name.length < WHOLE ? undefined : seats.find(({ id }) => id === name)
  return whole ? [whole] : seats.filter(({ id }) => id.startsWith(name))
}

/**
 * A link for a hand of this seat as it can be typed: the page's address, and the code in fours, with as much of the
 * seat's id as tells it from these. Undefined where more stands in the link than anybody types.
 */
export function typedFrom(
  link: string,
  seat: SeatId,
  seats: readonly SeatId[],
): { readonly address: string; readonly code: string } | undefined {
  const [address = '', behind = ''] = link.split('#j=')
  const { invitation } = handIn(behind)
  if (!/^[\w-]{20,40}$/.test(invitation)) return undefined
  const fours = invitation.replace(/.{4}/g, '$& ').trim()
  return {
    address: address.replace(/\/$/, ''),
    code: `${fours} ${withHand('', beginningOf(seat, seats))}`,
  }
}

/**
 * The seat in an invitation, and the invitation without it, in which nothing of the seat can be taken for a code. Takes
 * anything; what is no seat's name is left out.
 */
export function handIn(text: string): { readonly invitation: string; readonly seat?: SeatId } {
  const found = handWithin(text)
  if (found.seat !== undefined) return found
  // Whoever typed it may have typed its gaps, too.
  const typed = handWithin(text.slice(-MOST_TEXT).replace(/\s+/g, ''))
  return typed.seat === undefined ? found : typed
}

function handWithin(text: string): { readonly invitation: string; readonly seat?: SeatId } {
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
