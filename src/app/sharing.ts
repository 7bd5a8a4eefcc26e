import { type Sentence, say } from '../rules/sentence.ts'
import { answerCode, type Code, doorCode, keyCode, offerCode, readCode } from '../sync/code.ts'
import { freshKey, type Keys, writerKeys } from '../sync/keys.ts'
import type { Room } from '../sync/room.ts'
import type { Description } from '../sync/sdp.ts'
import { SIGNAL_PATH } from '../sync/signal.ts'
import type { Lobby } from '../table/lobby.ts'
import { samePlain } from '../table/plain.ts'
import type { Around, Doors } from '../ui/doors.ts'
import { tellNews } from '../ui/news.ts'
import { readWays } from '../ui/ways.ts'
import { linkFor } from './address.ts'
import { listenApart } from './apart.ts'
import type { Session } from './session.ts'
import { readSettings } from './settings.ts'
import { voiceOf } from './voice.ts'

/*
 * Sharing tables with others. Loaded only when a table is shared or an invitation is followed: nothing that a table
 * opens with may import this file.
 */

/** An invitation can be answered for so long, ms; a little less than its link waits. */
const OFFERED = 9.5 * 60_000

/** Where others are looked for: beside this page, and where this device's settings say. */
function ways() {
  const { servers, ice } = readWays(readSettings().ways)
  const { protocol, host } = location
  const own = /^https?:$/.test(protocol)
    ? [`${protocol.replace('http', 'ws')}//${host}${SIGNAL_PATH}`]
    : []
  return { servers: [...own, ...servers], ice }
}

/** Opens a room to all who have these keys. */
export const openRoom = (room: Room, keys: Keys): Promise<void> => room.share({ keys, ...ways() })

/** The keys that a text kept with a table unlocks. */
export function keysOf(text: string): Keys | undefined {
  const code = readCode(text)
  return 'is' in code && code.is === 'key' ? code.keys : undefined
}

/**
 * Opens a table to others by the key that is kept with it; a key that cannot be read opens nothing. `tell` is given
 * what came in whenever it was apart from them. Returns the way out, which does not close it to them.
 */
export function openBy(session: Session, key: string, tell: (what: string) => void): () => void {
  const keys = keysOf(key)
  if (!keys) return () => {}
  void openRoom(session.room, keys)
  const { game } = session
  return listenApart(session, (news) => {
    const told = tellNews(voiceOf(game), game, news)
    if (told !== undefined) tell(told)
  })
}

/** Reads what somebody pasted or followed; a sentence where it is no invitation. */
export function readInvitation(text: string): Exclude<Code, { is: 'answer' }> | Sentence {
  const code = readCode(text)
  return 'is' in code && code.is === 'answer' ? say('code.answer') : code
}

/** The code in a text that is an invitation, to be followed; a sentence where there is none. */
export function invitationIn(text: string): { readonly code: string } | Sentence {
  const read = readInvitation(text)
  if (!('is' in read)) return read
  if (read.is === 'door') return { code: doorCode(read.door.key) }
  const { keys } = read
  return { code: read.is === 'key' ? keyCode(keys) : offerCode(keys, read.description) }
}

/** An answer as it is sent back, alone and as a link. */
export function answerIn(description: Description) {
  const code = answerCode(description)
  return { code, link: linkFor(code) }
}

/** The doors of an open table. */
export function doorsOf({ table, room }: Session, lobby: Lobby): Doors {
  let known: Around | undefined
  const entry = () => lobby.list().find(({ id }) => id === table.id)
  const keys = () => keysOf(entry()?.key ?? '')
  const renew = () => lobby.share(table.id, keyCode(writerKeys(freshKey())), false)
  return {
    around() {
      const { key, watch = false, shut = false } = entry() ?? {}
      const { neighbours, servers } = room.around()
      const now = {
        open: key !== undefined && !shut,
        watch,
        others: neighbours.map(({ client, writes }) => ({ client, writes })),
        servers,
      }
      if (!known || !samePlain(known, now)) known = now
      return known
    },
    subscribe(listener) {
      const ends = [room.subscribe(listener), lobby.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    open() {
      if (keys()) lobby.shut(table.id, false)
      else renew()
    },
    shut: () => lobby.shut(table.id, true),
    renew,
    link(watch) {
      const has = keys()
      return has && linkFor(keyCode(has, watch))
    },
    async offer(watch) {
      const has = keys()
      if (!has) throw new Error('this table has no key')
      await openRoom(room, has)
      const offer = await (await room.met()).offer()
      const code = offerCode(has, offer.description, watch)
      return {
        code,
        link: linkFor(code),
        until: Date.now() + OFFERED,
        async answered(text) {
          const answer = readCode(text)
          if (!('is' in answer)) return answer
          if (answer.is !== 'answer') return say('code.noAnswer')
          try {
            return (await offer.answered(answer.description)) ? undefined : say('code.late')
          } catch {
            // Whole, but no browser's answer to this.
            return say('code.damaged')
          }
        },
        withdraw: offer.withdraw,
      }
    },
  }
}
