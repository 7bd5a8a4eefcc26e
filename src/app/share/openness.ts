import { plain, type Sentence } from '../../rules/plain/sentence.ts'
import { type Doorkeeper, keepDoor } from '../../sync/door/doorkeeper.ts'
import { removedFrom } from '../../table/store/earlier.ts'
import { identify, noteIdentity } from '../../table/store/identity.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import { palmSpeaker } from '../../ui/palm/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Asking } from '../../ui/share/doors.ts'
import { tellNews } from '../../ui/share/news.ts'
import { onWays } from '../../ui/share/ways.ts'
import { shareSpeaker } from '../../ui/share/words.ts'
import type { Invited } from '../page/address.ts'
import type { Openness, OpenTable } from '../page/opentable.ts'
import { readSettings } from '../page/settings.ts'
import { undoAtBoth } from '../palm/bothundo.ts'
import { becomeHand } from '../palm/hand.ts'
import { acquaint } from './acquaint.ts'
import { listenApart } from './apart.ts'
import { mindPartings } from './parting.ts'
import { keepPorters } from './porters.ts'
import { relaysIn } from './relayed.ts'
import { keysOf, openRoom } from './sharing.ts'
import { showAsking, showParting } from './standing.tsx'
import { succeed } from './succession.ts'
import { vouchAt } from './vouching.ts'
import { watchOver } from './warden.ts'

// What goes on at a table as long as it is open to others. Loaded only then.

/** How long after the last letter addresses in the settings are taken as they are (ms). */
const NAMING = 1500

const NOBODY: readonly Asking[] = []

/**
 * Opens a table to others by the key that is kept with it; a key that cannot be read opens nothing. Returns the way
 * out, which does not close it to them.
 */
export function openBy(
  opened: OpenTable,
  key: string,
  lobby: Lobby,
  page: Invited,
  notices: Notices,
): () => void {
  const keys = keysOf(key)
  if (!keys) return () => {}
  const { game, room, table, extras, voice } = opened
  const speak = (what: Sentence) => shareSpeaker(voice())(what)
  const tell = (text: string) => notices.add({ say: plain(text) })
  let keeper: Doorkeeper | undefined
  let left = false

  void openRoom(room, keys, relaysIn(key))
  // Who came by an invitation has the table from somebody who knows which one it is.
  if (keys.write && table.id !== keys.topic && !table.barred()) identify(table.doc, keys.topic)
  // What was named in the settings counts once it is whole.
  let naming: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(naming)
    naming = setTimeout(() => {
      const { key = '', shut } = lobby.entry(table.id) ?? {}
      const now = keysOf(key)
      if (now && !shut) void openRoom(room, now, relaysIn(key))
    }, NAMING)
  }
  const note = () => noteIdentity(lobby, table.id, table.doc)
  note()
  const told = (what: Sentence) =>
    what.key === 'rekey.out' ? showParting(voice(), what, !keys.write) : tell(speak(what))
  const succession = succeed(opened, keys, lobby, told)
  const lists = new WeakMap<ReturnType<Doorkeeper['waiting']>, readonly Asking[]>()
  /** As people see them: made once for each list. */
  function asking(knocks: ReturnType<Doorkeeper['waiting']>): readonly Asking[] {
    const known = lists.get(knocks)
    if (known) return known
    const removed = removedFrom(lobby, table.id)
    const list = knocks.map(({ id, name, key }) => ({ id, name, removed: removed.has(key) }))
    lists.set(knocks, list)
    return list
  }
  const openness: Openness = {
    renew: succession.renew,
    waiting: () => (keeper ? asking(keeper.waiting()) : NOBODY),
    answer: (...how) => keeper?.answer(...how),
  }
  extras.openness = openness
  if (keys.write)
    room.met().then(
      (company) => {
        const { screen, beside, bars } = company
        if (!left && screen) keeper = keepDoor(keys, { screen, beside, bars }, extras.asked.tell)
      },
      () => {
        // Nobody can be met here, so nobody can ask either.
      },
    )
  const { device } = readSettings()
  const ends = [
    listenApart(opened, (news) => {
      const now = voice()
      const amiss = news.amiss.filter(({ say: why }) => !now.lacks(why))
      const text = tellNews(now, game, { ...news, amiss })
      if (text !== undefined) tell(text)
    }),
    // Before anybody's acquaintance is made: who only says that they sit there is not known by it.
    vouchAt(opened, lobby, device, () =>
      notices.add({ say: plain(speak({ key: 'guard.asYou' })), tone: 'bad' }),
    ),
    acquaint(opened, lobby),
    keepPorters(opened, keys, lobby, succession.missed),
    table.subscribe(note),
    watchOver(opened, lobby, notices, voice),
    becomeHand(table, page, device, () =>
      notices.add({ say: plain(palmSpeaker(voice())({ key: 'palm.several' })), stays: true }),
    ),
    undoAtBoth(opened, device, notices, voice),
    mindPartings(opened, lobby, notices, voice),
    showAsking(voice(), { ...openness, subscribe: extras.asked.add }),
    succession.end,
    onWays(again),
    () => keeper?.end(),
  ]
  return () => {
    left = true
    clearTimeout(naming)
    for (const end of ends) end()
    if (extras.openness === openness) delete extras.openness
    keeper = undefined
    extras.asked.tell()
  }
}
