import { fromBase64 } from '../../rules/plain/base64.ts'
import type { Proven } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import type { Fault } from '../pace/fault.ts'
import type { Crowd, Other } from './crowd.ts'

/*
 * Links by a relay: one to each who is there and is not reached better. They carry words and hands; the document goes
 * by the log.
 */

/** Whom somebody here wanted no link to is tried again after so long, ms. */
const SHUT = 5000

/** What links by a relay are made with. */
export interface FarBy {
  readonly crowd: Pick<Crowd, 'holds'>
  /** Whether a peer is reached without the relay. */
  direct(peer: string): boolean
  /** Says a word to somebody there. */
  write(text: string, to: Other): void
  /** Tells everybody there where the own hands are. */
  sendHands(message: Uint8Array): void
  /** Tells the own state to whom is linked now. */
  show(): void
  /** No link to this peer is wanted here. */
  forget(peer: string): void
  readonly events: FarEvents
}

/** What they tell. */
interface FarEvents {
  came(link: Link): void
  /** Once for each that came, whatever the reason. */
  gone(link: Link, why: string, fault: Fault | undefined): void
  /** A presence as y-protocols tells it: unchecked. */
  here(from: Proven, update: Uint8Array): void
}

/** The links to those at a relay. */
export interface FarLinks {
  /** A link by the relay is there exactly while no better one is. */
  settle(other: Other): void
  part(other: Other, why: string, fault?: Fault): void
  /** A link to somebody there; it is theirs only once it is kept as such. */
  to(other: Other): Link
}

export function makeFarLinks(by: FarBy): FarLinks {
  const { crowd, events } = by

  function to(other: Other): Link {
    const link: Link = {
      far: true,
      other: () => other.peer,
      // The document goes by the log.
      sendDoc: () => {},
      talk(message) {
        if (other.link === link) by.write(JSON.stringify(message), other)
      },
      sendHands: by.sendHands,
      waiting: () => 0,
      arrived: () => 0,
      soon: () => {},
      // The relay speaks anew with new keys.
      renew: () => {},
      close: (why) => shut(why),
      cut: (fault) => shut(fault.why, fault),
    }
    const shut = (why: string, fault?: Fault) => {
      if (other.link !== link) return
      other.shut = true
      by.forget(other.peer.peer)
      part(other, why, fault)
      if (fault) return
      // Perhaps it came too early.
      other.again = setTimeout(() => {
        other.shut = false
        settle(other)
      }, SHUT)
    }
    return link
  }

  function part(other: Other, why: string, fault?: Fault): void {
    const { link } = other
    other.link = undefined
    if (link) events.gone(link, why, fault)
  }

  function settle(other: Other): void {
    const better = by.direct(other.peer.peer)
    if (better) part(other, 'reached directly')
    else if (!other.link && !other.shut && crowd.holds(other)) {
      other.link = to(other)
      events.came(other.link)
      if (other.link && other.here !== undefined) events.here(other.peer, fromBase64(other.here))
      by.show()
    }
  }

  return { settle, part, to }
}
