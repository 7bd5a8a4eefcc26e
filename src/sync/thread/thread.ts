import { bytesToHex } from '@noble/hashes/utils.js'
import { clientOf, type Screen, type ScreenKey } from '../keys/screen.ts'
import {
  type Base,
  convicts,
  DIGITS,
  type Fork,
  type Head,
  headAfter,
  isKnotSigned,
  isSame,
  type Knot,
  knotToSign,
  MOST_STITCHES,
  MOST_THREADS,
  type SignedStretch,
  START,
  type Stitch,
  type Strand,
  type ToldKnot,
} from './knot.ts'

/** What a screen wrote in one session, as far as it is known here. */
interface Thread {
  readonly key: ScreenKey
  readonly session: string
  readonly client: number
  /** The last ones without a gap, and of those before them some. */
  readonly knots: Map<number, Stitch>
  last: Base
}

/**
 * What became of a strand: what it brought is new; nothing of it is; something before it is missing, from this knot on.
 */
export type Taken =
  | { readonly is: 'new'; readonly client: number; readonly links: readonly SignedStretch[] }
  | { readonly is: 'known' | 'refused' }
  | { readonly is: 'gap'; readonly client: number; readonly after: number }
  | { readonly is: 'fork'; readonly fork: Fork }

/** How many links of a thread are kept, and one in how many of the older ones. */
const MOST_KEPT = 2048
const EACH = 64
/** How many more threads are kept of those who are linked. */
const LINKED = 1000
/** How many are taken at once: each costs a millisecond or two. */
export const MOST_TAKEN = 32

/** The threads that a screen knows, its own among them. */
export interface Threads {
  /** Goes on with the own thread, up to this clock; undefined where nothing is new. */
  sign(to: number, hash: Uint8Array): Strand | undefined
  /**
   * Takes what its author has signed, some of it at once; with a `leap` also where something before it is missing for
   * good.
   */
  take(strand: Strand, leap?: boolean): Taken
  /**
   * A strand of one link out of a knot that follows on what is known; undefined where nothing is known of that client.
   */
  strand(knot: ToldKnot): Strand | undefined
  /** Whose client this is, where they have told; undefined where nobody has. */
  owner(client: number): ScreenKey | undefined
  /** By how many knots a client's writing is signed. */
  reaches(client: number): number
  /** Up to which clock that is; 0 where nothing is known. */
  signedTo(client: number): number
  /** What is known of a client's thread after this knot: as much of it as goes on its way at once. */
  after(client: number, n: number): Strand | undefined
  heads(): readonly Head[]
  /** Whether there is no room for another. */
  full(): boolean
  /** What somebody with these heads lacks, or has otherwise. */
  lacking(theirs: readonly Head[]): readonly Strand[]
  /** The stretches of a client that reach into these clocks, with what shows that they are signed. */
  over(client: number, from: number, to: number): Strand | undefined
}

/**
 * No threads yet. `self` begins one of its own in this session; without it others' are only read. For who is linked
 * there is room where there is none for others.
 */
export function makeThreads(
  self?: { readonly screen: Screen; readonly session: string },
  isLinked: (key: ScreenKey) => boolean = () => false,
): Threads {
  const all = new Map<number, Thread>()

  function threadOf(key: ScreenKey, session: string, after: Base): Thread | undefined {
    const client = clientOf(key, session)
    const known = all.get(client)
    if (known) return known
    // There is always room for one's own.
    const most = MOST_THREADS + (isLinked(key) ? LINKED : 0)
    if (all.size >= most && key !== self?.screen.key) return undefined
    return { key, session, client, knots: new Map(), last: after }
  }
  function add(thread: Thread, link: Stitch): void {
    const { knots } = thread
    all.set(thread.client, thread)
    knots.set(link.n, link)
    thread.last = link
    if (knots.size <= MOST_KEPT) return
    for (const n of knots.keys()) {
      if (n % EACH !== 0 && n <= link.n - MOST_KEPT / 2) knots.delete(n)
    }
  }
  const strandOf = ({ key, session }: Thread, after: Base, links: readonly Stitch[]): Strand => ({
    key,
    session,
    after,
    links,
  })
  /** Links that follow on one another, beginning behind this one, or as near behind it as is still known. */
  function following(thread: Thread, n: number): Strand | undefined {
    const { knots, last } = thread
    let first = last.n + 1
    while (knots.has(first - 1) && first - 1 > n) first -= 1
    const before = first === 1 ? START : knots.get(first - 1)
    // What came before the first that was heard of is not known.
    if (!before) return first < last.n ? following(thread, first) : undefined
    const links: Stitch[] = []
    for (let at = first; links.length < MOST_STITCHES; at++) {
      const link = knots.get(at)
      if (!link) break
      links.push(link)
    }
    return links.length > 0 ? strandOf(thread, before, links) : undefined
  }

  function take({ key, session, after, links }: Strand, leap = false): Taken {
    const refused = { is: 'refused' } as const
    const client = clientOf(key, session)
    const thread = threadOf(key, session, after)
    const [first] = links
    if (!thread || !first) return refused
    const { last, knots } = thread
    if (after.n > last.n && !leap) return { is: 'gap', client, after: last.n }
    const base = after.n === 0 ? START : after.n === last.n ? last : knots.get(after.n)
    if (base && !isSame(base, after)) {
      const own = knots.get(first.n)
      if (own) return forked(thread, own, first)
      return after.n === 0 ? refused : { is: 'gap', client, after: after.n - 1 }
    }
    const fresh: SignedStretch[] = []
    let before: Base = after
    for (const link of links) {
      const { n, to, hash } = link
      if (n !== before.n + 1 || to <= before.to) return refused
      const own = knots.get(n)
      if (own && !isSame(own, link)) return forked(thread, own, link)
      const { to: from } = before
      before = link
      if (n <= last.n) continue
      // Who signs one has signed all before it; but nobody could be shown one that is not signed itself.
      if (!isKnotSigned(key, client, link)) return refused
      fresh.push({ from, to, hash })
      if (fresh.length >= MOST_TAKEN) break
    }
    if (fresh.length === 0) return { is: 'known' }
    for (const link of links.filter(({ n }) => n > last.n).slice(0, fresh.length)) add(thread, link)
    return { is: 'new', client, links: fresh }
  }

  function forked({ key, session }: Thread, own: Knot, other: Knot): Taken {
    const low = bytesToHex(own.head) < bytesToHex(other.head)
    const fork: Fork = { key, session, knots: low ? [own, other] : [other, own] }
    return convicts(fork) ? { is: 'fork', fork } : { is: 'refused' }
  }

  return {
    sign(to, hash) {
      if (!self) return undefined
      const { screen, session } = self
      const thread = threadOf(screen.key, session, START)
      if (!thread || to <= thread.last.to) return undefined
      const { client, last } = thread
      const base = { n: last.n + 1, to, head: headAfter(last, client, to, hash) }
      const link = { ...base, hash, sign: screen.sign('thread', knotToSign(client, base)) }
      add(thread, link)
      return strandOf(thread, last, [link])
    },
    take,
    strand([client, n, to, hash, sign]) {
      const thread = all.get(client)
      const before = thread && (thread.knots.get(n - 1) ?? (thread.last.n === n - 1 && thread.last))
      if (!before) return undefined
      const link = { n, to, hash, sign, head: headAfter(before, client, to, hash) }
      return strandOf(thread, before, [link])
    },
    owner: (client) => all.get(client)?.key,
    reaches: (client) => all.get(client)?.last.n ?? 0,
    signedTo: (client) => all.get(client)?.last.to ?? 0,
    after(client, n) {
      const thread = all.get(client)
      return thread && n < thread.last.n ? following(thread, n) : undefined
    },
    full: () => all.size >= MOST_THREADS + LINKED,
    heads: () =>
      [...all.values()].map(({ client, last }) => [
        client,
        last.n,
        bytesToHex(last.head).slice(0, DIGITS),
      ]),
    lacking(theirs) {
      const has = new Map(theirs.map(([client, ...head]) => [client, head]))
      return [...all.values()].flatMap((thread) => {
        const [n = 0, head = ''] = has.get(thread.client) ?? []
        const knot = thread.knots.get(n)
        const differs = knot && bytesToHex(knot.head).slice(0, DIGITS) !== head
        if (!differs && n >= thread.last.n) return []
        // Who knows nothing of it needs its end alone.
        return following(thread, differs ? n - 1 : n || thread.last.n - 1) ?? []
      })
    },
    over(client, from, to) {
      const thread = all.get(client)
      if (!thread) return undefined
      const links = [...thread.knots.values()].sort((a, b) => a.n - b.n)
      const first = links.findIndex((link) => link.to > from)
      if (first < 0) return undefined
      const before = links[first]?.n === 1 ? START : links[first - 1]
      const strand = before && following(thread, before.n)
      if (!strand || strand.after.to > from) return undefined
      const until = strand.links.findIndex((link) => link.to >= to)
      const enough = strand.links.slice(0, until < 0 ? undefined : until + 1)
      return { ...strand, links: enough }
    },
  }
}
