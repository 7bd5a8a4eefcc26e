import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import * as encoding from 'lib0/encoding'
import { clientOf, type ScreenKey, signedByScreen } from '../keys/screen.ts'

/*
 * What a screen says it wrote
 *
 * Each screen signs what it writes into a document, stretch by stretch, in a thread: every knot of it names all that
 * came before. So a screen that tells one this and the other that has signed two knots where there can be one, and
 * whoever sees both can show them to anybody.
 */

/** The end of a stretch: the `n`th, up to the clock `to`; `head` stands for all of the thread up to there. */
export interface Knot {
  readonly n: number
  readonly to: number
  readonly head: Uint8Array
  readonly sign: Uint8Array
}

/** A knot with the hash of the stretch that it ends. */
export interface Stitch extends Knot {
  readonly hash: Uint8Array
}

/** Where a thread has got to. */
export type Base = Pick<Knot, 'n' | 'to' | 'head'>

/** A piece of a thread on its way: what follows on a knot. */
export interface Strand {
  readonly key: ScreenKey
  readonly session: string
  readonly after: Base
  readonly links: readonly Stitch[]
}

/** Two knots that cannot both be: the lower head first. Anybody can check it. */
export interface Fork {
  readonly key: ScreenKey
  readonly session: string
  readonly knots: readonly [Knot, Knot]
}

/** How far a thread goes: the client, the number of its last knot, and the beginning of its head. */
export type Head = readonly [client: number, n: number, head: string]

/** A knot for those who know what was before it: the client, its number, up to where, and the hash of the stretch. */
export type ToldKnot = readonly [
  client: number,
  n: number,
  to: number,
  hash: Uint8Array,
  sign: Uint8Array,
]

/** A stretch that its author has signed. */
export interface SignedStretch {
  readonly from: number
  readonly to: number
  readonly hash: Uint8Array
}

/** How many links go on their way at once. */
export const MOST_STITCHES = 500
/** How many threads are kept, and told of at once. */
export const MOST_THREADS = 4000
/** Digits of a head by which two are compared. */
export const DIGITS = 16

/** Before its first knot. */
export const START: Base = { n: 0, to: 0, head: new Uint8Array(32) }

/** What stands for all of a thread, once this stretch has followed on what was there. */
export function headAfter({ to: from, head }: Base, client: number, to: number, hash: Uint8Array) {
  const where = encoding.encode((encoder) => {
    for (const number of [client, from, to]) encoding.writeVarUint(encoder, number)
  })
  return sha256(concatBytes(head, hash, where))
}

/** What is signed of a knot. */
export function knotToSign(client: number, { n, to, head }: Base): Uint8Array {
  const where = encoding.encode((encoder) => {
    for (const number of [client, n, to]) encoding.writeVarUint(encoder, number)
  })
  return concatBytes(head, where)
}

/** Whether whose thread it is has signed this knot. */
export const isKnotSigned = (key: ScreenKey, client: number, knot: Knot) =>
  signedByScreen(key, 'thread', knotToSign(client, knot), knot.sign)

/** Whether somebody's own signatures show that they wrote two things in one place. Takes any two knots. */
export function convicts({ key, session, knots: [a, b] }: Fork): boolean {
  const client = clientOf(key, session)
  const differ = a.n === b.n && bytesToHex(a.head) < bytesToHex(b.head)
  return differ && isKnotSigned(key, client, a) && isKnotSigned(key, client, b)
}

/** The stretches of a strand, if its owner has signed it. */
export function stretchesOf({ key, session, after, links }: Strand): readonly SignedStretch[] {
  const client = clientOf(key, session)
  const stretches: SignedStretch[] = []
  let before: Base = after
  for (const { n, to, hash, sign } of links) {
    if (n !== before.n + 1 || to <= before.to) return []
    stretches.push({ from: before.to, to, hash })
    before = { n, to, head: headAfter(before, client, to, hash) }
    if (n === after.n + links.length && !isKnotSigned(key, client, { ...before, sign })) return []
  }
  return stretches
}

/** Whether two are the same end of the same thread. */
export const isSame = (a: Base, b: Base) =>
  a.n === b.n && a.to === b.to && a.head.every((byte, i) => byte === b.head[i])
