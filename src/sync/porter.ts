import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from 'lib0/buffer'
import * as v from 'valibot'
import { boxOf, derive, type Keys, topicOf } from './keys.ts'
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
const HEARD = { burst: 20, perSecond: 1 }
const MOST_WORDS = 40

const WordSchema = v.union([
  v.object({ asks: v.literal(true) }),
  v.object({ told: v.pipe(v.array(v.unknown()), v.maxLength(MOST_WORDS)) }),
])

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

/** Asks whether there is a newer key than this; `told` hears each answer: unchecked. */
export function askPorter(
  keys: Keys,
  beside: Servers['listen'],
  told: (words: readonly unknown[]) => void,
): Porter {
  const place = placeOf(keys, beside, (word) => {
    if ('told' in word) told(word.told)
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
  const again = () => {
    if (answers.take(1, performance.now())) place.say({ told: [...words] })
  }
  again()
  return { again, end: place.end }
}
