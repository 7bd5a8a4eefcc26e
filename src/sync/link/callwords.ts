import { equalBytes } from '@noble/curves/utils.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import { derive, type Keys } from '../keys/keys.ts'
import { base64, hex } from '../keys/letters.ts'
import { isScreenKey, type ScreenKey, sessionOf } from '../keys/screen.ts'
import type { Self } from './handshake.ts'

/*
 * The words by which screens call each other, as they go through servers and from neighbour to neighbour: sealed by the
 * table's key, so that others read nothing; and those for one screen once more, by the keys of the two.
 */

/** Raised whenever two pages could no longer understand one another's calls. */
const PROTOCOL = 2

const session = hex(24)
/** By the mark of who may write, others who may write tell their words apart, at no cost. */
const who = {
  from: session,
  salt: session,
  key: v.custom<ScreenKey>(isScreenKey),
  mark: v.optional(base64(44)),
}
/** What everybody hears. */
const HeardSchema = v.variant('type', [
  v.object({ type: v.literal('announce'), ...who }),
  v.object({ type: v.literal('sealed'), ...who, to: session, box: base64(4000) }),
])
/** What was heard; `writes` where it shows to us that it was said by somebody who may write. */
type Heard = v.InferOutput<typeof HeardSchema> & { readonly writes: boolean }
const announced = { type: v.literal('announce'), from: session }
const signalled = {
  type: v.literal('signal'),
  from: session,
  to: session,
  token: v.optional(v.number()),
  signal: v.object({ type: v.picklist(['offer', 'answer', 'candidate']), packed: base64(1000) }),
}
/** What y-webrtc says. */
export const SaidSchema = v.variant('type', [v.object(announced), v.object(signalled)])
/**
 * Which call it is, so that nothing of an earlier one counts: an offer, and an announcement, have a number that is
 * higher than all before; what belongs to a call has the number of its offer.
 */
const numbered = {
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  sign: v.optional(base64(200)),
}
/** What is in the box: an announcement is for one now. */
const CallSchema = v.variant('type', [
  v.object({ ...announced, to: session, ...numbered }),
  v.object({ ...signalled, ...numbered }),
])
export type Call = v.InferOutput<typeof CallSchema>
type Bare<Whole> = Whole extends unknown ? Omit<Whole, keyof typeof numbered> : never
/** A call before it is numbered. */
export type BareCall = Bare<Call>
const OtherSchema = v.object({ type: v.literal('announce'), version: v.optional(v.number()) })

/** What a writer signs who calls, or asks to be called: good between these two sessions alone. */
const callOf = ({ from, to }: Pick<Call, 'from' | 'to'>) =>
  utf8ToBytes(`prophecy-table/call/${PROTOCOL}/${from}/${to}`)

/** What is said to everybody. */
type Word =
  | { readonly type: 'announce' }
  | { readonly type: 'sealed'; readonly to: string; readonly box: string }

/**
 * What only those can make, and look at, who may write: a signature, which all can look at, takes so long that others
 * could keep us busy with false ones. It is of this very word, so that it serves no other.
 */
function markOf({ write }: Keys, word: Word, from: string, key: ScreenKey): Uint8Array | undefined {
  const box = word.type === 'sealed' ? `${word.to}/${word.box}` : ''
  const said = utf8ToBytes(`${PROTOCOL}/${from}/${key}/${word.type}/${box}`)
  return write && hmac(sha256, derive('call', write), said)
}

/** A word of this screen for everybody: its announcement, or what is sealed for one of them. */
export function sealHeard({ keys, session, salt, peer }: Self, word: Word): string {
  const mark = markOf(keys, word, session, peer)
  const own = { from: session, salt, key: peer, ...(mark && { mark: toBase64(mark) }) }
  const said = { ...word, version: PROTOCOL, ...own }
  return toBase64(keys.seal(utf8ToBytes(JSON.stringify(said))))
}

/**
 * Reads what came by any way; undefined for what is none of these. Takes anything and never throws;
 * `aged` is told of other versions.
 */
export function openHeard({ keys }: Self, sealed: Uint8Array, aged: () => void): Heard | undefined {
  try {
    const plain = keys.open(sealed)
    if (!plain) return undefined
    const said: unknown = JSON.parse(new TextDecoder().decode(plain))
    const other = v.safeParse(OtherSchema, said)
    if (other.success && other.output.version !== PROTOCOL) {
      aged()
      return undefined
    }
    const parsed = v.safeParse(HeardSchema, said)
    if (!parsed.success) return undefined
    const { from, key, salt, mark } = parsed.output
    if (sessionOf(key, salt) !== from) return undefined
    const own = mark === undefined ? undefined : markOf(keys, parsed.output, from, key)
    const writes = own !== undefined && equalBytes(own, fromBase64(mark ?? ''))
    return { ...parsed.output, writes }
  } catch {
    // Sealed by somebody of ours who writes nonsense.
    return undefined
  }
}

/** A call, sealed for the screen of this name; undefined where no screen has it. Who may write signs who is called. */
export function sealCall({ keys, screen }: Self, owner: ScreenKey, call: Call): string | undefined {
  const begins = call.type === 'announce' || call.signal.type === 'offer'
  const signed = begins ? keys.sign(callOf(call)) : undefined
  const said = { ...call, ...(signed && { sign: toBase64(signed) }) }
  const sealed = screen.box(owner)?.seal(utf8ToBytes(JSON.stringify(said)))
  return sealed && toBase64(sealed)
}

/** What the screen of this name has sealed for us; undefined for anything else. Takes anything and never throws. */
export function openCall({ screen }: Self, owner: ScreenKey, box: string): Call | undefined {
  try {
    const plain = screen.box(owner)?.open(fromBase64(box))
    const parsed = plain && v.safeParse(CallSchema, JSON.parse(new TextDecoder().decode(plain)))
    return parsed?.success ? parsed.output : undefined
  } catch {
    // Nonsense, sealed by one of ours.
    return undefined
  }
}

/** Whether a call is of somebody who may write. */
export const isWriters = ({ keys }: Self, call: Call): boolean =>
  call.sign !== undefined && keys.signs(callOf(call), fromBase64(call.sign))
