import { type Room, WebrtcProvider } from 'y-webrtc'
import type { Doc } from 'yjs'
import type { PresenceBook } from '../../table/presence/presence.ts'
import { beScreen } from '../keys/ownscreen.ts'
import { selfOf } from '../link/handshake.ts'
import { closeWays, greetWays, hearWays, openWays } from '../link/wire.ts'
import { callServers } from '../signal/servers.ts'
import { assembleCompany } from './assemble.ts'
import { callsOf } from './calls.ts'
import type { Company, CompanyEvents, Sharing } from './company.ts'
import { cured } from './cure.ts'
import { inwardByLink, inwardByTabs, takeFromRelay } from './inward.ts'
import { goLocal, type Local } from './local.ts'
import type { CompanyParts } from './parts.ts'
import type { PeerOptions } from './peer.ts'

/** How many connections y-webrtc may have at once: more than there are places for, so it never says no by itself. */
const MOST_CONNECTIONS = 100
const NOT_SHARED = 'this table is not shared'
/** Between two looks whether everybody reaches everybody, and whether all hold the same, ms. */
const LOOK = 5000
/** For how many looks somebody who is alone calls for others at each; later at one in as many. */
const OFTEN = 12
const COMPARE = 1000

/**
 * Meets the other screens of this document. Without `sharing` only the tabs of this browser; with it all who have the
 * key.
 */
export async function meetCompany(
  name: string,
  doc: Doc,
  presence: PresenceBook | undefined,
  sharing: Sharing | undefined,
  told: CompanyEvents,
): Promise<Company> {
  const own = sharing && (await beScreen(name))
  const self = own && selfOf(own.screen, sharing.keys)
  const config: RTCConfiguration = { iceServers: [...(sharing?.ice ?? [])] }
  const local = goLocal(name, doc, presence, self)
  const parts = self && assembleCompany(local, self, config, told)
  const servers = callServers(sharing?.servers ?? [], () => {
    greetWays(name)
    told.changed()
  })
  const provider = new WebrtcProvider(name, doc, {
    signaling: parts ? [openWays(name, callsOf(parts, servers))] : [],
    maxConns: MOST_CONNECTIONS,
    peerOpts: parts ? peerOptions(doc, parts, config) : {},
    ...(local.aware && { awareness: local.aware.awareness }),
  })
  const tabs = parts && inwardByTabs(doc, parts)
  const room = await cured(
    provider,
    self?.session,
    tabs?.gate ?? (() => undefined),
    (update, own) => {
      parts?.mesh.change(update, own)
      parts?.relays?.change(update, own)
    },
  )
  if (parts) parts.room = room
  const resume = () => goOnline(local, provider)
  resume()
  const listen = () => self && servers.listen(self.keys.topic, (sealed) => hearWays(name, sealed))
  let listening = listen()
  if (parts && sharing?.relays?.length)
    await meetRelays(sharing.relays, local, parts, room, told.changed)
  const unwatch = parts && watch(name, parts)

  return {
    screen: self?.screen,
    secret: own?.secret,
    bars: (key) => parts?.bouncer.bars(key) ?? false,
    around: () => ({
      neighbours: parts?.mesh.neighbours() ?? [],
      servers: servers.around(),
      relays: parts?.relays?.around() ?? [],
      arriving: parts?.arrivals.arriving(),
      self: self?.peer,
    }),
    async offer() {
      if (!parts) throw new Error(NOT_SHARED)
      return parts.introducers.offer()
    },
    answer(offer, fresh) {
      if (!parts) throw new Error(NOT_SHARED)
      return parts.introducers.answer(offer, fresh)
    },
    together: parts?.together,
    throwDice: (...asked) => parts?.together.begin(...asked),
    tell: (word, to) => parts?.mesh.tell(word, to),
    serves: (other) =>
      wordsOf(other) === wordsOf(sharing && self && { ...sharing, keys: self.keys }),
    renew(keys, stay) {
      if (!parts) return
      parts.self.keys = keys
      parts.mesh.renew(stay)
      listening?.end()
      listening = listen()
      parts.relays?.renew()
      greetWays(name)
      told.changed()
    },
    beside: servers.listen,
    rest() {
      parts?.scribe.flush()
      local.hands?.rest()
      parts?.relays?.rest()
      provider.disconnect()
    },
    resume,
    async end() {
      unwatch?.()
      parts?.scribe.end()
      parts?.agreement.end()
      parts?.unmaking.end()
      local.end()
      servers.end()
      parts?.relays?.end()
      // `destroy` alone would leave its connections open.
      provider.disconnect()
      provider.destroy()
      parts?.together.end()
      parts?.arrivals.end()
      tabs?.close()
      parts?.trial.end()
      parts?.mesh.end()
      own?.leave()
      await provider.key
      closeWays(name)
    },
  }
}

/** What y-webrtc hands each of its connections. */
const peerOptions = (
  doc: Doc,
  parts: CompanyParts,
  config: RTCConfiguration,
): Omit<PeerOptions, 'initiator'> => ({
  config,
  self: parts.self,
  ...parts.events,
  gate: (link, give) => inwardByLink(doc, parts, link, give),
})

/** Speaks with the others, for the first time or again. */
function goOnline({ name, aware, hands }: Local, provider: WebrtcProvider): void {
  const { awareness: own } = provider
  // Disconnecting has set the own presence to null, and nothing else would set it again.
  if (aware) aware.say()
  else if (own.getLocalState() === null) own.setLocalState({})
  provider.connect()
  hands?.resume()
  greetWays(name)
}

/** Brings the table to its relays as well. */
async function meetRelays(
  addresses: readonly string[],
  { doc, aware }: Local,
  parts: CompanyParts,
  room: Room,
  changed: () => void,
): Promise<void> {
  const { makeRelays } = await import('../relay/relays.ts')
  const { self, events, mesh, bouncer, firsthand, trial, misfit } = parts
  const awareness = aware?.awareness
  parts.relays = makeRelays(
    addresses,
    { self, awareness, mesh, firsthand, yard: { doc, trial }, origin: room },
    {
      ...events,
      changed,
      foul(peer, fault) {
        const found = mesh.neighbours().find((one) => one.peer === peer)
        bouncer.cast(found ?? { peer, client: 0, writes: true }, fault)
        mesh.cut(peer, fault)
      },
      give: (message) => takeFromRelay(doc, parts, message),
      misfit,
    },
  )
}

/** Looks now and then whether all are reached and hold the same. Returns the way out. */
function watch(name: string, { mesh, scribe, agreement }: CompanyParts): () => void {
  let alone = 0
  const look = () => {
    alone = mesh.neighbours().length === 0 ? alone + 1 : 0
    // What it said when it came was perhaps heard by nobody; who is alone for long has time.
    const again = alone > 0 && (alone < OFTEN || alone % OFTEN === 0)
    if (again || mesh.incomplete()) greetWays(name)
  }
  const reach = setInterval(look, LOOK)
  // A phone that slept has perhaps no link any more.
  const seen = () => {
    if (document.hidden) return
    alone = 0
    look()
  }
  addEventListener('visibilitychange', seen)
  const compare = setInterval(() => {
    scribe.look()
    agreement.look()
  }, COMPARE)
  return () => {
    clearInterval(reach)
    removeEventListener('visibilitychange', seen)
    clearInterval(compare)
  }
}

/** Tells one way of sharing from another. */
function wordsOf(sharing: Sharing | undefined): string {
  if (!sharing) return ''
  const { keys, servers, ice, relays = [] } = sharing
  return JSON.stringify([keys.topic, keys.write !== undefined, servers, ice, relays])
}
