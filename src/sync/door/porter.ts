import { sha256 } from '@noble/hashes/sha2.js'
import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  randomBytes,
  utf8ToBytes,
} from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import { derive, type Keys, safeOf, topicOf } from '../keys/keys.ts'
import { hex } from '../keys/letters.ts'
import { isScreenKey, type Screen, type ScreenKey, signedByScreen } from '../keys/screen.ts'
import { keepNewest } from '../pace/newest.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import type { Servers } from '../signal/servers.ts'
import { SIGNAL_LIMIT } from '../signal/signal.ts'
import { readRenewal } from './renewal.ts'

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

/**
 * Answers: so many at once, so many a second. To each who is named in them, once they have shown that they are who they
 * say; to all others together; and in all. An answer is for everybody who listens just then.
 */
const TO_ONE = { burst: 2, perSecond: 1 / 60 }
const TO_STRANGERS = { burst: 3, perSecond: 1 / 60 }
const TO_ALL = { burst: 6, perSecond: 0.3 }
/** Asking that is looked at, whose it is; and which is remembered, so that it counts once. */
const LOOKED_AT = { burst: 20, perSecond: 1 }
const MOST_ASKED = 500
/** Letters that are looked at. */
const HEARD = { burst: 4 * 1024 * 1024, perSecond: 128 * 1024 }
const MOST_WORDS = 40
/** Bytes of a piece of an answer: sealed, and written as text twice, it is what a server carries at once. */
const PIECE = 8000
/** Of so many pieces is an answer at most, and of so many answers pieces wait for the rest. */
const MOST_PIECES = 16
const MOST_WAITING = 64

const PieceSchema = v.object({
  piece: v.pipe(v.string(), v.maxLength(2 * PIECE)),
  // Each piece by its hash: nobody can slip another one in.
  of: v.pipe(v.array(hex(32)), v.minLength(1), v.maxLength(MOST_PIECES)),
})
type Piece = v.InferOutput<typeof PieceSchema>
const AsksSchema = v.object({
  asks: v.literal(true),
  /** Who, by what was never said before, signed. */
  by: v.optional(v.custom<ScreenKey>(isScreenKey)),
  fresh: v.optional(hex(32)),
  sign: v.optional(hex(128)),
})
type Asks = v.InferOutput<typeof AsksSchema>
const WordSchema = v.union([AsksSchema, PieceSchema])
const ToldSchema = v.pipe(v.array(v.unknown()), v.maxLength(MOST_WORDS))

function placeOf(
  { read }: Pick<Keys, 'read'>,
  beside: Servers['listen'],
  heard: (word: Word) => void,
) {
  const key = derive('porter', read)
  const box = safeOf(key)
  const bucket = bucketOf(HEARD)
  const post = beside(topicOf(key), (sealed) => {
    if (sealed.length > SIGNAL_LIMIT.message) return
    if (!bucket.take(sealed.length, performance.now())) return
    const word = openWord(box, sealed)
    if (word) heard(word)
  })
  return {
    say: (word: Word) => post.say(toBase64(box.seal(utf8ToBytes(JSON.stringify(word))))),
    end: post.end,
  }
}
type Word = v.InferOutput<typeof WordSchema>

function openWord(box: ReturnType<typeof safeOf>, sealed: string): Word | undefined {
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
    // What has come furthest stays: who tells many beginnings keeps no answer out.
    const least = [...waiting]
      .filter(([other]) => other !== all)
      .sort(([, a], [, b]) => a.size - b.size)
    if (waiting.size > MOST_WAITING) waiting.delete(least[0]?.[0] ?? all)
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

const toSign = ({ read }: Pick<Keys, 'read'>, fresh: string) =>
  utf8ToBytes(`${topicOf(derive('porter', read))}/${fresh}`)

/** Asks, as this screen, whether there is a newer key than this; `told` hears each answer: unchecked. */
export function askPorter(
  keys: Keys,
  screen: Screen | undefined,
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
  const again = () => {
    const fresh = bytesToHex(randomBytes(16))
    const own = screen && {
      by: screen.key,
      fresh,
      sign: bytesToHex(screen.sign('porter', toSign(keys, fresh))),
    }
    place.say({ asks: true, ...own })
  }
  again()
  return { again, end: place.end }
}

/** Tells those who come with this earlier key what was said when it was given up. */
export function bePorter(keys: Keys, beside: Servers['listen'], words: readonly unknown[]): Porter {
  /** Those whom a letter lies for. */
  const named = new Set(words.flatMap((word) => [...(readRenewal(word, keys)?.stay.keys() ?? [])]))
  const toOne = new Map<ScreenKey, Bucket>()
  const [toStrangers, toAll, looks] = [TO_STRANGERS, TO_ALL, LOOKED_AT].map(bucketOf) as [
    Bucket,
    Bucket,
    Bucket,
  ]
  const asked = new Set<string>()
  let later: ReturnType<typeof setTimeout> | undefined
  let due = 0

  /** Out of whose share the answer to this is. */
  function shareOf({ by, fresh, sign }: Asks): Bucket | undefined {
    if (!by || !fresh || !sign || !named.has(by)) return toStrangers
    // Said once more, by whomever, it is no asking.
    if (asked.has(fresh)) return undefined
    if (!looks.take(1, performance.now())) return toStrangers
    if (!signedByScreen(by, 'porter', toSign(keys, fresh), hexToBytes(sign))) return toStrangers
    asked.add(fresh)
    keepNewest(asked, MOST_ASKED)
    const own = toOne.get(by) ?? bucketOf(TO_ONE)
    toOne.set(by, own)
    return own
  }
  /** Answers at once, or as soon as there is enough of the share; that is for all who have asked until then. */
  function answer(share: Bucket): void {
    const now = performance.now()
    const wait = Math.ceil(Math.max(share.wait(1, now), toAll.wait(1, now)))
    if (wait > 0 && later !== undefined && due <= now + wait) return
    clearTimeout(later)
    later = undefined
    if (wait > 0) {
      due = now + wait
      later = setTimeout(() => {
        later = undefined
        answer(share)
      }, wait)
      return
    }
    share.take(1, now)
    toAll.take(1, now)
    for (const piece of pieces) place.say(piece)
  }

  const place = placeOf(keys, beside, (word) => {
    const share = 'asks' in word ? shareOf(word) : undefined
    if (share) answer(share)
  })
  const pieces = piecesOf(words)
  const again = () => answer(toStrangers)
  again()
  return {
    again,
    end() {
      clearTimeout(later)
      place.end()
    },
  }
}
