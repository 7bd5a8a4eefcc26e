import { bytesToHex } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import * as Y from 'yjs'
import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import { base64 } from '../keys/letters.ts'
import { clientOf } from '../keys/screen.ts'
import type { Self } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import { faultIn } from '../pace/fault.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import { type Strand, stretchesOf } from '../thread/knot.ts'
import { readStrand, tellStrand } from '../thread/knotwords.ts'
import type { Scribe } from '../thread/scribe.ts'
import { laterOf, readVersion, settledVersion, type Version, versionIn } from '../update/settle.ts'
import {
  endOf,
  firstDifference,
  hasHoles,
  shapeOf,
  unitsBefore,
  unitsFrom,
  unitsHash,
} from '../update/units.ts'
import { BlocksSchema, differing, readBlocks } from './blocks.ts'
import type { Parted } from './parted.ts'
import { picture, reaches, remake, takesIn } from './remake.ts'

/*
 * How those who were told different things come to have one
 *
 * Now and then two who are linked tell each other what their documents are, in short. Where something differs that has
 * the same number in both, both show what they have; of these one counts, which both find by themselves: what was
 * signed before what was not, and of two that were signed, or were not, what their author tells, or else the lower one.
 * Whoever had the other takes it.
 */

/**
 * It is told at most so often (ms). All blocks, what is in them, and what others show seldomer: so many at once, and by
 * and by, each for itself, as one is the answer to the other.
 */
const TELL = 3000
const SELDOM = { burst: 6, perSecond: 0.1 }
/** The whole document is put together anew at most so often, by whatever many screens' words. */
const SETTLED = { burst: 12, perSecond: 0.1 }
/** Letters of a version on its way. */
const MOST_VERSION = 160 * 1024
/** What nobody can be shown to have made is settled at most so often, by one screen's word. */
const UNSIGNED = { burst: 3, perSecond: 1 / 600 }

const clock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const WordSchema = v.object({
  holds: v.union([
    v.object({ whole: v.pipe(v.string(), v.maxLength(64)) }),
    v.object({ blocks: BlocksSchema }),
    v.object({
      client: clock,
      from: clock,
      update: base64(MOST_VERSION),
      strand: v.optional(v.unknown()),
    }),
  ]),
})

/** Sees to it that those who are linked hold the same. */
export interface Agreement {
  opened(link: Link): void
  closed(link: Link): void
  /** Takes a word of what another holds; false for any other. */
  talk(link: Link, message: unknown): boolean
  /** Tells those who were not told. */
  look(): void
  /** Somebody has surely told different things: everybody is told at once what is here. */
  urge(): void
  end(): void
}

interface Reader {
  at: number
  told: string
  /** Whether it had something else the last time that it told. */
  differed: boolean
  /** Of whom a version was shown last. */
  last: number
  readonly blocks: Bucket
  readonly shown: Bucket
  readonly heard: Bucket
  readonly unsigned: Bucket
}

/**
 * `parted` is told of each difference that is settled here, and puts the `next` document in the place of what this one
 * holds. Nothing is done while much is on its way (`busy`).
 */
export function makeAgreement(
  doc: Y.Doc,
  self: Pick<Self, 'client'>,
  scribe: Scribe,
  busy: () => boolean,
  parted: (parted: Parted) => void,
  now: () => number = () => performance.now(),
): Agreement {
  const links = new Map<Link, Reader>()
  const often = bucketOf(SETTLED)
  const reading = readBlocks(doc)
  /** One after another. */
  let settling = false
  let ended = false
  const say = (link: Link, holds: object) => link.talk({ holds })

  function show(link: Link, client: number, block: number): void {
    const end = Y.getState(doc.store, client)
    const strand = scribe.threads.over(client, block, end)
    // What is signed together is shown together.
    const from = strand?.after.to ?? block
    const update = toBase64(versionIn(doc, client, from).update)
    if (update.length > MOST_VERSION) return
    say(link, { client, from, update, ...(strand && { strand: tellStrand(strand) }) })
  }

  async function hear(link: Link, theirs: Version, strand: Strand | undefined): Promise<void> {
    const { client } = theirs
    // What we wrote nobody knows better.
    if (client === self.client) return
    // Its own thread tells first whether it has signed both.
    if (strand) scribe.read(link, strand)
    const before = versionIn(doc, client, theirs.from)
    const from = firstDifference(readVersion(before).units, readVersion(theirs).units, client)
    if (from === undefined || settling) return
    const [here, there] = [laterOf(before, from), laterOf(theirs, from)]
    let ours = isLower(here, there)
    if (!scribe.fork(client)) {
      const own = scribe.threads.over(client, from, from + 1)
      const mine = own !== undefined && isSigned(versionIn(doc, client, own.after.to), from, own)
      const their = strand !== undefined && isSigned(theirs, from, strand)
      const author = authorOf(client)
      const may = () => links.get(link)?.unsigned.take(1, now()) ?? false
      if (mine !== their) ours = mine
      // Whoever writes it knows best, but does not tell it in two ways again and again.
      else if (author === link) {
        if (!may()) return
        ours = false
      }
      // They tell it themselves, and soon sign it. By others' word nothing of it is struck out, and nothing added.
      else if (author && (scribe.threads.signedTo(client) <= from || !isShapedAlike(here, there)))
        return
      else if (!may()) return
    }
    if (often.take(1, now())) await settle(here, there, ours)
  }

  /** The link of whoever writes under this number, if they are linked. */
  const authorOf = (client: number) =>
    [...links.keys()].find((link) => link.other()?.writes && link.other()?.client === client)

  async function settle(here: Version, there: Version, ours: boolean): Promise<void> {
    const { client } = here
    const { store } = doc
    const end = Y.getState(store, client)
    // Another one would have to be tried anew: it comes again.
    const isStill = () => !ended && doc.store === store && Y.getState(store, client) === end
    settling = true
    try {
      if (!ours) {
        // What others wrote into what counts no more may have no place now: it goes, the same for all.
        const fits = (fresh: Y.Doc) => isStill() && reaches(fresh, doc)
        await remake(doc, { with: there }, fits, ({ pieces, next }) => {
          scribe.judge(client)
          parted({ client, there: pieces, next })
        })
        return
      }
      const other = await picture(doc, { with: settledVersion(there, here) })
      const rest = laterOf(settledVersion(here, there), end)
      if (other && isStill() && takesIn(doc, rest.update)) parted({ client, there: other })
    } finally {
      settling = false
    }
  }

  return {
    opened(link) {
      links.set(link, {
        at: now(),
        told: '',
        differed: false,
        last: -1,
        blocks: bucketOf(SELDOM),
        shown: bucketOf(SELDOM),
        heard: bucketOf(SELDOM),
        unsigned: bucketOf(UNSIGNED),
      })
    },
    closed: (link) => void links.delete(link),
    talk(link, message) {
      const word = v.safeParse(WordSchema, message)
      if (!word.success) return false
      const reader = links.get(link)
      const { holds } = word.output
      if (!reader || busy() || !link.other()?.writes) return true
      if ('whole' in holds) {
        const whole = reading.whole()
        const differs = whole !== undefined && holds.whole !== whole
        // While something is on its way, it is no wonder.
        if (differs && reader.differed && reader.blocks.take(1, now()))
          say(link, { blocks: reading.told() })
        reader.differed = differs
      } else if ('blocks' in holds) {
        if (!reader.shown.take(1, now())) return true
        const all = differing(reading.blocks(), holds.blocks)
        // One after another, so that what cannot be settled hides nothing.
        const next = all.find(({ client }) => client > reader.last) ?? all[0]
        if (next) show(link, next.client, next.from)
        if (next) reader.last = next.client
      } else {
        if (!reader.heard.take(1, now())) return true
        const { client, from, update, strand } = holds
        const version = { client, from, update: fromBase64(update) }
        hear(link, version, readStrand(strand)).catch((error) => link.cut(faultIn(error)))
      }
      return true
    },
    look() {
      if (busy() || links.size === 0) return
      const whole = reading.whole()
      if (whole === undefined) return
      for (const [link, reader] of links) {
        const due = now() - reader.at >= TELL && (reader.told !== whole || reader.differed)
        if (!due) continue
        reader.at = now()
        reader.told = whole
        say(link, { whole })
      }
    },
    urge() {
      for (const link of links.keys()) say(link, { blocks: reading.told() })
    },
    end() {
      ended = true
      reading.end()
      links.clear()
    },
  }
}

/** Whether an author has signed what stands in a version at this clock. */
function isSigned(version: Version, at: number, strand: Strand): boolean {
  const { client } = version
  if (clientOf(strand.key, strand.session) !== client) return false
  const { units } = readVersion(version)
  const stretch = stretchesOf(strand).find(({ from, to }) => from <= at && to > at)
  if (!stretch) return false
  const part = unitsFrom(unitsBefore(units, stretch.to, client), stretch.from, client)
  if (part[0]?.at !== stretch.from || endOf(part, 0) !== stretch.to || hasHoles(part)) return false
  return unitsHash(part, client).every((byte, i) => byte === stretch.hash[i])
}

/** Whether the same is gone in both, and they go equally far. */
function isShapedAlike(one: Version, other: Version): boolean {
  const [a, b] = [one, other].map((version) => bytesToHex(shapeOf(readVersion(version).units)))
  return a === b
}

/** Of two of which nobody knows more the lower one counts: by what they begin with, whatever came later. */
const isLower = (one: Version, other: Version): boolean => beginningOf(one) < beginningOf(other)

function beginningOf(version: Version): string {
  const { client, from } = version
  const { units } = readVersion(version)
  return bytesToHex(unitsHash(unitsBefore(units, from + 1, client), client))
}
