import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import type { Door } from '../keys/doorkey.ts'
import type { Keys } from '../keys/keys.ts'
import { bytes64, hex } from '../keys/letters.ts'
import { isScreenKey, type Screen, type ScreenKey, signedByScreen } from '../keys/screen.ts'

/** The longest name that is said at a door, in letters. */
const LONGEST_NAME = 40
/** No word at a door is longer than this, in letters of base64. */
const LONGEST = 4000

const id = hex(24)

const WordSchema = v.variant('at', [
  /** A screen asks to come in, and signs that it does. */
  v.object({
    at: v.literal('knock'),
    id,
    name: v.pipe(v.string(), v.maxLength(200), v.transform(cleanName), v.minLength(1)),
    key: v.custom<ScreenKey>(isScreenKey),
    sign: bytes64(100),
  }),
  /**
   * A screen at the table answers, sealed for the one that knocked: signed for who stands before the door; and by who
   * may write, which those at the table alone can read: the read key follows from the public half of what it is signed
   * by.
   */
  v.object({
    at: v.literal('answer'),
    id,
    by: v.custom<ScreenKey>(isScreenKey),
    box: bytes64(2000),
    sign: bytes64(200),
    write: bytes64(300),
  }),
])
export type DoorWord = v.InferOutput<typeof WordSchema>
export type Knock = Extract<DoorWord, { at: 'knock' }>
export type DoorAnswer = Extract<DoorWord, { at: 'answer' }>

/** A name as it is shown: in one line, without signs that cannot be seen or that turn the line round. */
export function cleanName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
  return [...plain].slice(0, LONGEST_NAME).join('').trim()
}

/** A word as it goes to the server. */
export function sealWord(door: Door, word: DoorWord): string {
  const plain = Object.fromEntries(
    Object.entries(word).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : toBase64(value),
    ]),
  )
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

/** What an answer's signatures are about: this knock, who answers, and how. */
export const signedPart = ({ id, by, box }: Pick<DoorAnswer, 'id' | 'by' | 'box'>): Uint8Array =>
  concatBytes(utf8ToBytes(`prophecy-table/answer/${id}/${by}/`), box)

/** Whether somebody who may write at the table of these keys has given this answer. */
export function isAnswerSigned(keys: Keys, answer: DoorAnswer): boolean {
  const signed = keys.open(answer.write)
  return signed !== undefined && keys.signs(signedPart(answer), signed)
}

const knocked = (door: Door, { id, name }: Pick<Knock, 'id' | 'name'>) =>
  utf8ToBytes(`${door.topic}/${id}/${name}`)

/** A knock of this screen at a door. */
export const knockOf = (door: Door, screen: Screen, id: string, name: string): Knock => {
  const sign = screen.sign('knock', knocked(door, { id, name }))
  return { at: 'knock', id, name, key: screen.key, sign }
}

/** Whether a knock is of the screen that it says, at this door. */
export const isKnockOf = (door: Door, knock: Knock): boolean =>
  signedByScreen(knock.key, 'knock', knocked(door, knock), knock.sign)
