import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import { base64, hex } from '../keys/letters.ts'
import { type Screen, type ScreenKey, signedByScreen } from '../keys/screen.ts'
import { Faulty } from '../pace/fault.ts'
import { keepNewest } from '../pace/newest.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'

/** How many hops a message makes at most: a chain of seven people. */
const HOPS = 6

/** A message on its way through the mesh: who made it, its number among theirs, and their signature. */
const PassedSchema = v.object({
  by: hex(64),
  n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  sign: v.pipe(base64(88), v.minLength(88)),
  hops: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOPS)),
  data: v.pipe(v.string(), v.maxLength(16 * 1024)),
})
type Passed = v.InferOutput<typeof PassedSchema>

/*
 * What a message costs is counted to who made it, which its signature shows, and never to who carried it. One counts
 * for each so many letters. All of it comes out so that what is carried is less than what is borne of one who carries.
 */
const LETTERS = 2048
/** What one screen may say: as much as it takes to be introduced to thirty others at once. */
const MADE = { burst: 300, perSecond: 10 }
/** Of one who says more than this over its own link it is no accident. */
const BORNE = { burst: 2000, perSecond: 40 }
/** What one neighbour carries of all those who are not linked with us, and what we carry of them: some room is left. */
const STRANGERS = { burst: 400, perSecond: 15 }
const STRANGERS_ON = { burst: 200, perSecond: 8 }
/** What is looked at of all that one neighbour carries, and what we carry to one. */
const LOOKED_AT = { burst: 1500, perSecond: 60 }
const CARRIED = { burst: 1000, perSecond: 40 }
/** How many makers are remembered, and how many messages of one. */
const MOST_MAKERS = 500
const REMEMBERED = 200

/** Carries signalling from neighbour to neighbour, so that a mesh can introduce its own members. */
export interface Bus<Neighbour> {
  /** Sends to everybody in the mesh. */
  say(data: string): void
  /** Takes a message of a neighbour; false if it is none of the bus's. Throws for what no page of ours sends. */
  take(from: Neighbour, message: unknown): boolean
}

/** Those a bus runs among. */
export interface Stops<Neighbour> {
  /** Those there are now who should hear what came from one of them, or from here. */
  neighbours(from: Neighbour | undefined): Iterable<Neighbour>
  /** The screen there; undefined where it is not one alone. */
  name(neighbour: Neighbour): ScreenKey | undefined
  send(to: Neighbour, message: unknown): void
  /** Is told each message once. */
  heard(data: string): void
}

/** What was heard of one screen. */
interface Maker {
  /** The newest of its numbers; none below the least of them is taken any more. */
  readonly heard: Set<number>
  least: number
  readonly left: Bucket
  readonly borne: Bucket
}

/** What is counted of one neighbour. */
interface Passer {
  readonly lookedAt: Bucket
  readonly strangers: Bucket
  readonly carried: Bucket
  readonly strangersOn: Bucket
}

const signed = (n: number, data: string) => utf8ToBytes(`${n}/${data}`)
const costOf = (data: string) => Math.max(1, Math.ceil(data.length / LETTERS))

/** A bus among neighbours, as this screen sees it. */
export function makeBus<Neighbour extends object>(
  { key, sign }: Pick<Screen, 'key' | 'sign'>,
  { neighbours, name, send, heard }: Stops<Neighbour>,
): Bus<Neighbour> {
  const makers = new Map<ScreenKey, Maker>()
  const passers = new WeakMap<Neighbour, Passer>()
  const own = bucketOf(MADE)
  let last = 0

  const makerOf = (by: ScreenKey): Maker => {
    const maker = makers.get(by) ?? {
      heard: new Set<number>(),
      least: -1,
      left: bucketOf(MADE),
      borne: bucketOf(BORNE),
    }
    // Who was heard last is forgotten last.
    makers.delete(by)
    makers.set(by, maker)
    keepNewest(makers, MOST_MAKERS)
    return maker
  }
  const passerOf = (neighbour: Neighbour): Passer => {
    const known = passers.get(neighbour) ?? {
      lookedAt: bucketOf(LOOKED_AT),
      strangers: bucketOf(STRANGERS),
      carried: bucketOf(CARRIED),
      strangersOn: bucketOf(STRANGERS_ON),
    }
    passers.set(neighbour, known)
    return known
  }
  const isKnown = (by: ScreenKey, n: number) => {
    const maker = makers.get(by)
    return maker !== undefined && (n <= maker.least || maker.heard.has(n))
  }
  const remember = ({ heard, least }: Maker, n: number): number => {
    heard.add(n)
    if (heard.size <= REMEMBERED) return least
    const oldest = Math.min(...heard)
    heard.delete(oldest)
    return oldest
  }

  const isLinked = (by: ScreenKey) => [...neighbours(undefined)].some((one) => name(one) === by)

  /** Whom it would flood does not get it: calls are repeated. */
  function carry(passed: Passed, from: Neighbour | undefined, now: number): void {
    const cost = costOf(passed.data)
    const strange = passed.by !== key && !isLinked(passed.by)
    for (const neighbour of neighbours(from)) {
      const { strangersOn, carried } = passerOf(neighbour)
      if (neighbour === from || (strange && !strangersOn.take(cost, now))) continue
      if (carried.take(cost, now)) send(neighbour, passed)
    }
  }

  /** Whether its maker may say so much; all who are not linked with us share what there is. */
  function may({ by, data }: Passed, from: Neighbour, maker: Maker, now: number): boolean {
    const cost = costOf(data)
    if (name(from) === by && !maker.borne.take(cost, now)) throw new Faulty('flood', 'too much')
    const left = isLinked(by) ? maker.left : passerOf(from).strangers
    return left.take(cost, now)
  }

  return {
    say(data) {
      const now = performance.now()
      if (!own.take(costOf(data), now)) return
      // Numbers grow on after a page was loaded anew.
      last = Math.max(last + 1, Date.now())
      const signature = toBase64(sign('bus', signed(last, data)))
      carry({ by: key, n: last, sign: signature, hops: HOPS, data }, undefined, now)
    },
    take(from, message) {
      const read = v.safeParse(PassedSchema, message)
      if (!read.success) return false
      const passed = read.output
      const { by, n, hops, data } = passed
      // Our own, or heard already: it comes round by every way there is.
      if (by === key || isKnown(by, n)) return true
      const now = performance.now()
      if (!passerOf(from).lookedAt.take(costOf(data), now)) return true
      // Who carries it has looked at it too.
      if (!signedByScreen(by, 'bus', signed(n, data), fromBase64(passed.sign))) {
        throw new Error('carries what nobody said')
      }
      const maker = makerOf(by)
      if (!may(passed, from, maker, now)) return true
      maker.least = remember(maker, n)
      heard(data)
      if (hops > 0) carry({ ...passed, hops: hops - 1 }, from, now)
      return true
    },
  }
}
