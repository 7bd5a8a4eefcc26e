import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { fromBase64Url, toBase64Url } from '../../rules/plain/base64.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import { type Door, doorBy } from './doorkey.ts'
import { KEY, type Keys, watcherKeys, writerKeys } from './keys.ts'
import { type Description, pack, unpack } from './sdp.ts'

/*
 * What people hand to each other as text: the key to a table, and, where no server is, the two halves of a link.
 *
 * A code is base64url of: what it is (1 byte), a key (16, not in answers; at the door, the door's), a packed
 * description (in offers and answers), and four bytes of SHA-256 over all that, so that a damaged code is told from a
 * good one.
 */

/** What a text from outside turned out to be. */
export type Code =
  | { readonly is: 'key'; readonly keys: Keys }
  | { readonly is: 'offer'; readonly keys: Keys; readonly description: Description }
  | { readonly is: 'answer'; readonly description: Description }
  | { readonly is: 'door'; readonly door: Door }

const VERSION = 1
/** Four bits of version, one that says write or read, two that say what it is. */
const WRITE = 4
const SORTS = ['key', 'offer', 'answer', 'door'] as const
const CHECK = 4
/** No code is longer than this many letters, and no more of a text is looked at. */
const LONGEST = 600

function finish(head: number, ...parts: readonly Uint8Array[]): string {
  const body = concatBytes(Uint8Array.of((VERSION << 4) | head), ...parts)
  return toBase64Url(concatBytes(body, sha256(body).subarray(0, CHECK)))
}

const headOf = (sort: (typeof SORTS)[number], keys?: Keys) =>
  SORTS.indexOf(sort) | (keys?.write ? WRITE : 0)

/** The key to a table, for its link: 28 letters. With `watch` the key that only lets look on. */
export function keyCode(keys: Keys, watch = false): string {
  const given = watch ? watcherKeys(keys.read) : keys
  return finish(headOf('key', given), given.write ?? given.read)
}

/** What lets somebody ask to come in, and nothing else: 28 letters. */
export const doorCode = (key: Uint8Array): string => finish(headOf('door'), key)

/** An invitation without a server: the key and where the inviter can be reached. It serves one person. */
export function offerCode(keys: Keys, description: Description, watch = false): string {
  const given = watch ? watcherKeys(keys.read) : keys
  return finish(headOf('offer', given), given.write ?? given.read, pack(description))
}

/** The way back to the inviter. */
export const answerCode = (description: Description): string =>
  finish(headOf('answer'), pack(description))

/** What could be codes in a text, the last of them first. A code that was pasted twice at once is one. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/[A-Za-z0-9_-]{20,}/g)]
    .map(([word]) => {
      const half = word.length / 2
      return word.slice(0, half) === word.slice(half) ? word.slice(half) : word
    })
    .filter(({ length }) => length <= LONGEST)
    .reverse()

/**
 * Reads a code, or a link or a text with one in it, whatever people have written round it. Takes anything; a sentence
 * says what is wrong with it.
 */
export function readCode(text: string): Code | Sentence {
  const near = text.slice(-4 * LONGEST)
  let wrong: Sentence | undefined
  for (const word of wordsIn(near)) {
    const read = readWord(word)
    if ('is' in read) return read
    wrong ??= read
  }
  // Perhaps its lines were broken on the way.
  for (const word of wordsIn(near.replace(/\s+/g, ''))) {
    const read = readWord(word)
    if ('is' in read) return read
  }
  return wrong ?? say('code.none')
}

function readWord(found: string): Code | Sentence {
  // One letter beyond a multiple of four holds no byte, and browsers would throw.
  if (found.length % 4 === 1) return say('code.damaged')
  const bytes = fromBase64Url(found)
  const body = bytes.subarray(0, -CHECK)
  const check = sha256(body).subarray(0, CHECK)
  if (bytes.length <= CHECK || !check.every((byte, i) => byte === bytes[body.length + i])) {
    return say('code.damaged')
  }
  const head = body[0] ?? 0
  if (head >> 4 !== VERSION) return say('code.version')
  const sort = SORTS[head & 3]
  if (sort === 'answer') {
    const description = unpack(body.subarray(1))
    return description?.type === 'answer' ? { is: sort, description } : say('code.damaged')
  }
  if (!sort || body.length < 1 + KEY) return say('code.damaged')
  const key = body.slice(1, 1 + KEY)
  if (sort === 'door') {
    const plain = body.length === 1 + KEY && !(head & WRITE)
    return plain ? { is: sort, door: doorBy(key) } : say('code.damaged')
  }
  const keys = head & WRITE ? writerKeys(key) : watcherKeys(key)
  if (sort === 'key') return body.length === 1 + KEY ? { is: sort, keys } : say('code.damaged')
  const description = unpack(body.subarray(1 + KEY))
  return description?.type === 'offer' ? { is: sort, keys, description } : say('code.damaged')
}
