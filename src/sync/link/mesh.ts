import * as v from 'valibot'
import { parseUpdateMeta } from 'yjs'
import type { Fault } from '../pace/fault.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import { makeBus } from './bus.ts'
import type { Proven, Self } from './handshake.ts'
import type { Link } from './link.ts'
import { carriedOn, syncMessage, UPDATE } from './message.ts'

/** Whom we see from here, for people. */
export interface Neighbour extends Proven {
  /** Bytes that wait to be sent to them. */
  readonly waiting: number
  /** There is no direct path to them: they are reached by a relay. */
  readonly far: boolean
}

/** A place where many are reached at once: a relay. */
export interface Hub {
  /** Whether this peer is there. */
  has(peer: string): boolean
  /** Says something to everybody there: a plain value. */
  talk(message: unknown): void
}

/** All links of a room, whatever way they came about. */
export interface Mesh {
  readonly self: Self
  neighbours(): readonly Neighbour[]
  /** Whether our neighbours reach somebody whom we do not. */
  incomplete(): boolean
  /** Whether there is a direct link to this peer. */
  reaches(peer: string): boolean
  /** Signalling goes by this place too. Returns the way out. */
  gather(hub: Hub): () => void
  /** Takes what somebody there said to everybody. */
  hear(hub: Hub, message: unknown): void
  /** Takes a link in once it has proven itself, and out when it has ended. */
  opened(link: Link): void
  closed(link: Link): void
  /** Takes a word of a neighbour that is not of the document; false where nobody here knows it. */
  talk(link: Link, message: unknown): boolean
  /** Marks what is done now as coming from here. */
  taking(source: Link | Hub, work: () => void): void
  /** The link by which comes what is being taken in. */
  source(): Link | undefined
  /** Sends a change of the document on: an own one to all, another's to those whom its sender does not reach. */
  change(update: Uint8Array, own: boolean): void
  /** Signalling, from neighbour to neighbour. */
  say(sealed: string): void
  /** Says to all neighbours, or to one, what is not of the document: a plain value. */
  tell(message: object, to?: string): void
  /** Sends all neighbours what may be lost. */
  hands(message: Uint8Array): void
  /** Cuts all links to somebody who has misbehaved. */
  cut(peer: string, fault: Fault): void
  /** The keys are new: parts from all but those who stay, and proves them to these. */
  renew(stay: ReadonlySet<string>): void
  end(): void
}

const NearSchema = v.object({
  near: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(200)),
})
/** Others' changes were not carried on: whoever hears this had better ask. */
const BehindSchema = v.object({ behind: v.literal(true) })

/**
 * Changes of others that are carried to one neighbour: so many, so many bytes, and none while more than so many bytes
 * wait. It is part of what an honest screen gives at most, so that nobody is taken for a flood who only carries one.
 */
const CARRY = {
  messages: { burst: 2000, perSecond: 60 },
  bytes: { burst: 16 * 1024 * 1024, perSecond: 256 * 1024 },
  waiting: 4 * 1024 * 1024,
}
/** How often somebody is told that they had better ask, and asked who told us (ms). */
const BEHIND = 3000

/** A link, as the mesh knows it. */
interface Linked {
  /** Whom its other end reaches, as it says. */
  near: ReadonlySet<string>
  readonly messages: Bucket
  readonly bytes: Bucket
  readonly asked: Bucket
  /** Something was not carried: it will be told. */
  behind?: ReturnType<typeof setTimeout> | undefined
}

/** What a mesh tells. */
export interface MeshEvents {
  /** Somebody came or went. */
  changed(): void
  /** Signalling. */
  heard(sealed: string): void
  /** Over this link not everything came that there was. */
  behind(link: Link): void
}

/** A mesh without links. `carries` says whether changes go over a link: not over one that only serves to introduce. */
export function makeMesh(
  name: Self,
  carries: (link: Link) => boolean,
  { changed, heard, behind }: MeshEvents,
): Mesh {
  const links = new Map<Link, Linked>()
  const hubs = new Set<Hub>()
  let source: Link | Hub | undefined

  const names = (reached: Iterable<Link>) =>
    [...reached].flatMap((link) => link.other()?.peer ?? [])
  const tellNear = () => {
    const near = names([...links.keys()].filter((link) => carries(link) && !link.far))
    for (const link of links.keys()) if (!link.far) link.talk({ near })
  }
  /** Whether two places reach the same people, so that what one has heard the other need not be told. */
  const shares = (from: Link | Hub | undefined, to: Link | Hub) => {
    const [hub, link] = from && isHub(from) ? [from, to] : [to, from]
    return isHub(hub) && link !== undefined && !isHub(link) && hub.has(link.other()?.peer ?? '')
  }
  const bus = makeBus<Link | Hub>(name.screen, {
    neighbours: (from) =>
      [...hubs, ...[...links.keys()].filter((link) => !link.far)].filter((to) => !shares(from, to)),
    name: (one) => (isHub(one) ? undefined : one.other()?.peer),
    send: (to, message) => to.talk(message),
    heard,
  })

  /** Carries another's change to somebody, or tells them by and by that they had better ask for it. */
  function carry(link: Link, message: Uint8Array): void {
    const linked = links.get(link)
    if (!linked) return
    const now = performance.now()
    const fits =
      linked.behind === undefined &&
      link.waiting() < CARRY.waiting &&
      linked.messages.take(1, now) &&
      linked.bytes.take(message.length, now)
    if (fits) link.sendDoc(message)
    else {
      linked.behind ??= setTimeout(() => {
        linked.behind = undefined
        link.talk({ behind: true })
      }, BEHIND)
    }
  }

  return {
    self: name,
    neighbours: () =>
      [...links.keys()].flatMap((link) => {
        const other = link.other()
        return other && carries(link)
          ? [{ ...other, waiting: link.waiting(), far: link.far === true }]
          : []
      }),
    incomplete() {
      const known = new Set([name.peer, ...names([...links.keys()].filter(carries))])
      return [...links.values()].some(({ near }) => [...near].some((peer) => !known.has(peer)))
    },
    reaches: (peer) =>
      [...links.keys()].some((link) => !link.far && carries(link) && link.other()?.peer === peer),
    gather(hub) {
      hubs.add(hub)
      return () => hubs.delete(hub)
    },
    hear(hub, message) {
      try {
        bus.take(hub, message)
      } catch {
        // Anybody there may have said it.
      }
    },
    opened(link) {
      const peer = link.other()?.peer
      // One name has one link: who comes anew has proven to be the same.
      for (const old of [...links.keys()]) {
        if (old === link || old.far || link.far || carries(old) !== carries(link)) continue
        if (old.other()?.peer === peer) old.close('has come anew')
      }
      links.set(link, {
        near: new Set(),
        messages: bucketOf(CARRY.messages),
        bytes: bucketOf(CARRY.bytes),
        asked: bucketOf({ burst: 1, perSecond: 1000 / BEHIND }),
      })
      tellNear()
      changed()
    },
    closed(link) {
      clearTimeout(links.get(link)?.behind)
      if (!links.delete(link)) return
      tellNear()
      changed()
    },
    talk(link, message) {
      if (bus.take(link, message)) return true
      const linked = links.get(link)
      if (!linked) return false
      const near = v.safeParse(NearSchema, message)
      if (near.success) linked.near = new Set(near.output.near)
      else if (v.is(BehindSchema, message)) {
        if (linked.asked.take(1, performance.now())) behind(link)
      } else return false
      return true
    },
    taking(from, work) {
      const before = source
      source = from
      try {
        work()
      } finally {
        source = before
      }
    },
    source: () => (source && !isHub(source) ? source : undefined),
    change(update, own) {
      const from = own ? undefined : source
      // What came by neither way, from another tab, that tab has told everybody itself.
      if (!own && !from) return
      // Nobody takes anything from who only watches, neither theirs nor others'.
      if (!name.keys.write) return
      const reached = from && (isHub(from) ? from : links.get(from)?.near)
      const message = syncMessage(UPDATE, update)
      // As our own nobody takes what bears another's number: all of a file that was opened, say.
      const made = own && isBy(update, name.client)
      const passed = made ? message : carriedOn(message)
      for (const link of links.keys()) {
        const other = link.other()
        if (link === from || !other || !carries(link) || reached?.has(other.peer)) continue
        if (made) link.sendDoc(message)
        else carry(link, passed)
      }
    },
    say: bus.say,
    tell(message, to) {
      for (const link of links.keys()) {
        if (carries(link) && (to === undefined || link.other()?.peer === to)) link.talk(message)
      }
    },
    hands(message) {
      for (const link of links.keys()) if (carries(link)) link.sendHands(message)
    },
    cut(peer, fault) {
      for (const link of [...links.keys()]) if (link.other()?.peer === peer) link.cut(fault)
    },
    renew(stay) {
      for (const link of [...links.keys()]) {
        if (stay.has(link.other()?.peer ?? '')) link.renew()
        else link.close('does not stay')
      }
    },
    end() {
      for (const link of [...links.keys()]) link.close('we left')
    },
  }
}

/** Whether nobody but this client has written what an update brings. */
const isBy = (update: Uint8Array, client: number): boolean =>
  [...parseUpdateMeta(update).to.keys()].every((one) => one === client)

const isHub = (one: Link | Hub): one is Hub => 'has' in one
