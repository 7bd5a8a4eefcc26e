import * as Y from 'yjs'
import type { Terms } from '../../src/rules/dice/roll.ts'
import { readParted } from '../../src/sync/agree/parted.ts'
import { standingOf } from '../../src/sync/circle/proof.ts'
import { OURSELVES } from '../../src/sync/guard/bouncer.ts'
import { answerCode, keyCode, offerCode, readCode } from '../../src/sync/keys/code.ts'
import { type Keys, watcherKeys, writerKeys } from '../../src/sync/keys/keys.ts'
import type { LinkOffer } from '../../src/sync/link/meet.ts'
import { joinRoom, type Room, type Rooms } from '../../src/sync/room.ts'
import { type Motion, openPresence } from '../../src/table/presence/presence.ts'
import { exchange } from '../../src/table/yjs/sound.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { terms } from './terms.ts'

/*
 * A screen without a table: a document, its presence and a room, for what happens between browsers.
 */
const doc = new Y.Doc()
const presence = openPresence()
const items = doc.getMap<unknown>('items')
const rooms: Rooms = new Map()
let room: Room | undefined
let keys: Keys | undefined
let offered: LinkOffer | undefined

/** All channels of this screen, for those who speak past the page. */
const channels = new Set<RTCDataChannel>()
/** All connections of this screen, and whether a wall lets none through. */
const connections = new Set<RTCPeerConnection>()
let walled = false
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(config: RTCConfiguration = {}) {
    super(walled ? { ...config, iceTransportPolicy: 'relay' } : config)
    connections.add(this)
  }
}
/** What is put in the place of words that this screen says. */
let instead: readonly [from: string, to: string] | undefined
/** And of what it writes, on one of its channels: as many letters. */
let forging: readonly [channel: RTCDataChannel, from: string, to: string] | undefined
function forged(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = [...bytes].map((byte) => String.fromCharCode(byte)).join('')
  return Uint8Array.from(text.replaceAll(from, to), (letter) => letter.charCodeAt(0))
}

/** Messages about the document given to channels so far; presence, which is told anew now and then, is none. */
let told = 0
const { send } = RTCDataChannel.prototype
RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
  // After the frame's head comes y-webrtc's word: 0 is the document's.
  if (this.label === 'doc' && data[1] === 0) told++
  if (this.label === 'hands') small.push((data as Uint8Array).length)
  channels.add(this)
  const [from, to] = instead ?? []
  const text = from && this.label === 'talk' ? new TextDecoder().decode(data) : ''
  const given: unknown = data
  if (forging?.[0] === this && given instanceof Uint8Array) {
    send.call(this, forged(given, forging[1], forging[2]) as never)
    return
  }
  const bytes = from && to && text.includes(from) ? text.replace(from, to) : undefined
  send.call(this, (bytes === undefined ? data : new TextEncoder().encode(bytes)) as never)
}

/** The codes for the way back that were made so far. */
const ways: string[] = []
/** Motions of others, in the order in which they came. */
const felt: { client: number; motion: Motion; sent: number }[] = []
presence.feel((client, { motion, sent }) => felt.push({ client, motion, sent }))
/** Small messages sent: the bytes of each. */
const small: number[] = []
const versions: Record<string, unknown>[] = []
function itemsIn(updates: readonly Uint8Array[]) {
  const other = new Y.Doc()
  for (const update of updates) Y.applyUpdate(other, update)
  return other.getMap<unknown>('items')
}
const words: { from: string; word: unknown }[] = []
const seen: { id: string; became: string; faces?: number[] }[] = []

const facesOf = ({ thrown }: Terms, seed: string): number[] =>
  simulate({ ...thrown, seed }).roll.map(({ face }) => face)

const screen = {
  /** Its number, once it has joined. */
  get client() {
    return presence.client
  },
  /** Messages about the document sent so far. */
  told: () => told,
  doc,
  errors: [] as string[],
  /** Joins, by a key of 16 bytes as plain numbers; without servers where no addresses are given. */
  async join(
    key: readonly number[],
    servers: readonly string[],
    watch = false,
    relays: readonly string[] = [],
  ) {
    const all = writerKeys(Uint8Array.from(key))
    keys = watch ? watcherKeys(all.read) : all
    room = await joinRoom(rooms, { id: 'bare', doc, presence })
    room.listen((from, word) => {
      const parting = from.peer === OURSELVES ? readParted(word) : undefined
      if (!parting || 'forked' in parting) {
        words.push({ from: from.peer, word })
        return
      }
      const { there, next } = parting.parted
      versions.push((next ? items : itemsIn(there)).toJSON())
      if (next) exchange(doc, next.fresh)
    })
    room.hear(({ terms: all, became }) => {
      const faces = became.is === 'opened' ? { faces: facesOf(all, became.seed) } : {}
      seen.push({ id: all.id, became: became.is, ...faces })
    })
    await room.share({ keys, servers, ice: [], relays })
  },
  /** Puts frames on all channels of this name as they are, so many times. */
  shout(label: 'doc' | 'talk', frames: readonly (readonly number[])[], times = 1) {
    for (const channel of channels) {
      if (channel.label !== label || channel.readyState !== 'open') continue
      for (let n = 0; n < times; n++) {
        for (const frame of frames) send.call(channel, Uint8Array.from(frame) as never)
      }
    }
  },
  /** From now on says other words than the page would. */
  lie(from: string, to: string) {
    instead = [from, to]
  },
  /** Says a word to all, or to one of them. */
  tell: (word: object, to?: string) => room?.tell(word, to),
  /** The whole document, as it is kept and saved. */
  saved: () => [...Y.encodeStateAsUpdate(doc)],
  /** From now on writes something else for one of the others than for the rest. */
  forge(from: string, to: string) {
    const [first] = [...channels].filter((one) => one.label === 'doc' && one.readyState === 'open')
    if (first) forging = [first, from, to]
  },
  /** What stood here in another version, of those that parted. */
  versions: (key: string) => versions.map((version) => version[key]),
  /** What was said to this screen in words of the table's own. */
  words: () => words,
  set: (key: string, value: unknown) => items.set(key, value),
  /** Puts this many bytes under one key. */
  fill: (key: string, bytes: number) => items.set(key, 'x'.repeat(bytes)),
  read: (key: string) => items.get(key),
  size: (key: string) => String(items.get(key) ?? '').length,
  all: () => items.toJSON(),
  point: (x: number, y: number) => presence.move({ pointer: [x, y] }),
  /** A hand that holds a card moves here. */
  drag(x: number, y: number) {
    if (!presence.mine().held?.length)
      presence.set({ held: [{ n: 1, ids: ['card'], at: { x: 0, y: 0, turn: 0 } }] })
    presence.move({ pointer: [x, y], moved: [{ n: 1, dx: x, dy: y, turn: 0 }] })
  },
  /** And lets it go. */
  drop(x: number, y: number) {
    items.set('card', { x, y })
    presence.set({ held: [] })
    presence.move({ moved: [] })
  },
  felt: () => felt,
  /** Where each of the others points now. */
  pointers: () =>
    [...presence.others().keys()].map(
      (who) => felt.findLast(({ client }) => client === who)?.motion.pointer,
    ),
  small: () => small,
  others: () => [...presence.others().entries()],
  around: () => room?.around() ?? { neighbours: [], servers: [], self: undefined },
  /** From now on no direct path leads out of here. */
  wallIn() {
    walled = true
    for (const connection of connections) connection.close()
  },
  /** The clients we have a link to. */
  linked: () => (room?.around().neighbours ?? []).map(({ client }) => client),
  async offer() {
    if (!room || !keys) throw new Error('join first')
    offered = await (await room.met()).offer()
    return offerCode(keys, offered.description)
  },
  /** Answers a code; resolves with the first code for the way back. */
  async answer(text: string) {
    const code = readCode(text)
    if (!('is' in code) || code.is !== 'offer' || !room) throw new Error('no offer')
    const { description } = code
    const company = await room.met()
    return new Promise<string>((take) => {
      company.answer(description, (way) => {
        ways.push(answerCode(way))
        take(answerCode(way))
      })
    })
  },
  /** All codes for the way back so far: only the newest is good. */
  ways: () => ways,
  answered(text: string) {
    const code = readCode(text)
    if (!('is' in code) || code.is !== 'answer') throw new Error('no answer')
    return offered?.answered(code.description)
  },
  key: () => keys && keyCode(keys),
  /** Throws dice with whoever is there; resolves with the faces, and how many witnessed them. */
  async throwDice(id: string, dice: number) {
    const all: Terms = terms(id, dice)
    const agreed = await room?.throwDice(all, () => undefined)
    if (!agreed || 'lacking' in agreed) return undefined
    const { seed, joint } = agreed
    const { thrown, ...own } = all
    const record = { ...own, at: 0, roll: [] }
    return {
      faces: facesOf(all, seed),
      witnesses: joint.witnesses.length,
      silent: joint.silent.length,
      proven: standingOf({ ...record, thrown: { ...thrown, seed }, joint }, '') === 'witnessed',
    }
  },
  /** What became of the throws of others, as this screen saw and rolled it. */
  seen: () => seen,
  /** Goes on with another key, as all who stay are to do, and without those clients. */
  async renew(key: readonly number[], watch: boolean, without: readonly number[]) {
    const all = writerKeys(Uint8Array.from(key))
    keys = watch ? watcherKeys(all.read) : all
    const { neighbours } = room?.around() ?? { neighbours: [] }
    const stay = neighbours.flatMap(({ peer, client }) => (without.includes(client) ? [] : [peer]))
    const company = await room?.met()
    company?.renew(keys, new Set(stay))
  },
  leave: () => room?.leave(),
}
export type Screen = typeof screen

addEventListener('error', ({ message }) => screen.errors.push(message))
addEventListener('unhandledrejection', ({ reason }) => screen.errors.push(String(reason)))
Object.assign(globalThis, { screen_: screen })
