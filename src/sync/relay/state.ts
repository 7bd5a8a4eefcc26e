import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import type { Keys } from '../keys/keys.ts'
import { isScreenKey, type Screen, type ScreenKey, signedByScreen } from '../keys/screen.ts'
import { MOST_AFTER } from './heard.ts'

/** Raised whenever two pages could no longer understand one another by a relay. */
const PROTOCOL = 2
/** Letters of one screen's state, sealed. */
const MOST_STATE = 384 * 1024
const SIGNED = 64
/** Where the first protocol's states begin. */
const SIGNED_ONCE = 96

const letters = (most: number) => v.pipe(v.string(), v.maxLength(most))
const text = letters(MOST_STATE)
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const EntrySchema = v.union([
  /** For these alone. */
  v.object({ n: count, for: v.record(letters(64), text), text }),
  /** For everybody: signalling, which is sealed in itself. */
  v.object({ n: count, all: text }),
])
const StateSchema = v.object({
  relay: v.literal(PROTOCOL),
  key: v.custom<ScreenKey>(isScreenKey),
  session: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** To seal for it, as long as it is here this time: other words of other times cannot be opened. */
  open: letters(64),
  /** When it came, by its own clock, ms. */
  began: count,
  /** Grows with every state. */
  n: count,
  /** What it has heard before. */
  after: v.pipe(v.array(letters(32)), v.maxLength(MOST_AFTER)),
  /** That it may write, as the table's write key says. */
  grant: v.optional(letters(160)),
  /** How far its document is; and in full, where that is not where others are. */
  far: v.optional(letters(16)),
  has: v.optional(text),
  /** Its presence, as y-protocols tells it. */
  here: v.optional(text),
  /** Where its hands are now, as a small message of links says it. */
  hands: v.optional(letters(400)),
  box: v.pipe(v.array(EntrySchema), v.maxLength(2000)),
})
const OlderSchema = v.object({ relay: v.number() })

/** What a screen tells at a relay: who it is, its presence, and what it said last. */
export type RelayState = Omit<v.InferOutput<typeof StateSchema>, 'relay'>
export type BoxEntry = v.InferOutput<typeof EntrySchema>

/** A state that was opened, what it is called, and whether the screen that it names has signed it. */
export interface OpenedState {
  readonly state: RelayState
  /** A name for what was signed, however it was sealed. */
  name(): string
  signed(): boolean
}

// What is signed for one table, under one key, is none of another's.
const bound = ({ topic }: Keys, plain: Uint8Array) => concatBytes(utf8ToBytes(`${topic}/`), plain)

/** Seals a state, signed by its screen. */
export function sealState(keys: Keys, screen: Screen, state: RelayState): string {
  const plain = utf8ToBytes(JSON.stringify({ relay: PROTOCOL, ...state }))
  return toBase64(keys.seal(concatBytes(screen.sign('relay/state', bound(keys, plain)), plain)))
}

/** Opens a state: 'older' where another version of this page said it. Takes anything and never throws. */
export function openState(keys: Keys, sealed: unknown): OpenedState | 'older' | undefined {
  if (typeof sealed !== 'string' || sealed.length > MOST_STATE) return undefined
  const whole = opened(keys, sealed)
  if (!whole || whole.length < SIGNED) return undefined
  const [signed, plain] = [whole.subarray(0, SIGNED), whole.subarray(SIGNED)]
  const parsed = v.safeParse(StateSchema, jsonIn(plain))
  if (!parsed.success) {
    const other = [plain, whole.subarray(SIGNED_ONCE)].some((bytes) => {
      const version = v.safeParse(OlderSchema, jsonIn(bytes))
      return version.success && version.output.relay !== PROTOCOL
    })
    return other ? 'older' : undefined
  }
  const state = parsed.output
  return {
    state,
    name: () => toBase64(sha256(plain).subarray(0, 16)),
    signed: () => signedByScreen(state.key, 'relay/state', bound(keys, plain), signed),
  }
}

function opened(keys: Keys, sealed: string): Uint8Array | undefined {
  try {
    return keys.open(fromBase64(sealed))
  } catch {
    // No base64.
    return undefined
  }
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Nonsense of one of ours.
    return undefined
  }
}
