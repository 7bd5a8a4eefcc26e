import { equalBytes } from '@noble/curves/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import type { Keys } from '../keys/keys.ts'
import { base64, hex } from '../keys/letters.ts'
import {
  clientOf,
  isScreenKey,
  type Screen,
  type ScreenKey,
  sessionOf,
  signedByScreen,
} from '../keys/screen.ts'
import { bucketOf } from '../pace/pace.ts'
import { BUILD, type Build, BuildSchema } from './build.ts'

/*
 * How two ends of a connection prove to each other who they are
 *
 * Both say at once who they are and the hash of a fresh value; then the value; then, over all of that, over the
 * fingerprints of this very connection, the table's name and who called whom, each proves its own key, and the keys of
 * the table that it has. What one has said serves nobody else: not told back (each says by its role what it proves),
 * not on another link (other values, other fingerprints), not later (fresh values of both), and nobody can stand in
 * between (the fingerprints are those that the browsers themselves go by). Nothing counts before the proof.
 */

/** Raised whenever two pages could no longer understand one another. */
const PROTOCOL = 2
const NONCE = 32
/** Bytes of what two people compare. */
const CHECK = 4

/** Which side of a connection this is. */
export type Role = 'offers' | 'answers'

/** This end. */
export interface Self {
  /** A table may get new ones; then its links are renewed. */
  keys: Keys
  /** By what this screen proves who it is. */
  readonly screen: Screen
  /** Its name: the screen's key. */
  readonly peer: ScreenKey
  /** Fresh each time that it opens a table, and what it calls itself as long as it is open, which follows from it. */
  readonly salt: string
  readonly session: string
  /** Its number in the document, which follows from its name and the session. */
  readonly client: number
}

/** The other end, once it has proven who it is and that it was invited. */
export interface Proven {
  /** Its screen's key. */
  readonly peer: ScreenKey
  /** Its number in the document, which nobody else can have. */
  readonly client: number
  /** Whether it may change the table. */
  readonly writes: boolean
  /** Since when it has been linked: milliseconds since 1970. */
  readonly since?: number
  /** Eight digits that both ends have, and that differ if anybody stands between them; none by a relay. */
  readonly check?: string
}

/** The fingerprints of a connection as the browser goes by them: 32 bytes of SHA-256 each. */
export interface Prints {
  readonly mine: Uint8Array
  readonly theirs: Uint8Array
}

/** Proofs that are looked at between two changes of keys: each costs some milliseconds. */
const PROOFS = { burst: 12, perSecond: 0.2 }
const HelloSchema = v.object({
  hello: v.literal(PROTOCOL),
  key: v.custom<ScreenKey>(isScreenKey),
  session: hex(24),
  hash: base64(64),
  build: v.optional(BuildSchema),
})
type Hello = v.InferOutput<typeof HelloSchema>
const OlderSchema = v.object({ hello: v.number() })
const FreshSchema = v.object({ fresh: base64(64) })
const ProofSchema = v.object({
  proof: base64(64),
  sign: base64(100),
  write: v.optional(base64(200)),
})
type Proof = v.InferOutput<typeof ProofSchema>

/** What a handshake tells. */
export interface HandshakeEvents {
  say(message: object): void
  /** The other end has proven what it is: for the first time, or anew after the keys have changed. */
  proven(other: Proven, build: Build | undefined): void
  /** It is a page of another version, which understands nothing of this. */
  older(): void
  /** It has not what everybody has who was invited. */
  stranger(): void
}

/** A handshake in progress; it goes on as long as the link, since keys may change. */
export interface Handshake {
  begin(): void
  /** Takes a word; false where it is none of these. Throws an Error for what no page of ours says. */
  hear(message: unknown): boolean
  /** The keys have changed: proves the new ones. */
  renew(): void
}

/** This screen at a table, in a fresh session. */
export function selfOf(screen: Screen, keys: Keys): Self {
  const { key } = screen
  const salt = bytesToHex(randomBytes(12))
  const session = sessionOf(key, salt)
  return { keys, screen, salt, session, peer: key, client: clientOf(key, session) }
}

/** Bytes one after another, each with its length (below 2^16), so that no two lists are the same. */
function listed(...parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...parts.flatMap((part) => [Uint8Array.of(part.length >> 8, part.length & 255), part]),
  )
}

/** Shakes hands over a connection whose fingerprints are known by the time that the first word comes. */
export function shakeHands(
  self: Self,
  role: Role,
  prints: () => Prints,
  events: HandshakeEvents,
): Handshake {
  const fresh = randomBytes(NONCE)
  const other: Role = role === 'offers' ? 'answers' : 'offers'
  let hello: Hello | undefined
  let theirs: Uint8Array | undefined
  let since: number | undefined
  let proofs = bucketOf(PROOFS)
  /** Proof by keys that are none of ours: perhaps ours are on their way. */
  let ahead: Proof | undefined

  /** All that both have said, as both must have heard it. */
  function said(): Uint8Array {
    if (!hello || !theirs) throw new Error('proves before it says who it is')
    const print = prints()
    const near = listed(utf8ToBytes(self.peer), utf8ToBytes(self.session), fresh, print.mine)
    const far = listed(utf8ToBytes(hello.key), utf8ToBytes(hello.session), theirs, print.theirs)
    const [first, second] = role === 'offers' ? [near, far] : [far, near]
    const head = utf8ToBytes(`prophecy-table/link/${PROTOCOL}`)
    return sha256(listed(head, utf8ToBytes(self.keys.topic), first, second))
  }
  const bound = (what: string, by: Role, all: Uint8Array) =>
    concatBytes(utf8ToBytes(`prophecy-table/link/${what}/${by}/`), all)

  function prove(): void {
    const all = said()
    const write = self.keys.sign(bound('write', role, all))
    events.say({
      proof: toBase64(self.keys.prove(bound('read', role, all))),
      sign: toBase64(self.screen.sign(`link/${role}`, all)),
      ...(write && { write: toBase64(write) }),
    })
  }

  function meet(greeting: Hello): void {
    if (hello) throw new Error('greets twice')
    // Our own words, told back.
    if (greeting.key === self.peer) throw new Error('says to be us')
    hello = greeting
    events.say({ fresh: toBase64(fresh) })
  }

  function open(value: Uint8Array): void {
    if (!hello || theirs) throw new Error('opens out of turn')
    if (value.length !== NONCE || !equalBytes(sha256(value), fromBase64(hello.hash)))
      throw new Error('opens something else')
    theirs = value
    prove()
  }

  function check(proof: Proof): void {
    const all = said()
    if (!hello) return
    const { key, session, build } = hello
    if (!signedByScreen(key, `link/${other}`, all, fromBase64(proof.sign))) {
      // Bound to the table's name too: by other keys it is another.
      if (since === undefined) events.stranger()
      else ahead = proof
      return
    }
    if (!self.keys.proves(bound('read', other, all), fromBase64(proof.proof))) {
      events.stranger()
      return
    }
    const writes =
      proof.write !== undefined &&
      self.keys.signs(bound('write', other, all), fromBase64(proof.write))
    since ??= Date.now()
    const digits = sha256(concatBytes(utf8ToBytes('prophecy-table/link/check/'), all))
    events.proven(
      {
        peer: key,
        client: clientOf(key, session),
        writes,
        since,
        check: bytesToHex(digits.subarray(0, CHECK)),
      },
      build,
    )
  }

  return {
    begin() {
      events.say({
        hello: PROTOCOL,
        key: self.peer,
        session: self.session,
        hash: toBase64(sha256(fresh)),
        ...(BUILD && { build: BUILD }),
        // Pages of the first version look for these before they see that it is another.
        peer: self.session,
        client: 0,
        proof: '',
      })
    },
    hear(message) {
      const older = v.safeParse(OlderSchema, message)
      if (older.success) {
        if (older.output.hello !== PROTOCOL) events.older()
        else meet(v.parse(HelloSchema, message))
        return true
      }
      const value = v.safeParse(FreshSchema, message)
      if (value.success) {
        open(fromBase64(value.output.fresh))
        return true
      }
      const proof = v.safeParse(ProofSchema, message)
      if (!proof.success) return false
      // The newest waits where they come too fast: for the next change of keys, which it may be about.
      if (proofs.take(1, performance.now())) check(proof.output)
      else ahead = proof.output
      return true
    },
    renew() {
      // Who is still at its first words proves by the new keys when it comes to that.
      if (!theirs) return
      prove()
      proofs = bucketOf(PROOFS)
      const waiting = ahead
      ahead = undefined
      if (waiting) check(waiting)
    },
  }
}
