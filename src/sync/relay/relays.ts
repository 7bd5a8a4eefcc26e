import * as decoding from 'lib0/decoding'
import { type Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import type { Firsthand } from '../arrival/firsthand.ts'
import { makeGate, type Yard } from '../guard/gate.ts'
import type { ScreenKey } from '../keys/screen.ts'
import type { Age } from '../link/build.ts'
import type { Proven, Self } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import type { Hub, Mesh } from '../link/mesh.ts'
import { presenceMessage, presenceOf, syncMessage, UPDATE } from '../link/message.ts'
import type { Fault } from '../pace/fault.ts'
import { type Gives, type Relay, relayAt } from './relay.ts'

/** A relay, for people: whether it is reached, and whether it gives all that others there say to have. */
export interface RelayAround {
  readonly address: string
  readonly connected: boolean
  readonly gives: Gives
}

/** The relays of a room, in step with its links. */
export interface Relays {
  around(): readonly RelayAround[]
  /** Takes a change of the table along: an own one, or another's. */
  change(update: Uint8Array, own: boolean): void
  /** A link came or went: who is reached directly is not reached by a relay as well. */
  look(): void
  /** Whether so many are at a relay that those who only watch should leave the direct links to others. */
  crowded(): boolean
  rest(): void
  /** The keys are new. */
  renew(): void
  end(): void
}

/** What the relays tell: the same as links do. */
interface RelaysEvents {
  opened(link: Link): void
  closed(link: Link, why: string, fault: Fault | undefined): void
  talk(link: Link, message: unknown): void
  hands(link: Link, message: Uint8Array): void
  changed(): void
  /** Somebody there has another version of this page. */
  aged(age: Age): void
  /** The screen of this name has signed what no page of ours writes. */
  foul(by: ScreenKey, fault: Fault): void
  /** Hands a message of the document on to the room. */
  give(message: Uint8Array): void
  /** Something does not fit what is here. */
  misfit(): void
}

/** More relays than these are not asked. */
const MOST = 3
/** How many at a relay are an audience. */
const CROWD = 8
/** Who stands behind a change that was signed: nobody knows which of those who may. */
const WRITER: Proven = { peer: '', client: 0, writes: true }

/** A room as its relays need it. */
interface Around {
  readonly self: Self
  readonly awareness: Awareness | undefined
  readonly mesh: Mesh
  readonly firsthand: Firsthand
  readonly yard: Yard
  /** Marks what is told of others' presence. */
  readonly origin: object
}

/** Brings a room to the relays at these addresses. */
export function makeRelays(
  addresses: readonly string[],
  { self, awareness, mesh, firsthand, yard, origin }: Around,
  events: RelaysEvents,
): Relays {
  let taking: Relay | undefined
  let all: { readonly relay: Relay; leave(): void }[] = []

  const here = () => {
    const { client } = self
    return awareness?.meta.has(client) ? encodeAwarenessUpdate(awareness, [client]) : undefined
  }
  function hearPresence(from: Proven, update: Uint8Array): void {
    if (!awareness) return
    // Everybody speaks for themselves.
    const own = presenceOf(from.client, presenceMessage(update), from.writes)
    if (!own) return
    const decoder = decoding.createDecoder(own)
    decoding.readVarUint(decoder)
    applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), origin)
  }

  function open(address: string, at: number) {
    const hub: Hub = {
      has: (peer) => relay.has(peer),
      talk: (message) => relay.say(JSON.stringify(message)),
    }
    // Of two relays that both reach somebody the first does.
    const reached = (peer: string) =>
      mesh.reaches(peer) || all.slice(0, at).some((one) => one.relay.has(peer))
    const give = (message: Uint8Array) => {
      taking = relay
      mesh.taking(hub, () => events.give(message))
      taking = undefined
    }
    const take = (update: Uint8Array, by: ScreenKey | undefined) =>
      new Promise<boolean>((done) => {
        const refuse = (fault: Fault) => {
          done(false)
          // What is only too much for this machine was perhaps not for theirs.
          if (by !== undefined && fault.sort === 'nonsense') events.foul(by, fault)
        }
        const gate = makeGate(yard, {
          from: () => WRITER,
          give,
          done: () => done(true),
          takes: () => firsthand.takes(),
          misfit: events.misfit,
          ask: () => relay.again(),
          busy: () => false,
          foul: refuse,
        })
        gate.take(syncMessage(UPDATE, update))
      })
    const relay = relayAt(address, { ...self }, yard.doc, reached, here, {
      take,
      changed: events.changed,
      aged: events.aged,
      came: events.opened,
      gone(link, why, fault) {
        events.closed(link, why, fault)
        look()
      },
      talk: events.talk,
      hands: events.hands,
      signal: (said) => mesh.hear(hub, JSON.parse(said)),
      here: hearPresence,
    })
    const leave = mesh.gather(hub)
    return {
      relay,
      leave() {
        leave()
        relay.close()
      },
    }
  }
  const begin = () => {
    all = []
    for (const address of [...new Set(addresses)].slice(0, MOST))
      all.push(open(address, all.length))
  }
  const end = () => {
    for (const { leave } of all.splice(0).reverse()) leave()
  }
  const look = () => {
    for (const { relay } of [...all]) relay.look()
  }
  const show = (changed: Record<string, number[]>, from: unknown) => {
    const own = Object.values(changed).some((clients) => clients.includes(self.client))
    if (own && from !== origin) for (const { relay } of all) relay.show()
  }
  awareness?.on('update', show)
  begin()

  return {
    around: () =>
      all.map(({ relay }) => ({
        address: relay.address,
        connected: relay.connected(),
        gives: relay.gives(),
      })),
    change(update, own) {
      for (const { relay } of all) {
        if (relay === taking) continue
        // Who is reached directly and is there will write it; who is not cannot.
        const soon = mesh.neighbours().some(({ peer }) => mesh.reaches(peer) && !relay.has(peer))
        relay.change(update, own, soon)
      }
    },
    look,
    crowded: () => all.some(({ relay }) => relay.connected() && relay.count() > CROWD),
    rest() {
      for (const { relay } of all) relay.rest()
    },
    renew() {
      end()
      begin()
    },
    end() {
      awareness?.off('update', show)
      end()
    },
  }
}
