import { type Sentence, say } from '../../rules/plain/sentence.ts'
import {
  answerCode,
  type Code,
  doorCode,
  keyCode,
  offerCode,
  readCode,
} from '../../sync/keys/code.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import type { Description } from '../../sync/keys/sdp.ts'
import type { Room } from '../../sync/room.ts'
import { SIGNAL_PATH } from '../../sync/signal/signal.ts'
import { handIn, withHand } from '../../ui/share/hand.ts'
import { readWays } from '../../ui/share/ways.ts'
import { linkFor } from '../page/address.ts'
import { readSettings } from '../page/settings.ts'
import { relaysIn, withRelays } from './relayed.ts'

// Sharing tables with others. Loaded only when a table is shared or an invitation is followed.

/** Where others are looked for: beside this page, and where this device's settings say. */
export function ways() {
  const { servers, relays, ice } = readWays(readSettings().ways)
  const { protocol, host } = location
  const own = /^https?:$/.test(protocol)
    ? [`${protocol.replace('http', 'ws')}//${host}${SIGNAL_PATH}`]
    : []
  return { servers: [...own, ...servers], relays, ice }
}

/** Where a table is relayed that has these relays of its own. */
export const relaysOf = (own: readonly string[]): readonly string[] => [
  ...new Set([...own, ...ways().relays]),
]

/** Opens a room to all who have these keys, also by the relays that the table has of its own. */
export const openRoom = (room: Room, keys: Keys, relays: readonly string[]): Promise<void> =>
  room.share({ keys, ...ways(), relays: relaysOf(relays) })

/** The keys that a text kept with a table unlocks. */
export function keysOf(text: string): Keys | undefined {
  const code = readCode(text)
  return 'is' in code && code.is === 'key' ? code.keys : undefined
}

/** Reads what somebody pasted or followed; a sentence where it is no invitation. */
export function readInvitation(text: string): Exclude<Code, { is: 'answer' }> | Sentence {
  const code = readCode(text)
  return 'is' in code && code.is === 'answer' ? say('code.answer') : code
}

/** The code in a text that is an invitation, to be followed; a sentence where there is none. */
export function invitationIn(text: string): { readonly code: string } | Sentence {
  const { invitation, seat } = handIn(text)
  const read = readInvitation(invitation)
  if (!('is' in read)) return read
  const plain =
    read.is === 'door'
      ? doorCode(read.door.key)
      : read.is === 'key'
        ? keyCode(read.keys)
        : offerCode(read.keys, read.description)
  const code = withRelays(plain, relaysIn(invitation))
  return { code: seat === undefined ? code : withHand(code, seat) }
}

/** An answer as it is sent back, alone and as a link. */
export function answerIn(description: Description) {
  const code = answerCode(description)
  return { code, link: linkFor(code) }
}
