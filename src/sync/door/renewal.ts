import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { toBase64 } from '../../rules/plain/base64.ts'
import { derive, KEY, type Keys } from '../keys/keys.ts'
import { bytes64, hex } from '../keys/letters.ts'
import { isScreenKey, type Screen, type ScreenKey, signedByScreen } from '../keys/screen.ts'

/*
 * From one key of a table to the next
 *
 * Whoever may write makes a new key and says which screens stay: those that they saw listed, by name. For each of them
 * a letter lies in it that only that screen can open, with what it had before: a key to play, or one to watch. It is
 * signed twice: by the screen that made it, and by the table's key before. So everybody can keep it and pass it on, and
 * who was not there finds their letter later; and it is of no use to those who were left out.
 */

/** A screen that stays, with what it had. */
export interface Staying {
  readonly key: ScreenKey
  readonly writes: boolean
}

/** A screen that somebody has removed, and the seat that acted there: '' for none. */
export interface RemovedScreen {
  readonly key: ScreenKey
  readonly seat: string
}

/** A new key of a table, as it is passed on; or, with `of`, further letters for those who watch. */
export interface Renewal {
  /** What it says, as a short name: the same for the same. */
  readonly id: string
  /** The topic of the key before; and what the new one can be told by, see below. */
  readonly from: string
  readonly to: string
  /** Several that were made at once, by their ids, which these letters join; usually none. */
  readonly of: readonly string[]
  readonly stay: ReadonlyMap<ScreenKey, { readonly writes: boolean; readonly letter: Uint8Array }>
  readonly out: ReadonlyMap<ScreenKey, string>
  /** Who made it. */
  readonly by: ScreenKey
  /** As it is passed on and kept: a plain value. */
  readonly word: object
}

/** How many screens are named in one, on either side; and how many renewals are joined. */
export const MOST_NAMED = 300
export const MOST_AT_ONCE = 16

const KeySchema = v.custom<ScreenKey>(isScreenKey)
// Counted first: each of ten thousand would be looked at otherwise.
const few = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(
    v.custom<unknown[]>((all) => Array.isArray(all) && all.length <= most),
    v.array(item),
  )

const WordSchema = v.object({
  renewal: v.literal(2),
  from: hex(32),
  to: hex(32),
  of: few(hex(32), MOST_AT_ONCE),
  stay: few(v.tuple([KeySchema, v.boolean(), bytes64(160)]), MOST_NAMED),
  out: few(v.tuple([KeySchema, v.pipe(v.string(), v.maxLength(200))]), MOST_NAMED),
  by: KeySchema,
  sign: bytes64(100),
  write: bytes64(140),
})

/** Each part with its length before it, so that no two lists of parts give the same bytes. */
function parts(...all: readonly (string | Uint8Array)[]): Uint8Array {
  return concatBytes(
    ...all.flatMap((part) => {
      const own = typeof part === 'string' ? utf8ToBytes(part) : part
      const length = new Uint8Array(4)
      new DataView(length.buffer).setUint32(0, own.length)
      return [length, own]
    }),
  )
}

/**
 * By what who has these keys can tell that they are meant. Nobody finds the room by it: those who are left out hear it
 * as well, and could fill its relays, or listen who calls there.
 */
export const markOfKeys = ({ topic }: Keys): string =>
  bytesToHex(derive('renewal/to', utf8ToBytes(topic)).subarray(0, 16))

type Said = Pick<Renewal, 'from' | 'to' | 'of' | 'stay' | 'out' | 'by'>

/** What is signed. */
const bodyOf = ({ from, to, of, stay, out, by }: Said) =>
  parts(
    'prophecy-table/renewal/2',
    from,
    to,
    by,
    parts(...of),
    ...[...stay].map(([key, { writes, letter }]) => parts(key, writes ? 'play' : 'watch', letter)),
    ...[...out].map(([key, seat]) => parts(key, seat)),
  )
const idOf = (body: Uint8Array) => bytesToHex(sha256(body).subarray(0, 16))

/** What stands before the key in a letter: that it is one, of this very step. */
const head = (from: string, to: string, writes: boolean) =>
  sha256(parts('prophecy-table/renewal/letter', from, to, writes ? 'play' : 'watch')).subarray(0, 8)

/**
 * Tells all who stay the new keys, as a plain value: only who may write can. `of` are several that were made at once,
 * which these keys join.
 */
export function tellRenewal(
  now: Keys,
  fresh: Keys,
  screen: Screen,
  stay: readonly Staying[],
  out: readonly RemovedScreen[],
  of: readonly string[] = [],
): object | undefined {
  const { write, read } = fresh
  if (!write) return undefined
  const [from, to] = [now.topic, markOfKeys(fresh)]
  const letters = stay.flatMap(({ key, writes }) => {
    const plain = concatBytes(head(from, to, writes), writes ? write : read)
    const letter = screen.box(key)?.seal(plain)
    return letter ? [[key, { writes, letter }] as const] : []
  })
  const said = {
    from,
    to,
    of: [...of].sort(),
    stay: new Map(letters),
    out: new Map(out.map(({ key, seat }) => [key, seat])),
    by: screen.key,
  }
  const body = bodyOf(said)
  const signed = now.sign(body)
  return (
    signed && {
      renewal: 2,
      ...said,
      stay: [...said.stay].map(([key, one]) => [key, one.writes, toBase64(one.letter)]),
      out: [...said.out],
      sign: toBase64(screen.sign('renewal', body)),
      write: toBase64(signed),
    }
  )
}

/** Whether a word could be a renewal, so that it is worth looking at. */
export const isRenewal = (word: unknown): word is object =>
  typeof word === 'object' && word !== null && 'renewal' in word

/**
 * Reads a renewal of the key there is: undefined for anything that was not made by a screen that may write, and for
 * what contradicts itself. Takes anything and never throws.
 */
export function readRenewal(word: unknown, now: Keys): Renewal | undefined {
  const read = v.safeParse(WordSchema, word)
  if (!read.success) return undefined
  const { from, to, of, by, sign, write } = read.output
  if (from !== now.topic || to === markOfKeys(now)) return undefined
  const stay = new Map(
    read.output.stay.map(([key, writes, letter]) => [key, { writes, letter }] as const),
  )
  const out = new Map(read.output.out)
  const twice = stay.size < read.output.stay.length || out.size < read.output.out.length
  if (twice || [...out.keys()].some((key) => stay.has(key))) return undefined
  if (of.length > 0 ? !joins(of, stay, out) : stay.get(by)?.writes !== true) return undefined
  const said = { from, to, of, stay, out, by }
  const body = bodyOf(said)
  if (!signedByScreen(by, 'renewal', body, sign) || !now.signs(body, write)) return undefined
  return { ...said, id: idOf(body), word: plainOf(read.output) }
}

/** Letters that join others are for who watches; who plays joins by themselves. */
const joins = (of: readonly string[], stay: Renewal['stay'], out: Renewal['out']) =>
  of.length > 1 && out.size === 0 && [...stay.values()].every(({ writes }) => !writes)

/** Passed on is only what was read. */
const plainOf = (read: v.InferOutput<typeof WordSchema>): object => ({
  ...read,
  stay: read.stay.map(([key, writes, letter]) => [key, writes, toBase64(letter)]),
  sign: toBase64(read.sign),
  write: toBase64(read.write),
})

/**
 * The key that lies in a renewal for this screen, which has what `writes` says now: nobody changes places by a letter.
 */
export function openLetter(
  { from, to, stay, by }: Renewal,
  screen: Screen,
  writes: boolean,
): Uint8Array | undefined {
  const own = stay.get(screen.key)
  if (own?.writes !== writes) return undefined
  const plain = screen.box(by)?.open(own.letter)
  const before = head(from, to, writes)
  if (plain?.length !== before.length + KEY) return undefined
  return before.every((byte, i) => byte === plain[i]) ? plain.slice(before.length) : undefined
}
