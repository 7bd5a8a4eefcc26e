import * as v from 'valibot'
import * as Y from 'yjs'
import { clientOf } from '../keys/screen.ts'
import type { Self } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import { nonsense } from '../pace/fault.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import { type Fork, MOST_THREADS, type Strand } from './knot.ts'
import {
  HeadsSchema,
  readFork,
  readStrand,
  ToldKnotSchema,
  tellFork,
  tellLast,
  tellStrand,
} from './knotwords.ts'
import { makeProofreader, UNDERWAY } from './proofreader.ts'
import { makeQuill } from './quill.ts'
import { MOST_TAKEN, makeThreads, type Threads } from './thread.ts'

/*
 * Who signs what is written here, and reads what others have signed
 *
 * A change is sent at once, its signature follows: one for all that was written within a short while. What others write
 * is looked at when it comes, before anybody strikes it out, and held against what they sign.
 */

/** Heads are told to a link at most so often (ms). */
const HEADS = 4000
/** Who writes and does not sign has so long (ms). */
export const GRACE = 30_000
/** How many strands are given to one link: at once, and by and by. */
const ANSWERS = { burst: 200, perSecond: 10 }
/** And so many are looked at: each costs a millisecond or two. */
const LOOKED_AT = { burst: 300, perSecond: 30 }
/** How many who forked are told of. */
const MOST_FORKS = 100

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const WordSchema = v.object({
  wrote: v.union([
    v.object({ strand: v.unknown() }),
    v.object({ knot: ToldKnotSchema }),
    v.object({ heads: HeadsSchema }),
    v.object({ after: v.tuple([count, count]) }),
    v.object({ fork: v.unknown() }),
  ]),
})

/**
 * What is known of who reads at a link: when heads were told last, and which; whether they know the own thread; whose
 * beginning was asked for; and how much was given and looked at.
 */
interface Reader {
  at: number
  told: string | undefined
  knows: boolean
  readonly asked: Set<number>
  readonly answers: Bucket
  readonly looks: Bucket
  /** Since when something is missing here that they have signed. */
  lacks: number | undefined
}

/** What a scribe tells. */
export interface ScribeEvents {
  /** Somebody has signed two things in one place: everybody can see that they did. */
  forked(fork: Fork): void
  /** Over this link there does not come, for long, what its other end has signed, as others showed. */
  heldBack(link: Link): void
}

/** Signs what is written here, and knows what others have signed. */
export interface Scribe {
  readonly threads: Threads
  opened(link: Link): void
  closed(link: Link): void
  /** Takes a word about what was written; false for any other. */
  talk(link: Link, message: unknown): boolean
  /** Takes what somebody shows of a thread. */
  read(link: Link, strand: Strand): void
  /** Whether something is missing here that the other end of a link has signed. */
  lacks(link: Link): boolean
  /** Another version of what a client wrote is about to count here: what is doubted of it is looked at before. */
  judge(client: number): void
  /** Signs at once what is not signed yet. */
  flush(): void
  /** Tells heads to whom they were not told, and looks who does not sign. */
  look(): void
  /** The proof that the owner of a client wrote two things in one place, if there is one. */
  fork(client: number): Fork | undefined
  end(): void
}

/** A scribe for a document. `source` gives the link by which comes what is being taken in. */
export function makeScribe(
  doc: Y.Doc,
  self: Self,
  source: () => Link | undefined,
  events: ScribeEvents,
  now: () => number = () => performance.now(),
): Scribe {
  const { client: own, screen, session } = self
  const threads = makeThreads({ screen, session }, (key) =>
    others().some(({ peer }) => peer === key),
  )
  /** When heads were last told to each, and which. */
  const links = new Map<Link, Reader>()
  const forks = new Map<number, Fork>()
  const quill = makeQuill(doc, own, threads, tellOwn, now)
  const proofs = makeProofreader(doc, threads.owner, lied, now)

  const say = (link: Link, wrote: object) => link.talk({ wrote })
  const others = () => [...links.keys()].flatMap((link) => link.other() ?? [])

  const onTransaction = ({ beforeState, afterState }: Y.Transaction) => {
    for (const [client, to] of afterState) {
      const from = beforeState.get(client) ?? 0
      if (to <= from) continue
      if (client === own) quill.wrote(from, to)
      else if (threads.owner(client) || others().some((other) => other.client === client))
        proofs.heard(client, from, to, source()?.other()?.peer)
    }
  }
  doc.on('afterTransaction', onTransaction)

  function tellOwn(strand: Strand): void {
    // Whoever has heard of it before needs no more of it.
    const [whole, knot] = [{ strand: tellStrand(strand) }, { knot: tellLast(strand) }]
    for (const [link, reader] of links) {
      if (link.far) continue
      say(link, reader.knows ? knot : whole)
      reader.knows = true
    }
  }

  /** Somebody's own link brought other things than they have signed. */
  function lied(by: string): void {
    for (const link of links.keys()) {
      if (link.other()?.peer === by) link.cut(nonsense('wrote other things than it signed'))
    }
  }

  function lacks(link: Link): boolean {
    const { client } = link.other() ?? {}
    return client !== undefined && proofs.lacks(client)
  }

  function take(link: Link, strand: Strand): void {
    const asked = links.get(link)?.asked
    const taken = threads.take(strand, asked?.delete(clientOf(strand.key, strand.session)))
    if (taken.is === 'gap') {
      asked?.add(taken.client)
      say(link, { after: [taken.client, taken.after] })
    }
    if (taken.is === 'fork') convict(taken.fork)
    if (taken.is !== 'new') return
    const { client } = taken
    proofs.signed(client, taken.links)
    const reaches = threads.reaches(client)
    if ((strand.links.at(-1)?.n ?? 0) > reaches) say(link, { after: [client, reaches] })
  }

  function convict(fork: Fork): void {
    const client = clientOf(fork.key, fork.session)
    // Nobody is told of their own.
    if (forks.has(client) || forks.size >= MOST_FORKS || fork.key === screen.key) return
    // Keys are made up for nothing: somebody is only told of who has written here, or is linked.
    const here = others().some(({ peer }) => peer === fork.key)
    if (!here && Y.getState(doc.store, client) === 0) return
    forks.set(client, fork)
    const word = { fork: tellFork(fork) }
    for (const link of links.keys()) say(link, word)
    events.forked(fork)
  }

  function tellHeads(link: Link): void {
    const known = links.get(link)
    const heads = threads.heads().slice(0, MOST_THREADS)
    const told = heads.flat().join()
    if (!known || known.told === told || now() - known.at < HEADS) return
    known.at = now()
    known.told = told
    say(link, { heads })
  }
  const give = (link: Link, strand: Strand | undefined) => {
    if (strand && links.get(link)?.answers.take(1, now())) say(link, { strand: tellStrand(strand) })
  }

  function hear(link: Link, wrote: v.InferOutput<typeof WordSchema>['wrote']): void {
    const costs = 'strand' in wrote || 'knot' in wrote || 'fork' in wrote
    // Who only watches has written nothing, and those who have are linked or will be; keys to watch by cost nothing.
    if (costs && !link.other()?.writes) return
    // What is passed over comes again with the next heads.
    const looks = links.get(link)?.looks
    if (costs && !looks?.take(1, now())) return
    if ('strand' in wrote) {
      const strand = readStrand(wrote.strand)
      const more = Math.min(strand?.links.length ?? 0, MOST_TAKEN) - 1
      if (strand && (more <= 0 || looks?.take(more, now()))) take(link, strand)
    } else if ('knot' in wrote) {
      const [client] = wrote.knot
      const strand = threads.strand(wrote.knot)
      if (strand) take(link, strand)
      else say(link, { after: [client, threads.reaches(client)] })
    } else if ('heads' in wrote) {
      for (const strand of threads.lacking(wrote.heads)) give(link, strand)
      const ahead = wrote.heads.some(([client, n]) => n > threads.reaches(client))
      const reader = links.get(link)
      // It is told again until they have given what is missing here.
      if (ahead && reader) reader.told = undefined
    } else if ('after' in wrote) give(link, threads.after(...wrote.after))
    else {
      const fork = readFork(wrote.fork)
      if (fork) convict(fork)
    }
  }

  /** Whoever keeps back what they signed is told of; whoever does not sign what they write is cut off. */
  function lookAt(link: Link, reader: Reader): void {
    const other = link.other()
    reader.lacks = lacks(link) ? (reader.lacks ?? now()) : undefined
    if (reader.lacks !== undefined && now() - reader.lacks > UNDERWAY) {
      reader.lacks = undefined
      if (!link.far) events.heldBack(link)
    }
    const waits = other && proofs.waits(other.client)
    if (!waits || waits.by !== other.peer) return
    // What it signs could not be kept.
    if (threads.full()) return
    if (now() - waits.since > GRACE) link.cut(nonsense('does not sign what it writes'))
  }

  return {
    threads,
    opened(link) {
      const answers = bucketOf(ANSWERS)
      const looks = bucketOf(LOOKED_AT)
      links.set(link, {
        at: Number.NEGATIVE_INFINITY,
        told: undefined,
        knows: false,
        asked: new Set(),
        answers,
        looks,
        lacks: undefined,
      })
      for (const fork of forks.values()) say(link, { fork: tellFork(fork) })
      tellHeads(link)
    },
    closed: (link) => void links.delete(link),
    talk(link, message) {
      const word = v.safeParse(WordSchema, message)
      if (!word.success) return false
      hear(link, word.output.wrote)
      return true
    },
    read: take,
    lacks,
    judge: proofs.judge,
    flush: quill.sign,
    look() {
      for (const link of links.keys()) tellHeads(link)
      proofs.look()
      for (const [link, reader] of [...links]) lookAt(link, reader)
    },
    fork: (client) => forks.get(client),
    end() {
      quill.sign()
      doc.off('afterTransaction', onTransaction)
      links.clear()
    },
  }
}
