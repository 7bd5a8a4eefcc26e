import { say } from '../../rules/plain/sentence.ts'
import type { Company } from '../../sync/company/company.ts'
import { doorCode, keyCode, offerCode, readCode } from '../../sync/keys/code.ts'
import { doorOf } from '../../sync/keys/doorkey.ts'
import { freshKey, type Keys, writerKeys } from '../../sync/keys/keys.ts'
import type { LinkOffer } from '../../sync/link/meet.ts'
import { samePlain } from '../../table/document/plain.ts'
import { screensNamed } from '../../table/document/screens.ts'
import {
  noteCompared,
  noteDevice,
  noteSitter,
  onKnown,
  sittersOf,
} from '../../table/store/known.ts'
import type { Doors, Guests } from '../../ui/share/doors.ts'
import { withHand } from '../../ui/share/hand.ts'
import { goToInvitation, linkFor } from '../page/address.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { linkedAt } from './acquaint.ts'
import { relaysIn, withRelays } from './relayed.ts'
import { invitationIn, keysOf, openRoom, relaysOf } from './sharing.ts'
import { devicesIn } from './vouching.ts'

/** An invitation can be answered for so long (ms); a little less than its link waits. */
const OFFERED = 9.5 * 60_000

/** An offer that may have been handed to somebody. */
interface Handed {
  readonly offer: LinkOffer
  /** Milliseconds since 1970. */
  readonly until: number
}
const handed = new WeakMap<Company, Handed>()

/** The offer that still waits for its answer, since whoever made it may have looked away meanwhile; or a new one. */
async function offerOf(company: Company): Promise<Handed> {
  const last = handed.get(company)
  if (last?.offer.waits() && last.until > Date.now()) return last
  const made = { offer: await company.offer(), until: Date.now() + OFFERED }
  handed.set(company, made)
  return made
}

/** The doors of an open table. */
export function doorsOf(opened: OpenTable, { lobby, page }: Tables): Doors {
  const { table, room, extras } = opened
  let known: Guests | undefined
  const entry = () => lobby.entry(table.id)
  const keys = () => keysOf(entry()?.key ?? '')
  /** The relays that the table has of its own. */
  const own = () => relaysIn(entry()?.key ?? '')
  const anew = () => {
    const code = keyCode(writerKeys(freshKey()))
    lobby.share(table.id, withRelays(code, own()), false)
  }
  return {
    around() {
      const { key, watch = false, shut = false, out = false } = entry() ?? {}
      const { servers, relays } = room.around()
      const now = {
        open: key !== undefined && !shut,
        watch,
        out,
        others: linkedAt(opened, lobby),
        sitters: sittersOf(lobby, table.id),
        asking: extras.openness?.waiting() ?? [],
        servers,
        relays,
      }
      if (!known || !samePlain(known, now)) known = now
      return known
    },
    subscribe(listener) {
      const ends = [
        room.subscribe(listener),
        lobby.subscribe(listener),
        onKnown(lobby, listener),
        extras.asked.add(listener),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    open() {
      if (keys()) lobby.shut(table.id, false)
      else anew()
    },
    shut: () => lobby.shut(table.id, true),
    renew(renewing) {
      if (extras.openness) return extras.openness.renew(renewing)
      anew()
      return true
    },
    compared(screen, seat) {
      noteCompared(lobby, screen, Date.now())
      if (seat === '') return
      noteSitter(lobby, table.id, seat, screen, true)
      for (const device of devicesIn(table, seat)) {
        const screens = screensNamed(table.doc, device)
        if (screens.includes(screen)) noteDevice(lobby, device, screens, true)
      }
    },
    async follow(text) {
      const found = invitationIn(text)
      if (!('code' in found)) return found
      if (isBefore(found.code, keys())) return say('rekey.outOld')
      goToInvitation(page, found.code)
      return undefined
    },
    link(entry, hand) {
      const has = keys()
      if (!has) return undefined
      const code = entry === 'ask' ? doorCode(doorOf(has.read)) : keyCode(has, entry === 'watch')
      const link = linkFor(withRelays(code, relaysOf(own())))
      return hand === undefined ? link : withHand(link, hand)
    },
    answer: (asking, how) => extras.openness?.answer(asking, how),
    async offer(watch, hand) {
      const has = keys()
      if (!has) throw new Error('this table has no key')
      await openRoom(room, has, own())
      const { offer, until } = await offerOf(await room.met())
      const bare = offerCode(has, offer.description, watch)
      const code = hand === undefined ? bare : withHand(bare, hand)
      return {
        code,
        link: linkFor(withRelays(code, relaysOf(own()))),
        until,
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
      }
    },
  }
}

/** Whether it leads to where these keys do, to play, to watch or to ask. */
function isBefore(text: string, keys: Keys | undefined): boolean {
  const code = readCode(text)
  if (!keys || !('is' in code) || code.is === 'answer') return false
  if (code.is === 'door') return doorCode(code.door.key) === doorCode(doorOf(keys.read))
  return code.keys.topic === keys.topic
}
