import type { Game } from '../../rules/game.ts'
import { SEAT_COLORS, type Seat } from '../../rules/plain/item.ts'
import { readSeating } from '../../rules/plain/round.ts'
import { say } from '../../rules/plain/sentence.ts'
import { newTable } from '../../table/table.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import { roundSpeaker } from '../../ui/round/words.ts'
import { layListed } from '../files/tablefiles.ts'
import { goTo } from '../page/address.ts'
import { chance } from '../page/chance.ts'
import { keepSeating, keptSeating } from '../page/seating.ts'
import { readSettings, writeSettings } from '../page/settings.ts'
import type { Tables } from '../page/tables.ts'
import { voiceOf } from '../page/voice.ts'

/**
 * Lays a new table of a game for whoever comes next, and goes there. They sit as people sat at the table `before`, each
 * place taken by a guest who can begin at once; that table stays as it is.
 */
export function seatNext(
  game: Game,
  tables: Tables,
  before: string | undefined,
  device: string,
): void {
  const { lobby, page } = tables
  const voice = voiceOf(page, game)
  const now = Date.now()
  const title = filesSpeaker(voice)(say('lobby.usualTitle', { n: lobby.list().length + 1 }))
  const table = newTable(chance.id(), { game: game.id, title, made: now })
  const lay = { seat: '', track: false }
  table.apply(game.setup?.({ seat: '', chance, now }) ?? [], lay)
  const seating = before === undefined ? undefined : readSeating(keptSeating(before))
  if (seating) {
    const speak = roundSpeaker(voice)
    const seats = seating.sides.map(
      (_, n): Seat => ({
        id: chance.id(),
        name: speak(say('round.guest', { n: n + 1 })),
        color: n % SEAT_COLORS.length,
        sitter: device,
      }),
    )
    table.apply(
      seats.map((seat) => ({ do: 'seat', seat })),
      lay,
    )
    const sides = seating.sides.map((side, n) => ({ ...side, seat: seats[n]?.id ?? '' }))
    keepSeating(table.id, JSON.stringify({ ...seating, sides }))
  }
  // They have not been told yet how things are done here.
  writeSettings({ ...readSettings(), hinted: [] })
  goTo(layListed(table, tables))
}
