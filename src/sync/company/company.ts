import { removeAwarenessStates } from 'y-protocols/awareness'
import { WebrtcProvider } from 'y-webrtc'
import { applyUpdate, type Doc } from 'yjs'
import { awarenessOf } from '../../table/presence/awareness.ts'
import type { PresenceBook } from '../../table/presence/presence.ts'
import { identityOf } from '../../table/store/identity.ts'
import { makeAgreement } from '../agree/agreement.ts'
import { makeUnmaking } from '../agree/unmade.ts'
import { makeArrivals } from '../arrival/arrival.ts'
import { makeEntrance } from '../arrival/entrance.ts'
import { makeFirsthand } from '../arrival/firsthand.ts'
import { throwTogether } from '../circle/together.ts'
import { makeBouncer, OURSELVES } from '../guard/bouncer.ts'
import { type Gate, makeGate } from '../guard/gate.ts'
import { beScreen } from '../keys/ownscreen.ts'
import { clientOf } from '../keys/screen.ts'
import type { Age } from '../link/build.ts'
import { type Peer, type Self, selfOf } from '../link/handshake.ts'
import { makeIntroducers } from '../link/introducers.ts'
import type { Link } from '../link/link.ts'
import { makeMesh } from '../link/mesh.ts'
import { updateIn } from '../link/message.ts'
import { closeWays, greetWays, hearWays, openWays } from '../link/wire.ts'
import { bucketOf } from '../pace/pace.ts'
import type { Relays } from '../relay/relays.ts'
import { callServers } from '../signal/servers.ts'
import { makeScribe } from '../thread/scribe.ts'
import { makeTrial } from '../trial/trial.ts'
import { watchAwake } from './awake.ts'
import { cured } from './cure.ts'
import { carryHands } from './hands.ts'
import type { Company, CompanyEvents, Sharing } from './others.ts'
import type { PeerOptions } from './peer.ts'
import { makePlaces } from './places.ts'
import type { GateForTabs } from './tabs.ts'

/** So many connections y-webrtc may have at once: more than there are places for, so that it never says no by itself. */
const MOST_CONNECTIONS = 100
/** Another tab of this browser: whoever may read here may write here. */
const TAB: Peer = { peer: '', client: 0, writes: true }
/** Where something of another tab was refused, it is asked for what was good among it after so long, ms. */
const ASK_TABS = 30_000
const NOT_SHARED = 'this table is not shared'
/** Between two looks whether everybody reaches everybody, and whether all hold the same, ms. */
const LOOK = 5000
/** So often at first, and then every so many looks, somebody who is alone calls for others. */
const OFTEN = 12
const COMPARE = 1000
/** All are told what is here at most so often where something does not fit, or is shown to have two contents. */
const URGED = { burst: 3, perSecond: 0.1 }

/**
 * Meets the other screens of this document. Without `sharing` only the tabs of this browser; with it all who have the
 * key.
 */
export async function meetCompany(
  name: string,
  doc: Doc,
  presence: PresenceBook | undefined,
  sharing: Sharing | undefined,
  { changed, thrown, doubted, said }: CompanyEvents,
): Promise<Company> {
  const own = sharing && (await beScreen(name))
  const self: Self | undefined = own && selfOf(own.screen, sharing.keys)
  // What is written from here on is written under a number that nobody else can have.
  if (self) doc.clientID = self.client
  const told = presence && awarenessOf(presence, doc)
  // Yjs may give the document another number; hands keep theirs.
  if (self) told?.be(self.client)
  const awareness = told?.awareness
  /** What may be lost. */
  const hands = presence && carryHands(presence, name)
  const slept = presence && watchAwake(presence)
  const config: RTCConfiguration = { iceServers: [...(sharing?.ice ?? [])] }
  const moved = () => {
    // First, so that nobody is gone between two ways.
    relays?.look()
    together?.look()
    changed()
  }
  const carries = (link: Link) => !introducers?.has(link)
  const mesh =
    self &&
    makeMesh(self, carries, {
      changed: moved,
      heard: (sealed) => hearWays(name, sealed),
      behind: (link) => arrivals.ask(link),
    })
  const together =
    mesh && throwTogether(mesh, () => identityOf(doc) ?? '', { other: thrown, doubted })
  if (mesh) hands?.way(mesh.hands)
  const arrivals = makeArrivals(
    doc,
    // As a change of the room's: what it takes in is not told as if it were our own.
    (link, work) => mesh?.taking(link, () => doc.transact(work, provider.room)),
    changed,
  )
  let relays: Relays | undefined

  const tellUs = (word: object) => {
    if (self) said({ peer: OURSELVES, client: self.client, writes: true }, word)
  }
  const trial = self && makeTrial(doc)
  const bouncer =
    self &&
    makeBouncer(
      (word) => {
        mesh?.tell(word)
        tellUs(word)
      },
      () => greetWays(name),
    )

  const ages = new Set<Age>()
  const aged = (age: Age) => {
    if (ages.has(age)) return
    ages.add(age)
    tellUs({ version: age })
  }

  const urging = bucketOf(URGED)
  /** What is missing for it is perhaps here as somebody else was told it. */
  const misfit = () => {
    if (urging.take(1, performance.now())) agreement?.urge()
  }
  const scribe =
    self &&
    mesh &&
    makeScribe(doc, self, mesh.source, {
      forked({ key, session }) {
        tellUs({ forked: { key, client: clientOf(key, session) } })
        bouncer?.bar(key)
        mesh.cut(key, 'wrote two things in one place')
        misfit()
      },
      heldBack(link) {
        if (firsthand.heldBack(link)) arrivals.ask()
      },
    })
  const agreement =
    scribe &&
    makeAgreement(
      doc,
      self,
      scribe,
      () => arrivals.arriving() !== undefined,
      (parted) => tellUs({ parted }),
    )

  const client = self?.client ?? doc.clientID
  const unmaking = makeUnmaking(doc, client, (author, { pieces, next }) => {
    tellUs({ parted: { client: author, there: pieces, next } })
    arrivals.ask()
  })
  const firsthand = makeFirsthand(doc, client, {
    signedTo: (author) => scribe?.threads.signedTo(author) ?? 0,
    madeUp: unmaking.letGo,
  })
  /** Takes in what came over a link: whether it was the end of all that the other has. */
  const taken = (link: Link, message: Uint8Array, give: (message: Uint8Array) => void) => {
    const awaited = arrivals.awaits(link)
    if (!arrivals.take(link, message)) give(message)
    if (awaited && !arrivals.awaits(link) && !scribe?.lacks(link)) firsthand.told(link)
  }

  const opened = (link: Link) => {
    if (!bouncer?.admits(link)) return
    mesh?.opened(link)
    if (carries(link) && !link.far) {
      firsthand.opened(link)
      arrivals.opened(link)
    }
    if (carries(link)) {
      scribe?.opened(link)
      if (!link.far) agreement?.opened(link)
    }
    introducers?.spare(link)
    greetWays(name)
    hands?.again()
  }
  const closed = (link: Link, why = '', foul = false) => {
    const other = link.other()
    arrivals.closed(link, foul)
    firsthand.closed(link)
    scribe?.closed(link)
    agreement?.closed(link)
    mesh?.closed(link)
    bouncer?.closed(link, why, foul)
    const here = mesh?.neighbours().some(({ client }) => client === other?.client)
    // Who was cut off has perhaps told its last to some and not to others, who each think that all were told.
    if (other && !(link.far && here)) arrivals.ask()
    if (!other || here) return
    if (awareness) {
      removeAwarenessStates(awareness, [other.client], 'left')
      // Who comes back says the same again, and would be taken for one that was heard already.
      awareness.meta.delete(other.client)
    }
  }
  const talk = (link: Link, message: unknown) => {
    const other = link.other()
    if (!other || arrivals.talk(link, message) || mesh?.talk(link, message)) return
    if (firsthand.talk(link, message)) return
    if (scribe?.talk(link, message) || agreement?.talk(link, message)) return
    if (other.writes && together?.take(other.peer, message)) return
    said(other, message)
  }

  // What it wrote while it had not proven the new key was not taken.
  const renewed = () => {
    arrivals.ask()
    together?.look()
    changed()
  }
  const felt = (link: Link, message: Uint8Array) => {
    const other = link.other()
    if (other) hands?.take(other.client, message, link.far)
  }
  const events = { opened, renewed, closed, talk, hands: felt }
  const introducers = self && makeIntroducers(self, config, { ...events, aged })
  /** In an audience, which is reached by a relay and leaves the direct links to those who play. */
  const listens = () => self?.keys.write === undefined && relays?.crowded() === true

  const places = makePlaces(() => provider.room?.webrtcConns ?? new Map())
  const signaling =
    sharing && self && mesh
      ? [
          openWays(name, {
            self,
            knows: (peer) => provider.room?.webrtcConns.has(peer) ?? false,
            waits(peer) {
              const conn = provider.room?.webrtcConns.get(peer)
              return conn !== undefined && conn.peer.writes() === undefined
            },
            drop(peer) {
              const conn = provider.room?.webrtcConns.get(peer)
              if (conn?.peer.begun()) conn.destroy()
            },
            room: (session, writes) => !listens() && places.room(session, writes),
            bars: (key) => bouncer?.bars(key) ?? false,
            aged: () => aged('other'),
            say(sealed) {
              if (listens()) return
              servers.say(self.keys.topic, sealed)
              mesh.say(sealed)
            },
          }),
        ]
      : []
  const peerOpts: Partial<PeerOptions> =
    self && mesh && trial
      ? {
          config,
          self,
          ...events,
          aged,
          gate: (link, give) =>
            makeEntrance({ doc, trial }, link, { arrivals, firsthand, misfit }, (message) =>
              mesh.taking(link, () => taken(link, message, give)),
            ),
        }
      : {}
  const provider = new WebrtcProvider(name, doc, {
    signaling,
    maxConns: MOST_CONNECTIONS,
    peerOpts,
    ...(awareness && { awareness }),
  })
  let tabs: Gate | undefined
  const gateForTabs: GateForTabs = (give, ask) => {
    if (!trial) return undefined
    tabs = makeGate(
      { doc, trial },
      {
        from: () => TAB,
        give,
        takes: () => firsthand.takes(),
        ask,
        misfit,
        busy: () => arrivals.arriving() !== undefined,
        foul: () => setTimeout(ask, ASK_TABS),
      },
    )
    return tabs
  }
  const room = await cured(provider, self?.session, gateForTabs, (update, own) => {
    mesh?.change(update, own)
    relays?.change(update, own)
  })
  const servers = callServers(sharing?.servers ?? [], () => {
    greetWays(name)
    changed()
  })
  const resume = () => {
    const { awareness: own } = provider
    // Disconnecting has set the own presence to null, and nothing else would set it again.
    if (told) told.say()
    else if (own.getLocalState() === null) own.setLocalState({})
    provider.connect()
    hands?.resume()
    greetWays(name)
  }
  resume()
  const listen = () => self && servers.listen(self.keys.topic, (sealed) => hearWays(name, sealed))
  let listening = listen()
  if (sharing?.relays?.length && self && mesh && trial) {
    const { makeRelays } = await import('../relay/relays.ts')
    const give = (message: Uint8Array) => {
      const update = updateIn(message)
      if (update) applyUpdate(doc, update, room)
    }
    const foul = (peer: string, why: string) => {
      const found = mesh.neighbours().find((one) => one.peer === peer)
      bouncer?.cast(found ?? { peer, client: 0, writes: true }, why)
      mesh.cut(peer, why)
    }
    const all = { ...events, changed, aged, foul, give, misfit }
    const yard = { doc, trial }
    relays = makeRelays(sharing.relays, self, awareness, mesh, firsthand, yard, room, all)
  }
  let alone = 0
  const watch = setInterval(() => {
    alone = mesh?.neighbours().length === 0 ? alone + 1 : 0
    // What it said when it came was perhaps heard by nobody; who is alone for long has time.
    const again = alone > 0 && (alone < OFTEN || alone % OFTEN === 0)
    if (again || mesh?.incomplete()) greetWays(name)
  }, LOOK)
  const compare = setInterval(() => {
    scribe?.look()
    agreement?.look()
  }, COMPARE)

  return {
    screen: self?.screen,
    bars: (key) => bouncer?.bars(key) ?? false,
    around: () => ({
      neighbours: mesh?.neighbours() ?? [],
      servers: servers.around(),
      relays: relays?.around() ?? [],
      arriving: arrivals.arriving(),
      self: self?.peer,
    }),
    async offer() {
      if (!introducers) throw new Error(NOT_SHARED)
      return introducers.offer()
    },
    answer(offer, fresh) {
      if (!introducers) throw new Error(NOT_SHARED)
      return introducers.answer(offer, fresh)
    },
    together,
    throwDice: (...asked) => together?.begin(...asked),
    tell: (word, to) => mesh?.tell(word, to),
    serves: (other) =>
      wordsOf(other) === wordsOf(sharing && self && { ...sharing, keys: self.keys }),
    renew(keys, stay) {
      if (!self) return
      self.keys = keys
      mesh?.renew(stay)
      listening?.end()
      listening = listen()
      relays?.renew()
      greetWays(name)
      changed()
    },
    beside: servers.listen,
    rest() {
      scribe?.flush()
      hands?.rest()
      relays?.rest()
      provider.disconnect()
    },
    resume,
    async end() {
      clearInterval(watch)
      clearInterval(compare)
      scribe?.end()
      agreement?.end()
      unmaking.end()
      hands?.end()
      slept?.()
      servers.end()
      relays?.end()
      // `destroy` alone would leave its connections open.
      provider.disconnect()
      provider.destroy()
      together?.end()
      arrivals.end()
      tabs?.close()
      trial?.end()
      mesh?.end()
      own?.leave()
      await provider.key
      closeWays(name)
    },
  }
}

/** Tells one way of sharing from another. */
function wordsOf(sharing: Sharing | undefined): string {
  if (!sharing) return ''
  const { keys, servers, ice, relays = [] } = sharing
  return JSON.stringify([keys.topic, keys.write !== undefined, servers, ice, relays])
}
