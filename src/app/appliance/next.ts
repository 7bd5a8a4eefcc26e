import type { Game } from '../../rules/game.ts'
import { SEAT_COLORS, type Seat, type SeatId } from '../../rules/plain/item.ts'
import type { Seating } from '../../rules/plain/seating.ts'
import { say } from '../../rules/plain/sentence.ts'
import { newTable } from '../../table/table.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import { roundSpeaker } from '../../ui/round/words.ts'
import { layListed } from '../files/tablefiles.ts'
import { goTo } from '../page/address.ts'
import { chance } from '../page/chance.ts'
import { keepSeating } from '../page/seating.ts'
import { readSettings, writeSettings } from '../page/settings.ts'
import type { Tables } from '../page/tables.ts'
import { voiceOf } from '../page/voice.ts'

/** Guests of these names for whoever sat round a screen so, all at this device: their seats, and how they sit. */
export function guestsFor(
  before: Seating,
  sitter: string,
  id: () => SeatId,
  nameOf: (n: number) => string,
): { readonly seats: readonly Seat[]; readonly seating: Seating } {
  const guests = before.sides.map((side, n) => {
    const color = n % SEAT_COLORS.length
    return { side, seat: { id: id(), name: nameOf(n + 1), color, sitter } satisfies Seat }
  })
  const sides = guests.map(({ side, seat }) => ({ ...side, seat: seat.id }))
  return { seats: guests.map(({ seat }) => seat), seating: { ...before, sides } }
}

/**
 * Lays a new table of a game for whoever comes next, and goes there. They sit as people sat `before`, each place taken
 * by a guest who can begin at once; the table before stays as it is.
 */
export function seatNext(
  game: Game,
  tables: Tables,
  before: Seating | undefined,
  device: string,
): void {
  const { lobby, page } = tables
  const voice = voiceOf(page, game)
  const now = Date.now()
  const title = filesSpeaker(voice)(say('lobby.usualTitle', { n: lobby.list().length + 1 }))
  const table = newTable(chance.id(), { game: game.id, title, made: now })
  const lay = { seat: '', track: false }
  table.apply(game.setup?.({ seat: '', chance, now }) ?? [], lay)
  if (before) {
    const speak = roundSpeaker(voice)
    const nameOf = (n: number) => speak(say('round.guest', { n }))
    const { seats, seating } = guestsFor(before, device, chance.id, nameOf)
    table.apply(
      seats.map((seat) => ({ do: 'seat', seat })),
      lay,
    )
    keepSeating(table.id, JSON.stringify(seating))
  }
  // They have not been told yet how things are done here.
  writeSettings({ ...readSettings(), hinted: [] })
  goTo(layListed(table, tables))
}
