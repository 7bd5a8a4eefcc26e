import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from 'lib0/buffer'
import * as v from 'valibot'
import type { Door } from './doorkey.ts'

/** The longest name that is said at a door, in letters. */
const LONGEST_NAME = 40
/** No word at a door is longer than this, in letters of base64. */
const LONGEST = 4000

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))
const base64 = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
    v.transform((text): Uint8Array => fromBase64(text)),
  )

const WordSchema = v.variant('at', [
  /** Somebody asks to come in; the key is the public half of a pair made for this. */
  v.object({
    at: v.literal('knock'),
    id,
    name: v.pipe(v.string(), v.maxLength(200), v.transform(cleanName), v.minLength(1)),
    key: v.pipe(
      base64(64),
      v.check(({ length }) => length === 32),
    ),
  }),
  /** Somebody at the table answers. */
  v.object({ at: v.literal('answer'), id, box: base64(2000), sign: base64(200) }),
])
export type DoorWord = v.InferOutput<typeof WordSchema>
export type Knock = Extract<DoorWord, { at: 'knock' }>
export type Answer = Extract<DoorWord, { at: 'answer' }>

/** A name as it is shown: in one line, without signs that cannot be seen or that turn the line round. */
export function cleanName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
  return [...plain].slice(0, LONGEST_NAME).join('').trim()
}

/** A word as it goes to the server. */
export function sealWord(door: Door, word: DoorWord): string {
  const plain =
    word.at === 'knock'
      ? { ...word, key: toBase64(word.key) }
      : { ...word, box: toBase64(word.box), sign: toBase64(word.sign) }
  return toBase64(door.seal(utf8ToBytes(JSON.stringify(plain))))
}

/** Reads what came from the server; undefined for anything that is no such word. Takes anything and never throws. */
export function openWord(door: Door, sealed: string): DoorWord | undefined {
  if (sealed.length > LONGEST) return undefined
  try {
    const plain = door.open(fromBase64(sealed))
    const read = plain && v.safeParse(WordSchema, JSON.parse(new TextDecoder().decode(plain)))
    return read?.success ? read.output : undefined
  } catch {
    // No base64, or sealed by somebody with the door key who writes nonsense.
    return undefined
  }
}

/** What an answer's signature is about: this knock, this answer. */
export const signedPart = (knock: string, box: Uint8Array): Uint8Array =>
  concatBytes(utf8ToBytes(`${knock}/`), box)
