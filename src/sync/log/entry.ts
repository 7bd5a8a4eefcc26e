import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Keys } from '../keys/keys.ts'
import { type Screen, type ScreenKey, signedByScreen } from '../keys/screen.ts'
import { GRANT, type Grants, grantsBy } from './grant.ts'

/*
 * What one entry of a log is at a relay: a change of the table, sealed for all who were invited, and signed by the
 * screen that wrote it, of which the table's write key says that it may write.
 */

/** What stands before a change: that its screen may write, its name, and what it signed; before this page one sign. */
const NAME = 32
const HEAD = GRANT + NAME + 64
const SIGNED = 96

/** By what a log is written: the table's keys, and the screen that writes. */
export interface Writer {
  readonly keys: Keys
  readonly screen: Screen
}

/** A change that lies at a relay, and the screen that wrote it; undefined for what pages before this one wrote. */
export interface LogEntry {
  readonly update: Uint8Array
  readonly by: ScreenKey | undefined
}

const toSign = ({ topic }: Keys, hash: Uint8Array) => concatBytes(utf8ToBytes(`${topic}/`), hash)

/** What stands before a change with this SHA-256 in an entry; undefined for who only watches. */
export function headOf(
  { keys, screen }: Writer,
  hash: Uint8Array,
  grants: Grants,
): Uint8Array | undefined {
  const grant = grants.give(screen.key)
  if (!grant) return undefined
  const signed = screen.sign('relay/log', toSign(keys, hash))
  return concatBytes(grant, hexToBytes(screen.key), signed)
}
/** An entry of a change and what stands before it. */
export const sealBy = (keys: Keys, head: Uint8Array, update: Uint8Array): Uint8Array =>
  keys.seal(concatBytes(head, update))

/** An entry of the log; undefined for who only watches. */
export function sealEntry(
  writer: Writer,
  update: Uint8Array,
  grants = grantsBy(writer.keys),
): Uint8Array | undefined {
  const head = headOf(writer, sha256(update), grants)
  return head && sealBy(writer.keys, head, update)
}

/**
 * The change that an entry holds, if the screen that it names may write and has signed it. Takes anything and never
 * throws.
 */
export function openEntry(
  keys: Keys,
  entry: unknown,
  grants = grantsBy(keys),
): LogEntry | undefined {
  if (!(entry instanceof Uint8Array)) return undefined
  const plain = keys.open(entry)
  if (!plain || plain.length < HEAD) return undefined
  const by = bytesToHex(plain.subarray(GRANT, GRANT + NAME))
  const signed = plain.subarray(GRANT + NAME, HEAD)
  const update = plain.subarray(HEAD)
  return grants.holds(by, plain.subarray(0, GRANT)) &&
    signedByScreen(by, 'relay/log', toSign(keys, sha256(update)), signed)
    ? { update, by }
    : undefined
}

/** The change in an entry that a page before this one wrote, of which only the table's key is known. */
export function openOldEntry(keys: Keys, entry: unknown): LogEntry | undefined {
  if (!(entry instanceof Uint8Array)) return undefined
  const plain = keys.open(entry)
  if (!plain || plain.length < SIGNED) return undefined
  const update = plain.subarray(SIGNED)
  const what = concatBytes(utf8ToBytes('prophecy-table/relay/log/'), sha256(update))
  return keys.signs(what, plain.subarray(0, SIGNED)) ? { update, by: undefined } : undefined
}
