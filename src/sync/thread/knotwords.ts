import * as v from 'valibot'
import { toBase64 } from '../../rules/plain/base64.ts'
import { bytes64 } from '../keys/letters.ts'
import { clientOf, isScreenKey } from '../keys/screen.ts'
import {
  type Base,
  convicts,
  DIGITS,
  type Fork,
  headAfter,
  type Knot,
  MOST_STITCHES,
  MOST_THREADS,
  type Strand,
} from './knot.ts'

/*
 * Strands, knots and forks as they are told: plain values, of which nothing is believed by reading them but that they
 * could be such.
 */

const bytes = (length: number) =>
  v.pipe(
    bytes64(Math.ceil(length / 3) * 4),
    v.check((read) => read.length === length),
  )

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const key = v.pipe(
  v.string(),
  v.check((text) => isScreenKey(text)),
)
const session = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const StrandSchema = v.object({
  key,
  session,
  after: v.tuple([count, count, bytes(32)]),
  links: v.pipe(v.array(v.tuple([count, bytes(32), bytes(64)])), v.maxLength(MOST_STITCHES)),
})
/** A knot for those who know what was before it. */
export const ToldKnotSchema = v.tuple([count, count, count, bytes(32), bytes(64)])
const KnotSchema = v.tuple([count, count, bytes(32), bytes(64)])
const ForkSchema = v.object({ key, session, knots: v.tuple([KnotSchema, KnotSchema]) })

/** Heads, as they are told. */
export const HeadsSchema = v.pipe(
  v.array(v.tuple([count, count, v.pipe(v.string(), v.hexadecimal(), v.length(DIGITS))])),
  v.maxLength(MOST_THREADS),
)

/** A strand as a plain value. */
export const tellStrand = ({ key, session, after, links }: Strand) => ({
  key,
  session,
  after: [after.n, after.to, toBase64(after.head)],
  links: links.map(({ to, hash, sign }) => [to, toBase64(hash), toBase64(sign)]),
})

/** Reads such a value; undefined for any other. Nothing is checked yet. */
export function readStrand(told: unknown): Strand | undefined {
  const found = v.safeParse(StrandSchema, told)
  if (!found.success) return undefined
  const { after, links, ...whose } = found.output
  const [n, to, head] = after
  let base: Base = { n, to, head }
  const client = clientOf(whose.key, whose.session)
  const all = links.map(([to, hash, sign], i) => {
    base = { n: n + i + 1, to, head: headAfter(base, client, to, hash) }
    return { ...base, hash, sign }
  })
  return { ...whose, after: { n, to, head }, links: all }
}

/** The last link of a strand, for those who know what was before it. */
export const tellLast = ({ key, session, links }: Strand) => {
  const { n = 0, to = 0, hash, sign } = links.at(-1) ?? {}
  if (!hash || !sign) throw new RangeError('a strand without links')
  return [clientOf(key, session), n, to, toBase64(hash), toBase64(sign)]
}

const tellKnot = ({ n, to, head, sign }: Knot) => [n, to, toBase64(head), toBase64(sign)]

/** A fork as a plain value. */
export const tellFork = ({ key, session, knots: [a, b] }: Fork) => ({
  key,
  session,
  knots: [tellKnot(a), tellKnot(b)],
})

/** Reads such a value, if it convicts; undefined for any other. */
export function readFork(told: unknown): Fork | undefined {
  const found = v.safeParse(ForkSchema, told)
  if (!found.success) return undefined
  const { knots, ...whose } = found.output
  const [a, b] = knots.map(([n, to, head, sign]) => ({ n, to, head, sign }))
  const fork = a && b && { ...whose, knots: [a, b] as const }
  return fork && convicts(fork) ? fork : undefined
}
