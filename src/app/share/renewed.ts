import { seatOf } from '../../rules/plain/seats.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import type { Renewal } from '../../sync/door/renewal.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'
import { sittersOf } from '../../table/store/known.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import type { OpenTable } from '../page/opentable.ts'
import { sitsAt } from './acquaint.ts'

/** Says who has made a new key, and whom it leaves out, by the names of seats. */
export interface Renewed {
  /** Who sits at that screen, for people; '' where nobody knows. */
  whoIs(screen: ScreenKey): string
  /** What another has done, for people. */
  newsOf(renewal: Renewal): Sentence
}

export function renewedAt({ table, room }: OpenTable, lobby: Lobby): Renewed {
  const nameOf = (seat: string | undefined) => seatOf(table.state().seats, seat)?.name
  function whoIs(screen: ScreenKey): string {
    const here = room.around().neighbours.find(({ peer }) => peer === screen)
    const seat = here && sitsAt({ table }, lobby, here.client, screen)
    const sat = Object.entries(sittersOf(lobby, table.id)).find(([, all]) => all.includes(screen))
    return seat?.name ?? nameOf(sat?.[0]) ?? ''
  }
  return {
    whoIs,
    newsOf({ by, out }) {
      const who = new Set([...out.values()].flatMap((seat) => nameOf(seat) ?? []))
      const key = out.size === 0 ? 'rekey.made' : 'rekey.removed'
      return say(key, { name: whoIs(by), who: [...who].join(', ') })
    },
  }
}
