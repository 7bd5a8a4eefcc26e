import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from 'lib0/buffer'
import * as v from 'valibot'
import { boxOf, derive, type Keys, topicOf } from './keys.ts'
import { keepNewest } from './newest.ts'
import { bucketOf } from './pace.ts'
import type { Servers } from './servers.ts'
import { SIGNAL_LIMIT } from './signal.ts'

/*
 * Where those come who have an earlier key of a table
 *
 * From each read key follows a place of its own at the servers, where who has that key asks whether there is a newer
 * one, and who went on from it says how: in words that only help those for whom a letter lies in them. Nothing of the
 * table goes over it.
 */

/** Somebody who asks at such a place, or who answers there. */
export interface Porter {
  /** A server is reached: asks, or says it by itself. */
  again(): void
  end(): void
}

/** Answers: so many at once, so many a second, whoever asks. */
const ANSWERS = { burst: 3, perSecond: 0.3 }
/** What is looked at, likewise. */
const HEARD = { burst: 100, perSecond: 3 }
const MOST_WORDS = 40
/** Bytes of a piece of an answer: sealed, and written as text twice, it is what a server carries at once. */
const PIECE = 8000
/** Of so many pieces is an answer at most, and of so many answers pieces wait for the rest. */
const MOST_PIECES = 16
const MOST_WAITING = 8

const PieceSchema = v.object({
  piece: v.pipe(v.string(), v.maxLength(2 * PIECE)),
  // Each piece by its hash: nobody can slip another one in.
  of: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
    v.minLength(1),
    v.maxLength(MOST_PIECES),
  ),
})
type Piece = v.InferOutput<typeof PieceSchema>
const WordSchema = v.union([v.object({ asks: v.literal(true) }), PieceSchema])
const ToldSchema = v.pipe(v.array(v.unknown()), v.maxLength(MOST_WORDS))

function placeOf(
  { read }: Pick<Keys, 'read'>,
  beside: Servers['listen'],
  heard: (word: Word) => void,
) {
  const key = derive('porter', read)
  const box = boxOf(key)
  const bucket = bucketOf(HEARD)
  const post = beside(topicOf(key), (sealed) => {
    if (sealed.length > SIGNAL_LIMIT.message || !bucket.take(1, performance.now())) return
    const word = openWord(box, sealed)
    if (word) heard(word)
  })
  return {
    say: (word: Word) => post.say(toBase64(box.seal(utf8ToBytes(JSON.stringify(word))))),
    end: post.end,
  }
}
type Word = v.InferOutput<typeof WordSchema>

function openWord(box: ReturnType<typeof boxOf>, sealed: string): Word | undefined {
  try {
    const plain = box.open(fromBase64(sealed))
    const read = plain && v.safeParse(WordSchema, JSON.parse(new TextDecoder().decode(plain)))
    return read?.success ? read.output : undefined
  } catch {
    // Not base64, or not JSON.
    return undefined
  }
}

const nameOf = (piece: Uint8Array) => bytesToHex(sha256(piece).subarray(0, 16))

/** An answer in pieces that a server carries; none where it is too long. */
function piecesOf(words: readonly unknown[]): readonly Piece[] {
  const whole = utf8ToBytes(JSON.stringify(words))
  const pieces: Uint8Array[] = []
  for (let at = 0; at < whole.length; at += PIECE) pieces.push(whole.subarray(at, at + PIECE))
  const of = pieces.map(nameOf)
  return of.length > MOST_PIECES ? [] : pieces.map((piece) => ({ piece: toBase64(piece), of }))
}

/** Puts answers together again; `told` hears each that is whole. May throw at what is none. */
function gather(told: (words: readonly unknown[]) => void): (piece: Piece) => void {
  const waiting = new Map<string, Map<string, Uint8Array>>()
  return ({ piece, of }) => {
    const bytes = fromBase64(piece)
    const name = nameOf(bytes)
    if (!of.includes(name)) return
    const all = of.join()
    const here = waiting.get(all) ?? new Map<string, Uint8Array>()
    waiting.set(all, here.set(name, bytes))
    keepNewest(waiting, MOST_WAITING)
    const whole = of.flatMap((one) => here.get(one) ?? [])
    if (whole.length < of.length) return
    waiting.delete(all)
    const read = v.safeParse(
      ToldSchema,
      JSON.parse(new TextDecoder().decode(concatBytes(...whole))),
    )
    if (read.success) told(read.output)
  }
}

/** Asks whether there is a newer key than this; `told` hears each answer: unchecked. */
export function askPorter(
  keys: Keys,
  beside: Servers['listen'],
  told: (words: readonly unknown[]) => void,
): Porter {
  const take = gather(told)
  const place = placeOf(keys, beside, (word) => {
    if (!('piece' in word)) return
    try {
      take(word)
    } catch {
      // Not base64, or not JSON.
    }
  })
  const again = () => place.say({ asks: true })
  again()
  return { again, end: place.end }
}

/** Tells those who come with this earlier key what was said when it was given up. */
export function bePorter(keys: Keys, beside: Servers['listen'], words: readonly unknown[]): Porter {
  const answers = bucketOf(ANSWERS)
  const place = placeOf(keys, beside, (word) => {
    if ('asks' in word) again()
  })
  const pieces = piecesOf(words)
  const again = () => {
    if (answers.take(1, performance.now())) for (const piece of pieces) place.say(piece)
  }
  again()
  return { again, end: place.end }
}
