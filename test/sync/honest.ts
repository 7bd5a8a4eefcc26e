import * as Y from 'yjs'
import { makeUnmaking } from '../../src/sync/agree/unmade.ts'
import { type Arrivals, makeArrivals } from '../../src/sync/arrival/arrival.ts'
import { makeEntrance } from '../../src/sync/arrival/entrance.ts'
import { type Firsthand, makeFirsthand } from '../../src/sync/arrival/firsthand.ts'
import type { Gate } from '../../src/sync/guard/gate.ts'
import { writerKeys } from '../../src/sync/keys/keys.ts'
import { type Screen, screenOf } from '../../src/sync/keys/screen.ts'
import { type Channel, type Frames, framesOver } from '../../src/sync/link/frames.ts'
import { type Proven, selfOf } from '../../src/sync/link/handshake.ts'
import type { Link } from '../../src/sync/link/link.ts'
import { type Mesh, makeMesh } from '../../src/sync/link/mesh.ts'
import { updateIn } from '../../src/sync/link/message.ts'
import { GIVEN, givingOf, PACE, paceOf } from '../../src/sync/pace/pace.ts'
import { makeScout } from '../../src/sync/trial/scout.ts'
import { makeTrial } from '../../src/sync/trial/trial.ts'
import { exchange } from '../../src/table/yjs/sound.ts'

/*
 * Screens that are linked in memory: all that a page does with what comes over a link, but for the browser's part of
 * it.
 */

const KEYS = writerKeys(new Uint8Array(16))

/** Two ends of a channel that takes what it is given and hands it on when it is told to. */
export function wires() {
  const ends = [0, 1].map(
    (): Channel & { readonly gone: Uint8Array[]; bufferedAmount: number } => ({
      gone: [],
      binaryType: '',
      readyState: 'open',
      bufferedAmount: 0,
      bufferedAmountLowThreshold: 0,
      onbufferedamountlow: null,
      onmessage: null,
      send(data) {
        this.gone.push(data.slice())
        this.bufferedAmount += data.length
      },
    }),
  )
  const [near, far] = ends as [(typeof ends)[0], (typeof ends)[0]]
  const hand = (from: typeof near, to: typeof near) => {
    const all = from.gone.splice(0)
    from.bufferedAmount = 0
    from.onbufferedamountlow?.({} as Event)
    for (const data of all) to.onmessage?.({ data: data.buffer } as MessageEvent)
    return all.length > 0
  }
  return {
    near,
    far,
    /** Hands on what is on the way, there and back; whether there was anything. */
    flow: () => [hand(near, far), hand(far, near)].some((was) => was),
  }
}
type Wires = ReturnType<typeof wires>
type End = Wires['near']

/** What is said as it comes out of a channel. */
export function framesOf(message: Uint8Array): ArrayBuffer[] {
  const { near } = wires()
  framesOver(
    near,
    message.length,
    () => {},
    () => {},
  ).send(message)
  return near.gone.map(({ buffer }) => buffer as ArrayBuffer)
}

/** A screen of ours. */
export interface Honest {
  readonly screen: Screen
  readonly doc: Y.Doc
  readonly mesh: Mesh
  readonly arrivals: Arrivals
  readonly firsthand: Firsthand
  /** Up to which clock each has signed, as others have shown. */
  readonly signed: Map<number, number>
  /** Whom it has cut off, and why. */
  readonly cut: (readonly [peer: string, why: string])[]
  /** Signalling that it heard. */
  readonly heard: string[]
  /** Links it over these ends of two channels with somebody it knows as this. */
  link(doc: End, talk: End, other: Proven): Link
  end(): void
}

export function honest(seed: number): Honest {
  const screen = screenOf(new Uint8Array(32).fill(seed))
  const doc = new Y.Doc()
  const cut: [string, string][] = []
  const heard: string[] = []
  const trial = makeTrial(doc, (hear) => {
    const scout = makeScout()
    return { ask: (told) => queueMicrotask(() => hear(scout(told))), end: () => {} }
  })
  const arrivals: Arrivals = makeArrivals(
    doc,
    (link, work) => mesh.taking(link, () => doc.transact(work, 'wire')),
    () => {},
  )
  const mesh: Mesh = makeMesh({ ...selfOf(screen, KEYS), client: doc.clientID }, () => true, {
    changed: () => {},
    heard: (sealed) => heard.push(sealed),
    behind: (link) => arrivals.ask(link),
  })
  const signed = new Map<number, number>()
  const firsthand = makeFirsthand(doc, doc.clientID, {
    signedTo: (client) => signed.get(client) ?? 0,
    madeUp: makeUnmaking(doc, doc.clientID, (_, { next }) => {
      exchange(doc, next.fresh)
      arrivals.ask()
    }).letGo,
  })
  doc.on('update', (update: Uint8Array, origin: unknown) => mesh.change(update, origin !== 'wire'))

  function link(docEnd: End, talkEnd: End, other: Proven): Link {
    let closed = false
    let gate: Gate | undefined
    const shut = (why: string, foul: boolean) => {
      if (closed) return
      closed = true
      gate?.close()
      arrivals.closed(link, foul)
      firsthand.closed(link)
      mesh.closed(link)
      if (foul) cut.push([other.peer, why])
    }
    const guarded = (work: () => void) => {
      if (closed) return
      try {
        work()
      } catch (error) {
        shut(error instanceof Error ? error.message : String(error), true)
      }
    }
    const put = (frames: Frames, message: Uint8Array) => {
      if (!closed && !frames.send(message)) shut('is too slow', false)
    }
    const over = (label: 'doc' | 'talk', end: End, most: number, hear: (m: Uint8Array) => void) =>
      framesOver(
        end,
        most,
        (message) => guarded(() => hear(message)),
        ({ why }) => shut(why, true),
        paceOf(PACE[label]),
        { gives: givingOf(GIVEN[label]), most: GIVEN[label].waiting },
      )
    const docFrames = over('doc', docEnd, 64 * 1024 * 1024, (message) => gate?.take(message))
    const talkFrames = over('talk', talkEnd, 256 * 1024, (message) => {
      const word: unknown = JSON.parse(new TextDecoder().decode(message))
      if (!arrivals.talk(link, word) && !firsthand.talk(link, word)) mesh.talk(link, word)
    })
    const link: Link = {
      other: () => other,
      sendDoc: (message) => put(docFrames, message),
      talk: (word) => put(talkFrames, new TextEncoder().encode(JSON.stringify(word))),
      sendHands: () => {},
      waiting: () => docFrames.waiting() + talkFrames.waiting(),
      arrived: docFrames.arrived,
      soon: docFrames.soon,
      renew: () => {},
      close: (why) => shut(why, false),
      cut: ({ why }) => shut(why, true),
    }
    gate = makeEntrance(
      { doc, trial },
      link,
      { arrivals, firsthand, misfit: () => {} },
      (message) =>
        mesh.taking(link, () => {
          const awaited = arrivals.awaits(link)
          const update = arrivals.take(link, message) ? undefined : updateIn(message)
          if (update) Y.applyUpdate(doc, update, 'wire')
          if (awaited && !arrivals.awaits(link)) firsthand.told(link)
        }),
    )
    mesh.opened(link)
    firsthand.opened(link)
    arrivals.opened(link)
    return link
  }

  return {
    screen,
    doc,
    mesh,
    arrivals,
    firsthand,
    signed,
    cut,
    heard,
    link,
    end() {
      arrivals.end()
      trial.end()
      mesh.end()
    },
  }
}

const peerOf = ({ screen, doc }: Honest): Proven => ({
  peer: screen.key,
  client: doc.clientID,
  writes: true,
})

/** Links two of ours. Returns how what they say is handed on. */
export function between(one: Honest, other: Honest): () => boolean {
  const [doc, talk] = [wires(), wires()]
  one.link(doc.near, talk.near, peerOf(other))
  other.link(doc.far, talk.far, peerOf(one))
  return () => [doc.flow(), talk.flow()].some((was) => was)
}
