import { type Sentence, say } from '../../rules/plain/sentence.ts'
import type { Company } from '../../sync/company/company.ts'
import { type Renewal, tellRenewal } from '../../sync/door/renewal.ts'
import { furtherFor, type Successor } from '../../sync/door/successor.ts'
import { keyCode } from '../../sync/keys/code.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import type { Screen, ScreenKey } from '../../sync/keys/screen.ts'
import type { Room } from '../../sync/room.ts'
import { noteEarlier } from '../../table/store/earlier.ts'
import type { Lobby, LobbyEntry } from '../../table/store/lobby.ts'
import type { OpenTable } from '../page/opentable.ts'
import { type HeardKeys, newsIn } from './heard.ts'
import { relaysIn, withRelays } from './relayed.ts'
import { renewedAt } from './renewed.ts'

/** A table whose key changes, as this screen has it. `told` is given what somebody else did. */
export interface Changing {
  readonly opened: OpenTable
  readonly lobby: Lobby
  told(what: Sentence): void
}

/** How the table goes on for this screen, and what that comes of. */
interface Step {
  readonly company: Company
  readonly screen: Screen
  readonly heard: HeardKeys
  readonly to: Successor
  readonly fresh: Keys
}

/** How the table is listed on this device. */
export const entryOf = ({ opened, lobby }: Changing): LobbyEntry | undefined =>
  lobby.entry(opened.table.id)

/** Says these words to those of the neighbours. */
export function tellThose(
  room: Room,
  words: readonly object[],
  whom: (peer: ScreenKey) => boolean,
): void {
  for (const { peer } of room.around().neighbours)
    if (whom(peer)) for (const word of words) room.tell(word, peer)
}

/**
 * Goes on with these keys, which follow from what was heard: those who watch get their letters, what led here is kept
 * for those who come later, links and lobby change to the new key, and who sits here is told who made it.
 */
export function goOnWith(changing: Changing, { company, screen, heard, to, fresh }: Step): void {
  const { opened, lobby, told } = changing
  const { table, room, extras } = opened
  const { before, made } = heard
  // Who only watches can write nobody a letter.
  const further = fresh.write ? furtherFor(to) : []
  const readers = further.map((key) => ({ key, writes: false }))
  const letters = readers.length > 0 && tellRenewal(before, fresh, screen, readers, [], to.of)
  if (letters) tellThose(room, [letters], (peer) => further.includes(peer))
  // Names are those of the seats as long as all are linked.
  const { newsOf } = renewedAt(opened, lobby)
  const news = newsIn(heard, extras.rekeyed, screen.key).map(newsOf)
  extras.rekeyed = { before, made, at: performance.now() }
  noteEarlier(lobby, table.id, {
    key: keyCode(before, true),
    words: [...made.map(({ word }) => word), ...(letters ? [letters] : [])],
  })
  company.renew(fresh, new Set(to.stay.keys()))
  const text = withRelays(keyCode(fresh), relaysIn(entryOf(changing)?.key ?? ''))
  lobby.share(table.id, text, fresh.write === undefined)
  for (const one of news) told(one)
}

/** This screen does not stay: removed by one of these, or nobody had seen it. */
export function goOut(
  { opened, lobby, told }: Changing,
  screen: ScreenKey,
  made: readonly Renewal[],
  { out, of }: Successor,
): void {
  const by = made.find((one) => of.includes(one.id) && !one.stay.has(screen))?.by
  const name = by === undefined ? '' : renewedAt(opened, lobby).whoIs(by)
  const isRemoved = out.has(screen)
  told(say(isRemoved ? 'rekey.out' : 'rekey.missed', { name }))
  if (isRemoved) lobby.leave(opened.table.id)
}
