import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import { isPlain } from './plain.ts'

/*
 * Plain data in few bytes
 *
 * A document keeps all that screens say of sealed cards, which is hashes, keys and numbers written as hexadecimal
 * digits and base64, under the same few names. Packed, these are the bytes they stand for. What is already known there
 * is only referred to, by the first bytes of its hash.
 */

/** Names and words that come often: only ever added to at the end. */
const WORDS = [
  ...['by', 'acts', 'sign', 'is', 'pact', 'salt', 'screens', 'least', 'seats', 'turn'],
  ...['first', 'commitment', 'proof', 'second', 'shares', 'third', 'key', 'faults', 'seal', 'deck'],
  ...['n', 'cards', 'faces', 'of', 'mask', 'list', 'covers', 'toss', 'part', 'vote', 'round'],
  ...['step', 'show', 'to', 'without', 'parts', 'open', 'card', 'audit', 'seed', 'hand', 'seat'],
  ...['all', 'main', 'id', 'says', 'choice', 'said', 'do', 'play', 'at', 'see', 'drawn', 'lots'],
  ...['verses', 'draw', 'levelUp', 'pick', 'opened', 'ask', 'what', 'who', 'hidden', 'end'],
]
const WORD = new Map(WORDS.map((word, i) => [word, i]))
/** The names that records often have, in their order: only ever added to at the end. */
const SHAPES = [
  ...['by acts sign', 'is list part', 'is show parts', 'is id of says', 'is list card parts'],
  ...['is list cards to salt without', 'is pact deck n round step list', 'is of list covers'],
  ...['seat choice said', 'do card', 'do at', 'do verses', 'do drawn', 'do of card'],
].map((shape) => shape.split(' '))
const SHAPE = new Map(SHAPES.map((shape, i) => [shape.join(' '), i]))
/** What a value begins with; below `SMALL` the rest of the byte is a word or a number. */
const [TEXT, HEX, BASE, LIST, RECORD, NULL, OTHER, AGAIN] = [0, 1, 2, 3, 4, 5, 6, 7]
const [SHAPED, KNOWN, ID, JSONED] = [8, 9, 10, 11]
const [WORDED, SMALL] = [16, 128]
/** Levels, and bytes, of one value at most; and letters of all its texts, since two bytes can stand for a long one. */
const MOST = { depth: 10, bytes: 262_144, letters: 524_288 } as const
const HEX64 = /^[0-9a-f]{64}$/
/** What chance calls things by: twenty-one letters of six bits each. */
const CHANCE = /^[\w-]{21}$/
/** Bytes of the hash of what is only referred to: nobody finds another text with these. */
const REFERRED = 8

/** What can be referred to. */
export interface Names {
  /** What this is called by; undefined where it has to be written out. */
  refer(text: string): string | undefined
  /** What is called so; undefined for what is not known. */
  find(ref: string): string | undefined
}

/** What a text is called by where it is known. */
export const refOf = (text: string): string =>
  hexOf(sha256(utf8ToBytes(text)).subarray(0, REFERRED))

/** Whether a text is long enough to be referred to, and no other is like it by chance. */
export const isNamable = (text: string): boolean => HEX64.test(text) || CHANCE.test(text)

const NO_NAMES: Names = { refer: () => undefined, find: () => undefined }

/** What was packed refers to what is not known here. */
export class UnknownName extends Error {
  readonly ref: string
  constructor(ref: string) {
    super('not known yet')
    this.ref = ref
  }
}

const bytesOfHex = (text: string) =>
  Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  )
const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of base64 that is written as we write it; undefined for any other text. */
function bytesOfBase(text: string): Uint8Array | undefined {
  if (text.length < 12 || text.length % 4 > 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return
  const bytes = fromBase64(text)
  return toBase64(bytes) === text ? bytes : undefined
}

/** The bytes of what chance called something by, and that again. */
const bytesOfChance = (text: string) =>
  fromBase64(`${text.replaceAll('-', '+').replaceAll('_', '/')}A==`)
const chanceOf = (bytes: Uint8Array) =>
  toBase64(bytes).slice(0, 21).replaceAll('+', '-').replaceAll('/', '_')

/** The record that a text of JSON is, if it is written as we write it. */
function recordIn(text: string): unknown {
  if (!text.startsWith('{')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}

/** Plain data, packed: what `names` know is only referred to. */
export function packPlain(value: unknown, names = NO_NAMES): Uint8Array {
  const bytes: number[] = []
  const seen = new Map<string, number>()
  const count = (n: number) => {
    let left = n
    for (; left > 127; left >>>= 7) bytes.push(128 | (left & 127))
    bytes.push(left)
  }
  const run = (tag: number, all: Uint8Array) => {
    bytes.push(tag)
    count(all.length)
    for (const byte of all) bytes.push(byte)
  }
  const text = (it: string) => {
    const word = WORD.get(it)
    if (word !== undefined) return bytes.push(WORDED + word)
    const before = seen.get(it)
    if (before !== undefined) return bytes.push(AGAIN, before)
    const record = recordIn(it)
    if (record !== undefined) {
      bytes.push(JSONED)
      return put(record)
    }
    const base = bytesOfBase(it)
    if (base && !HEX64.test(it)) return run(BASE, base)
    if (seen.size < 128) seen.set(it, seen.size)
    const ref = isNamable(it) ? names.refer(it) : undefined
    if (ref !== undefined) return bytes.push(KNOWN, ...bytesOfHex(ref))
    if (HEX64.test(it)) return bytes.push(HEX, ...bytesOfHex(it))
    if (CHANCE.test(it)) return bytes.push(ID, ...bytesOfChance(it))
    return run(TEXT, new TextEncoder().encode(it))
  }
  const put = (it: unknown): void => {
    if (it === null) bytes.push(NULL)
    else if (typeof it === 'string') text(it)
    else if (Number.isInteger(it) && Number(it) >= 0 && Number(it) < 128)
      bytes.push(SMALL + Number(it))
    else if (Array.isArray(it)) {
      bytes.push(LIST)
      count(it.length)
      for (const inner of it) put(inner)
    } else if (typeof it === 'object') {
      const all = Object.entries(it).filter(([, inner]) => inner !== undefined)
      const shape = SHAPE.get(all.map(([name]) => name).join(' '))
      if (shape === undefined) {
        bytes.push(RECORD)
        count(all.length)
      } else bytes.push(SHAPED, shape)
      for (const [name, inner] of all) {
        if (shape === undefined) text(name)
        put(inner)
      }
    } else run(OTHER, new TextEncoder().encode(JSON.stringify(it)))
  }
  put(value)
  return Uint8Array.from(bytes)
}

/** The bytes that lie in letters of seven bits each, as earlier versions packed them. */
function bytesOfLetters(letters: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((letters.length * 7) / 8))
  let [held, bits, at] = [0, 0, 0]
  for (let i = 0; i < letters.length; i++) {
    const letter = letters.charCodeAt(i)
    if (letter > 127) return undefined
    held = (held << 7) | letter
    bits += 7
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = held >>> bits
    held &= (1 << bits) - 1
  }
  return bytes
}

/** What can be packed data: also letters of earlier versions, which are read and no more written. */
export type Packed = Uint8Array | string

/**
 * What was packed; undefined for what nobody has packed. Takes any bytes or text, and throws nothing but `UnknownName`,
 * where it refers to what `names` do not know.
 */
export function unpackPlain(packed: Packed, names = NO_NAMES): unknown {
  if (packed.length > (8 * MOST.bytes) / 7) return undefined
  const bytes = typeof packed === 'string' ? bytesOfLetters(packed) : packed
  if (!bytes || bytes.length > MOST.bytes) return undefined
  let at = 0
  let letters = 0
  const seen: string[] = []
  const take = (): number => {
    const byte = bytes[at++]
    if (byte === undefined) throw new RangeError('no more')
    return byte
  }
  const count = (): number => {
    let n = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = take()
      n |= (byte & 127) << shift
      if (byte < 128) return n
    }
    throw new RangeError('too many')
  }
  const run = (many: number): Uint8Array => {
    if (at + many > bytes.length) throw new RangeError('no more')
    at += many
    return bytes.subarray(at - many, at)
  }
  const again = (text: string) => {
    if (seen.length < 128) seen.push(text)
    return given(text)
  }
  const given = (text: string | undefined) => {
    letters += text?.length ?? 0
    if (text === undefined || letters > MOST.letters) throw new RangeError('no text')
    return text
  }
  const words = (all: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(all)
  const get = (depth: number): unknown => {
    if (depth > MOST.depth) throw new RangeError('too deep')
    const tag = take()
    if (tag >= SMALL) return tag - SMALL
    if (tag >= WORDED) return given(WORDS[tag - WORDED])
    switch (tag) {
      case NULL:
        return null
      case TEXT:
        return again(words(run(count())))
      case ID:
        return again(chanceOf(run(16)))
      case KNOWN: {
        const ref = hexOf(run(REFERRED))
        const known = names.find(ref)
        if (known === undefined) throw new UnknownName(ref)
        return again(known)
      }
      case JSONED:
        return given(JSON.stringify(get(depth + 1)))
      case SHAPED: {
        const all = SHAPES[take()]?.map((name) => [name, get(depth + 1)] as const)
        if (!all) throw new RangeError('no such shape')
        return Object.fromEntries(all)
      }
      case BASE:
        return given(toBase64(run(count())))
      case OTHER:
        return JSON.parse(words(run(count())))
      case AGAIN:
        return given(seen[take()])
      case HEX:
        return again(hexOf(run(32)))
      case LIST:
        return Array.from({ length: within(count()) }, () => get(depth + 1))
      default: {
        const all = Array.from({ length: within(count()) }, () => [get(depth + 1), get(depth + 1)])
        return Object.fromEntries(all)
      }
    }
  }
  /** Each of so many takes a byte at least. */
  const within = (many: number): number => {
    if (at + many > bytes.length) throw new RangeError('no more')
    return many
  }
  try {
    const value = get(0)
    // Nothing follows.
    return at === bytes.length && isPlain(value) ? value : undefined
  } catch (error) {
    if (error instanceof UnknownName) throw error
    return undefined
  }
}
