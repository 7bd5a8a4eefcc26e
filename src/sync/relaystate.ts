import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from 'lib0/buffer'
import * as v from 'valibot'
import type { Keys } from './keys.ts'

/** Raised whenever two pages could no longer understand one another by a relay. */
const PROTOCOL = 1
/** Letters of one screen's state, sealed. */
const MOST_STATE = 384 * 1024
const SIGNED = 96

const text = v.pipe(v.string(), v.maxLength(MOST_STATE))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const EntrySchema = v.union([
  /** For these alone. */
  v.object({ n: count, for: v.record(v.pipe(v.string(), v.maxLength(64)), text), text }),
  /** For everybody: signalling, which is sealed in itself. */
  v.object({ n: count, all: text }),
])
const StateSchema = v.object({
  relay: v.literal(PROTOCOL),
  peer: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  client: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  /** To seal for it. */
  open: v.pipe(v.string(), v.maxLength(64)),
  /** Grows with every state. */
  n: count,
  /** Its presence, as y-protocols tells it. */
  here: v.optional(text),
  /** Where its hands are now, as a small message of links says it. */
  hands: v.optional(v.pipe(v.string(), v.maxLength(400))),
  box: v.pipe(v.array(EntrySchema), v.maxLength(2000)),
})

/** What a screen tells at a relay: who it is, its presence, and what it said last. */
export type RelayState = Omit<v.InferOutput<typeof StateSchema>, 'relay'>
export type BoxEntry = v.InferOutput<typeof EntrySchema>

// What is signed by one cannot be told as another's.
const bound = (speaker: number, plain: Uint8Array) =>
  concatBytes(utf8ToBytes(`prophecy-table/relay/state/${speaker}/`), plain)

/** Seals a state, signed by who may write; `speaker` is its number at the relay. */
export function sealState(keys: Keys, speaker: number, state: RelayState): string {
  const plain = utf8ToBytes(JSON.stringify({ relay: PROTOCOL, ...state }))
  const signed = keys.sign(bound(speaker, plain)) ?? new Uint8Array(SIGNED)
  return toBase64(keys.seal(concatBytes(signed, plain)))
}

/** Opens a state, and tells whether its speaker may write. Takes anything and never throws. */
export function openState(
  keys: Keys,
  speaker: number,
  sealed: unknown,
): { readonly state: RelayState; readonly writes: boolean } | undefined {
  if (typeof sealed !== 'string' || sealed.length > MOST_STATE) return undefined
  try {
    const whole = keys.open(fromBase64(sealed))
    if (!whole || whole.length < SIGNED) return undefined
    const [signed, plain] = [whole.subarray(0, SIGNED), whole.subarray(SIGNED)]
    const claims = signed.some((byte) => byte !== 0)
    const writes = claims && keys.signs(bound(speaker, plain), signed)
    // Signed, but not this: told again as somebody else's, or damaged.
    if (claims && !writes) return undefined
    const parsed = v.safeParse(StateSchema, JSON.parse(new TextDecoder().decode(plain)))
    return parsed.success ? { state: parsed.output, writes } : undefined
  } catch {
    // No base64, or nonsense of one of ours.
    return undefined
  }
}
